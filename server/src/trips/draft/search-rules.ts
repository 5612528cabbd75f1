import type { FlightClass } from '@pravas/contract/trips'
import type { TravelCity } from '../../travel/city-rules.ts'
import { returnDay, type Stay, stayOf } from './stay-rules.ts'
import type { TripCriteria, TripDraft } from './trip-draft.ts'

/** A flight search that is ready to be made. */
export interface FlightSearch {
  from: TravelCity
  to: TravelCity
  depart: string
  return?: string
  class: FlightClass
}

/** The flights that the criteria asks for; undefined while something is missing. Economy unless said otherwise. */
export function flightSearch(criteria: TripCriteria): FlightSearch | undefined {
  const { from, to, depart } = criteria
  if (from === undefined || to === undefined || depart === undefined) return undefined
  const back = returnDay(criteria)
  return { from, to, depart, ...(back !== undefined && { return: back }), class: criteria.class ?? 'economy' }
}

/** The stay when all of it is known. */
export function wholeStay(draft: Pick<TripDraft, 'goal' | 'criteria' | 'legs'>): Stay | undefined {
  const { city, check_in, check_out, room_type } = stayOf(draft)
  if (city === undefined || check_in === undefined || check_out === undefined || room_type === undefined)
    return undefined
  return { city, check_in, check_out, room_type }
}
