import { PaymentMeans } from '@pravas/contract/claims'
import { CATEGORIES } from '@pravas/contract/expenses'
import { z } from 'zod'
import { LACKABLE, SPENDING_GROUPS, SPENDING_STATUSES } from '../../../../reports/spending-rules.ts'

const MEASURES = [
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
export const Stretch = z.object({ from: z.string(), to: z.string(), words: z.string() })
export type Stretch = z.infer<typeof Stretch>

/** A question with figures for an answer: measure × filter × group × period × comparison. */
export const Query = z.object({
  /** Over the receipts of the conversation, or over all that the person ever claimed or still has to. */
  source: z.enum(['conversation', 'claims']),
  /** Which day of a claim's receipt counts: when the money was spent, or when the claim was sent. */
  basis: z.enum(['spent', 'claimed']),
  measure: z.enum(MEASURES),
  group: z.enum(SPENDING_GROUPS).nullable(),
  categories: z.array(z.enum(CATEGORIES)),
  cities: z.array(z.string()),
  /** How it was paid; empty for any way. */
  means: z.array(PaymentMeans).default([]),
  merchant: z.string().nullable(),
  /** Empty for what is pending or approved. */
  statuses: z.array(z.enum(SPENDING_STATUSES)),
  lacks: z.enum(LACKABLE).nullable(),
  leastPaise: z.int().nullable(),
  mostPaise: z.int().nullable(),
  period: Stretch.nullable(),
  /** The trip to this city, whose days are the period; an empty name is the latest trip of all. */
  trip: z.string().nullable(),
  against: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('team') }),
      z.object({ kind: z.literal('period'), period: Stretch }),
    ])
    .nullable(),
  /** How many groups or lines are wanted; null for all. */
  top: z.int().positive().nullable(),
  /** Whether the receipts themselves stand under their sum. */
  listed: z.boolean().default(false),
})
export type Query = z.infer<typeof Query>

/** What a part of the grammar read, and the text without the words that it took. */
export interface Taken<T> {
  value: T
  rest: string
}

/** A text without one stretch of it; what is left on both sides does not join up. */
export function without(text: string, start: number, end: number): string {
  return `${text.slice(0, start)} · ${text.slice(end)}`
}

/** Takes the first match of a pattern out of a text; undefined when there is none. */
export function takeMatch(text: string, pattern: RegExp): { match: RegExpExecArray; rest: string } | undefined {
  const match = pattern.exec(text)
  return match ? { match, rest: without(text, match.index, match.index + match[0].length) } : undefined
}
