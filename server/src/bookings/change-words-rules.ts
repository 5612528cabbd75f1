import type { BookingChange } from '@pravas/contract/bookings'
import { bookings as messages } from '@pravas/messages/en/bookings'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { dayText } from '../formats.ts'

const text = texts(messages)
const fieldText = texts(bookingsPage)

/** What a traveller has to know when it changes, the most important first; costs and invoices are not among it. */
const FIELDS = [
  'departs',
  'arrives',
  'flight_number',
  'from',
  'to',
  'check_in',
  'check_out',
  'name',
  'address',
  'phone',
  'reference',
  'seat',
  'from_terminal',
  'to_terminal',
  'paid_by',
  'note',
] as const

/** More changes than these are read in the itinerary. */
const MOST = 6

/** What a change of a booking means for its traveller, a line each: `Departs: 12 Jan 2027, 22:30 (was 12 Jan 2027, 19:05)`. */
export function travellerChanges(changes: BookingChange['changed']): string[] {
  return FIELDS.flatMap((name) =>
    changes
      .filter(({ field }) => field.split('.').at(-1) === name)
      .map(({ field, before, after }) => {
        const [, leg = '1'] = /^legs\.(\d+)\./.exec(field) ?? []
        const label = fieldText(`field.${name}`)
        const words = {
          field: leg === '1' ? label : text('change.of-flight', { field: label, number: leg }),
          before: valueText(name, before ?? ''),
          after: valueText(name, after ?? ''),
        }
        return text(after === null ? 'change.removed' : before === null ? 'change.set' : 'change.moved', words)
      }),
  ).slice(0, MOST)
}

/** A value as people write it: days and times, and who pays. */
function valueText(name: (typeof FIELDS)[number], value: string): string {
  if (name === 'paid_by') return fieldText(value === 'organisation' ? 'paid-by.organisation' : 'paid-by.traveller')
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/.exec(value) ?? []
  if (day === undefined) return value
  return clock === undefined ? dayText(day) : `${dayText(day)}, ${clock}`
}
