import { FlightResult, HotelResult } from '@pravas/contract/cards'
import { CalendarDate } from '@pravas/contract/dates'
import { AlsoOffered, City, Purpose } from '@pravas/contract/trips'
import { z } from 'zod'

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
  segments: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.enum(['flight', 'return_flight']),
          ...Chosen,
          details: FlightResult,
          /** The cheapest fare, of those it was chosen from, that would have done as well. */
          lowestPaise: z.int().nonnegative().optional(),
        }),
        z.object({ kind: z.literal('hotel'), ...Chosen, details: HotelResult }),
      ]),
    )
    .min(1)
    .max(3),
})
export type TripDraft = z.infer<typeof TripDraft>
