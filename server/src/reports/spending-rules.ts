import { LACKABLE_FIELDS } from '@pravas/contract/receipt-field-keys'
import { cityName } from '@pravas/language/text/place-names'
import type { Period } from './period-rules.ts'

/** Where a receipt stands: not claimed yet, or as the claim that it is part of. */
export const SPENDING_STATUSES = ['unclaimed', 'pending', 'approved', 'rejected'] as const
export type SpendingStatus = (typeof SPENDING_STATUSES)[number]

export const SPENDING_GROUPS = [
  'category',
  'city',
  'merchant',
  'month',
  'quarter',
  'week',
  'day',
  'status',
  'claim',
  'payment',
  'person',
] as const
export type SpendingGroup = (typeof SPENDING_GROUPS)[number]

/** What may be missing on a receipt. */
export const LACKABLE = [...LACKABLE_FIELDS, 'tax' as const]
export type Lackable = (typeof LACKABLE)[number]

/** Which lines count. An empty list holds nothing back; amounts are paise, both ends included. */
export interface SpendingFilter {
  categories: readonly string[]
  /** Words of which the merchant's name has one. */
  merchantWords: readonly string[]
  /** Cities by the names that we give them. */
  cities: readonly string[]
  /** Means of payment, such as 'cash'. */
  means: readonly string[]
  /** Words that the merchant's name holds, whatever their case. */
  merchant: string | null
  statuses: readonly SpendingStatus[]
  lacks: Lackable | null
  leastPaise: number | null
  mostPaise: number | null
  /** Ids of receipts, when only these count; null for all. */
  receipts: readonly string[] | null
}

/**
 * One question on spending. A line is a receipt, or a claim that has none. `basis` says which of its days counts: when
 * the money was spent or when the claim was sent.
 */
export interface SpendingQuestion extends SpendingFilter {
  basis: 'spent' | 'claimed'
  group: SpendingGroup | null
  period: Period | null
  /**
   * The number of a trip, whose days `period` then are: what is claimed for it counts, whatever its day, and of what is claimed for
   * none what was spent on these days.
   */
  trip: string | null
  /** A second period, whose lines are counted beside those of the first. */
  against: Period | null
}

/** Lines that are counted together. `key` is empty where the line lacks what it is grouped by. */
export interface SpendingRow {
  who: 'own' | 'team'
  part: 'asked' | 'against'
  status: SpendingStatus
  key: string
  lines: number
  paise: number
  /** CGST, SGST and IGST of the lines on which a tax was read, and how many lines these are. */
  taxPaise: number
  taxed: number
  /** How many lines have no total. */
  unread: number
  /** How many employees these lines are of. */
  people: number
  /** The first and the last day among the lines. */
  first: string | null
  last: string | null
}

/** A receipt, or a claim without one, as questions on spending see it. Money in paise. */
export interface SpendingLine {
  /** Of the receipt, or of the claim that has none. */
  id: string
  merchant: string | null
  category: string
  place: string | null
  day: string | null
  paise: number | null
  taxPaise: number | null
  gstin: string | null
  status: SpendingStatus
  /** The number of the claim that it is part of. */
  claim: string | null
}

/** Lines of spending themselves. */
export interface SpendingList {
  lines: SpendingLine[]
  /** How many there are in all, and what they come to. */
  count: number
  paise: number
}

/** Why a team's average is missing. */
export type TeamRefusal = 'no_manager' | 'too_narrow' | 'too_few'

export interface SpendingFigures {
  rows: SpendingRow[]
  team: TeamAverage[]
  /** Why nothing of the team is told though it was asked for; null otherwise. */
  teamRefusal: TeamRefusal | null
}

/** Rows of the same city under the several names that receipts print become one; the other rows stay. */
export function mergeCities(rows: readonly SpendingRow[]): SpendingRow[] {
  const merged = Map.groupBy(rows, ({ who, part, status, key }) =>
    JSON.stringify([who, part, status, key && cityName(key)]),
  )
  return [...merged.values()].map((group) =>
    group.map((row) => ({ ...row, key: row.key && cityName(row.key) })).reduce(addRows),
  )
}

/** Two rows as one. Who is behind both may be the same people, so their number is taken as the larger. */
export function addRows(a: SpendingRow, b: SpendingRow): SpendingRow {
  const days = [a.first, b.first, a.last, b.last].filter((day) => day !== null).sort()
  return {
    ...a,
    lines: a.lines + b.lines,
    paise: a.paise + b.paise,
    taxPaise: a.taxPaise + b.taxPaise,
    taxed: a.taxed + b.taxed,
    unread: a.unread + b.unread,
    people: Math.max(a.people, b.people),
    first: days[0] ?? null,
    last: days.at(-1) ?? null,
  }
}

/** How many others must stand behind an average, so that it tells nobody's own figure. */
export const TEAM_AT_LEAST = 3

/** Averages of a team are told in steps of this many paise. */
const TEAM_STEP_PAISE = 100_00

/** What the others of a team spent on average, by group. */
export interface TeamAverage {
  key: string
  paise: number
}

/**
 * The averages of a team that may be told: those that enough people stand behind, in steps of ₹100 and without how many
 * people these are. Both are what it would take to set two answers off against each other, such as a quarter and two of
 * its months, and so to learn what one person spent.
 */
export function teamAverages(rows: readonly SpendingRow[]): TeamAverage[] {
  return rows
    .filter(({ who, people }) => who === 'team' && people >= TEAM_AT_LEAST)
    .map(({ key, paise, people }) => ({ key, paise: Math.round(paise / people / TEAM_STEP_PAISE) * TEAM_STEP_PAISE }))
}

/** Whether a question may be compared with a team: only broad ones, on what was sent and not rejected. */
export function fitsTeam(question: SpendingQuestion): boolean {
  const { means, merchantWords, merchant, statuses, lacks, leastPaise, mostPaise, receipts, group, period, against } =
    question
  const wholeMonths = (range: Period | null) => range === null || (range.from.endsWith('-01') && isMonthEnd(range.to))
  return (
    means.length === 0 &&
    statuses.length === 2 &&
    statuses.includes('pending') &&
    statuses.includes('approved') &&
    merchantWords.length === 0 &&
    merchant === null &&
    lacks === null &&
    leastPaise === null &&
    mostPaise === null &&
    receipts === null &&
    (group === null || group === 'category' || group === 'month') &&
    wholeMonths(period) &&
    against === null
  )
}

function isMonthEnd(day: string): boolean {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(8, 10) === '01'
}
