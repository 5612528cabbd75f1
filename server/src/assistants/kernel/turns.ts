import { type SendMessage, TurnResult } from '@pravas/contract/tripmate'
import type { Actor } from '../../access/actor.ts'
import { demand } from '../../access/may.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { ProblemError } from '../../errors.ts'
import { stateOfNewChat } from '../tripmate/dialogue/parked-rules.ts'
import { serialise, withoutMarkers } from './cards.ts'
import type { ConversationKey } from './conversation-store.ts'
import type { Engine, Reply, TurnInput } from './engine.ts'
import { EXCHANGES, selectExchanges } from './said-store.ts'
import { chatTitle, tripName } from './titles.ts'
import { createTurnLine } from './turns-line.ts'
import type { RunningTurn, TurnControl } from './turns-running.ts'
import { type Answered, type KeptTurn, takeTurn } from './turns-taking.ts'
import type { LimitedTurn } from './worker/turn-limit.ts'

const SORRY = 'Sorry, I encountered an error.'
const STOPPED = 'Stopped.'

/** How a turn ends. */
export type TurnOutcome = TurnResult | { type: 'error'; message: string }

export interface TurnDeps<Tools> {
  db: Database['db']
  clock: Clock
  engine: Engine<Tools>
  tools: Tools
  /** Told of surprises, which the person only learns of as an apology. */
  onError: (error: unknown) => void
  /** Told of a turn that was ended by its limit. */
  onLimit: (turn: LimitedTurn) => void
}

export type Turns = ReturnType<typeof createTurns>

/** The turns of TripMate, which are heard while they are answered. */
export function createTurns<Tools>({ db, clock, engine, tools, onError, onLimit }: TurnDeps<Tools>) {
  const line = createTurnLine<TurnOutcome>(failure, onLimit)

  /** Starts or joins a turn. Throws what the actor may not do, and when too many of their turns have not ended. */
  function start(actor: Actor, message: SendMessage): RunningTurn<TurnOutcome> {
    demand(actor, { to: 'act-as', employeeId: message.employee_id })
    const { personId, orgId } = actor
    const key: ConversationKey = { orgId, personId, assistant: 'tripmate', sessionId: message.sessionId }
    return line.start(key, { message: message.prompt, turnId: message.turnId }, (control) =>
      take(actor, key, message, control),
    )
  }

  function take(actor: Actor, key: ConversationKey, message: SendMessage, control: TurnControl): Promise<TurnResult> {
    const { prompt, turnId, newConversation } = message
    return takeTurn<Reply, TurnResult>(
      { db, clock },
      {
        key,
        turnId,
        title: chatTitle(prompt),
        result: TurnResult,
        answer: (conversation, attempt) => {
          const before = conversation?.state ?? {}
          const state = newConversation ? stateOfNewChat(before) : before
          // An answer given anew is not streamed anew: the page has heard the first one.
          const tell = attempt === 0 ? control.tell : () => {}
          const said = async () =>
            conversation && !newConversation ? selectExchanges(db, conversation, EXCHANGES) : []
          return answer(actor, { message: prompt, state, said }, { ...control, tell })
        },
        keep: (_trx, _conversation, reply, answered) => keptOf(message, reply, answered),
      },
      control,
    )
  }

  /** What the engine answers, and whether it changed anything but the dialogue. */
  async function answer(
    actor: Actor,
    turn: Pick<TurnInput<Tools>, 'message' | 'state' | 'said'>,
    control: TurnControl,
  ) {
    const { signal } = control
    const today = dayOf(clock.now())
    let reply: Reply | undefined
    let acted = false
    for await (const event of engine.turn({ ...turn, actor, today, tools, signal })) {
      if (event.type === 'reply') reply = event.reply
      else if (event.type === 'committing') {
        control.commit()
        acted = true
      } else if (event.type === 'delta') control.tell({ type: 'delta', text: withoutMarkers(event.text) })
      else control.tell(event)
    }
    if (!reply) throw new Error('The engine gave no reply.')
    return { reply, acted }
  }

  function failure(error: unknown, signal: AbortSignal): TurnOutcome {
    if (signal.aborted) return { type: 'error', message: STOPPED }
    if (error instanceof ProblemError) return { type: 'error', message: error.message }
    onError(error)
    return { type: 'error', message: SORRY }
  }

  return {
    start,

    /** Stops a turn of this person; one that has ended or is changing something goes on. */
    cancel: (actor: Actor, turnId: string): void => line.cancel(actor.personId, turnId),

    /** Stops what may be stopped and waits for the rest. */
    close: (): Promise<void> => line.close(),
  }
}

function keptOf(
  { prompt, newConversation }: SendMessage,
  reply: Reply,
  { state: before, acted, now }: Answered,
): KeptTurn<TurnResult> {
  const result = resultOf(reply)
  const { state, destination } = reply
  const chatName = tripName(state)
  return {
    result,
    exchange: { userMessage: prompt, botResponse: result.response },
    change: {
      state,
      stateBefore: acted ? null : before,
      ...(destination && { destination }),
      ...(chatName && { chatName }),
      ...(newConversation && { freshSince: now }),
    },
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
