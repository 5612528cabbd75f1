import { mail } from '@pravas/messages/en/mail'
import { texts } from '@pravas/messages/texts'
import { dayText } from '../formats.ts'
import { button, entry, line, type MailText, mailText, quoted } from './mail-text-rules.ts'

const text = texts(mail)

/** To a traveller: that their trip is booked, with every number; or that a booking was changed or cancelled. */
export function bookedMail({
  what,
  number,
  title,
  reference,
  bookings,
  actor,
  note,
  changes,
  publicUrl,
}: {
  what: 'booked' | 'changed' | 'cancelled'
  number: string
  title: string
  reference: string
  bookings: readonly { title: string; reference: string; begins: string }[]
  actor: string
  note: string
  /** What was changed, one sentence each. */
  changes: readonly string[]
  publicUrl: URL
}): MailText {
  return mailText(
    line(text, 'booking.subject', { what, number, title }),
    line(text, 'booking.body', { what, number, title, reference, actor }),
    note ? quoted(note) : null,
    changes.map((change) => entry(line(text, 'booking.change', { change }))),
    bookings.length > 0 && line(text, 'booking.list'),
    bookings.map((one) =>
      entry(line(text, 'booking.one', { title: one.title, reference: one.reference, day: dayOf(one.begins) })),
    ),
    button(line(text, 'button.itinerary'), new URL(`/trip/${number}/itinerary`, publicUrl)),
  )
}

function dayOf(begins: string): string {
  const day = begins.slice(0, 10)
  return /^\d{4}-\d\d-\d\d$/.test(day) ? dayText(day) : ''
}
