import { type Amount, isAmount, type NoAmount } from '../../text/amounts.ts'
import type { Statement, StatementContext } from './clause-shape.ts'
import type { Chunk } from './statement-chunks.ts'
import { type Clause, has } from './statement-clauses.ts'

interface SaidAmount {
  reading: Amount | NoAmount
  words: string
  /** Another figure is ruled out: '4500 not 5400'. */
  isInstead: boolean
  /** Those figures, in paise. */
  ruledOut: readonly number[]
}

/** The amount that a clause comes to: the last of those that correct each other, without what is ruled out. */
export function lastValueOf(clause: Clause): SaidAmount | undefined {
  const given: { chunk: Chunk; at: number }[] = []
  const ruledOut: number[] = []
  for (const [at, chunk] of clause.entries()) {
    if (chunk.kind !== 'amount' || chunk.reading === undefined) continue
    const before = clause.slice(0, at).findLast(({ kind }) => kind !== 'article' && kind !== 'courtesy')
    const isOut = before?.kind === 'not' || before?.kind === 'from' || clause[at + 1]?.kind === 'nahi'
    if (isOut) ruledOut.push(isAmount(chunk.reading) ? chunk.reading.paise : Number.NaN)
    else given.push({ chunk, at })
  }
  const [first] = given
  const last = given.at(-1)
  if (!first || !last) {
    const negated = { why: 'negated' as const, words: '', money: false }
    // 'The bill reads 640' may say what it comes to.
    return ruledOut.length > 0 && has(clause, 'not', 'nahi')
      ? { reading: negated, words: '', isInstead: false, ruledOut }
      : undefined
  }
  const words = last.chunk.text
  const gaps = given.slice(1).map(({ at }, index) => clause.slice((given[index]?.at ?? 0) + 1, at))
  if (gaps.some((gap) => has(gap, 'or'))) return unclear('range', given)
  // A figure that is put right by the next one says so: 'no', 'sorry', 'it is'.
  if (gaps.some((gap) => !has(gap, 'revise', 'set', 'is', 'nahi', 'not'))) return undefined
  if (has(clause, 'hedge')) return unclear('unsure', [last])
  return {
    reading: last.chunk.reading ?? { why: 'unread', words, money: false },
    words,
    isInstead: ruledOut.length > 0,
    ruledOut,
  }
}

export function unclear(why: NoAmount['why'], given: readonly { chunk: Chunk }[]): SaidAmount {
  const words = given.map(({ chunk }) => chunk.text).join(' or ')
  return { reading: { why, words, money: false }, words, isInstead: false, ruledOut: [] }
}

/** Of receipts alike the one that comes to what is ruled out: 'the ola is 321, not 312'. Where another one does, it is asked. */
export function toldByFormer(
  stated: Statement,
  ruledOut: readonly number[],
  { open }: StatementContext,
): Statement | undefined {
  const former = open.filter(({ totalPaise }) => typeof totalPaise === 'number' && ruledOut.includes(totalPaise))
  const [only, ...others] = former
  if (!only || others.length > 0 || !stated.receipts || stated.receipts.includes(only)) {
    const isAlike = only && others.length === 0 && (stated.receipts?.length ?? 0) > 1
    return isAlike ? { ...stated, receipts: [only], about: `receipt ${only.number}` } : stated
  }
  return { ...stated, value: { unclear: { why: 'other-receipt', number: only.number } } }
}
