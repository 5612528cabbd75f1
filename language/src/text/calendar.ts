/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string

const MS_PER_DAY = 86_400_000

/** Weekday numbers as `Date` has them: 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

const asUtc = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`)
const asIso = (ms: number): IsoDate => new Date(ms).toISOString().slice(0, 10)

/** The day `days` after `date` (before it when negative). */
export const addDays = (date: IsoDate, days: number): IsoDate => asIso(asUtc(date) + days * MS_PER_DAY)

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => (asUtc(to) - asUtc(from)) / MS_PER_DAY

export const weekdayOf = (date: IsoDate): Weekday => new Date(asUtc(date)).getUTCDay() as Weekday

export function partsOf(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

/** The day of these parts (month 1 to 12), or undefined when the calendar has no such day. */
export function dateOf(year: number, month: number, day: number): IsoDate | undefined {
  if (year < 1900 || year > 2200) return undefined
  const iso = asIso(Date.UTC(year, month - 1, day))
  const parts = partsOf(iso)
  return parts.month === month && parts.day === day ? iso : undefined
}

/** The first such weekday strictly after `date`. */
export function nextWeekday(date: IsoDate, weekday: Weekday): IsoDate {
  const ahead = (weekday - weekdayOf(date) + 7) % 7
  return addDays(date, ahead === 0 ? 7 : ahead)
}

/** The Monday of the week that `date` is in; weeks begin on Monday. */
export const mondayOf = (date: IsoDate): IsoDate => addDays(date, -((weekdayOf(date) + 6) % 7))

/** The last day of the month. */
export const lastDayOfMonth = (year: number, month: number): IsoDate => asIso(Date.UTC(year, month, 0))

/** Year and month `count` months after those of `date`. */
export function monthAfter(date: IsoDate, count: number): { year: number; month: number } {
  const { year, month } = partsOf(date)
  const index = year * 12 + (month - 1) + count
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

/** The last such weekday before a day. */
export function lastWeekday(day: IsoDate, weekday: Weekday): IsoDate {
  return addDays(day, -((weekdayOf(day) - weekday + 6) % 7) - 1)
}
