import { isAmount } from '../../text/amounts.ts'
import { plainReferences } from '../answers/plain-answers.ts'
import type { ReceiptField } from '../receipts/receipt.ts'
import { lastValueOf, toldByFormer } from './clause-amounts.ts'
import { categoryOf, movedTo, otherCategory } from './clause-categories.ts'
import { lastNightsOf } from './clause-nights.ts'
import {
  aboutOf,
  ENDS_VALUE,
  isJudged,
  isMonth,
  isStopped,
  monthOf,
  type Statement,
  type StatementContext,
  VALUES,
  withoutRuledOut,
} from './clause-shape.ts'

import { type Clause, fieldOf, has } from './statement-clauses.ts'
import { AMOUNTS, type Value, valueIn } from './values.ts'

/** Of more than two receipts it has to be asked which they are. */
const BOTH = new Set(['both', 'dono', 'donon'])

/** A smaller figure without a field or a currency counts something: 'the first 2'. */
const LEAST_BARE = 1_000

/** What a clause states; 'remark' where it says that something is right, 'withdrawn' where it ends in a refusal. */
export function readClause(
  clause: Clause,
  text: string,
  context: StatementContext,
): Statement | 'remark' | 'withdrawn' | undefined {
  if (has(clause, 'act')) return undefined
  if (has(clause, 'refuse') || isStopped(clause)) return refused(clause)
  if (fieldOf(clause) === 'category') return categoryOfField()
  if (fieldOf(clause) === 'date' || fieldOf(clause) === 'gstin') return fieldValue()
  const moved = movedTo(clause, text)
  if (moved) return state(moved.about, 'category', moved.value, moved.said, false)
  if (isMonth(clause)) return fieldValue()
  const other = context.edited === 'category' && context.focus !== undefined ? otherCategory(clause, text) : undefined
  if (other) return state('', 'category', { change: { category: other.value } }, other.said, false)
  if (has(clause, 'unknown', 'code')) return undefined
  if (has(clause, 'nights')) return nightsOf()
  const category = categoryOf(clause, text)
  if (category) return state(category.about, 'category', { change: { category: category.value } }, category.said, false)
  const kept = keptTotal()
  if (kept) return kept
  const about = aboutOf(clause) ?? ((isJudged(clause) || goesOn()) && context.focus !== undefined ? '' : undefined)
  if (about === undefined) return undefined
  const field = fieldOf(clause)
  if (isJudged(clause)) {
    const confirmed = about === '' ? confirmedTotal() : undefined
    if (confirmed) return confirmed
    const isRemark = has(clause, 'is') && !has(clause, 'amount', 'date', 'not', 'nahi', 'set', 'hedge')
    return isRemark ? 'remark' : undefined
  }
  if (has(clause, 'means')) return methodOf()
  if (has(clause, 'amount')) return amountOf()
  return has(clause, 'date') && (has(clause, 'is') || goesOn()) && field === undefined ? fieldValue() : undefined

  function state(words: string, of: ReceiptField, value: Value, said: string, isBare: boolean): Statement | undefined {
    const isPronoun = words === ''
    const receipts = isPronoun ? undefined : BOTH.has(words) ? [] : plainReferences(words, context.open, context.today)
    if (!value || (!isPronoun && receipts === undefined)) return undefined
    const [only, ...others] = receipts ?? []
    return {
      receipts,
      about: isPronoun ? 'it' : only && others.length === 0 ? `receipt ${only.number}` : words,
      field: of,
      value,
      said,
      isBare,
    }
  }

  /** Whether a value without a receipt goes on about the one that was spoken of: 'no, 530', 'put 560 back'. */
  function goesOn(): boolean {
    if (has(clause, 'thus')) return true
    const of = [context.asked, context.edited].find((field) => field !== undefined)
    const isOfField = has(clause, 'amount') ? of !== undefined && AMOUNTS.includes(of) : of === 'date'
    return isOfField && (has(clause, 'revise', 'set') || clause.at(-1)?.text === 'only')
  }

  /** 'Keep 337', of the one receipt that comes to it. */
  function keptTotal(): Statement | undefined {
    const isKeeping = clause.some(({ kind, text: word }) => kind === 'set' && KEEPS.has(word))
    const said = isKeeping && !has(clause, 'reference', 'pronoun', 'field', 'date') ? lastValueOf(clause) : undefined
    if (!said || !isAmount(said.reading)) return undefined
    const { paise } = said.reading
    const [only, ...others] = context.open.filter(({ totalPaise }) => totalPaise === paise)
    return only && others.length === 0
      ? state(`receipt ${only.number}`, 'totalPaise', { change: { totalPaise: paise } }, said.words, false)
      : undefined
  }

  function amountOf(): Statement | undefined {
    // 'Yesterday’s cab was 700' may be of another one.
    if (has(clause, 'date') || (field !== undefined && !AMOUNTS.includes(field))) return undefined
    // 'Keep receipt 2' speaks of the receipt, whatever figure stands beside it.
    if (field === undefined && has(clause, 'reference') && clause.some(({ text: word }) => word === 'keep'))
      return undefined
    const said = lastValueOf(clause)
    if (said === undefined) return undefined
    const { reading, words } = said
    const asked = context.asked !== undefined && AMOUNTS.includes(context.asked) ? context.asked : undefined
    const meant = field ?? asked ?? 'totalPaise'
    const isMore = about === '' && goesOn()
    const isVerb =
      has(clause, 'is', 'set', 'to', 'thus') ||
      isMore ||
      said.isInstead ||
      clause.some(({ text: word }) => word.endsWith("'s"))
    const isAbout = isVerb || field !== undefined || asked !== undefined || has(clause, 'hedge', 'not')
    if (!isAmount(reading))
      return isAbout && about !== '' ? state(about ?? '', meant, { unclear: reading }, words, false) : undefined
    const isNamed = field !== undefined || reading.currency !== undefined || reading.money
    if (!isNamed && asked === undefined && reading.paise < LEAST_BARE) return undefined
    const isCounted = clause.some(({ number }) => number !== undefined)
    // 'Paid' may be a part, and 'it' something else; with a verb of change they are plain.
    const isFirm =
      !has(clause, 'paid') &&
      (field !== undefined ||
        asked !== undefined ||
        (isVerb && (about !== '' || isNamed || isMore || has(clause, 'set', 'to', 'thus'))) ||
        (isCounted && reading.money))
    const stated = state(about ?? '', meant, valueIn(meant, words, context.today), words, !isFirm)
    return stated && meant === 'totalPaise' ? toldByFormer(stated, said.ruledOut, context) : stated
  }

  /** '318 was right after all' is likely the total of the receipt that was spoken of, and asked about. */
  function confirmedTotal(): Statement | undefined {
    const [only, ...others] = clause.filter(({ kind }) => kind === 'amount')
    const isPlain = only && others.length === 0 && !has(clause, 'not', 'nahi', 'hedge', 'or', 'date', 'set')
    if (!isPlain || !has(clause, 'is') || context.focus === undefined || !isAmount(only.reading)) return undefined
    return state('', 'totalPaise', valueIn('totalPaise', only.text, context.today), only.text, true)
  }

  /** 'Category of the metro to travel', 'petrol ki category travel kar do'. */
  function categoryOfField(): Statement | undefined {
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
    return state(words, 'category', valueIn('category', said, context.today), text.slice(first.start, last.end), false)
  }

  /** 'The uber was paid by card'. */
  function methodOf(): Statement | undefined {
    const [only, ...others] = clause.filter(({ kind }) => kind === 'means')
    const isPlain = !has(clause, 'amount', 'date', 'not', 'nahi', 'or', 'hedge', 'field', 'from')
    if (!only || others.length > 0 || !isPlain || !has(clause, 'paid', 'is', 'set', 'reference')) return undefined
    return state(about ?? '', 'paymentMeans', valueIn('paymentMeans', only.text, context.today), only.text, false)
  }

  /** 'The hotel was 3 nights', 'the stay is for two nights, not 3': of the only hotel where none is named. */
  function nightsOf(): Statement | undefined {
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
    return state(words, 'nights', value, said.words, isBare)
  }

  /** The day or the GSTIN that stands in one piece beside the receipt and the field's name. */
  function fieldValue(): Statement | undefined {
    const of = fieldOf(clause) ?? 'date'
    const counted = withoutRuledOut(clause)
    const places = counted.flatMap(({ kind }, at) => (VALUES.has(kind) ? [at] : []))
    const [first, last] = [counted[places[0] ?? -1], counted[places.at(-1) ?? -1]]
    const isMore = goesOn() && context.focus !== undefined
    const words = aboutOf(counted.filter(({ kind }) => !VALUES.has(kind))) ?? (isMore ? '' : undefined)
    const isApart = (places.at(-1) ?? 0) - (places[0] ?? 0) >= places.length
    if (!first || !last || isApart || words === undefined) return undefined
    if (words === '' && fieldOf(clause) === undefined && !isMore) return undefined
    if (!isMonth(clause) && !places.some((at) => counted[at]?.kind !== 'unknown')) return undefined
    if (has(counted, 'not', 'nahi', 'from') || (has(counted, 'revise') && !isMore)) return undefined
    const said = text.slice(first.start, last.end)
    const value =
      monthOf(words, said, context) ??
      (has(clause, 'hedge') ? { unclear: { why: 'unsure' as const, words: said } } : valueIn(of, said, context.today))
    return state(words, of, value, said, false)
  }
}

const KEEPS = new Set(['keep', 'rakho', 'rakh do'])

export function refused(clause: Clause): 'withdrawn' | undefined {
  const isLast = clause.at(-1)?.kind === 'refuse' || isStopped(clause)
  return has(clause, 'amount', 'date') && isLast ? 'withdrawn' : undefined
}
