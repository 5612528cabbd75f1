import { lastNightsOf } from './clause-nights.ts'
import { aboutOf, ENDS_VALUE, isMonth, monthOf, type Statement, VALUES, withoutRuledOut } from './clause-shape.ts'
import { goesOn, type SaidClause, statementOf } from './clause-values.ts'
import { fieldOf, has } from './statement-clauses.ts'
import { valueIn } from './values.ts'

/** 'Category of the metro to travel', 'petrol ki category travel kar do'. */
export function categoryOfField({ clause, text, context }: SaidClause): Statement | undefined {
  if (has(clause, 'amount', 'date', 'not', 'nahi', 'from', 'hedge', 'or', 'code')) return undefined
  const at = clause.findIndex(({ kind }) => kind === 'field')
  const to = clause.findLastIndex(({ kind }) => kind === 'to' || kind === 'is')
  const isBehind = to > at && to < clause.length - 1 && has(clause.slice(to + 1), 'reference', 'unknown')
  const begins = isBehind ? to + 1 : at + 1
  const rest = clause.slice(begins)
  const until = rest.findIndex(({ kind }) => ENDS_VALUE.has(kind))
  const value = until < 0 ? rest : rest.slice(0, until)
  const [first, last] = [value[0], value.at(-1)]
  const words = aboutOf(clause.filter((chunk) => !value.includes(chunk) && chunk.kind !== 'unknown'))
  const others = clause.filter((chunk) => !value.includes(chunk))
  if (!first || !last || words === undefined || has(others, 'unknown')) return undefined
  const said = value.map((chunk) => chunk.text).join(' ')
  const category = valueIn('category', said, context.today)
  return statementOf(words, { field: 'category', value: category, said: text.slice(first.start, last.end) }, context)
}

/** How the receipts that words name were paid: 'the uber was paid by card'. */
export function methodOf(about: string, { clause, context }: SaidClause): Statement | undefined {
  const [only, ...others] = clause.filter(({ kind }) => kind === 'means')
  const isPlain = !has(clause, 'amount', 'date', 'not', 'nahi', 'or', 'hedge', 'field', 'from')
  if (!only || others.length > 0 || !isPlain || !has(clause, 'paid', 'is', 'set', 'reference')) return undefined
  const value = valueIn('paymentMeans', only.text, context.today)
  return statementOf(about, { field: 'paymentMeans', value, said: only.text }, context)
}

/** 'The hotel was 3 nights', 'the stay is for two nights, not 3': of the only hotel where none is named. */
export function nightsOf({ clause, context }: SaidClause): Statement | undefined {
  const said = has(clause, 'date', 'or', 'hedge', 'field', 'means') ? undefined : lastNightsOf(clause)
  if (!said) return undefined
  const [hotel, ...more] = context.open.filter(({ category }) => category === 'Accommodation')
  const isMore = context.edited === 'nights' && has(clause, 'revise')
  const words = aboutOf(clause) ?? (isMore ? '' : hotel && more.length === 0 ? `receipt ${hotel.number}` : undefined)
  if (words === undefined) return undefined
  const value = said.unclear ? { unclear: said.unclear } : valueIn('nights', said.words, context.today)
  // 'Hotel 2 nights' can say nothing else.
  const isAlone = clause.every(({ kind }) => kind === 'reference' || kind === 'nights' || kind === 'courtesy')
  const isBare = !has(clause, 'is', 'set', 'to', 'thus') && !said.isInstead && !isMore && !isAlone
  return statementOf(words, { field: 'nights', value, said: said.words, isBare }, context)
}

/** The day, the number or the other value of known looks that stands in one piece beside the receipt and the field's name. */
export function fieldValue(saidClause: SaidClause): Statement | undefined {
  const { clause, text, context } = saidClause
  const of = fieldOf(clause) ?? 'date'
  const counted = withoutRuledOut(clause)
  const places = counted.flatMap(({ kind }, at) => (VALUES.has(kind) || kind === 'means' ? [at] : []))
  const [first, last] = [counted[places[0] ?? -1], counted[places.at(-1) ?? -1]]
  const isMore = goesOn(saidClause) && context.focus !== undefined
  const words = aboutOf(counted.filter((_, at) => !places.includes(at))) ?? (isMore ? '' : undefined)
  const isApart = (places.at(-1) ?? 0) - (places[0] ?? 0) >= places.length
  if (!first || !last || isApart || words === undefined) return undefined
  if (words === '' && fieldOf(clause) === undefined && !isMore) return undefined
  if (of !== 'currency' && !isMonth(clause) && !places.some((at) => counted[at]?.kind !== 'unknown')) return undefined
  if (has(counted, 'not', 'nahi', 'from') || (has(counted, 'revise') && !isMore)) return undefined
  const said = text.slice(first.start, last.end)
  const value =
    monthOf(words, said, context) ??
    (has(clause, 'hedge') ? { unclear: { why: 'unsure' as const, words: said } } : valueIn(of, said, context.today))
  return statementOf(words, { field: of, value, said }, context)
}
