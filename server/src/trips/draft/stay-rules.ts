import type { RoomType } from '@pravas/contract/trips'
import { addDays } from '@pravas/language/text/calendar'
import type { TravelCity } from '../../travel/city-rules.ts'
import type { Goal, TripCriteria, TripDraft } from './trip-draft.ts'

/** Whether the trip includes flights. */
export function wantsFlight(goal: Goal | null): boolean {
  return goal === 'flight' || goal === 'both'
}

/** Whether the trip includes a hotel. */
export function wantsHotel(goal: Goal | null): boolean {
  return goal === 'hotel' || goal === 'both'
}

export interface Stay {
  city: TravelCity
  check_in: string
  check_out: string
  room_type: RoomType
}

/** The return day, unless the traveller wants one way. */
export function returnDay(criteria: TripCriteria): string | undefined {
  return criteria.trip_type === 'one_way' ? undefined : criteria.return
}

/**
 * The stay as far as it is known. What was not said of it follows from the flights to the same city: it begins on the
 * day of departure and ends on that of the return, or of the next leg. A single room unless said otherwise.
 */
export function stayOf({ goal, criteria, legs }: Pick<TripDraft, 'goal' | 'criteria' | 'legs'>): Partial<Stay> {
  const city = criteria.city ?? (goal === 'both' ? criteria.to : undefined)
  const alongFlights = city !== undefined && city === criteria.to
  const check_in = criteria.check_in ?? (alongFlights ? criteria.depart : undefined)
  const counted =
    check_in !== undefined && criteria.nights !== undefined ? addDays(check_in, criteria.nights) : undefined
  const back = alongFlights ? (legs ? legs.after[0]?.depart : returnDay(criteria)) : undefined
  const followed = back !== undefined && check_in !== undefined && back > check_in ? back : undefined
  const check_out = criteria.check_out ?? counted ?? followed
  return {
    ...(city !== undefined && { city }),
    ...(check_in !== undefined && { check_in }),
    ...(check_out !== undefined && { check_out }),
    room_type: criteria.room_type ?? 'single',
  }
}
