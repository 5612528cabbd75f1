import type { OrganisationSettings } from '@pravas/contract/organisation'
import type { ReminderKind } from '@pravas/contract/reminders'
import { addDays, weekdayOf } from '@pravas/language/text/calendar'
import { startOfDay } from '../clock.ts'
import { businessDaysBetween, isWorkingDay, type WorkingDays } from '../organisation/working-days-rules.ts'

/** Nobody is reminded of more than this in a day. */
const MOST_A_DAY = 3

/** When an organisation works and wants its people reminded. */
export type Manners = WorkingDays & Pick<OrganisationSettings, 'reminders'>

/** Weekdays as `weekdayOf` counts them. The weekly summary leaves on Mondays, so that a server that was down in the morning still sends it. */
const MONDAY = 1

/** Receipts are asked for from the day after a trip's end, and not for trips that ended longer ago than this. */
export const RECEIPTS_WITHIN_DAYS = 60

/** Something that a person may be reminded of. */
export interface Candidate {
  personId: string
  kind: ReminderKind
  subjectKind: 'trip' | 'expense' | 'draft' | 'advance'
  subjectId: string
  /** The day since when it has been so; what is older comes first. */
  since: string
  detail?: Record<string, unknown>
}

/** What no two reminders of one person share. */
export function reminderKey({ kind, subjectId }: Pick<Candidate, 'kind' | 'subjectId'>): string {
  return `${kind} ${subjectId}`
}

/** Whether an organisation has people reminded at a local time of India, `YYYY-MM-DD HH:mm`. */
export function isPoliteHour(localTime: string, { reminders }: Manners): boolean {
  return reminders.on && isDaytime(localTime, { reminders })
}

/** Whether a local time of India is within the hours in which people may be disturbed. */
export function isDaytime(localTime: string, { reminders }: Pick<Manners, 'reminders'>): boolean {
  const hour = Number(localTime.slice(11, 13))
  return hour >= reminders.from_hour && hour < reminders.until_hour
}

/** Whether people may be reminded of this kind at a local time: on a day off only of what cannot wait until they work. */
export function isPolite(kind: ReminderKind, localTime: string, manners: Manners): boolean {
  return isPoliteHour(localTime, manners) && (kind === 'fare_rose' || isWorkingDay(localTime.slice(0, 10), manners))
}

export function isDayOfWeeklySummary(localTime: string): boolean {
  return weekdayOf(localTime.slice(0, 10)) === MONDAY
}

export function isTimeOfWeeklySummary(localTime: string, { reminders }: Manners): boolean {
  return reminders.weekly_summary && isDayOfWeeklySummary(localTime) && isDaytime(localTime, { reminders })
}

/** What its approver or its owner is told of a request that waits. */
type WaitingKind = 'decision_waiting' | 'own_request_waiting'

/** Whether a request of this day has waited longer than the organisation waits before reminding of it. */
export function hasWaitedTooLong(
  kind: WaitingKind,
  request: { kind: 'trip' | 'expense'; day: string },
  today: string,
  manners: Manners,
): boolean {
  const { reminders } = manners
  const patience = {
    decision_waiting: { trip: reminders.decide_trip_days, expense: reminders.decide_expense_days },
    own_request_waiting: { trip: reminders.own_trip_days, expense: reminders.own_expense_days },
  }
  return businessDaysBetween(request.day, today, manners) > patience[kind][request.kind]
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

const URGENCY: readonly ReminderKind[] = [
  'fare_rose',
  'decision_waiting',
  'advance_overdue',
  'receipts_missing',
  'own_request_waiting',
]

/** When a reminder that is put off on a day comes back: when reminders begin, on the next day or the next Monday. */
export function backAt(place: 'tomorrow' | 'next_week', today: string, { reminders }: Manners): Date {
  const tomorrow = addDays(today, 1)
  const day = place === 'tomorrow' ? tomorrow : addDays(tomorrow, (MONDAY + 7 - weekdayOf(tomorrow)) % 7)
  return new Date(startOfDay(day).getTime() + reminders.from_hour * 60 * 60_000)
}
