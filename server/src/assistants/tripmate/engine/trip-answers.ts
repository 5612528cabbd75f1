import { paiseFromRupees } from '@pravas/contract/money'
import type { Trip } from '@pravas/contract/trips'
import type { Actor } from '../../../access/actor.ts'
import { priceText } from '../../../formats.ts'
import type { StatusQuestion } from '../dialogue/heard.ts'
import { dayWords } from '../dialogue/words.ts'
import type { TripmateTools } from '../tools/tripmate-tools.ts'

/** So many trips are named in an answer; the rest stand on the dashboard. */
const NAMED = 5

type Read = Pick<TripmateTools, 'list_my_trips' | 'get_trip' | 'my_approver'>

/** How one trip stands, or the latest ones of the traveller, or those of a status. */
export async function tripStatusWords(
  actor: Actor,
  tools: Read,
  { trip, only }: StatusQuestion,
  signal: AbortSignal,
): Promise<string> {
  if (trip !== undefined) {
    const found = await tools.get_trip.run(actor, { trip }, signal)
    return found ? `${tripLine(found)}.` : NO_SUCH_TRIP
  }
  const trips = await tools.list_my_trips.run(actor, {}, signal)
  if (trips.length === 0) return 'You have no trips yet.'
  const asked = only ? trips.filter(({ status }) => status === only) : trips
  if (asked.length === 0) return `None of your ${trips.length} trips is ${only}.`
  return tripList(asked, only ? `Your ${only} trips` : 'Your trips')
}

const NO_SUCH_TRIP = 'I find no trip of yours with that number.'

function tripList(trips: readonly Trip[], whose: string): string {
  const lines = trips.slice(0, NAMED).map((each) => `- ${tripLine(each)}`)
  const rest = trips.length - NAMED
  const more = rest > 0 ? [`${rest === 1 ? 'One more stands' : `${rest} more stand`} in your trips report.`] : []
  const heading =
    trips.length === 1 ? `${whose.replace(/s$/, '')}:` : `${whose} (${trips.length}), latest request first:`
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
    if (!found) return NO_SUCH_TRIP
    if (found.status !== 'pending') return `${found.trip_number} is ${found.status} already, so I cannot withdraw it.`
    return `I cannot withdraw ${found.trip_number}. ${await wayOut(actor, tools, signal, 'it')}`
  }
  const trips = await tools.list_my_trips.run(actor, {}, signal)
  const waiting = trips.filter(({ status }) => status === 'pending')
  const pending = waiting.filter((each) => places.every((city) => citiesOf(each).includes(city)))
  if (pending.length === 0 && places.length > 0)
    return `I cancelled nothing: none of your pending trips is one with ${places.join(' and ')}.`
  if (pending.length === 0) return 'There is nothing to cancel: you have no pending request.'
  const [only, them] = pending.length === 1 ? ['it', 'it'] : ['the one you mean', 'them']
  return [
    tripList(pending, 'Your pending trips'),
    `I cannot withdraw ${them}. ${await wayOut(actor, tools, signal, only)}`,
  ].join('\n')
}

function citiesOf({ departure_city, destination_city }: Trip): (string | null)[] {
  return [departure_city, destination_city]
}

async function wayOut(actor: Actor, tools: Read, signal: AbortSignal, what: string): Promise<string> {
  const approver = (await tools.my_approver.run(actor, {}, signal)) ?? 'a super admin'
  return `Please ask ${approver} to reject ${what} on the Manager Approvals page; until then it stays pending.`
}

/** Who decides on the traveller's requests. */
export async function approverWords(actor: Actor, tools: Read, signal: AbortSignal): Promise<string> {
  const approver = await tools.my_approver.run(actor, {}, signal)
  return approver
    ? `${approver} decides on your requests.`
    : 'Nobody is set as your manager, so a super admin decides on your requests.'
}

function tripLine(trip: Trip): string {
  const route = [trip.departure_city, trip.destination_city].filter((city) => city !== null).join(' to ')
  const dates = [trip.departure_date, trip.return_date].filter((day) => day !== null).map(dayWords)
  const status = trip.rejection_reason ? `${trip.status} (${trip.rejection_reason})` : trip.status
  const total = priceText(paiseFromRupees(trip['total_price(INR)']))
  return `${trip.trip_number}: ${route}, ${dates.join(' to ')}, ${total}, ${status}`
}
