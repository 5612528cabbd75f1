import type { OrganisationSettings } from '@pravas/contract/organisation'
import { stateKey } from '@pravas/contract/states'
import { addDays, weekdayOf } from '@pravas/language/text/calendar'

/** When people of an organisation work. */
export interface WorkingDays extends Pick<OrganisationSettings, 'working_week'> {
  /** Days off, `YYYY-MM-DD`; absent: none. */
  holidays?: ReadonlySet<string>
}

/** The working days of people in a state; of those whose state is not known with null. */
export type WorkingDaysOf = (state: string | null) => WorkingDays

/**
 * Returns the working days by state: those of a state lack its own holidays and the ones of all states, those of an
 * unknown state the latter alone.
 */
export function workingDaysByState(
  working_week: OrganisationSettings['working_week'],
  holidays: readonly { day: string; state: string | null }[],
): WorkingDaysOf {
  const daysOf = Map.groupBy(holidays, ({ state }) => (state === null ? null : stateKey(state)))
  const everywhere = new Set((daysOf.get(null) ?? []).map(({ day }) => day))
  const byState = new Map<string, WorkingDays>()
  for (const [state, own] of daysOf) {
    if (state === null) continue
    byState.set(state, { working_week, holidays: new Set([...everywhere, ...own.map(({ day }) => day)]) })
  }
  const others: WorkingDays = { working_week, holidays: everywhere }
  return (state) => (state === null ? others : (byState.get(stateKey(state)) ?? others))
}

export function isWorkingDay(day: string, { working_week: week, holidays }: WorkingDays): boolean {
  if (holidays?.has(day)) return false
  // Sunday is the last day of a working week, and the first that `weekdayOf` counts.
  return week.includes(weekdayOf(day) || 7)
}

/** The number of working days after a day, up to and with another. */
export function businessDaysBetween(from: string, to: string, days: WorkingDays): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day, days)) count += 1
  return count
}
