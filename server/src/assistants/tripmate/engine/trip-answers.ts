import { paiseFromRupees } from '@pravas/contract/money'
import { WITHDRAWABLE_STATUSES } from '@pravas/contract/requests'
import type { Trip } from '@pravas/contract/trips'
import type { TripHistory } from '@pravas/language/travel/talk/trip-history'
import { replies } from '@pravas/messages/tripmate'
import type { Actor } from '../../../access/actor.ts'
import { dayWords, listWords, priceText } from '../../../formats.ts'
import { deciderText } from '../../../requests/decider-text-rules.ts'
import type { StatusQuestion } from '../dialogue/outcome.ts'
import type { DialogueState } from '../dialogue/state.ts'
import type { TripmateTools } from '../tools/tripmate-tools.ts'

/** How many trips are named in an answer; the rest stand on the dashboard. */
const NAMED = 5
/** The same where they were asked for by city, period or status. */
const MOST_COUNTED = 12

type Read = Pick<TripmateTools, 'list_my_trips' | 'get_trip' | 'my_approver'>

/** What is said of one's trips, and the numbers of those that it names. */
interface TripStatus {
  words: string
  numbers: string[]
}

/** How one trip stands, or the latest ones of the traveller, or those of a status. */
export async function tripStatus(
  actor: Actor,
  tools: Read,
  { trip, only, places = [], days = [], latest = false, asks, among, history, ahead }: StatusQuestion,
  today: string,
  signal: AbortSignal,
): Promise<TripStatus> {
  if (trip !== undefined) {
    const found = await tools.get_trip.run(actor, { trip }, signal)
    return found ? statusOf(actor, tools, found, asks, signal) : told(replies('status.unknown'))
  }
  const all = await tools.list_my_trips.run(actor, {}, signal)
  if (all.length === 0) return told(replies('status.none'))
  if (ahead) return aheadWords(all, ahead, today)
  if (history) return historyWords(all, history, today)
  const trips = among ? all.filter(({ trip_number }) => among.includes(trip_number)) : all
  if (places.length + days.length > 0) {
    const named = trips.filter((each) => isNamed(each, places, days) && (only === undefined || each.status === only))
    const one = theOne(named, today)
    if (one) return statusOf(actor, tools, one, asks, signal)
    return named.length > 0
      ? { words: tripList(named, undefined), numbers: numbersOf(named) }
      : told(replies('status.none-there', { names: listWords([...places, ...days.map(dayWords)]) }))
  }
  if (latest && trips[0] && only === undefined)
    return asks === 'standing'
      ? standingOf(actor, tools, trips, signal)
      : statusOf(actor, tools, trips[0], undefined, signal)
  const asked = only ? trips.filter(({ status }) => status === only) : trips
  if (asked.length === 0) return told(replies('status.none-of', { count: trips.length, status: only ?? '' }))
  const [first, ...others] = asked
  if (among && first && others.length === 0) return statusOf(actor, tools, first, asks, signal)
  return { words: tripList(asked, only), numbers: numbersOf(asked) }
}

const told = (words: string): TripStatus => ({ words, numbers: [] })
const numbersOf = (trips: readonly Trip[]): string[] => trips.slice(0, NAMED).map(({ trip_number }) => trip_number)

/** How many trips of a city, a period or a status there were, and which. Those that were made are approved, and have begun. */
function historyWords(
  all: readonly Trip[],
  { places, within, status, isPast }: TripHistory,
  today: string,
): TripStatus {
  const wanted = isPast ? 'approved' : status
  const trips = all.filter(
    (trip) =>
      (wanted === undefined || trip.status === wanted) &&
      (!isPast || trip.departure_date <= today) &&
      places.every((place) => trip.destination_city === place) &&
      (within === undefined || (trip.departure_date >= within.from && trip.departure_date <= within.to)),
  )
  const values = {
    count: trips.length,
    status: wanted ?? 'all',
    cities: places.length > 0 ? listWords([...places]) : 'all',
    from: within ? dayWords(within.from) : 'always',
    until: within ? dayWords(within.to) : '',
  }
  const rest = trips.length - MOST_COUNTED
  const lines = trips.slice(0, MOST_COUNTED).map((each) => `- ${tripLine(each)}`)
  const more = rest > 0 ? [replies('status.more', { count: rest })] : []
  return { words: [replies('status.counted', values), ...lines, ...more].join('\n'), numbers: numbersOf(trips) }
}

