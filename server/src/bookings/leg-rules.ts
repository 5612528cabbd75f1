import type { BookedLeg } from '@pravas/contract/bookings'
import { bookings as messages } from '@pravas/messages/en/bookings'
import { texts } from '@pravas/messages/texts'
import { zoneOfAirport } from '../airport-zones.ts'

const text = texts(messages)

const HOUR = 3_600_000
/** How far the clocks of two places are apart at most: 26 hours, from UTC−12 to UTC+14. */
const MOST_APART = 26 * HOUR
/** No flight is in the air for longer; with it, a wrong month or year is noticed. */
const LONGEST_FLIGHT = 24 * HOUR

/** The times of a ticket's flights that cannot be, each with its path below the body; see `BookedLeg`. */
export function legFaults(legs: readonly BookedLeg[]): { path: string; message: string }[] {
  return legs.flatMap((leg, at) => {
    const [left, landed] = [clockOf(leg.departs), clockOf(leg.arrives)]
    const apart = haveOneClock(leg.from, leg.to) ? 0 : MOST_APART
    const before = legs[at - 1]
    const isSoon = before !== undefined && before.to === leg.from && left < clockOf(before.arrives)
    return [
      ...(isSoon ? [{ path: `body.legs[${at}].departs`, message: text('refused.leaves-before-landing') }] : []),
      ...(landed <= left - apart ? [{ path: `body.legs[${at}].arrives`, message: text('refused.lands-early') }] : []),
      ...(landed > left + LONGEST_FLIGHT + apart
        ? [{ path: `body.legs[${at}].arrives`, message: text('refused.lands-late') }]
        : []),
    ]
  })
}

/** Local time as a number that compares with others of the same place. */
function clockOf(local: string): number {
  return Date.parse(`${local.replace(' ', 'T')}Z`)
}

function haveOneClock(from: string, to: string): boolean {
  const zone = zoneOfAirport(from)
  return from === to || (zone !== undefined && zone === zoneOfAirport(to))
}
