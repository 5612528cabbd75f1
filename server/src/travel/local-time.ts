const MINUTE_MS = 60_000
const KOLKATA_MINUTES = 5 * 60 + 30

/** Local time in Asia/Kolkata at an instant, `YYYY-MM-DD HH:mm`; India has one zone and no summer time. */
export function localTimeOf(instant: Date): string {
  return text(instant.getTime() + KOLKATA_MINUTES * MINUTE_MS)
}

/** The local time this many minutes after another. */
export function minutesAfter(localTime: string, minutes: number): string {
  return text(Date.parse(`${localTime.replace(' ', 'T')}:00Z`) + minutes * MINUTE_MS)
}

/** The local time on a day, this many minutes after its midnight. */
export function timeOnDay(day: string, minutes: number): string {
  return minutesAfter(`${day} 00:00`, minutes)
}

/** The minutes after midnight of a local time or of a clock time `HH:mm`. */
export function minutesOfDay(time: string): number {
  const clock = time.slice(-5)
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

/** The minutes from one local time to another, at least 0. */
export function minutesBetween(from: string, to: string): number {
  const ms = (time: string) => Date.parse(`${time.replace(' ', 'T')}:00Z`)
  return Math.max(0, (ms(to) - ms(from)) / MINUTE_MS)
}

function text(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
}
