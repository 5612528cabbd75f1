import { labels } from './en/labels.ts'
import { status } from './en/status.ts'
import { texts } from './texts.ts'

const c = texts(labels)
const t = texts(status)

const NAMES = new Map([
  ['dates', c('dates')],
  ['flight', c('flight')],
  ['return_flight', c('return-flight')],
  ['hotel', c('hotel')],
  ['reason', c('reason-given')],
])
const LEG = /^leg:([1-9]\d?)$/

/**
 * What an approver asks to be changed of a trip, such as `dates` or `leg:2`, as people read it; undefined where it is no part of a
 * trip. A leg is named by its cities where the route says them.
 */
export function askedPart(field: string, route: readonly string[] | null | undefined): string | undefined {
  const number = Number(LEG.exec(field)?.[1] ?? 0)
  if (number === 0) return NAMES.get(field)
  const [from, to] = (route ?? []).slice(number - 1)
  return from && to ? t('return.leg-of', { from, to }) : t('return.leg', { number })
}
