import { CalendarDate } from '@pravas/contract/dates'
import { TurnResult } from '@pravas/contract/tripmate'
import { replies } from '@pravas/messages/tripmate'
import { z } from 'zod'
import { dayText } from '../../formats.ts'
import { newId } from '../../ids.ts'
import { policyOfDay } from '../../policy/policies-service.ts'
import { serialise } from '../kernel/cards.ts'
import type { Engine } from '../kernel/engine.ts'
import { actingTools } from '../kernel/tool.ts'
import { createTurns, type Turns, type TurnsDeps, type Utterance } from '../kernel/turns.ts'
import { type QuestionVoice, withQuestions } from '../questions/question-turns.ts'
import type { QuestionTools } from '../tools/question-tools.ts'
import { stateOfNewChat } from './dialogue/parked-rules.ts'
import { EMPTY, readState, toldBy } from './dialogue/state.ts'
import type { DialogueMemory } from './dialogue-memory.ts'
import type { TripmateTurn } from './engine/read-turn.ts'
import type { Reply } from './reply.ts'

export type TripmateTurns = Turns<Utterance, TurnResult>

interface TripmateTurnsDeps<Tools> extends TurnsDeps {
  engine: Engine<TripmateTurn<Tools>, Reply>
  tools: Tools
  memory: DialogueMemory
  questions: QuestionTools
}

/** The turns of TripMate. */
export function createTripmateTurns<Tools extends object>({
  engine,
  tools,
  memory,
  questions,
  ...deps
}: TripmateTurnsDeps<Tools>): TripmateTurns {
  return createTurns<Utterance, Reply, TurnResult>(
    {
      name: 'tripmate',
      // What the page did already is what the new chat is about.
      newChat: (state, said) => (toldBy(state, said) ? state : stateOfNewChat(state)),
      prepare: async ({ actor, said, conversation }) => {
        if (conversation) return { ...conversation, state: await memory.read(deps.db, actor, conversation.state) }
        const state = await memory.begun(deps.db, actor, said.sessionId)
        const row = { orgId: actor.orgId, id: newId(), chatName: '', stateBefore: null, freshSince: null }
        return state && { ...row, state }
      },
      async *answer({ actor, said, input, acting }) {
        const policy = await policyOfDay(deps.db, actor, input.today, sentOnOf(input.state))
        const told = toldBy(input.state, said)
        if (told) {
          yield* engine.turn({ ...input, policy, told, tools: actingTools(tools, acting) })
          return
        }
        const asked = { ...input, tools: actingTools(questions, acting), voice: tripmateQuestions, isOrder: false }
        yield* withQuestions(asked, (state) =>
          engine.turn({ ...input, state, policy, tools: actingTools(tools, acting) }),
        )
      },
      keep: async (trx, turn) => {
        const before = turn.prepared?.state ?? {}
        const acted = turn.effects.size > 0
        const state = await memory.keep(trx, turn.actor, { before, after: turn.reply.state, acted })
        const told = toldBy(before, turn.said)
        // What was sent cannot be taken back.
        const stateBefore =
          acted || told?.sent ? null : told ? { ...before, ...(told.before ?? NOTHING_BEGUN) } : before
        return { result: resultOf(turn.reply), change: { ...changeOf(turn.reply), state, stateBefore } }
      },
      result: TurnResult,
      failureWords: { stopped: replies('stopped'), surprise: replies('error') },
    },
    deps,
  )
}

/** A dialogue without a trip. */
const { goal, criteria, legs, chosen, seen, searchedOn } = EMPTY
const NOTHING_BEGUN = { goal, criteria, legs, chosen, seen, searchedOn, draftId: null }

const Changing = z.object({ revises: z.object({ sentOn: CalendarDate }) })

/** The day on which the trip that is changed was first sent; undefined of a new one. */
function sentOnOf(state: unknown): string | undefined {
  return Changing.safeParse(state).data?.revises.sentOn
}

function changeOf({ state, destination }: Reply) {
  const chatName = tripName(state)
  return { ...(destination && { destination }), ...(chatName && { chatName }) }
}

function resultOf({ parts, form, suggestions, tags }: Reply): TurnResult {
  return {
    type: 'result',
    response: serialise(parts),
    showFlightForm: form?.type === 'flight',
    showHotelForm: form?.type === 'hotel',
    bookingType: form?.type ?? null,
    prefillData: form && { type: form.type, ...form.prefill },
    suggestions,
    ...(tags && tags.length > 0 && { tags }),
  }
}

/** How TripMate speaks of the questions about trips. */
const tripmateQuestions: QuestionVoice<Reply> = {
  kind: 'trip',
  other: 'FinGenie',
  /** What was said since the draft was shown, an 'ok' may be about. */
  aside(state) {
    const dialogue = readState(state)
    const { asked } = dialogue
    return { ...dialogue, ...(asked?.about === 'confirm' && { asked: { ...asked, since: 'aside' } }) }
  },
  reply: (text, state, suggestions) => ({
    state,
    parts: [{ kind: 'text', text }],
    form: null,
    suggestions,
    destination: null,
  }),
  withNote: (reply, note, suggestions) => ({
    ...reply,
    parts: [...reply.parts, { kind: 'text', text: note }],
    suggestions: [...reply.suggestions, ...suggestions],
  }),
}

const text = z.string().optional().catch(undefined)
/** Where and when the trip goes, as far as TripMate's memory says it. */
const Trip = z.object({
  criteria: z.object({ from: text, to: text, city: text, depart: text, check_in: text }),
})

/** A name for what TripMate has understood of a trip: where it goes and when; undefined while the place is open. */
export function tripName(state: unknown): string | undefined {
  const trip = Trip.safeParse(state)
  if (!trip.success) return undefined
  const { from, to, city, depart, check_in } = trip.data.criteria
  const place = placeName(from, to, city)
  const day = to === undefined ? check_in : depart
  const known = CalendarDate.safeParse(day).data
  return place && (known ? replies('trip.with-day', { trip: place, day: dayText(known) }) : place)
}

function placeName(from: string | undefined, to: string | undefined, city: string | undefined): string | undefined {
  if (to !== undefined) return from === undefined ? replies('name.to', { to }) : replies('name.route', { from, to })
  return city === undefined ? undefined : replies('name.hotel', { city })
}
