import { CalendarDate } from '@pravas/contract/dates'
import { City, FlightClass, Purpose, RoomType } from '@pravas/contract/trips'
import { z } from 'zod'

function ifValid<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined)
}

/** What the booking modal opens with; a field that is missing or odd stays open. */
export const Prefill = z.object({
  type: ifValid(z.enum(['flight', 'hotel'])),
  fromDate: ifValid(CalendarDate),
  toDate: ifValid(CalendarDate),
  departure: ifValid(City),
  destination: ifValid(City),
  purpose: ifValid(Purpose),
  class: ifValid(z.union([FlightClass, RoomType])),
})
export type Prefill = z.infer<typeof Prefill>

const Tagged = { turnId: ifValid(z.string()) }

/** What the page understands of the server's messages; fields beyond type and text may be missing or odd. */
const Incoming = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('result'),
    ...Tagged,
    response: z.string().catch(''),
    showFlightForm: z.boolean().catch(false),
    showHotelForm: z.boolean().catch(false),
    bookingType: z.enum(['flight', 'hotel']).nullable().catch(null),
    prefillData: Prefill.nullable().catch(null),
    suggestions: ifValid(z.array(z.string())),
    tags: ifValid(z.array(z.object({ label: z.string(), remove: z.string() }))),
  }),
  z.object({ type: z.literal('error'), ...Tagged, message: z.string().catch('') }),
  z.object({ type: z.literal('progress'), ...Tagged, seq: z.number(), stage: z.string() }),
  z.object({ type: z.literal('delta'), ...Tagged, seq: z.number(), text: z.string() }),
])
export type Incoming = z.infer<typeof Incoming>
export type Result = Extract<Incoming, { type: 'result' }>

/** Reads a message of the server; undefined for what is no JSON or of a type that the page does not know. */
export function parseIncoming(data: unknown): Incoming | undefined {
  try {
    const message = Incoming.safeParse(JSON.parse(String(data)))
    return message.success ? message.data : undefined
  } catch {
    return undefined
  }
}
