import { RECEIPT_FIELDS } from '@pravas/contract/receipt-fields'
import { isAmount } from '../../text/amounts.ts'
import type { UnclearValue } from './problems.ts'
import type { Chunk } from './statement-chunks.ts'
import { type Clause, has } from './statement-clauses.ts'

interface SaidNights {
  words: string
  /** Another count is ruled out: '3 nights not 2'. */
  isInstead: boolean
  /** Why it is none. */
  unclear?: UnclearValue
}

/**
 * The nights that a clause comes to: the last of those that correct each other, without what is ruled out; 'negated' where that
 * leaves none. Undefined where a figure in it may be anything else: '4500 for 2 nights'.
 */
export function lastNightsOf(clause: Clause): SaidNights | undefined {
  if (!clause.every((chunk) => chunk.kind !== 'amount' || isCount(chunk))) return undefined
  const figures = clause.flatMap(({ kind }, at) => (kind === 'nights' || kind === 'amount' ? [at] : []))
  const signs = new Set<number>()
  const given = figures.filter((at) => {
    const before = nextTo(clause, at, -1)
    const behind = nextTo(clause, at, 1)
    if (RULES_OUT.has(clause[before]?.kind)) signs.add(before)
    else if (clause[behind]?.kind === 'nahi') signs.add(behind)
    else return true
    return false
  })
  // 'Not the dinner' rules out no count.
  if (clause.some(({ kind }, at) => (RULES_OUT.has(kind) || kind === 'nahi') && !signs.has(at))) return undefined
  const isInstead = signs.size > 0
  const last = clause[given.at(-1) ?? -1]
  if (!last) return { words: '', isInstead, unclear: { why: 'negated', words: '', money: false } }
  const gaps = given.slice(1).map((at, index) => clause.slice((given[index] ?? 0) + 1, at))
  return gaps.every((gap) => has(gap, 'revise', 'set', 'is', 'nahi', 'not'))
    ? { words: last.text, isInstead }
    : undefined
}

const RULES_OUT: ReadonlySet<Chunk['kind'] | undefined> = new Set(['not', 'from'] as const)

/** The place next to a chunk, without words that say nothing of it. */
function nextTo(clause: Clause, from: number, step: 1 | -1): number {
  let at = from + step
  while (clause[at]?.kind === 'article' || clause[at]?.kind === 'courtesy') at += step
  return at
}

/** Whether a figure may count nights: a whole number without a currency. */
function isCount({ reading }: Chunk): boolean {
  return (
    isAmount(reading) &&
    !reading.money &&
    reading.currency === undefined &&
    reading.paise % 100 === 0 &&
    reading.paise <= RECEIPT_FIELDS.nights.most * 100
  )
}
