import { z } from 'zod'
import { FlightResult, HotelResult } from './cards.ts'
import { SessionId } from './chat.ts'
import { CalendarDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { GroundLeg } from './ground.ts'
import { Rupees } from './money.ts'
import { KeptFindings, PolicyReason } from './policy.ts'
import { BookedOn } from './requests.ts'
import { Purpose, Traveller } from './trips.ts'

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
  'ground',
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
  ground: 'train, bus or cab',
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
  z.object({ part: z.literal('ground'), title: z.string(), price: Rupees, ground: GroundLeg }),
])

/** A trip request while it is being talked about: what is known and chosen, what is missing, and what it comes to. */
export const TripDraft = z
  .object({
    title: z.string().meta({ description: 'route, such as Delhi to Mumbai' }),
    wants: z
      .enum(['flight', 'hotel', 'both', 'ground'])
      .meta({ description: '`ground` for a trip by train, bus or cab alone' }),
    from: DraftCity.nullable(),
    to: DraftCity.nullable(),
    depart: CalendarDate.nullable(),
    return: CalendarDate.nullable(),
    check_in: CalendarDate.nullable(),
    check_out: CalendarDate.nullable(),
    purpose: Purpose.nullable(),
    travellers: z.array(Traveller).optional().meta({
      description: 'who travels, if not you alone; the total counts each of them, the prices are for one',
    }),
    legs: z
      .array(
        z.object({
          from: DraftCity.nullable(),
          to: DraftCity.nullable(),
          depart: CalendarDate.nullable(),
          chosen: z.boolean().meta({ description: 'true if its flight is chosen' }),
          hotel: z
            .string()
            .nullable()
            .meta({ description: 'hotel at its destination, `open` until chosen; null for none' }),
        }),
      )
      .optional()
      .meta({ description: 'flights of a multi-city journey, in order' }),
    parts: z.array(ChosenPart),
    missing: z.array(z.enum(MISSING_PARTS)),
    total: Rupees.meta({ description: 'total of the chosen options and of trains, buses and cabs' }),
    sample: z.boolean().meta({ description: 'true if some prices are samples' }),
    findings: KeptFindings.meta({ description: "findings of today's policy for the chosen options" }),
    policy_reason: PolicyReason,
    revises: z
      .object({
        number: z.string(),
        comment: z.string().nullable().meta({ description: "what the approver asks for; null if it wasn't returned" }),
        fields: z
          .array(z.string())
          .meta({ description: 'the parts the approver asks to change, such as `dates` or `leg:2`' }),
        asked: z.array(z.string()).optional().meta({ description: 'the same parts, in words' }),
        open: z.array(z.string()).optional().meta({
          description:
            'parts that can be changed, such as `purpose` or `leg:1.date`; `leg:2` if that leg can be removed. Absent if everything can be changed',
        }),
        changed: z.boolean().optional().meta({ description: 'true if the draft differs from the sent trip' }),
      })
      .nullable()
      .optional()
      .meta({ description: 'the sent trip that this draft revises' }),
    ready: z.boolean().meta({ description: 'true if it was shown in full and awaits confirmation' }),
  })
  .meta({ id: 'TripDraft' })
export type TripDraft = z.infer<typeof TripDraft>

export const getTripDraft = endpoint({
  operationId: 'getTripDraft',
  method: 'GET',
  path: '/chat/tripmate/draft',
  summary: 'Get the trip draft of a conversation with TripMate',
  tag: 'TripMate',
  query: z.object({ sessionId: SessionId }),
  response: z.object({
    draft: TripDraft.nullable(),
    draft_id: z.uuid().optional().meta({ description: 'id of the draft, if there is one' }),
    version: z.int().optional().meta({ description: 'version of that draft, required to change it' }),
    booked_on: BookedOn.optional(),
    parked: z
      .string()
      .nullable()
      .meta({ description: 'unfinished trip that was parked when a new chat began, in words' }),
    parked_draft: z
      .object({ id: z.uuid(), version: z.int() })
      .optional()
      .meta({ description: 'the draft of the parked trip' }),
    submitted: z.string().nullable().meta({ description: 'number of the request last sent in the conversation' }),
  }),
})
