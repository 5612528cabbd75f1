import { FlightResult, HotelResult } from '@pravas/contract/cards'
import { CalendarDate } from '@pravas/contract/dates'
import { FlightClass } from '@pravas/contract/trips'
import { TONGUES } from '@pravas/language/text/tongue'
import { z } from 'zod'
import { TravelCity } from '../../../travel/city-rules.ts'
import { ReturnedTrip } from '../../../trips/draft/reopened-trip-rules.ts'
import {
  Goal,
  KINDS,
  type ParkedLeg,
  StoredCriteria,
  TRIP_DRAFT_FIELDS,
  TripCriteria,
  type TripDraft,
  TripRequest,
} from '../../../trips/draft/trip-draft.ts'
import { PendingQuestions } from '../../questions/pending-answer.ts'

/** A slot that can be asked for. */
const Slot = TripCriteria.keyof()
export type CriterionName = z.infer<typeof Slot>

/**
 * What the assistant's last question was about: slots, a choice from results, a city offered, which of two days was
 * meant, whether a class above the policy is still wanted, what to change where no flight back leaves after the
 * arrival, or the go-ahead.
 */
export const Question = z.union([
  z.object({ about: z.literal('slots'), slots: z.array(Slot) }),
  z.object({ about: z.literal('goal') }),
  z.object({ about: z.literal('choice'), kind: z.enum(KINDS) }),
  z.object({ about: z.literal('offer') }),
  z.object({ about: z.literal('doubt') }),
  z.object({ about: z.literal('class'), allowed: FlightClass, hours: z.number().optional() }),
  z.object({ about: z.literal('no-return') }),
  z.object({
    about: z.literal('confirm'),
    /** Who would get the request; absent where nobody is set. */
    approver: z.string().optional(),
    /**
     * What was said since the draft was first shown, or last changed, so that an 'ok' may answer that: an answer or the
     * same draft again, that nothing is sent, or, after an 'ok' or a 'yes' to one of these, outright whether to send it.
     */
    since: z.enum(['aside', 'refusal', 'asked']).optional(),
  }),
])
export type Question = z.infer<typeof Question>

const DAYS = ['depart', 'return', 'check_in', 'check_out'] as const

/** What a search found: of those that do not fit the wishes nothing is lost, so that other wishes need no search. */
const FoundFlights = z.object({ outbound: z.array(FlightResult), returning: z.array(FlightResult) })

/** The stored trip draft that something is of; null until it is stored. */
const DraftId = z.uuid().nullable().default(null)

/** The sent trip that a draft changes, and the day on which that was first sent; null of any other. */
const Revised = z.object({ number: z.string(), sentOn: CalendarDate }).nullable().default(null)

/** A trip draft that this conversation is not about just now. */
const ParkedDraft = z.object({
  ...TRIP_DRAFT_FIELDS,
  goal: TRIP_DRAFT_FIELDS.goal.unwrap(),
  draftId: DraftId,
  revises: Revised,
})

/** What the page did to the trip draft, told by a turn whose words are not read as a wish. */
const Told = z.object({
  turnId: z.string(),
  words: z.string(),
  /** The draft as it was; null where one was made. */
  before: z.object({ ...TRIP_DRAFT_FIELDS, goal: TRIP_DRAFT_FIELDS.goal.unwrap() }).nullable(),
  /** Where it was sent: the number of the trip, and who decides on it. */
  sent: z.object({ tripNumber: z.string(), approver: z.string().nullable() }).optional(),
})

