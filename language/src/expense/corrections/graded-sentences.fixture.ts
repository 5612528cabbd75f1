import { FIELD_OF } from '@pravas/contract/receipt-field-keys'
import { receiptField } from '@pravas/contract/receipt-fields'
import { contextOf } from '../context.fixture.ts'
import { interpretExpense } from '../interpret.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import type { FieldChange, ReceiptField } from '../receipts/receipt.ts'
import type { Correction } from './kinds.ts'

/** The receipts that the sentences speak of; 'it' is the fourth. */
const CONTEXT = {
  ...contextOf([
    { merchant: 'Taj Residency', category: 'Accommodation', date: '2026-06-06', totalPaise: 845_000 },
    { merchant: 'Uber India', category: 'Transport', date: '2026-06-06', totalPaise: 41_200 },
    { merchant: 'Ola', category: 'Transport', date: '2026-06-07', totalPaise: 26_800 },
    { merchant: 'Saravana Bhavan', category: 'Food', date: '2026-06-07', totalPaise: 64_000 },
    { merchant: 'Chai Point', category: 'Miscellaneous', date: '2026-06-08', totalPaise: 18_500 },
    { merchant: 'Apollo Pharmacy', category: 'Miscellaneous', date: '2026-06-08', totalPaise: 53_000 },
  ]),
  focus: 'id-4',
}

/** What a sentence should come to: changes, or fields that are asked for, and the words that nothing was made of. */
export interface SentenceRow {
  text: string
  expected: string[]
  unread: string[]
}

/** The sentences of a fixture, one a line. */
export function rowsOf(fixture: string): SentenceRow[] {
  return fixture
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', outcome = ''] = line.split(' => ')
      const [acts = '', unread = ''] = outcome.split(' | ')
      return {
        text,
        expected: acts === 'none' ? [] : acts.split('; ').toSorted(),
        unread: unread.split(' ').filter(Boolean),
      }
    })
}

/** What FinGenie did with a sentence: right, safe (it asks, or names what it did not read), or a wrong change. */
export function gradeOf({ text, expected, unread }: SentenceRow) {
  const read = interpretExpense(text, CONTEXT)
  const did = read.acts.flatMap(({ intent, slots }) => (intent === 'correct' ? doneBy(slots) : [])).toSorted()
  const left = read.unread.map(({ start, end }) => text.slice(start, end)).join(' ')
  const isNamed = unread.every((word) => left.includes(word))
  const isSame = did.join('; ') === expected.join('; ')
  // What is left unread beside a change is no harm, but a word that was read must not be named as unread.
  const isClean = left === '' || expected.length === 0 || unread.length > 0
  if (isSame && isNamed && isClean) return { grade: 'right', did, left }
  const sets = did.filter((one) => one.includes('='))
  return { grade: sets.every((one) => expected.includes(one)) ? 'safe' : 'wrong', did, left }
}

function doneBy(correction: Exclude<Correction, { kind: 'aside' }>): string[] {
  const { receipts, by } = mentionsIn(correction.about, CONTEXT.open, CONTEXT)
  const numbers = by === 'none' ? [4] : receipts.map(({ number }) => number)
  const values = valuesOf(correction)
  return numbers.flatMap((number) => values.map((value) => `${number} ${value}`))
}

function valuesOf(correction: Exclude<Correction, { kind: 'aside' }>): string[] {
  switch (correction.kind) {
    case 'change':
      return Object.entries(withoutImplied(correction.change)).map(
        ([field, value]) => `${field}=${shown(field, value)}`,
      )
    case 'no-value':
    case 'missing':
      return [`${correction.field}?`]
    case 'refused':
      return ['refused?']
    case 'back':
      return ['back?']
  }
}

/** A total in rupees says the currency as well. */
function withoutImplied({ currency, ...change }: FieldChange): FieldChange {
  return Object.keys(change).length === 0 || currency !== 'INR' ? { ...change, ...(currency && { currency }) } : change
}

function shown(field: string, value: unknown): string {
  if (value === null) return '-'
  const { kind } = receiptField(FIELD_OF[field as ReceiptField])
  return kind === 'amount' && typeof value === 'number' ? String(value / 100) : String(value)
}

/** How many sentences of a fixture come to what, in percent. */
export function sharesOf(rows: readonly SentenceRow[]) {
  const grades = rows.map((row) => gradeOf(row).grade)
  const share = (grade: string) => Math.round((100 * grades.filter((one) => one === grade).length) / rows.length)
  return { right: share('right'), safe: share('safe'), wrong: share('wrong') }
}
