import { TurnResult } from '@pravas/contract/tripmate'
import { serialise } from '../kernel/cards.ts'
import type { Engine, TurnInput } from '../kernel/engine.ts'
import { actingTools } from '../kernel/tool.ts'
import { createTurns, type Said, type Turns, type TurnsDeps, type TurnToKeep } from '../kernel/turns.ts'
import { stateOfNewChat } from './dialogue/parked-rules.ts'
import type { Reply } from './reply.ts'
import { tripName } from './trip-name.ts'

export type TripmateTurns = Turns<Said, TurnResult>

interface TripmateTurnsDeps<Tools> extends TurnsDeps {
  engine: Engine<TurnInput<Tools>, Reply>
  tools: Tools
}

/** The turns of TripMate. */
export function createTripmateTurns<Tools extends object>({
  engine,
  tools,
  ...deps
}: TripmateTurnsDeps<Tools>): TripmateTurns {
  return createTurns<Said, Reply, TurnResult>(
    {
      name: 'tripmate',
      newChat: stateOfNewChat,
      answer: ({ input, acting }) => engine.turn({ ...input, tools: actingTools(tools, acting) }),
      keep: (_trx, turn) => ({ result: resultOf(turn.reply), change: changeOf(turn) }),
      result: TurnResult,
      failureWords: { stopped: 'Stopped.', surprise: 'Sorry, I encountered an error.' },
    },
    deps,
  )
}

function changeOf({ reply: { state, destination }, before, effects }: TurnToKeep<Said, Reply>) {
  const chatName = tripName(state)
  return {
    state,
    // What was sent cannot be taken back.
    stateBefore: effects.size > 0 ? null : before,
    ...(destination && { destination }),
    ...(chatName && { chatName }),
  }
}

function resultOf({ parts, form, suggestions }: Reply): TurnResult {
  return {
    type: 'result',
    response: serialise(parts),
    showFlightForm: form?.type === 'flight',
    showHotelForm: form?.type === 'hotel',
    bookingType: form?.type ?? null,
    prefillData: form && { type: form.type, ...form.prefill },
    suggestions,
  }
}
