import { CATEGORIES } from '@pravas/contract/categories'
import type { FollowUpType } from '@pravas/contract/fingenie'
import type { Topic } from '@pravas/language/expense/queries/topics'
import { listWords } from '../../../formats.ts'
import type { ChangeableField } from '../../../receipts/receipt-change.ts'
import { average, compare, duplicates, extreme } from './comparisons.ts'
import { FIELD_NAMES, fieldOf, fieldsOf } from './field-answers.ts'
import {
  capital,
  countText,
  dateCell,
  literal,
  type NumberedReceipt,
  nameOf,
  paragraphs,
  RECEIPT_HEADS,
  receiptCells,
  receiptTable,
  sumText,
  table,
} from './texts.ts'

/** Answers a question about these receipts; `scope` says in words which ones they are when not all. */
export function answer(topic: Topic, receipts: readonly NumberedReceipt[], scope: string): string {
  switch (topic.about) {
    case 'total':
      return total(receipts, scope)
    case 'average':
      return average(receipts, scope)
    case 'largest':
    case 'smallest':
      return extreme(topic.about, receipts, scope)
    case 'compare':
      return compare(receipts)
    case 'duplicates':
      return duplicates(receipts)
    case 'count':
      return paragraphs(
        `${capital(countText(receipts.length))}${scope}: **${sumText(receipts)}**.`,
        unreadNote(receipts),
      )
    case 'list':
      return list(receipts, scope)
    case 'earliest':
    case 'latest':
      return byAge(topic.about, receipts)
    case 'by-category':
      return grouped('Category', receipts, ({ category }) => category, byCategory)
    case 'by-date':
      return grouped('Date', receipts, ({ date }) => date ?? '', undatedLast, dateOrNone)
    case 'by-merchant':
      return grouped(
        'Merchant',
        receipts,
        ({ merchant }) => merchant ?? '',
        undefined,
        (name) => literal(name) || 'not read',
      )
    case 'missing':
      return missing(topic.field, receipts)
    case 'field':
      return fieldOf(topic.field, receipts)
    case 'fields':
      return fieldsOf(topic.fields, receipts)
  }
}

/** Says how many totals are not in a sum, if any. */
export function unreadNote(receipts: readonly NumberedReceipt[]): string | undefined {
  const unread = receipts.filter(({ totalPaise }) => totalPaise === null)
  if (unread.length === 0) return undefined
  return `Not counted, because the total could not be read: ${listWords(unread.map(nameOf))}.`
}

function total(receipts: readonly NumberedReceipt[], scope: string): string {
  const [only] = receipts
  if (only && receipts.length === 1) return fieldOf('totalPaise', [only])
  const known = receipts.filter(({ totalPaise }) => totalPaise !== null)
  return paragraphs(
    `The total of ${countText(receipts.length)}${scope} is **${sumText(known)}**.`,
    receipts.length <= 10 && receiptTable(receipts),
    unreadNote(receipts),
  )
}

function list(receipts: readonly NumberedReceipt[], scope: string): string {
  return paragraphs(
    `${capital(countText(receipts.length))}${scope}, **${sumText(receipts)}** in total:`,
    receiptTable(receipts),
    unreadNote(receipts),
  )
}

function byAge(which: 'earliest' | 'latest', receipts: readonly NumberedReceipt[]): string {
  const dated = receipts.filter(({ date }) => date !== null)
  const dates = dated.map(({ date }) => date ?? '').sort()
  const day = which === 'earliest' ? dates[0] : dates.at(-1)
  if (day === undefined) return 'No date could be read on these receipts.'
  const found = dated.filter(({ date }) => date === day)
  const sentence = `The ${which} date is **${dateCell(day)}**: ${listWords(found.map(nameOf))}, ${sumText(found)}.`
  const undated = receipts.length - dated.length
  return paragraphs(sentence, undated > 0 && `${capital(countText(undated))} without a date left aside.`)
}

function byCategory(a: string, b: string): number {
  const known: readonly string[] = CATEGORIES
  return known.indexOf(a) - known.indexOf(b)
}

function dateOrNone(date: string): string {
  return dateCell(date === '' ? null : date)
}

function undatedLast(a: string, b: string): number {
  return (a === '' ? 1 : 0) - (b === '' ? 1 : 0) || a.localeCompare(b)
}

/** A table with a row a group: its name, how many receipts, which ones and their sum. */
function grouped(
  head: string,
  receipts: readonly NumberedReceipt[],
  keyOf: (receipt: NumberedReceipt) => string,
  order: ((a: string, b: string) => number) | undefined,
  label: (key: string) => string = literal,
): string {
  const groups = [...Map.groupBy(receipts, keyOf)]
  if (order) groups.sort(([a], [b]) => order(a, b))
  const rows = groups.map(([key, group]) => [
    label(key),
    group.map(({ number }) => String(number)).join(', '),
    sumText(group),
  ])
  const inRupees = groups.filter(([key, group]) => key !== '' && group.every(({ currency }) => currency === 'INR'))
  const paise = (group: readonly NumberedReceipt[]) => group.reduce((sum, { totalPaise }) => sum + (totalPaise ?? 0), 0)
  const [most] = inRupees.toSorted(([, a], [, b]) => paise(b) - paise(a))
  return paragraphs(
    `${countText(receipts.length)} by ${head.toLowerCase()}, **${sumText(receipts)}** in total:`,
    table([head, 'Receipt numbers', 'Total'], rows),
    most && groups.length > 1 && `Most was spent on **${label(most[0])}**: ${sumText(most[1])}.`,
    unreadNote(receipts),
  )
}

function missing(field: ChangeableField | 'any', receipts: readonly NumberedReceipt[]): string {
  const fields: ChangeableField[] = field === 'any' ? ['merchant', 'date', 'totalPaise', 'gstin'] : [field]
  const lacking = receipts
    .map((receipt) => ({ receipt, lacks: fields.filter((name) => receipt[name] === null) }))
    .filter(({ lacks }) => lacks.length > 0)
  if (lacking.length === 0) {
    const what = field === 'any' ? 'a merchant, a date, a total and a GSTIN' : `a ${FIELD_NAMES[field]}`
    return receipts.length === 1 ? `The receipt has ${what}.` : `All ${receipts.length} receipts have ${what}.`
  }
  const rows = lacking.map(({ receipt, lacks }) => [
    ...receiptCells(receipt),
    listWords(lacks.map((name) => FIELD_NAMES[name])),
  ])
  const example = lacking[0]
  return paragraphs(
    `${lacking.length} of ${countText(receipts.length)} ${lacking.length === 1 ? 'lacks' : 'lack'} ${field === 'any' ? 'something' : `a ${FIELD_NAMES[field]}`}:`,
    table([...RECEIPT_HEADS, 'Missing'], rows, false),
    example &&
      `You can tell me what is missing, for example "the ${FIELD_NAMES[example.lacks[0] ?? 'date']} of receipt ${example.receipt.number} is …".`,
  )
}

/** What the page guessed a follow-up to be about, for a question whose words say nothing to us. */
export function topicOfFollowUp(type: FollowUpType): Topic | undefined {
  switch (type) {
    case 'comparison':
      return { about: 'compare' }
    case 'category':
      return { about: 'by-category' }
    case 'amount':
      return { about: 'total' }
    case 'date':
      return { about: 'by-date' }
    case 'merchant':
      return { about: 'by-merchant' }
    default:
      return undefined
  }
}
