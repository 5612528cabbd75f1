import { partsOf } from '../../text/calendar.ts'
import { MONTHS } from '../../text/date-words.ts'
import type { TextSpan } from '../../text/interpretation.ts'
import { plainReferences } from '../answers/plain-answers.ts'
import type { NameableReceipt, ReceiptField } from '../receipts/receipt.ts'
import type { Chunk } from './statement-chunks.ts'
import { type Clause, has } from './statement-clauses.ts'
import { type Value, valueIn } from './values.ts'

/** A value that a sentence gives of a receipt. */
export interface Statement {
  /** The receipts that its words fit; undefined where it says 'it'. */
  receipts: readonly NameableReceipt[] | undefined
  /** The words that name them. */
  about: string
  field: ReceiptField
  value: NonNullable<Value>
  /** The value as it was said. */
  said: string
  /** Nothing but the receipt beside a figure, or what was paid: likely its total, and asked about. */
  isBare: boolean
  /** Where the values stand that it is said not to be, or that are taken back. */
  ruledOut: readonly TextSpan[]
  /** What else is said in its clause, of which nothing was made. */
  remark?: Clause
}

export interface StatementContext {
  today: string
  open: readonly NameableReceipt[]
  /** The field that was asked for, which need not be named then. */
  asked: ReceiptField | undefined
  /** The id of the receipt that was spoken of last. */
  focus?: string | undefined
  /** The field of it that was changed last, which a bare value goes on about: 'no, 12th only'. */
  edited?: ReceiptField | undefined
}

/** 'It is November only': a month stands for the day. */
export function isMonth(clause: Clause): boolean {
  const [only, ...others] = clause.filter(({ kind }) => kind === 'unknown')
  return has(clause, 'is') && others.length === 0 && MONTHS.has(only?.text ?? '') && !has(clause, 'amount', 'date')
}

/** A clause without the days that are ruled out beside another one: 'the 11th, not the 10th'. */
export function withoutRuledOut(clause: Clause): Clause {
  const dates = clause.filter(({ kind }) => kind === 'date')
  if (dates.length < 2) return clause
  return clause.filter((chunk, at) => {
    const before = clause.slice(0, at).findLast(({ kind }) => kind !== 'article' && kind !== 'courtesy')
    const isOut = chunk.kind === 'date' && (before?.kind === 'not' || clause[at + 1]?.kind === 'nahi')
    const next = clause.slice(at + 1).find(({ kind }) => kind !== 'article' && kind !== 'courtesy')
    const isSign =
      (chunk.kind === 'not' && next?.kind === 'date') || (chunk.kind === 'nahi' && clause[at - 1]?.kind === 'date')
    return !isOut && !isSign
  })
}

/** Ends a value in Hindi: 'travel kar do'. */
export const ENDS_VALUE: ReadonlySet<Chunk['kind']> = new Set(['set', 'is', 'courtesy', 'revise'])

/** What may belong to the value of a field that is no amount. */
export const VALUES: ReadonlySet<Chunk['kind']> = new Set([
  'date',
  'amount',
  'code',
  'currency',
  'place',
  'name',
  'unknown',
  'or',
])

/** Whether a clause says that something is right, rather than which total is: 'the actual total'. */
export function isJudged(clause: Clause): boolean {
  return clause.some(
    ({ kind }, at) =>
      kind === 'right' && has(clause.slice(0, at), 'reference', 'pronoun', 'amount') && !has(clause.slice(at), 'field'),
  )
}

/** '580, no wait': what was to follow did not come. */
export function isStopped(clause: Clause): boolean {
  const last = clause.at(-1)
  return last?.kind === 'revise' && STOPS.has(last.text)
}

const STOPS = new Set(['no', 'nope', 'no no', 'wait', 'no wait', 'oh wait', 'hold on'])

/** The words that name the receipt, in one piece; empty for 'it', undefined where they stand apart or name nothing. */
export function aboutOf(clause: Clause): string | undefined {
  const places = clause.flatMap(({ kind }, at) => (kind === 'reference' ? [at] : []))
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return has(clause, 'pronoun') ? '' : undefined
  const apart = clause.slice(first, last).some(({ kind }) => !BESIDE_REFERENCE.has(kind))
  // 'The cheapest of receipt 2' names no receipt.
  const isRanked =
    clause.some(({ number }) => number !== undefined) && places.some((at) => RANKS.has(clause[at]?.text ?? ''))
  return apart || isRanked ? undefined : places.map((at) => clause[at]?.text ?? '').join(' ')
}

const RANKS = new Set(
  'cheapest cheaper dearest costliest biggest bigger largest larger smallest smaller highest lowest sabse'.split(' '),
)

const BESIDE_REFERENCE: ReadonlySet<Chunk['kind']> = new Set([
  'reference',
  'article',
  'field',
  'courtesy',
  'pronoun',
  'right',
  'from',
])

/** 'It is November only': the same day of another month. */
export function monthOf(words: string, said: string, { open, today }: StatementContext): Value {
  const month = MONTHS.get(said.toLowerCase())
  const [only, ...others] = words === '' ? [] : (plainReferences(words, open, today) ?? [])
  if (month === undefined || !only?.date || others.length > 0) return undefined
  const day = only.date.slice(8)
  const year = partsOf(today).year
  const in_ = (of: number) => `${of}-${String(month).padStart(2, '0')}-${day}`
  return valueIn('date', in_(in_(year) > today ? year - 1 : year), today)
}
