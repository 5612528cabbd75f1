import { FlightResult, HotelResult } from '@pravas/contract/cards'
import { CalendarDate } from '@pravas/contract/dates'
import { City, FlightClass, Purpose, RoomType } from '@pravas/contract/trips'
import { z } from 'zod'
import { SORT_WISHES } from '../../../travel/refine-rules.ts'
import { Shortlist } from './shortlist.ts'
import { TripDraft } from './trip-draft.ts'

const Clock = z.string().regex(/^\d\d:\d\d$/)

const Times = z.object({
  depart_period: z.enum(['morning', 'afternoon', 'evening', 'night']),
  depart_after: Clock,
  depart_before: Clock,
  arrive_after: Clock,
  arrive_before: Clock,
})
export const TIME_NAMES = Times.keyof().options

/** What the traveller has said of the trip, under the names that the language uses. */
export const TripCriteria = z
  .object({
    from: City,
    to: City,
    depart: CalendarDate,
    return: CalendarDate,
    trip_type: z.enum(['one_way', 'round_trip']),
    class: FlightClass,
    airline: z.string(),
    /** Airlines that are left out of the results. */
    without_airlines: z.array(z.string()),
    stops: z.int(),
    max_price_paise: z.int(),
    ...Times.shape,
    /** The times of day of the flight back. */
    return_times: Times.partial(),
    sort: z.enum(SORT_WISHES),
    refundable: z.boolean(),
    purpose: Purpose,
    city: City,
    check_in: CalendarDate,
    check_out: CalendarDate,
    nights: z.int(),
    stars: z.number(),
    room_type: RoomType,
    /** A place in the city of the stay, by the gazetteer's name. */
    near: z.string(),
  })
  .partial()
/** The same with what is not known left out, instead of undefined. */
type Known<T> = { [K in keyof T]?: NonNullable<T[K]> }
export type TripCriteria = Known<Omit<z.infer<typeof TripCriteria>, 'return_times'>> & {
  return_times?: Known<z.infer<typeof Times>>
}

/** The parts that are chosen from results. */
export const KINDS = ['flight', 'return_flight', 'hotel'] as const
export type Kind = (typeof KINDS)[number]

/**
 * A leg of a journey over several cities that is not being talked about just now: what was said of it, what is chosen,
 * and what stood beside the choice. A hotel is one in the city where it ends, until the next leg.
 */
export const ParkedLeg = z.object({
  from: City.optional(),
  to: City.optional(),
  depart: CalendarDate.optional(),
  /** The days between which its day is awaited. */
  between: z.object({ from: CalendarDate, to: CalendarDate }).optional(),
  times: Times.partial().optional(),
  stays: z.boolean(),
  check_in: CalendarDate.optional(),
  check_out: CalendarDate.optional(),
  nights: z.int().optional(),
  flight: FlightResult.nullable(),
  hotel: HotelResult.nullable(),
  seen: z.partialRecord(z.enum(KINDS), Shortlist),
  /** Paise of the lowest fare that would have done as well as the flight chosen. */
  lowestPaise: z.int().nonnegative().optional(),
})
export type ParkedLeg = Known<Omit<z.infer<typeof ParkedLeg>, 'times' | 'flight' | 'hotel' | 'seen'>> &
  Pick<z.infer<typeof ParkedLeg>, 'flight' | 'hotel' | 'seen'> & { times?: Known<z.infer<typeof Times>> }

/** The other legs of a journey; the one that is talked about lies between them, in the criteria. */
const Legs = z.object({ before: z.array(ParkedLeg), after: z.array(ParkedLeg) })

/** A slot that can be asked for. */
const Slot = TripCriteria.omit({ return_times: true }).keyof()
export type CriterionName = z.infer<typeof Slot>

/**
 * What the assistant's last question was about: slots, a choice from results, a city offered, which of two days was
 * meant, whether a class above the policy is wanted all the same, what to change where no flight back leaves after the
 * arrival, or the go-ahead.
 */
