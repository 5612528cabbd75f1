import { dashboard } from '@pravas/messages/en/dashboard'
import { texts } from '@pravas/messages/texts'
import { LOCALE, shortMonth } from '../../ui/formats.ts'

const t = texts(dashboard)

const days = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })

/** `2026-04` as `Apr 2026`. */
export function formatMonth(month: string): string {
  return shortMonth(month)
}

/** Days as `1 day`, `2.4 days`. */
export function formatDays(count: number): string {
  const text = days.format(count)
  return t('days', { text, count: Number(text) })
}

/** Rupees where there is room for a few characters: `₹950`, `₹12k`, `₹1.5 L`, `₹2.3 Cr`. */
export function formatShortRupees(rupees: number): string {
  if (rupees >= 1e7) return t('rupees.crore', { amount: days.format(rupees / 1e7) })
  if (rupees >= 1e5) return t('rupees.lakh', { amount: days.format(rupees / 1e5) })
  if (rupees >= 1e3) return t('rupees.thousand', { amount: days.format(rupees / 1e3) })
  return `₹${days.format(rupees)}`
}

/** A part of a whole in full per cent; a part that is there is never 0%, and one that is not all never 100%. */
export function formatShare(part: number, whole: number): string {
  if (part <= 0 || whole <= 0) return '0%'
  if (part >= whole) return '100%'
  return `${Math.min(99, Math.max(1, Math.round((part / whole) * 100)))}%`
}

/** How an amount compares with the one of last year, in words. */
export function formatChange(now: number, before: number): string {
  if (before === 0) return now === 0 ? t('change.none-either') : t('change.none')
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return t('change.same')
  return percent > 0 ? t('change.more', { percent }) : t('change.less', { percent: -percent })
}

interface Route {
  departure_city: string | null
  destination_city: string
}

/** The way of a trip, `Delhi → Mumbai`; `Stay in Chennai` when there is no way there. */
export function routeName({ departure_city, destination_city }: Route): string {
  return departure_city === null ? t('stay', { city: destination_city }) : `${departure_city} → ${destination_city}`
}
