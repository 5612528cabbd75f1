import { CalendarDate } from '@pravas/contract/dates'
import { paiseFromRupees } from '@pravas/contract/money'
import { MOST_LEGS } from '@pravas/contract/trip-choice'
import type { Selection, Slots } from '@pravas/language/travel/types'
import { z } from 'zod'
import { TravelCity } from '../../../travel/city-rules.ts'
import { KINDS, TIME_NAMES, TripCriteria } from '../../../trips/draft/trip-draft.ts'

const Rupees = z.number().positive().max(10_000_000)
const OfReturn = TripCriteria.pick({ airline: true, other_airlines: true, without_airlines: true, stops: true }).extend(
  TripCriteria.pick(
    Object.fromEntries(TIME_NAMES.map((name) => [name, true])) as Record<(typeof TIME_NAMES)[number], true>,
  ).shape,
)
const Criteria = TripCriteria.omit({ max_price_paise: true, max_night_paise: true, return_filters: true }).extend({
  max_fare_rupees: Rupees.optional(),
  max_night_rupees: Rupees.optional(),
  near: z.string().max(100).optional().describe('A place in the city of the stay'),
  return_filters: OfReturn.optional().describe('What is wished of the flight back alone'),
})
const Place = z.int().min(1).max(50)
const EXTREMES = ['cheapest', 'fastest', 'earliest', 'latest', 'first_landing', 'best_rated', 'nearest'] as const

/** One thing that a person may want of their trip draft, in place of a message for the rules to read. Nothing here sends. */
export const TripAct = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('set'),
    goal: z.enum(['flight', 'hotel', 'both']).optional().describe('What is searched for, where the person says so'),
    criteria: Criteria.describe('Only what the person said; what is known already stays'),
  }),
  z.object({
    intent: z.literal('plan_journey'),
    legs: z
      .array(z.object({ from: TravelCity.optional(), to: TravelCity, depart: CalendarDate.optional() }))
      .min(2)
      .max(MOST_LEGS)
      .describe('All flights of a journey over several cities, in their order'),
    hotels: z.array(TravelCity).optional().describe('The cities in which a hotel is wanted'),
  }),
  z.object({
    intent: z.literal('choose'),
    part: z.enum(KINDS).optional(),
    number: Place.optional().describe('Its place in the list that the person sees, from 1'),
    flight_number: z.string().max(20).optional(),
    hotel: z.string().max(200).optional(),
    most: z.enum(EXTREMES).optional(),
  }),
  z.object({ intent: z.literal('leave_out'), part: z.enum(['flight', 'hotel', 'return']) }),
  z.object({
    intent: z.literal('ask_again'),
    about: z.enum(['dates', 'return', 'to', 'from', 'class', 'purpose', 'flight', 'return_flight', 'hotel']),
  }),
  z.object({ intent: z.literal('compare'), first: Place, second: Place }),
  z.object({ intent: z.literal('swap_cities') }),
  z.object({ intent: z.literal('more_options') }),
  z.object({ intent: z.literal('show_draft') }),
  z.object({ intent: z.literal('undo') }),
])
export type TripAct = z.infer<typeof TripAct>

/** The criteria of an act as the language gives them. */
export function slotsOf(given: Extract<TripAct, { intent: 'set' }>['criteria']): Slots {
  const { max_fare_rupees: fare, max_night_rupees: night, near: _n, refundable: _r, sort: _s, ...slots } = given
  const known = Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined)) as Slots
  return {
    ...known,
    ...(fare !== undefined && { max_price_paise: paiseFromRupees(fare) }),
    ...(night !== undefined && { max_night_paise: paiseFromRupees(night) }),
  }
}

/** Which result an act chooses: the one that it names best. */
export function selectionOf({
  part,
  number,
  flight_number,
  hotel,
  most,
}: Extract<TripAct, { intent: 'choose' }>): Selection {
  const target = part && { target: part }
  if (flight_number !== undefined) return { by: 'flight_number', flightNumber: flight_number }
  if (hotel !== undefined) return { by: 'hotel_name', name: hotel }
  if (number !== undefined) return { by: 'ordinal', index: number, ...target }
  return most ? { by: 'extreme', extreme: most, ...target } : { by: 'offered', ...target }
}
