import { FIELD_OF } from '@pravas/contract/receipt-field-keys'
import { type ReceiptFieldKind, receiptField } from '@pravas/contract/receipt-fields'
import type { ReceiptField } from '../receipts/receipt.ts'
import { categoryOf, movedTo, otherCategory } from './clause-categories.ts'
import { categoryOfField, fieldValue, methodOf, nightsOf } from './clause-fields.ts'
import { valueByLooks, withoutRemark, wrongField } from './clause-kinds.ts'
import { aboutOf, isJudged, isMonth, isStopped, type Statement, type StatementContext } from './clause-shape.ts'
import { amountOf, confirmedTotal, keptTotal } from './clause-totals.ts'
import { goesOn, type SaidClause, statementOf } from './clause-values.ts'
import { type Clause, fieldOf, has } from './statement-clauses.ts'

/** What a clause states; 'remark' where it says that something is right, 'withdrawn' where it ends in a refusal. */
export function readClause(
  clause: Clause,
  text: string,
  context: StatementContext,
): Statement | 'remark' | 'withdrawn' | undefined {
  const remarked = withoutRemark(clause)
  const plain = remarked && valueByLooks({ clause: remarked.said, text, context })
  if (remarked && plain) return { ...plain, remark: remarked.remark }
  const said = { clause, text, context }
  if (has(clause, 'act') || isForbidden(clause)) return undefined
  if (has(clause, 'refuse') || isStopped(clause)) return refused(clause)
  if (fieldOf(clause) === 'category') return categoryOfField(said)
  const wrong = wrongField(said)
  if (wrong) return wrong
  if (isInOnePiece(fieldOf(clause))) return fieldValue(said) ?? valueByLooks(said)
  const moved = movedTo(clause, text)
  if (moved) return statementOf(moved.about, { ...moved, field: 'category' }, context)
  if (isMonth(clause)) return fieldValue(said)
  const other = context.edited === 'category' && context.focus !== undefined ? otherCategory(clause, text) : undefined
  if (other) return categoryStated('', other, context)
  const byLooks = valueByLooks(said)
  if (byLooks) return byLooks
  if (has(clause, 'unknown', 'code', 'name', 'place', 'currency')) return undefined
  if (has(clause, 'nights')) return nightsOf(said)
  const category = categoryOf(clause, text)
  if (category) return categoryStated(category.about, category, context)
  return keptTotal(said) ?? statedOf(said)
}

/** Whether the value of a field stands in one piece beside its name, and is known by its looks. */
function isInOnePiece(field: ReceiptField | undefined): boolean {
  return field !== undefined && IN_ONE_PIECE.has(receiptField(FIELD_OF[field]).kind)
}

const IN_ONE_PIECE: ReadonlySet<ReceiptFieldKind> = new Set(['date', 'gstin', 'currency', 'payment', 'code'])

/** 'Never make it 950' sets nothing. */
const isForbidden = (clause: Clause): boolean =>
  clause.some(({ kind }, at) => kind === 'not' && clause[at + 1]?.kind === 'set')

/** What a clause states of the receipts that it names, or of the one that was spoken of. */
function statedOf(said: SaidClause): Statement | 'remark' | undefined {
  const { clause, context } = said
  const isOfLast = context.focus !== undefined && (isJudged(clause) || goesOn(said))
  const about = aboutOf(clause) ?? (isOfLast ? '' : undefined)
  if (about === undefined) return undefined
  if (isJudged(clause)) return (about === '' ? confirmedTotal(said) : undefined) ?? remarked(clause)
  if (has(clause, 'means')) return methodOf(about, said)
  if (has(clause, 'amount')) return amountOf(about, said)
  const isDay = has(clause, 'date') && (has(clause, 'is') || goesOn(said)) && fieldOf(clause) === undefined
  return isDay ? fieldValue(said) : undefined
}

/** 'That is right': nothing to change. */
function remarked(clause: Clause): 'remark' | undefined {
  return has(clause, 'is') && !has(clause, 'amount', 'date', 'not', 'nahi', 'set', 'hedge') ? 'remark' : undefined
}

function categoryStated(
  about: string,
  { value, said }: NonNullable<ReturnType<typeof otherCategory>>,
  context: StatementContext,
): Statement | undefined {
  return statementOf(about, { field: 'category', value: { change: { category: value } }, said }, context)
}

function refused(clause: Clause): 'withdrawn' | undefined {
  const isLast = clause.at(-1)?.kind === 'refuse' || isStopped(clause)
  return has(clause, 'amount', 'date') && isLast ? 'withdrawn' : undefined
}
