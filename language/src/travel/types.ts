import type { IsoDate } from '../text/calendar.ts'
import type { ClockTime, DayPeriod } from '../text/clock.ts'
import type { City } from '../text/places.ts'

export type Cabin = 'economy' | 'premium_economy' | 'business' | 'first'
export type TripType = 'one_way' | 'round_trip' | 'multi_city'
export type Purpose = 'business' | 'personal' | 'conference' | 'training'
export type RoomType = 'single' | 'double' | 'suite'
export type SortWish = 'price' | 'duration' | 'departure_early' | 'departure_late'
export type Domain = 'flight' | 'hotel'

/**
 * What a sentence can fill. Only what was said is present: `check_out` is not computed from `nights`, a return date
 * does not set `trip_type`, and a one-way wish does not erase a return date (`trip_type` then says it does not count).
 */
export interface Slots {
  from?: City
  to?: City
  via?: City
  depart?: IsoDate
  return?: IsoDate
  trip_type?: TripType
  class?: Cabin
  passengers?: number
  /** Main name of the airline, for example `IndiGo`. */
  airline?: string
  /** Main names of airlines that will do as well as `airline`. */
  other_airlines?: readonly string[]
  /** Main names of airlines that are not wanted. */
  without_airlines?: readonly string[]
  /** The greatest number of stops accepted; 0 is non-stop. */
  stops?: number
  /** Highest fare of a flight, in paise. */
  max_price_paise?: number
  /** Highest price of a night in a hotel, in paise. */
  max_night_paise?: number
  depart_period?: DayPeriod
  /** What is wished of the flight back alone: 'return by Air India only', 'an evening flight back'. */
  return_filters?: FlightFilters
  depart_after?: ClockTime
  depart_before?: ClockTime
  arrive_after?: ClockTime
  arrive_before?: ClockTime
  sort?: SortWish
  purpose?: Purpose
  city?: City
  check_in?: IsoDate
  check_out?: IsoDate
  nights?: number
  guests?: number
  rooms?: number
  /** Stars of the hotel: just as many, or at least as many where `stars_most` says up to how many. */
  stars?: number
  stars_most?: number
  room_type?: RoomType
  /** A place that is recognised but that the product does not serve; its role stands in `problems`. */
  unsupported_city?: string
  /** The flights of a journey over several cities, in their order; what `journey` says is done with them. */
  legs?: readonly Leg[]
}

/** What picks among the flights of one direction. */
export type FlightFilters = Pick<
  Slots,
  | 'airline'
  | 'other_airlines'
  | 'without_airlines'
  | 'stops'
  | 'max_price_paise'
  | 'depart_period'
  | 'depart_after'
  | 'depart_before'
  | 'arrive_after'
  | 'arrive_before'
  | 'sort'
>

/** One flight of a journey over several cities, as far as it was said. */
export interface Leg {
  from?: City
  to?: City
  depart?: IsoDate
  /** A period that was said instead of a day. */
  between?: { from: IsoDate; to: IsoDate }
  period?: DayPeriod
}

/** What a sentence does to a journey over several cities. Numbers count the legs of `known.legs` from 1. */
export type Journey =
  /** `slots.legs` are all of it, or come to what is there already. */
  | ({ do: 'plan' | 'add'; stays?: Stays } & StayNights)
  | { do: 'drop'; leg: number }
  | { do: 'change'; leg: number; depart?: IsoDate; between?: { from: IsoDate; to: IsoDate } }
  /** Another city in place of a stop. */
  | { do: 'replace'; stop: City; by: City }
  /** Hotels in some cities, and none in others. */
  | ({ do: 'stay'; stays: Stays; without?: readonly City[] } & StayNights)

/** How many nights each of those hotels is for, where it is not until the next flight. */
type StayNights = { nights?: number }

/** The cities of a journey in which a hotel is wanted. */
export type Stays = readonly City[] | 'every'

export type SlotName = keyof Slots

export interface Context {
  /** The day on which the sentence is said, in the traveller's time zone. */
  today: IsoDate
  /** The slots that the assistant has just asked for; empty or absent when it asked nothing. */
  requested?: readonly SlotName[]
  /** The days between which the assistant asked for one, as after 'next week'. */
  awaited?: { slot: SlotName; from: IsoDate; to: IsoDate }
  /** The assistant has just asked which of the results shown it shall be, so a number alone names one. */
  choosing?: boolean
  /** What the dialogue is about when the sentence does not say. */
  domain?: Domain
  /** Which cities can be booked: every one of India with an airport, or the six of the booking form where it is absent. */
  serves?: 'india'
  /** What the dialogue already holds: settles corrections ('not Mumbai, Chennai') and relative words ('the day after'). */
  known?: Readonly<Slots>
}

/** Something in the sentence that the dialogue has to settle with the traveller. */
export type Problem =
  /** A place outside the six cities; `near` is the served city it belongs to (Gurgaon: Delhi). */
  | { kind: 'unsupported_city'; city: string; role: 'from' | 'to' | 'via' | 'city'; near?: City }
  /** A period instead of a day ('next week'): no date slot was filled from it. */
  | { kind: 'vague_date'; slot: 'depart' | 'return' | 'check_in' | 'check_out'; from: IsoDate; to: IsoDate }
  /** A day that the calendar does not have, as it was written. */
  | { kind: 'invalid_date'; text: string }
  /** A day that is only a guess ('maybe Friday'): no slot was filled from it. */
  | { kind: 'unsure_date'; slot: 'depart' | 'return' | 'check_in' | 'check_out'; day: IsoDate }
  /** Something that is not wanted, which no slot can hold ('not in the morning'), as it was said. */
  | { kind: 'excluded'; text: string }
  /** A result that is named and not decided on: 'maybe the second one', 'the first or the second'. */
  | { kind: 'unsure_choice' }
  /** 'No 10': a refusal and a day, or the tenth option. */
  | { kind: 'number_or_no'; number: number }
  /** The sentence allows more than one slot; the value went into the first. */
  | { kind: 'ambiguous'; slots: SlotName[] }
  /** Two values where one is needed ('business or economy'); the slot is left empty. Of days both are given. */
  | { kind: 'alternatives'; slot: SlotName; days?: readonly [IsoDate, IsoDate] }

