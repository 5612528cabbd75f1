import { paiseFromRupees } from '@pravas/contract/money'
import { addDays } from '@pravas/language/text/calendar'
import { replies } from '@pravas/messages/tripmate'
import type { Actor } from '../../../access/actor.ts'
import { dayWords, priceText } from '../../../formats.ts'
import type { FareCalendar } from '../dialogue/outcome.ts'
import type { TripmateTools } from '../tools/tripmate-tools.ts'

/** How many days are looked at before and after the one in question. */
const DAYS_AROUND = 3

/** The lowest fare of each day around one, and which of them is the cheapest. */
export async function calendarWords(
  actor: Actor,
  tools: Pick<TripmateTools, 'fare_calendar'>,
  { from, to, day, class: cabin, isAsked = false }: FareCalendar,
  today: string,
  signal: AbortSignal,
): Promise<string> {
  const around = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, at) => addDays(day, at - DAYS_AROUND))
  const days = around.filter((one) => one >= today)
  const fares = await tools.fare_calendar.run(actor, { from, to, days, class: cabin }, signal)
  const lowest = Math.min(...fares.flatMap(({ lowest }) => lowest ?? []))
  if (!Number.isFinite(lowest)) return replies('calendar.none', { from, to })
  const lines = fares.map(({ day: one, lowest: rupees }) => {
    const price = rupees === undefined ? replies('calendar.no-flight') : priceText(paiseFromRupees(rupees))
    const mark =
      one === day && !isAsked ? replies('calendar.yours') : rupees === lowest ? replies('calendar.cheapest') : ''
    return `${replies('calendar.line', { day: dayWords(one), price })}${mark}`
  })
  const best = fares.find((one) => one.lowest === lowest)?.day ?? day
  const closing =
    best === day && !isAsked
      ? replies('calendar.best-already', { day: dayWords(day) })
      : replies('calendar.take', { day: dayWords(best) })
  return [replies('calendar.heading', { from, to }), ...lines, closing].join('\n')
}
