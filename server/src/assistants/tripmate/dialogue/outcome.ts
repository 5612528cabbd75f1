import type { RequestStatus } from '@pravas/contract/requests'
import type { FlightClass } from '@pravas/contract/trips'
import type { BookingWish } from '@pravas/language/text/booking'
import type { AskedOfRequest } from '@pravas/language/travel/talk/request-questions'
import type { TripHistory } from '@pravas/language/travel/talk/trip-history'
import type { Understanding } from '@pravas/language/travel/types'
import type { Note } from '@pravas/messages/tripmate'
import type { TravelCity } from '../../../travel/city-rules.ts'
import type { Kind, TripCriteria } from '../../../trips/draft/trip-draft.ts'
import type { CriterionName, DialogueState } from './state.ts'

/** A question about the traveller's own trips: one of them, or those of a status. */
export interface StatusQuestion {
  trip: string | undefined
  only?: RequestStatus | undefined
  /** Those to or from all of these cities, or on one of these days. */
  places?: readonly string[]
  days?: readonly string[]
  /** The latest of all. */
  latest?: boolean
  /** What of it is asked beside how it stands. */
  asks?: AskedOfRequest | 'standing'
  /** Those of these numbers. */
  among?: readonly string[]
  /** Those that lie ahead, in some weeks or months or to some cities. */
  ahead?: { places: readonly string[]; within?: { from: string; to: string } }
  /** All of a city, a period or a status. */
  history?: TripHistory
}

/** A way whose fares are asked of the days around one. */
export interface FareCalendar {
  from: TravelCity
  to: TravelCity
  day: string
  /** The day is only asked about: it is not that of the trip. */
  isAsked?: boolean
  class: FlightClass
}

/** The trip as it might be instead, in the words that would wish for it. */
export interface WhatIf {
  criteria: TripCriteria
  words: string
}

/** What the traveller agreed to have done with a request that was sent. */
export type Agreed = NonNullable<DialogueState['proposed']> & { act: 'withdraw' | 'change' }

/** What a sentence makes of the dialogue. */
export interface Outcome {
  state: DialogueState
  /** What is said first. */
  notes: Note[]
  /**
   * What follows: the next step of the trip, the standing question again, nothing more, or something of its own, such
   * as looking at one's trips, at the request that is to be withdrawn, or at who decides.
   */
  act:
    | 'go-on'
    | 'ask-again'
    | 'rest'
    | 'submit'
    | 'approver'
    | { status: StatusQuestion }
    /** A trip like one that was requested before: the latest to or from these cities, or the one of this number. */
    | { again: string | undefined; places: readonly string[] }
    /** What the flight in question costs on the days around. */
    | { calendar: FareCalendar }
    /** What the flights would cost if the trip were another one. */
    | { whatIf: WhatIf }
    /** Of a trip by its number, or of those to or from these cities. */
    | { withdraw: string | undefined; places?: readonly string[]; days?: readonly string[]; among?: readonly string[] }
    /** The same of one that is to be changed; `words` are those of the change that was wished for. */
    | {
        change: string | undefined
        places?: readonly string[]
        days?: readonly string[]
        among?: readonly string[]
        words?: string
      }
    /** What was proposed of a request that was sent is agreed to. */
    | { agreed: Agreed }
  /** What was asked is answered, and nothing else is read in the message. */
  informs?: true
  /** All of the message was read, by a grammar of its own. */
  whole?: true
  /** Results to show again. */
  show: Kind[]
  form: 'flight' | 'hotel' | null
  said: ReadonlySet<CriterionName>
  /** What the part of the message that decides was understood as, where a reading took the message apart. */
  of?: Understanding
  /** What the request is to be booked on. */
  booking?: BookingWish
  /** Says that nothing was done, for a turn that leaves the draft as it was shown and has nothing else to say. */
  undone?: Note[]
  /** Names what of a wish was not read, where the rest of it was acted on. */
  unread?: Note | undefined
}

/** The dialogue as it stands, going on. */
export function goOn(state: DialogueState, notes: Note[] = []): Outcome {
  return { state, notes, act: 'go-on', show: [], form: null, said: new Set() }
}

/** Something is said, and then what stood to answer is asked again. */
export function aside(state: DialogueState, said: Note): Outcome {
  return { ...goOn(state, [said]), act: 'ask-again' }
}