/** How the request that was sent last stands, and which others wait. */
async function standingOf(actor: Actor, tools: Read, trips: readonly Trip[], signal: AbortSignal): Promise<TripStatus> {
  const [last, ...earlier] = trips
  if (!last) return told(replies('status.none'))
  const standing = await statusOf(actor, tools, last, 'approver', signal)
  const waiting = numbersOf(earlier.filter(({ status }) => status === 'pending'))
  if (waiting.length === 0) return standing
  return {
    ...standing,
    words: `${standing.words}\n${replies('question.also-pending', { numbers: listWords(waiting) })}`,
  }
}

const GONE: ReadonlySet<Trip['status']> = new Set<Trip['status']>(['rejected', 'withdrawn', 'cancelled'])

/** The trips that lie ahead, the next one first. */
function aheadWords(
  all: readonly Trip[],
  { places, within }: NonNullable<StatusQuestion['ahead']>,
  today: string,
): TripStatus {
  const trips = all
    .filter(
      (trip) =>
        !GONE.has(trip.status) &&
        (trip.return_date ?? trip.departure_date) >= today &&
        places.every((place) => citiesOf(trip).includes(place)) &&
        (within === undefined || (trip.departure_date >= within.from && trip.departure_date <= within.to)),
    )
    .toSorted((a, b) => a.departure_date.localeCompare(b.departure_date))
  const days = { from: within ? dayWords(within.from) : 'always', until: within ? dayWords(within.to) : '' }
  if (trips.length === 0) return told(replies('question.none-ahead', days))
  const rest = trips.length - MOST_COUNTED
  const lines = trips.slice(0, MOST_COUNTED).map((each) => `- ${tripLine(each)}`)
  const more = rest > 0 ? [replies('status.more', { count: rest })] : []
  return {
    words: [replies('question.ahead', { count: trips.length, ...days }), ...lines, ...more].join('\n'),
    numbers: numbersOf(trips),
  }
}

/** The only one of some trips, or the only one of them that lies ahead. */
function theOne(trips: readonly Trip[], today: string): Trip | undefined {
  const ahead = trips.filter(({ departure_date, return_date }) => (return_date ?? departure_date) >= today)
  return trips.length === 1 ? trips[0] : ahead.length === 1 ? ahead[0] : undefined
}

async function statusOf(
  actor: Actor,
  tools: Read,
  trip: Trip,
  asks: StatusQuestion['asks'],
  signal: AbortSignal,
): Promise<TripStatus> {
  const line = `${tripLine(trip)}.`
  const decides = asks === 'approver' && trip.status === 'pending' ? await approverWords(actor, tools, signal) : ''
  const more = asks === 'contents' ? contentsOf(trip) : asks === 'tickets' ? replies('status.who-books') : decides
  return { words: more === '' ? line : `${line}\n${more}`, numbers: [trip.trip_number] }
}

