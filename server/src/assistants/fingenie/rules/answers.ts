import type { FollowUpType } from '@pravas/contract/fingenie'
import { CATEGORIES } from '@pravas/contract/receipt-fields'
import type { Topic } from '@pravas/language/expense/queries/topics'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../formats.ts'
import type { ChangeableField } from '../../../receipts/receipt-change.ts'
import { literal } from '../../kernel/cards.ts'
import { average, compare, duplicates, extreme } from './comparisons.ts'
import { FIELD_NAMES, fieldOf, fieldsOf } from './field-answers.ts'
import {
  claimableOf,
  dateCell,
  type NumberedReceipt,
  nameOf,
  paragraphs,
  receiptCells,
  receiptHeads,
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
        replies('answer.count', { count: receipts.length, scope, sum: sumText(receipts) }),
        unreadNote(receipts),
      )
    case 'list':
      return list(receipts, scope)
    case 'earliest':
    case 'latest':
      return byAge(topic.about, receipts)
    case 'by-category':
      return grouped('category', receipts, ({ category }) => category, byCategory)
    case 'by-date':
      return grouped('date', receipts, ({ date }) => date ?? '', undatedLast, dateOrNone)
    case 'by-merchant':
      return grouped(
        'merchant',
        receipts,
        ({ merchant }) => merchant ?? '',
        undefined,
        (name) => literal(name) || replies('not-read'),
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
  const unread = claimableOf(receipts).filter(({ totalPaise }) => totalPaise === null)
  if (unread.length === 0) return undefined
  return replies('answer.not-counted', { receipts: listWords(unread.map(nameOf)) })
}

function total(receipts: readonly NumberedReceipt[], scope: string): string {
  const [only] = receipts
  if (only && receipts.length === 1) return fieldOf('totalPaise', [only])
  const known = receipts.filter(({ totalPaise }) => totalPaise !== null)
  return paragraphs(
    replies('answer.total', { count: claimableOf(receipts).length, scope, sum: sumText(known) }),
    receipts.length <= 10 && receiptTable(receipts),
    unreadNote(receipts),
  )
}

function list(receipts: readonly NumberedReceipt[], scope: string): string {
  return paragraphs(
    replies('answer.list', { count: receipts.length, scope, sum: sumText(receipts) }),
    receiptTable(receipts),
    unreadNote(receipts),
  )
}

function byAge(which: 'earliest' | 'latest', receipts: readonly NumberedReceipt[]): string {
  const dated = receipts.filter(({ date }) => date !== null)
  const dates = dated.map(({ date }) => date ?? '').sort()
  const day = which === 'earliest' ? dates[0] : dates.at(-1)
  if (day === undefined) return replies('answer.no-dates')
  const found = dated.filter(({ date }) => date === day)
  const undated = receipts.length - dated.length
  return paragraphs(
    replies('answer.date', {
      which,
      date: dateCell(day),
      receipts: listWords(found.map(nameOf)),
      sum: sumText(found),
    }),
    undated > 0 && replies('answer.undated', { count: undated }),
  )
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
  by: 'category' | 'date' | 'merchant',
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
  const paise = (group: readonly NumberedReceipt[]) =>
    claimableOf(group).reduce((sum, { totalPaise }) => sum + (totalPaise ?? 0), 0)
  const [most] = inRupees.toSorted(([, a], [, b]) => paise(b) - paise(a))
  return paragraphs(
    replies('answer.grouped', { count: receipts.length, by, sum: sumText(receipts) }),
    table([replies(`head.${by}`), replies('head.numbers'), replies('head.total')], rows),
    most && groups.length > 1 && replies('answer.most', { by, group: label(most[0]), sum: sumText(most[1]) }),
    unreadNote(receipts),
  )
}

function missing(field: ChangeableField | 'any', receipts: readonly NumberedReceipt[]): string {
  const fields: ChangeableField[] = field === 'any' ? ['merchant', 'date', 'totalPaise', 'gstin'] : [field]
  const lacking = receipts
    .map((receipt) => ({ receipt, lacks: fields.filter((name) => receipt[name] === null) }))
    .filter(({ lacks }) => lacks.length > 0)
  const count = lacking.length
  const all = receipts.length
  if (count === 0) {
    return field === 'any'
      ? replies('missing.none.any', { count: all })
      : replies('missing.none.field', { count: all, field: FIELD_NAMES[field] })
  }
  const rows = lacking.map(({ receipt, lacks }) => [
    ...receiptCells(receipt),
    listWords(lacks.map((name) => FIELD_NAMES[name])),
  ])
  const example = lacking[0]
  return paragraphs(
    field === 'any'
      ? replies('missing.any', { count, all })
      : replies('missing.field', { count, all, field: FIELD_NAMES[field] }),
    table([...receiptHeads(), replies('head.missing')], rows, false),
    example &&
      replies('missing.example', {
        field: FIELD_NAMES[example.lacks[0] ?? 'date'],
        number: example.receipt.number,
      }),
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
