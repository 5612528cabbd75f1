import { plainReferences } from '../answers/plain-answers.ts'
import type { ReceiptField } from '../receipts/receipt.ts'
import type { Statement, StatementContext } from './clause-shape.ts'
import { type Clause, has } from './statement-clauses.ts'
import { AMOUNTS, type Value } from './values.ts'

/** A clause with the message that it is of, and what its words may refer to. */
export interface SaidClause {
  clause: Clause
  text: string
  context: StatementContext
}

/** A value as it was said of a field. */
interface StatedValue {
  field: ReceiptField
  value: Value
  said: string
  isBare?: boolean
  ruledOut?: Statement['ruledOut']
}

/** What is stated of the receipts that words name, of 'it' where they are empty; undefined where they name none, or there is no value. */
export function statementOf(
  words: string,
  { field, value, said, isBare = false, ruledOut = [] }: StatedValue,
  { open, today }: StatementContext,
): Statement | undefined {
  const isPronoun = words === ''
  const receipts = isPronoun ? undefined : BOTH.has(words) ? [] : plainReferences(words, open, today)
  if (!value || (!isPronoun && receipts === undefined)) return undefined
  const [only, ...others] = receipts ?? []
  const about = isPronoun ? 'it' : only && others.length === 0 ? `receipt ${only.number}` : words
  return { receipts, about, field, value, said, isBare, ruledOut }
}

/** Of more than two receipts it has to be asked which they are. */
const BOTH = new Set(['both', 'dono', 'donon'])

/** Whether a value without a receipt goes on about the one that was spoken of: 'no, 530', 'put 560 back'. */
export function goesOn({ clause, context }: SaidClause): boolean {
  if (has(clause, 'thus')) return true
  const of = [context.asked, context.edited].find((field) => field !== undefined)
  const isOfField = has(clause, 'amount') ? of !== undefined && AMOUNTS.includes(of) : of === 'date'
  return isOfField && (has(clause, 'revise', 'set') || clause.at(-1)?.text === 'only')
}
