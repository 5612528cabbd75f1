import { z } from 'zod'
import { MessageText, OwnEmployeeId, SessionId, TurnDelta, TurnError, TurnId, TurnProgress } from './chat.ts'
import { CalendarDate } from './dates.ts'
import { City, FlightClass, Purpose, RoomType } from './trips.ts'

/** Where the page opens the socket; the session cookie authenticates it. */
export const TRIPMATE_SOCKET_PATH = '/api/chat/tripmate/socket'

export const SendMessage = z
  .strictObject({
    action: z.literal('sendMessage'),
    prompt: MessageText,
    sessionId: SessionId,
    employee_id: OwnEmployeeId,
    /** True on the first message after New Chat, which keeps the session id but starts afresh. */
    newConversation: z.boolean().optional(),
    turnId: TurnId.optional(),
    accept: z.array(z.string().max(32)).max(16).optional(),
  })
  .meta({ id: 'SendMessage' })
export type SendMessage = z.infer<typeof SendMessage>

export const CancelTurn = z.strictObject({ action: z.literal('cancel'), turnId: TurnId }).meta({ id: 'CancelTurn' })

/** What the page sends over the socket. */
export const ClientMessage = z.discriminatedUnion('action', [SendMessage, CancelTurn]).meta({ id: 'ClientMessage' })
export type ClientMessage = z.infer<typeof ClientMessage>

/** What the booking modal is filled with before the person sees it. */
export const BookingPrefill = z
  .object({
    type: z.enum(['flight', 'hotel']),
    fromDate: CalendarDate,
    toDate: CalendarDate,
    departure: City,
    destination: City,
    purpose: Purpose,
    class: z.union([FlightClass, RoomType]),
  })
  .partial()
  .meta({ id: 'BookingPrefill' })
export type BookingPrefill = z.infer<typeof BookingPrefill>

export const TurnResult = z
  .object({
    type: z.literal('result'),
    response: z.string(),
    showFlightForm: z.boolean(),
    showHotelForm: z.boolean(),
    bookingType: z.enum(['flight', 'hotel']).nullable(),
    prefillData: BookingPrefill.nullable(),
    turnId: TurnId.optional(),
    /** Short answers that the person is likely to give next, for pages that show them as chips. */
    suggestions: z.array(z.string()).optional(),
    /** The criteria heard of the results in sight, each with the message that takes it away. */
    tags: z.array(z.object({ label: z.string(), remove: z.string() })).optional(),
  })
  .meta({ id: 'TurnResult' })
export type TurnResult = z.infer<typeof TurnResult>

/** What the server sends over the socket. `progress` and `delta` only to a page that accepts them. */
export const ServerMessage = z
  .discriminatedUnion('type', [TurnResult, TurnError, TurnProgress, TurnDelta])
  .meta({ id: 'ServerMessage' })
export type ServerMessage = z.infer<typeof ServerMessage>
