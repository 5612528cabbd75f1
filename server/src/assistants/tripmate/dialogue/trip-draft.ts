import { FlightResult, HotelResult } from '@pravas/contract/cards'
import { CalendarDate } from '@pravas/contract/dates'
import { AlsoOffered, City, Purpose } from '@pravas/contract/trips'
import { z } from 'zod'

/** So many flights go into one request, each with a hotel where it ends. */
export const MOST_LEGS = 6

const Chosen = {
  title: z.string().min(1),
  pricePaise: z.int().nonnegative(),
  /** What stood beside it when it was chosen. */
  alsoOffered: AlsoOffered.optional(),
}

/** A trip request as it is shown before it is sent. Prices are paise; the total is the sum of the segments. */
export const TripDraft = z.object({
  /** Made when the draft is first shown: the same draft confirmed twice is one trip. */
  draftId: z.uuid(),
  purpose: Purpose,
  /** Null for a stay without a flight. */
  departureCity: City.nullable(),
  destinationCity: City,
  departureDate: CalendarDate,
  returnDate: CalendarDate.nullable(),
  /** Of a journey over several cities: all of them in their order. */
  route: z.array(City).optional(),
  segments: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.enum(['flight', 'return_flight']),
          ...Chosen,
          details: FlightResult,
          /** The cheapest fare, of those it was chosen from, that would have done as well. */
          lowestPaise: z.int().nonnegative().optional(),
          /** The leg of a journey over several cities. */
          leg: z.object({ from: City, to: City }).optional(),
        }),
        z.object({ kind: z.literal('hotel'), ...Chosen, details: HotelResult }),
      ]),
    )
    .min(1)
    .max(2 * MOST_LEGS),
})
export type TripDraft = z.infer<typeof TripDraft>