/** What a dialogue knows between two turns beside the trip draft that it is about. */
const TALK_FIELDS = {
  draftId: DraftId,
  revises: Revised,
  /** What was asked for where the trip that the draft changes was returned; null where everything may be changed. */
  returned: ReturnedTrip.nullable().default(null),
  /** The version in which the trip draft was read. */
  version: z.int().default(0),
  /** Slots to ask for although nothing needs them, because what was said of them was refused. */
  open: z.array(Slot),
  asked: Question.nullable(),
  /** The results that were shown last: 'the first one' is among these. */
  listed: z.enum(KINDS).nullable().default(null),
  /** The results that the last answer named: 'go with that', 'the cheaper one' are among these. */
  mentioned: z
    .object({ kind: z.enum(KINDS), ids: z.array(z.string()) })
    .nullable()
    .default(null),
  /** A city that the assistant proposed instead of one that it cannot book. */
  offer: z.object({ slot: z.enum(['from', 'to', 'city']), city: TravelCity }).nullable(),
  /** The days between which a day is awaited, as after 'next week'. */
  range: z.object({ slot: z.enum(DAYS), from: CalendarDate, to: CalendarDate }).nullable(),
  /** A day that may replace either of two: the first of a pair, such as the departure, or the last. */
  doubt: z.object({ date: CalendarDate, first: z.enum(DAYS), last: z.enum(DAYS) }).nullable(),
  /** A class above the policy that was asked for: it counts only when the traveller wants it as an exception. */
  beyond: FlightClass.nullable().default(null),
  /**
   * Results of the last searches, in the order in which they are offered. `search` says what was searched, `key` also by
   * which wishes these were picked, and `rest` holds what was found besides.
   */
  flights: FoundFlights.extend({
    search: z.string(),
    key: z.string(),
    rest: FoundFlights,
    /** What pairs of them cost on one ticket. */
    fares: z
      .array(z.object({ out: z.string(), back: z.string(), total: z.number(), priced_at: z.string() }))
      .optional(),
  }).nullable(),
  hotels: z
    .object({ search: z.string(), key: z.string(), options: z.array(HotelResult), rest: z.array(HotelResult) })
    .nullable(),
  /** What the last trip was made of, by title, where the same is wanted again and not yet looked for. */
  again: z.partialRecord(z.enum(KINDS), z.string()).nullable().default(null),
  /**
   * What is taken of each flight of a journey as soon as its flights are known: of the one at a place from 0, or of all that are open
   * (null).
   */
  picks: z
    .array(z.object({ leg: z.int().nullable(), extreme: z.enum(['cheapest', 'fastest', 'earliest', 'latest']) }))
    .default([]),
  parked: ParkedDraft.nullable().default(null),
  /** The trip that was dropped last, so that it can be brought back. */
  dropped: ParkedDraft.nullable().default(null),
  /** The trip as it was before its draft was changed, for 'undo'. */
  past: ParkedDraft.nullable().default(null),
  /** The draft that was shown last; only this one can be confirmed. */
  draft: TripRequest.nullable(),
  /** The draft of which it was said that its live prices cannot be asked again: it may be sent as it is. */
  unchecked: z.uuid().optional(),
  /** What the request is to be booked on, by id, until its draft keeps it. */
  booking: z
    .object({ cost_centre: z.uuid().nullable().optional(), project: z.uuid().nullable().optional() })
    .nullable()
    .default(null),
  /** What the traveller says where the policy asks for a reason. */
  reason: z.string().optional(),
  /** What is held of the questions of whoever decides, which `questions/` deals with. */
  questions: PendingQuestions.optional(),
  /**
   * What was proposed to do with a request that was sent: it is done upon a yes; `words` are those of the change that was wished
   * for. 'say' proposes the words of a change of the trip draft instead.
   */
  proposed: z
    .object({ act: z.enum(['withdraw', 'change', 'say']), number: z.string(), words: z.string().optional() })
    .nullable()
    .default(null),
  /** Whether it was said of this trip what waiting would add to a fare. */
  waitingSaid: z.boolean().default(false),
  /** The language of what was said last, in which the answers are. */
  tongue: z.enum(TONGUES).default('en'),
  /** What is still to be told, by turn. */
  told: z.array(Told).default([]),
  /**
   * The requests of one's own that the last answer was about, by number, in its order, and what was wished for of them: 'it' and 'the
   * second one' are among these. Null where the last answer was about something else.
   */
  subject: z
    .object({ numbers: z.array(z.string()), wish: z.enum(['ask', 'change', 'withdraw']), words: z.string().optional() })
    .nullable()
    .default(null),
  /** The way on the ground that was asked about last, with the day of the flight that it replaces. */
  way: z.object({ from: z.string(), to: z.string(), date: CalendarDate.optional() }).nullable().default(null),
  /** The request of one's own that the last answer about requests was about, by its number. */
  spoken: z.string().nullable().default(null),
  /** The request that was sent last in this conversation, and what it was made of. */
  submitted: z.object({ tripNumber: z.string(), goal: Goal, criteria: StoredCriteria }).nullable(),
}