export const Question = z.union([
  z.object({ about: z.literal('slots'), slots: z.array(Slot) }),
  z.object({ about: z.literal('goal') }),
  z.object({ about: z.literal('choice'), kind: z.enum(KINDS) }),
  z.object({ about: z.literal('offer') }),
  z.object({ about: z.literal('doubt') }),
  z.object({ about: z.literal('class'), allowed: FlightClass, hours: z.number() }),
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

const Chosen = z.object({
  flight: FlightResult.nullable(),
  return_flight: FlightResult.nullable(),
  hotel: HotelResult.nullable(),
})

/** A trip draft that was put aside when a new chat began. */
const ParkedDraft = z.object({
  goal: z.enum(['flight', 'hotel', 'both']),
  criteria: TripCriteria,
  chosen: Chosen,
  seen: z.partialRecord(z.enum(KINDS), Shortlist),
  searchedOn: CalendarDate.nullable(),
  legs: Legs.nullable().default(null),
})

/** What a dialogue holds between two turns. */
export const DialogueState = z.object({
  goal: z.enum(['flight', 'hotel', 'both']).nullable(),
  criteria: TripCriteria,
  /** Of a journey over several cities; null for a trip there, or there and back. */
  legs: Legs.nullable().default(null),
  /** Slots to ask for although nothing needs them, because what was said of them was refused. */
  open: z.array(Slot),
  asked: Question.nullable(),
  /** A city that the assistant proposed instead of one that it cannot book. */
  offer: z.object({ slot: z.enum(['from', 'to', 'city']), city: City }).nullable(),
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
  /** The day of those searches: fares change from day to day. */
  searchedOn: CalendarDate.nullable(),
  chosen: Chosen,
  /** What stood beside each choice when it was made, for the approver. */
  seen: z.partialRecord(z.enum(KINDS), Shortlist).default({}),
  /** What the last trip was made of, by title, where the same is wanted again and not yet looked for. */
  again: z.partialRecord(z.enum(KINDS), z.string()).nullable().default(null),
  parked: ParkedDraft.nullable().default(null),
  /** The trip that was dropped last, so that it can be brought back. */
  dropped: ParkedDraft.nullable().default(null),
  /** The trip as it was before its draft was changed, for 'undo'. */
  past: ParkedDraft.nullable().default(null),
  /** The draft that was shown last; only this one can be confirmed. */
  draft: TripDraft.nullable(),
  /** The draft of which it was said that its live prices cannot be asked again: it may be sent as it is. */
  unchecked: z.uuid().optional(),
  /** The request that was sent last in this conversation, and what it was made of. */
  submitted: z
    .object({ tripNumber: z.string(), goal: z.enum(['flight', 'hotel', 'both']), criteria: TripCriteria })
    .nullable(),
})
export type Journey = { before: ParkedLeg[]; after: ParkedLeg[] }
type ParkedTrip = Omit<z.infer<typeof ParkedDraft>, 'criteria' | 'legs'> & {
  criteria: TripCriteria
  legs: Journey | null
}
export type DialogueState = Omit<
  z.infer<typeof DialogueState>,
  'criteria' | 'submitted' | 'parked' | 'dropped' | 'past' | 'legs'
> & {
  criteria: TripCriteria
  legs: Journey | null
  parked: ParkedTrip | null
  dropped: ParkedTrip | null
  past: ParkedTrip | null
  submitted: { tripNumber: string; goal: Goal; criteria: TripCriteria } | null
}
export type Goal = NonNullable<z.infer<typeof DialogueState>['goal']>

export const EMPTY: DialogueState = {
  goal: null,
  criteria: {},
  legs: null,
  open: [],
  asked: null,
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
  parked: null,
  dropped: null,
  past: null,
  draft: null,
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
  if (!isRecord(kept) || !('wish' in kept)) return kept
  const { shelf, ...state } = renamed(kept)
  return {
    ...state,
    parked: renamed(shelf ?? null),
    dropped: renamed(state['dropped'] ?? null),
    past: renamed(state['past'] ?? null),
    submitted: renamed(state['submitted'] ?? null),
  }
}

function renamed<T>(trip: T): T | Record<string, unknown> {
  if (!isRecord(trip)) return trip
  const { wish, ...rest } = trip
  return { ...rest, criteria: wish }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
