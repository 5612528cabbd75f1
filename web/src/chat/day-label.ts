const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hour12: false })

function startOfDay(instant: Date): number {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime()
}

/** The day of an instant as a separator names it, in the reader's time zone: `Today`, `Yesterday` or `21 Nov 2026`. */
export function dayLabel(instant: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(instant)) / 86_400_000)
  if (days === 0) return 'Today'
  return days === 1 ? 'Yesterday' : DAY.format(instant)
}

/** The time of an instant in the reader's time zone, `14:05`. */
export function clockLabel(instant: Date): string {
  return CLOCK.format(instant)
}
