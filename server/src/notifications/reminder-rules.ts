import type { ReminderKind, ReminderSettingName } from '@pravas/contract/reminders'
import { addDays, weekdayOf } from '@pravas/language/text/calendar'

/** Nobody is reminded of more than this in a day. */
const MOST_A_DAY = 3

/** The hours of the day in Asia/Kolkata in which people are reminded: from the first, until the second begins. */
const POLITE_HOURS = [9, 19] as const
/** The weekly summary leaves on Mondays within the polite hours, so that a server that was down in the morning still sends it. */
const MONDAY = 1
const SATURDAY = 6
const SUNDAY = 0

/**
 * How long a request waits, in whole business days, before somebody is reminded. The support page promises one to two for
 * the approval of a trip and three to five for the payment of an expense, which are taken for the decision on it too:
 * whoever decides is told before the time is over, whoever asked when it is.
 */
export const PATIENCE = {
  decision_waiting: { trip: 1, expense: 3 },
  own_request_waiting: { trip: 2, expense: 5 },
} as const

/** Receipts are asked for from the day after a trip's end, and not for trips that ended longer ago than this. */
export const RECEIPTS_WITHIN_DAYS = 60

/** Something that a person may be reminded of. */
export interface Candidate {
  personId: string
  kind: ReminderKind
  subjectKind: 'trip' | 'expense' | 'draft'
  subjectId: string
  /** The day since when it has been so; what is older comes first. */
  since: string
  detail?: Record<string, unknown>
}

/** Whether people may be reminded at a local time of India, `YYYY-MM-DD HH:mm`. */
export function isPoliteHour(localTime: string): boolean {
  const hour = Number(localTime.slice(11, 13))
  return hour >= POLITE_HOURS[0] && hour < POLITE_HOURS[1]
}

/** Whether people may be reminded of this kind at a local time: on a weekend only of what cannot wait until Monday. */
export function isPolite(kind: ReminderKind, localTime: string): boolean {
  return isPoliteHour(localTime) && (kind === 'fare_rose' || isBusinessDay(localTime.slice(0, 10)))
}

export function isTimeOfWeeklySummary(localTime: string): boolean {
  return weekdayOf(localTime.slice(0, 10)) === MONDAY && isPoliteHour(localTime)
}

function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== SATURDAY && weekday !== SUNDAY
}

/** The Mondays to Fridays after a day, up to and with another; public holidays are not known and count. */
export function businessDaysBetween(from: string, to: string): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) count += 1
  return count
}

/** Whether a request of this day has waited longer than one waits before reminding of it. */
export function hasWaitedTooLong(
  kind: keyof typeof PATIENCE,
  request: { kind: 'trip' | 'expense'; day: string },
  today: string,
): boolean {
  return businessDaysBetween(request.day, today) > PATIENCE[kind][request.kind]
}

/**
 * What a person is reminded of now, of all that could be said: one of each kind before a second of any, the longest since
 * first, and with what was said today no more than a day's number.
 */
export function chosen(candidates: readonly Candidate[], saidToday: number): Candidate[] {
  const places = new Map<ReminderKind, number>()
  return candidates
    .toSorted((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0))
    .map((candidate) => {
      const place = places.get(candidate.kind) ?? 0
      places.set(candidate.kind, place + 1)
      return { candidate, place, urgency: URGENCY.indexOf(candidate.kind) }
    })
    .toSorted((a, b) => a.place - b.place || a.urgency - b.urgency)
    .map(({ candidate }) => candidate)
    .slice(0, Math.max(0, MOST_A_DAY - saidToday))
}

const URGENCY: readonly ReminderKind[] = ['fare_rose', 'decision_waiting', 'receipts_missing', 'own_request_waiting']

/** When a reminder that is put off on a day comes back: at nine in India, on the next day or the next Monday. */
export function backAt(place: 'tomorrow' | 'next_week', today: string): Date {
  const tomorrow = addDays(today, 1)
  const day = place === 'tomorrow' ? tomorrow : addDays(tomorrow, (MONDAY + 7 - weekdayOf(tomorrow)) % 7)
  return new Date(`${day}T0${POLITE_HOURS[0]}:00:00+05:30`)
}

/** What is on unless somebody chose otherwise: everything but what a browser would show outside the pages. */
export function isOnByDefault(name: ReminderSettingName): boolean {
  return name !== 'browser'
}

/** Whether a switch means anything to somebody: some reminders are for those who decide. */
export function applies(name: ReminderSettingName, { isAdmin }: { isAdmin: boolean }): boolean {
  return isAdmin || (name !== 'decision_waiting' && name !== 'weekly_summary')
}