/** What a turn works on: the trip draft, and what is known of the dialogue about it. */
export const DialogueState = z.object({ ...TRIP_DRAFT_FIELDS, ...TALK_FIELDS })
export type ParkedTrip = Omit<TripDraft, 'goal' | 'lowest'> & {
  goal: Goal
  draftId: string | null
  revises?: z.infer<typeof Revised>
}
/** What was done to a draft elsewhere, as a turn tells it. */
export type ToldTrip = Omit<z.infer<typeof Told>, 'before'> & {
  before: (Omit<TripDraft, 'lowest'> & { goal: Goal }) | null
}
type Talk = Omit<z.infer<z.ZodObject<typeof TALK_FIELDS>>, 'submitted' | 'parked' | 'dropped' | 'past' | 'told'> & {
  told: ToldTrip[]
  parked: ParkedTrip | null
  dropped: ParkedTrip | null
  past: ParkedTrip | null
  submitted: { tripNumber: string; goal: Goal; criteria: TripCriteria } | null
}
export type DialogueState = Omit<TripDraft, 'lowest'> & Talk

export const EMPTY: DialogueState = {
  draftId: null,
  revises: null,
  returned: null,
  version: 0,
  goal: null,
  criteria: {},
  legs: null,
  open: [],
  asked: null,
  listed: null,
  mentioned: null,
  offer: null,
  range: null,
  doubt: null,
  beyond: null,
  flights: null,
  hotels: null,
  searchedOn: null,
  chosen: { flight: null, return_flight: null, hotel: null },
  seen: {},
  again: null,
  picks: [],
  parked: null,
  dropped: null,
  past: null,
  draft: null,
  booking: null,
  proposed: null,
  waitingSaid: false,
  tongue: 'en',
  told: [],
  subject: null,
  way: null,
  spoken: null,
  submitted: null,
}

/** The state that was kept; the empty one when there is none or when it is not legible. */
export function readState(kept: unknown): DialogueState {
  const parsed = DialogueState.safeParse(underNewNames(kept))
  return parsed.success ? (parsed.data as DialogueState) : EMPTY
}

/** The state on another day than that of its searches: what was found and chosen then is no offer any more. */
export function asOf(state: DialogueState, today: string): DialogueState {
  if (state.searchedOn === null || state.searchedOn === today) return state
  const { flights, hotels, searchedOn, chosen, draft } = EMPTY
  // What was chosen of a returned trip is what its approver has seen; live prices are asked again before it is sent.
  if (state.returned) return { ...state, flights, hotels, draft, searchedOn: today }
  const unchosen = (legs: ParkedLeg[]) => legs.map((leg) => ({ ...leg, flight: null, hotel: null }))
  const legs = state.legs && { before: unchosen(state.legs.before), after: unchosen(state.legs.after) }
  return { ...state, legs, flights, hotels, searchedOn, chosen, draft }
}

/** The state without its wish, as after a request was sent or dropped. */
export function withoutDraft(state: DialogueState): DialogueState {
  return { ...EMPTY, submitted: state.submitted, parked: state.parked }
}

/** A kept state under the names of today: until November 2026 the criteria were 'wish', and a parked trip 'shelf'. */
function underNewNames(kept: unknown): unknown {
  if (!isRecord(kept)) return kept
  const { shelf, ...state } = renamed(kept)
  const { parked = shelf ?? null, dropped = null, past = null, submitted = null } = state
  return {
    ...state,
    parked: renamed(parked),
    dropped: renamed(dropped),
    past: renamed(past),
    submitted: renamed(submitted),
  }
}

function renamed(trip: Record<string, unknown>): Record<string, unknown>
function renamed(trip: unknown): unknown
function renamed(trip: unknown): unknown {
  if (!isRecord(trip) || !('wish' in trip)) return trip
  const { wish, ...rest } = trip
  return { ...rest, criteria: wish }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** What a turn tells of, where the page has done it already; undefined of any other message. */
export function toldBy(state: unknown, { turnId, message }: { turnId?: string | undefined; message: string }) {
  return turnId === undefined
    ? undefined
    : readState(state).told.find((told) => told.turnId === turnId && told.words === message)
}
