import { labels } from './en/labels.ts'
import { status } from './en/status.ts'
import { texts } from './texts.ts'

const c = texts(labels)
const t = texts(status)

/** What the parts of a trip as a whole are called when it is returned for changes. */
const NAMES = new Map([
  ['dates', t('change.dates')],
  ['departure_date', t('asked.departure_date')],
  ['return_date', t('asked.return_date')],
  ['route', t('change.route')],
  ['departure_city', t('asked.departure_city')],
  ['destination_city', t('asked.destination_city')],
  ['flight', t('asked.flight')],
  ['return_flight', t('asked.return_flight')],
  ['hotel', t('asked.hotel')],
  ['total', t('change.total')],
  ['purpose', t('change.purpose')],
  ['cost_centre', t('change.cost-centre')],
  ['project', t('change.project')],
  ['reason', c('reason-given')],
])
/** What the parts of a claim as a whole are called. Its total is that of all its receipts, whose amounts are opened with it. */
const CLAIM_NAMES = {
  receipts: t('asked.receipts'),
  total: t('asked.amounts'),
  trip: t('change.trip'),
  cost_centre: t('change.cost-centre'),
  project: t('change.project'),
  reason: t('change.reason'),
} as const

/** What an approver asks to be changed of a claim as a whole, as people read it. */
export function askedClaimPart(part: keyof typeof CLAIM_NAMES): string {
  return CLAIM_NAMES[part]
}

const LEG = /^leg:([1-9]\d?)$/

/**
 * What an approver asks to be changed of a trip, such as `dates` or `leg:2`, as people read it; undefined where it is no part of a
 * trip. A leg is named by its cities where the route says them.
 */
export function askedPart(field: string, route: readonly string[] | null | undefined): string | undefined {
  const number = Number(LEG.exec(field)?.[1] ?? 0)
  if (number === 0) return NAMES.get(field)
  return askedLeg(number, (route ?? []).slice(number - 1))
}

/** What a leg is called: by where it begins and ends, as far as that is known, else by its number. */
export function askedLeg(number: number, [from, to]: readonly (string | undefined)[]): string {
  return from && to ? t('return.leg-of', { from, to }) : t('return.leg', { number })
}
