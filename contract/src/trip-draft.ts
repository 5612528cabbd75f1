import { z } from 'zod'
import { FlightResult, HotelResult } from './cards.ts'
import { SessionId } from './chat.ts'
import { CalendarDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { KeptFindings, PolicyReason } from './policy.ts'
import { BookedOn } from './requests.ts'
import { Purpose } from './trips.ts'

/** A city of the six, or another of India with an airport. */
const DraftCity = z.string().meta({ description: 'a city of India with an airport' })

/** What a trip draft may still lack. */
export const MISSING_PARTS = [
  'from',
  'to',
  'depart',
  'return',
  'flight',
  'return_flight',
  'city',
  'check_in',
  'check_out',
  'hotel',
  'purpose',
] as const

/** The parts as a list of what is still needed names them. */
export const MISSING_PART_NAMES: Readonly<Record<(typeof MISSING_PARTS)[number], string>> = {
  from: 'departure city',
  to: 'destination',
  depart: 'departure date',
  return: 'return date',
  flight: 'flight',
  return_flight: 'return flight',
  city: 'hotel city',
  check_in: 'check-in date',
  check_out: 'check-out date',
  hotel: 'hotel',
  purpose: 'purpose',
}

const ChosenPart = z.discriminatedUnion('part', [
  z.object({
    part: z.enum(['flight', 'return_flight']),
    title: z.string(),
    price: Rupees,
    flight: FlightResult,
    leg: z.object({ from: DraftCity, to: DraftCity }).optional().meta({ description: 'for a multi-city journey' }),
  }),
  z.object({ part: z.literal('hotel'), title: z.string(), price: Rupees, hotel: HotelResult }),
])

/** A trip request while it is being talked about: what is known and chosen, what is missing, and what it comes to. */
export const TripDraft = z
  .object({
    title: z.string().meta({ description: 'where it goes, such as Delhi to Mumbai' }),
    wants: z.enum(['flight', 'hotel', 'both']),
    from: DraftCity.nullable(),
    to: DraftCity.nullable(),
    depart: CalendarDate.nullable(),
    return: CalendarDate.nullable(),
    check_in: CalendarDate.nullable(),
    check_out: CalendarDate.nullable(),
    purpose: Purpose.nullable(),
    legs: z
      .array(
        z.object({
          from: DraftCity.nullable(),
          to: DraftCity.nullable(),
          depart: CalendarDate.nullable(),
          chosen: z.boolean().meta({ description: 'its flight is chosen' }),
          hotel: z
            .string()
            .nullable()
            .meta({ description: "the hotel where it ends, 'open' until chosen; null: none" }),
        }),
      )
      .optional()
      .meta({ description: 'the flights of a journey over several cities, in their order' }),
    parts: z.array(ChosenPart),
    missing: z.array(z.enum(MISSING_PARTS)),
    total: Rupees.meta({ description: 'of what is chosen so far' }),
    sample: z.boolean().meta({ description: 'whether some of its prices are samples' }),
    findings: KeptFindings.meta({ description: 'where what is chosen goes beyond the policy of today' }),
    policy_reason: PolicyReason,
    revises: z
      .object({
        number: z.string(),
        comment: z.string().nullable().meta({ description: 'what the approver asks for; null where nobody asked' }),
        fields: z.array(z.string()).meta({ description: 'what they name, such as `dates` or `leg:2`' }),
        asked: z.array(z.string()).optional().meta({ description: 'the same, as people read it' }),
        open: z.array(z.string()).optional().meta({
          description:
            'what may be changed of the draft as it stands, where that is not everything: `purpose`, `leg:1.date` and the like, and `leg:2` where that leg may be left out',
        }),
        changed: z
          .boolean()
          .optional()
          .meta({ description: 'whether the draft says something else than the sent trip' }),
      })
      .nullable()
      .optional()
      .meta({ description: 'the sent trip that this draft changes' }),
    ready: z.boolean().meta({ description: 'whether it was shown in full and awaits confirmation' }),
  })
  .meta({ id: 'TripDraft' })
export type TripDraft = z.infer<typeof TripDraft>

export const getTripDraft = endpoint({
  operationId: 'getTripDraft',
  method: 'GET',
  path: '/chat/tripmate/draft',
  summary: 'Get the trip draft of your conversation',
  tag: 'TripMate',
  query: z.object({ sessionId: SessionId }),
  response: z.object({
    draft: TripDraft.nullable(),
    draft_id: z.uuid().optional().meta({ description: 'what other calls name the draft by, where there is one' }),
    version: z.int().optional().meta({ description: 'of that draft; a change names it' }),
    booked_on: BookedOn.optional(),
    parked: z
      .string()
      .nullable()
      .meta({ description: 'an unfinished trip that was put aside when a new chat began, in words' }),
    parked_draft: z
      .object({ id: z.uuid(), version: z.int() })
      .optional()
      .meta({ description: 'the draft of that trip' }),
    submitted: z.string().nullable().meta({ description: 'the number of the request sent last in it' }),
  }),
})
