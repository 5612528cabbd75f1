import { chat } from '@pravas/messages/en/chat'
import { texts } from '@pravas/messages/texts'
import { formatDate, indianDay } from '../ui/formats.ts'

const t = texts(chat)

/** The day of an instant as a separator names it, in India as everywhere: `Today`, `Yesterday` or `21 Nov 2026`. */
export function dayLabel(instant: string, now: Date): string {
  const day = indianDay(instant)
  const today = indianDay(now.toISOString())
  if (day === today) return t('today')
  return day === dayBefore(today) ? t('yesterday') : formatDate(day)
}

function dayBefore(day: string | undefined): string | undefined {
  return day && new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