/** What a trip is made of. */
function contentsOf({ flight, return_flight, hotel_name, purpose }: Trip): string {
  const parts = [
    ...(flight === null ? [] : [replies('status.holds-flight', { flight })]),
    ...(return_flight === null ? [] : [replies('status.holds-return', { flight: return_flight })]),
    ...(hotel_name === null ? [] : [replies('status.holds-hotel', { hotel: hotel_name })]),
  ]
  return parts.length === 0 ? '' : replies('status.holds', { parts: listWords(parts), purpose })
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

/** What is proposed of a request that was sent, and how it is asked for; `proposed` is null where nothing can be done. */
export interface Proposal {
  words: string
  proposed: DialogueState['proposed']
  /** The requests that the answer names, in its order. */
  numbers: string[]
}

/** A request that was sent and is to be withdrawn, or changed: by its number, or of those to or from these cities, on these days. */
interface Meant {
  trip: string | undefined
  places?: readonly string[]
  days?: readonly string[]
  /** One of these numbers. */
  among?: readonly string[]
}

/** Proposes to withdraw the request that is meant, or says why it cannot be; of several it is asked which. */
export async function withdrawal(actor: Actor, tools: Read, meant: Meant, signal: AbortSignal): Promise<Proposal> {
  const approver = await approverName(actor, tools, signal)
  return proposal(actor, tools, meant, signal, {
    one: (trip) => {
      const words = replies('withdraw.one', { trip: tripLine(trip), status: trip.status, approver })
      return { words, proposed: { act: 'withdraw', number: trip.trip_number } }
    },
    decided: ({ trip_number: number, status }) => replies('withdraw.decided', { number, status }),
    some: (example) => replies('withdraw.some', { example }),
    none: () => replies('withdraw.none'),
    noneThere: (cities) => replies('withdraw.none-there', { cities }),
  })
}

/** Proposes to change the request that is meant, which nobody decides on until it is sent again. */
export async function alteration(
  actor: Actor,
  tools: Read,
  { words: wished, ...meant }: Meant & { words?: string },
  signal: AbortSignal,
): Promise<Proposal> {
  const approver = await approverName(actor, tools, signal)
  return proposal(actor, tools, meant, signal, {
    one: (trip) => {
      const words = replies('change.one', { trip: tripLine(trip), status: trip.status, approver })
      // What of a returned one may be changed is known once it is open.
      const change = trip.status === 'pending' && wished !== undefined ? { words: wished } : {}
      return { words, proposed: { act: 'change', number: trip.trip_number, ...change } }
    },
    decided: ({ trip_number: number, status }) => replies('change.decided', { number, status }),
    some: (example) => replies('change.some', { example }),
    none: () => replies('change.none'),
    noneThere: (cities) => replies('change.none-there', { cities }),
  })
}

interface ProposalWords {
  one: (trip: Trip) => Omit<Proposal, 'numbers'>
  decided: (trip: Trip) => string
  /** Which of several is asked, with the number of one as an example. */
  some: (example: string) => string
  none: () => string
  noneThere: (cities: string) => string
}

async function proposal(
  actor: Actor,
  tools: Read,
  { trip, places = [], days = [], among }: Meant,
  signal: AbortSignal,
  words: ProposalWords,
): Promise<Proposal> {
  const nothing = (said: string): Proposal => ({ words: said, proposed: null, numbers: [] })
  const one = (found: Trip): Proposal => ({ ...words.one(found), numbers: [found.trip_number] })
  if (trip !== undefined) {
    const found = await tools.get_trip.run(actor, { trip }, signal)
    if (!found) return nothing(replies('status.unknown'))
    // 'Not going to Chennai, take it back' means the one to Chennai, whichever was spoken of.
    if (isNamed(found, places, days)) return isOpen(found) ? one(found) : nothing(words.decided(found))
  }
  const all = await tools.list_my_trips.run(actor, {}, signal)
  const trips = among && trip === undefined ? all.filter(({ trip_number }) => among.includes(trip_number)) : all
  const isOfNames = places.length + days.length > 0
  const named = isOfNames ? trips.filter((each) => isNamed(each, places, days)) : trips
  const open = named.filter(isOpen)
  const [first, ...others] = open
  const [decided, ...more] = isOfNames ? named : []
  if (!first && decided && more.length === 0) return nothing(words.decided(decided))
  if (!first) return nothing(isOfNames ? words.noneThere(listWords([...places, ...days.map(dayWords)])) : words.none())
  if (others.length === 0) return one(first)
  const list = [tripList(open, undefined), words.some(first.trip_number)].join('\n')
  return { words: list, proposed: null, numbers: numbersOf(open) }
}

const isOpen = ({ status }: Trip): boolean => WITHDRAWABLE_STATUSES.some((open) => open === status)

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
