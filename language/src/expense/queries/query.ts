import type { LackableField } from '@pravas/contract/receipt-field-keys'
import type { Category, PaymentMethod } from '@pravas/contract/receipt-fields'

/** Where the receipts stand that a question is about. */
export type QueryStatus = 'unclaimed' | 'pending' | 'approved' | 'rejected'

export type QueryGroup =
  | 'category'
  | 'city'
  | 'merchant'
  | 'month'
  | 'quarter'
  | 'week'
  | 'day'
  | 'status'
  | 'claim'
  | 'payment'
  | 'person'

/** What a question says to be missing on receipts. */
export type MissingValue = LackableField | 'tax'

export const MEASURES = [
  'sum',
  'count',
  'claims',
  'average',
  'per-day',
  'per-month',
  'tax',
  'largest',
  'smallest',
  'latest',
  'earliest',
  'list',
] as const

/** Days from the first to the last, both included, `YYYY-MM-DD`, with the words that named them, such as 'last month'. */
export interface DateRange {
  from: string
  to: string
  words: string
}

/** A kind of bill, as it was called, and words of which its merchants bear one. */
export interface BillKind {
  name: string
  signs: string[]
}

/** A question with figures for an answer: measure × filter × group × period × comparison. */
export interface Query {
  /** Over the receipts of the conversation, or over all that the person ever claimed or still has to. */
  source: 'conversation' | 'claims'
  /** Which day of a claim's receipt counts: when the money was spent, or when the claim was sent. */
  basis: 'spent' | 'claimed'
  measure: (typeof MEASURES)[number]
  group: QueryGroup | null
  categories: Category[]
  /** Kinds of bills within a category, such as 'fuel', by the words that their merchants bear. */
  kinds: BillKind[]
  cities: string[]
  /** How it was paid; empty for any way. */
  means: PaymentMethod[]
  merchant: string | null
  /** Empty for what is pending or approved. */
  statuses: QueryStatus[]
  lacks: MissingValue | null
  leastPaise: number | null
  mostPaise: number | null
  period: DateRange | null
  /** The trip to this city, whose days are the period; an empty name is the latest trip of all. */
  trip: string | null
  /** `alone`: the team's figures by themselves, with nothing beside them. */
  against: { kind: 'team'; alone?: true | undefined } | { kind: 'period'; period: DateRange } | null
  /** Of this person alone, by the name that is known of them; null for all. */
  person: string | null
  /** How many groups or lines are wanted; null for all. */
  top: number | null
  /** Whether the receipts themselves stand under their sum. */
  listed: boolean
}

/** What a part of the grammar read, and the text without the words that it took. */
export interface Taken<T> {
  value: T
  rest: string
}

/** A text without one range of it; what is left on both sides does not join up. */
export function without(text: string, start: number, end: number): string {
  return `${text.slice(0, start)} · ${text.slice(end)}`
}

/** Takes the first match of a pattern out of a text; undefined when there is none. */
export function takeMatch(text: string, pattern: RegExp): { match: RegExpExecArray; rest: string } | undefined {
  const match = pattern.exec(text)
  return match ? { match, rest: without(text, match.index, match.index + match[0].length) } : undefined
}