export type Extreme =
  | 'cheapest'
  | 'dearest'
  | 'fastest'
  | 'earliest'
  | 'latest'
  /** It lands first. */
  | 'first_landing'
  | 'best_rated'
  | 'nearest'

/** A part of the trip that words name; of 'the flight' the dialogue knows which one. */
export type Target = Domain | 'return_flight'

/** What a choice says of the result beside which one it is: 'the first that lands before nine', 'the cheapest IndiGo'. */
export type Where = Pick<Slots, 'max_night_paise' | 'stars' | 'stars_most'> & Omit<FlightFilters, 'sort'>

/**
 * Which of the shown results is meant. Ordinals count from 1; -1 is the last. Prices are paise. `where` leaves some of the results
 * aside before one is named or counted.
 */
export type Selection = Named & { where?: Where }

type Named =
  | { by: 'ordinal'; index: number; target?: Target }
  /** `rank` counts from the extreme one: 2 with 'cheapest' is the second cheapest; absent for the extreme one itself. */
  | {
      by: 'extreme'
      extreme: Extreme
      rank?: number
      /** Of two or more that were just spoken of: 'the cheaper one'. */
      among?: true
      target?: Target
    }
  | { by: 'airline'; airline: string }
  | { by: 'flight_number'; flightNumber: string }
  | { by: 'hotel_name'; name: string }
  /** `other` is the same time in the other half of the day, where the sentence left that open. */
  | { by: 'departure'; time?: ClockTime; other?: ClockTime; period?: DayPeriod }
  /** The only one that fits what is said of it: 'the one around noon'. */
  | { by: 'fitting'; target?: Target }
  /** 'That one': what the assistant offered or named last. */
  | { by: 'offered'; target?: Target }
  | {
      by: 'flight_card'
      airline: string
      flightNumber: string
      departure: string
      arrival: string
      pricePaise?: number
    }
  | { by: 'hotel_card'; name: string; pricePaise?: number }

/** What somebody wants cancelled, as far as they said. */
export interface Cancelled {
  /** Main names of the places that it names, and its days. */
  places: readonly string[]
  days: readonly IsoDate[]
  /** A part of a trip. */
  part?: 'flight' | 'hotel' | 'return'
  /** Words that name none of this, as they were said: something else is meant. */
  unread: readonly string[]
}

/** Intents that carry nothing but slots. */
export type PlainIntent =
  | 'search_flight'
  | 'search_hotel'
  | 'search_both'
  /** Bare slot values, mostly an answer to the assistant's question. */
  | 'inform'
  /** Slot values that replace earlier ones. */
  | 'correct'
  | 'affirm'
  | 'deny'
  | 'restart'
  | 'greet'
  | 'goodbye'
  | 'thanks'
  | 'small_talk'
  | 'help'
  /** Wants other results than those shown. */
  | 'more_options'
  /** A question about the results shown (airport, times, baggage, refund). */
  | 'ask_detail'
  /** A question about a price without a route; with a route it is a search. */
  | 'ask_fare'
  | 'submit'
  /** Asks for the booking form. */
  | 'open_form'
  | 'abuse'
  /** Nothing could be made of it. */
  | 'other'

/** Why a sentence is outside what the assistant does. */
export type OutOfScope =
  | 'topic'
  /** It says something, but nothing that could be made out. */
  | 'unknown'
  /** Instructions to the machine, for example to ignore its rules or to approve something. */
  | 'instruction'
  /** Asks to approve, or to mark as approved. */
  | 'approval'
  /** Asks for the data of another person. */
  | 'other_person'

interface UnderstoodSentence {
  slots: Slots
  /** Values that the sentence rejects ('not Mumbai'), by the slot that held them where that is known. */
  negated: { slot?: SlotName; value: string | number }[]
  /** Slots whose value differs from the one in `context.known`. */
  corrections: SlotName[]
  problems: Problem[]
  /** Further intents in the same sentence, for example `thanks` before a search. */
  also: Intent[]
  /** What the sentence is about, as far as it or its context says. */
  domain?: Domain | 'both'
  /** What it does to a journey over several cities. */
  journey?: Journey
  /** When an event begins: `arrive_before` is two hours earlier. */
  landsFor?: ClockTime
  /** When an event ends: the flight back leaves two hours later at the earliest. */
  leavesAfter?: ClockTime
  /** Limits of the way out whose hour was said without its half of the day, with the hour of the other half. */
  openHours?: readonly { name: 'depart_after' | 'depart_before' | 'arrive_after' | 'arrive_before'; other: ClockTime }[]
}

/** What a sentence means. `intent` discriminates. */
export type Understanding = UnderstoodSentence &
  (
    | { intent: PlainIntent }
    | { intent: 'select'; selection: Selection }
    /** Of one's own trips; `trip` is a trip number where one was named. */
    | { intent: 'ask_status'; trip?: string }
    /** The current wish, or the pending request of number `trip`. */
    | { intent: 'cancel'; trip?: string; about: Cancelled }
    /** What the question mentions stands in `about`: a question fills no slot. */
    | { intent: 'ask_policy'; about: Slots }
    | { intent: 'out_of_scope'; reason: OutOfScope; about: Slots }
  )

export type Intent = Understanding['intent']
