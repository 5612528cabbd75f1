/** How far India is ahead of UTC, in milliseconds: five and a half hours, all the year. */
const AHEAD = 330 * 60_000

/** A moment, in milliseconds since 1970, as the clocks in India show it: `2026-11-21T14:05:00.000`. */
export function inIndianTime(time: number): string {
  return new Date(time + AHEAD).toISOString().slice(0, -1)
}

/** The current day in India, `YYYY-MM-DD`. */
export function todayInIndia(): string {
  return inIndianTime(Date.now()).slice(0, 10)
}
