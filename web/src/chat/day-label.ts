import { formatDate, indianDay } from '../ui/formats.ts'

/** The day of an instant as a separator names it, in India as everywhere: `Today`, `Yesterday` or `21 Nov 2026`. */
export function dayLabel(instant: string, now: Date): string {
  const day = indianDay(instant)
  const today = indianDay(now.toISOString())
  if (day === today) return 'Today'
  return day === dayBefore(today) ? 'Yesterday' : formatDate(day)
}

function dayBefore(day: string | undefined): string | undefined {
  return day && new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
