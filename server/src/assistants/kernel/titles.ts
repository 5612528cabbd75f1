import { CalendarDate } from '@pravas/contract/dates'
import { z } from 'zod'
import { dayText } from '../../formats.ts'

const TITLE_CHARACTERS = 60

/** A conversation's name in the history, made of a message: one line, cut at a word. */
export function chatTitle(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  if (line.length <= TITLE_CHARACTERS) return line
  const cut = line.slice(0, TITLE_CHARACTERS)
  const end = cut.lastIndexOf(' ')
  return `${end > TITLE_CHARACTERS / 2 ? cut.slice(0, end) : cut}…`
}

const PLEASANTRY =
  /^(?:hi+|hello|hey|hiya|namaste|namaskar|good (?:morning|afternoon|evening)|thanks?|thank you|ok(?:ay)?|yes|no|help|test)(?: (?:there|again|tripmate|fingenie|team|please|me|you))*$/i

/** Whether a title says nothing of what the conversation is about, as a greeting does, or is empty. */
export function saysLittle(title: string): boolean {
  const words = title.replace(/[^\p{L}\p{N} ]+/gu, '').trim()
  return words === '' || PLEASANTRY.test(words)
}

const text = z.string().optional().catch(undefined)
/** Where and when the trip goes, as far as TripMate's memory says it. */
const Trip = z.object({
  criteria: z.object({ from: text, to: text, city: text, depart: text, check_in: text }),
})

/** A name for what TripMate has understood of a trip: where it goes and when; undefined while the place is open. */
export function tripName(state: unknown): string | undefined {
  const trip = Trip.safeParse(state)
  if (!trip.success) return undefined
  const { from, to, city, depart, check_in } = trip.data.criteria
  const place = placeName(from, to, city)
  const day = to === undefined ? check_in : depart
  const known = CalendarDate.safeParse(day).data
  return place && (known ? `${place}, ${dayText(known)}` : place)
}

function placeName(from: string | undefined, to: string | undefined, city: string | undefined): string | undefined {
  if (to !== undefined) return from === undefined ? `Trip to ${to}` : `${from} to ${to}`
  return city === undefined ? undefined : `Hotel in ${city}`
}
