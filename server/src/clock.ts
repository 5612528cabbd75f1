/** The one source of the present, so that a test can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const KOLKATA_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

/** The calendar day in Asia/Kolkata at an instant, `YYYY-MM-DD`: what 'today' means everywhere in the product. */
export function dayOf(instant: Date): string {
  return KOLKATA_DAY.format(instant)
}

/** The instant at which a day (`YYYY-MM-DD`) begins in Asia/Kolkata. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}

/** The calendar year in Asia/Kolkata, which human record numbers carry. */
export function yearOf(instant: Date): number {
  return Number(dayOf(instant).slice(0, 4))
}
