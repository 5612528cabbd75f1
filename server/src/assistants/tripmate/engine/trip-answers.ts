import { paiseFromRupees } from '@pravas/contract/money'
import { WITHDRAWABLE_STATUSES } from '@pravas/contract/requests'
import type { Trip } from '@pravas/contract/trips'
import { replies } from '@pravas/messages/tripmate'
import type { Actor } from '../../../access/actor.ts'
import { listWords, priceText } from '../../../formats.ts'
import { deciderText } from '../../../requests/decider-text-rules.ts'
import { dayWords } from '../../trip-texts/option-text-rules.ts'
import type { StatusQuestion } from '../dialogue/outcome.ts'
import type { TripmateTools } from '../tools/tripmate-tools.ts'

/** So many trips are named in an answer; the rest stand on the dashboard. */
const NAMED = 5

type Read = Pick<TripmateTools, 'list_my_trips' | 'get_trip' | 'my_approver'>

/** How one trip stands, or the latest ones of the traveller, or those of a status. */
export async function tripStatusWords(
  actor: Actor,
  tools: Read,
  { trip, only, places = [], days = [] }: StatusQuestion,
  signal: AbortSignal,
): Promise<string> {
  if (trip !== undefined) {
    const found = await tools.get_trip.run(actor, { trip }, signal)
    return found ? `${tripLine(found)}.` : replies('status.unknown')
  }
  const trips = await tools.list_my_trips.run(actor, {}, signal)
  if (trips.length === 0) return replies('status.none')
  if (places.length + days.length > 0) {
    const named = trips.filter((each) => isNamed(each, places, days))
    if (named.length === 1 && named[0]) return `${tripLine(named[0])}.`
    return named.length > 0
      ? tripList(named, undefined)
      : replies('status.none-there', { names: listWords([...places, ...days.map(dayWords)]) })
  }
  const asked = only ? trips.filter(({ status }) => status === only) : trips
  if (asked.length === 0) return replies('status.none-of', { count: trips.length, status: only ?? '' })
  return tripList(asked, only)
}

/** Whether a trip goes to or from each of some cities, and lies on one of some days. */
function isNamed(trip: Trip, places: readonly string[], days: readonly string[]): boolean {
  const { departure_date: from, return_date: until } = trip
  const isThen = days.length === 0 || days.some((day) => day === from || day === until)
  return isThen && places.every((city) => citiesOf(trip).includes(city))
}

function tripList(trips: readonly Trip[], status: Trip['status'] | undefined): string {
  const lines = trips.slice(0, NAMED).map((each) => `- ${tripLine(each)}`)
  const rest = trips.length - NAMED
  const more = rest > 0 ? [replies('status.more', { count: rest })] : []
  const heading = replies('status.trips', { count: trips.length, status: status ?? 'all' })
  return [heading, ...lines, ...more].join('\n')
}

/** Why a request that was sent cannot be taken back here, and what can be done. Looks the request up first. */
export async function withdrawalWords(
  actor: Actor,
  tools: Read,
  { withdraw: trip, places = [] }: { withdraw: string | undefined; places?: readonly string[] },
  signal: AbortSignal,
): Promise<string> {
  if (trip !== undefined) {
    const found = await tools.get_trip.run(actor, { trip }, signal)
    if (!found) return replies('status.unknown')
    const { trip_number: number, status } = found
    return WITHDRAWABLE_STATUSES.some((open) => open === status)
      ? replies('withdraw.one', { number, status, approver: await approverName(actor, tools, signal) })
      : replies('withdraw.decided', { number, status })
  }
  const trips = await tools.list_my_trips.run(actor, {}, signal)
  const waiting = trips.filter(({ status }) => status === 'pending')
  const pending = waiting.filter((each) => places.every((city) => citiesOf(each).includes(city)))
  if (pending.length === 0 && places.length > 0) return replies('withdraw.none-there', { cities: listWords(places) })
  if (pending.length === 0) return replies('withdraw.none')
  return [
    tripList(pending, 'pending'),
    replies('withdraw.some', { count: pending.length, approver: await approverName(actor, tools, signal) }),
  ].join('\n')
}

function citiesOf({ departure_city, destination_city }: Trip): (string | null)[] {
  return [departure_city, destination_city]
}

async function approverName(actor: Actor, tools: Read, signal: AbortSignal): Promise<string> {
  return deciderText(await tools.my_approver.run(actor, {}, signal))
}

/** Who decides on the traveller's requests. */
export async function approverWords(actor: Actor, tools: Read, signal: AbortSignal): Promise<string> {
  const approver = await tools.my_approver.run(actor, {}, signal)
  return approver ? replies('status.approver', { approver }) : replies('status.no-approver')
}

function tripLine(trip: Trip): string {
  const { departure_city: from, destination_city: to, departure_date, return_date, rejection_reason: reason } = trip
  const dates = [departure_date, return_date].filter((day) => day !== null).map(dayWords)
  const [day = '', until] = dates
  const status = trip.status
  return replies('status.line', {
    number: trip.trip_number,
    route: from === null ? to : replies('status.route', { from, to }),
    dates: until === undefined ? day : replies('status.dates', { from: day, until }),
    total: priceText(paiseFromRupees(trip['total_price(INR)'])),
    status: reason ? replies('status.rejected', { status, reason }) : status,
  })
}
