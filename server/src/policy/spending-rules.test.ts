import { PolicyDocument, type PolicyEntry } from '@pravas/contract/policy-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aboveCategoryCaps, keptText, notReimbursed, type Spending } from './spending-rules.ts'
import { policyOn } from './version-rules.ts'

const clause = { number: '3.6', text: 'Some things have limits.' }
const common = { clause, severity: 'warn' as const }
const NO_TRIP = { city: null, onTrip: false }

const policyOf = (rules: PolicyEntry[]) =>
  policyOn(
    {
      versions: [
        PolicyDocument.parse({
          valid_from: '2020-01-01',
          sub_categories: [{ name: 'Internet', category: 'Miscellaneous', words: ['broadband', 'jio fiber'] }],
          rules,
        }),
      ],
      person: { grade: null, department: null },
    },
    '2026-06-10',
  )
const spent = (merchant: string, rupees: number | null, change: Partial<Spending> = {}): Spending => ({
  day: '2026-06-01',
  paise: rupees === null ? null : rupees * 100,
  category: 'Miscellaneous',
  text: keptText([merchant, null], []),
  ...change,
})

const cap = (category: string, amount: number): PolicyEntry => ({
  rule: 'expense.category_cap',
  ...common,
  category,
  amount,
})
const capped = (rules: PolicyEntry[], receipts: Spending[]) => aboveCategoryCaps(receipts, policyOf(rules), NO_TRIP)

test('each receipt of a category stays within its limit', () => {
  const { findings } = capped(
    [cap('food', 500)],
    [
      spent('Cafe', 800, { category: 'Food', of: 'Receipt 1 (Cafe)' }),
      spent('Cab', 800, { category: 'Transport', of: 'Receipt 2 (Cab)' }),
      spent('Cafe', 500, { category: 'Food', of: 'Receipt 3 (Cafe)' }),
    ],
  )
  expect(findings).toMatchObject([
    {
      rule: 'expense.category_cap',
      of: 'Receipt 1 (Cafe)',
      note: 'food',
      limit: 50_000,
      actual: 80_000,
      excess: 30_000,
      clause,
    },
  ])
})

test.each([
  ['JIO Fiber bill', {}, 1],
  ['Airtel broadbands', {}, 1],
  ['Jio mobile', {}, 0],
  ['Broadbandish', {}, 0],
  ['JIO Fiber bill', { category: 'Food' }, 0],
])('a sub-category is recognised by words of the merchant within its category: %s %o', (merchant, change, count) => {
  expect(capped([cap('Internet', 1000)], [spent(merchant, 1200, change)]).findings).toHaveLength(count)
})

test.each<[Partial<Spending>, string[]]>([
  [{ paise: null }, ['amount']],
  [{ text: undefined }, ['receipt_text']],
  [{ category: undefined, text: undefined }, ['receipt_text']],
])('a receipt that lacks %o cannot be decided', (change, missing) => {
  const { findings, undecided } = capped([cap('Internet', 1000)], [spent('Broadband', 1200, change)])
  expect({ findings, undecided }).toEqual({ findings: [], undecided: [{ rule: 'expense.category_cap', missing }] })
})

const excluded = (what: string, words: string[]): PolicyEntry => ({ rule: 'expense.excluded', ...common, what, words })
const found = (rules: PolicyEntry[], receipts: Spending[]) => notReimbursed(receipts, policyOf(rules), NO_TRIP)

test.each([
  ['2 x Kingfisher BEER 650ml', 'beer'],
  ['Béers', 'beer'],
  ['House red-wine (glass)', 'red wine'],
])('what is not reimbursed is found on the lines of a receipt: %s', (line, word) => {
  const receipt = spent('Old Fort Kitchen', 900, {
    of: 'Receipt 2 (Old Fort Kitchen)',
    text: keptText(['Old Fort'], [line]),
  })
  expect(found([excluded('Alcohol', ['beer', 'red wine'])], [receipt]).findings).toMatchObject([
    {
      rule: 'expense.excluded',
      of: 'Receipt 2 (Old Fort Kitchen)',
      note: `Alcohol: ${word}`,
      unit: 'receipts',
      actual: 1,
    },
  ])
})

test.each(['Ginger tea', 'Rootbeerish', 'red. House wine', ''])('%s is reimbursed', (line) => {
  const receipt = spent('Old Fort Kitchen', 900, { text: keptText([null], [line]) })
  const { findings, undecided } = found([excluded('Alcohol', ['beer', 'red wine', 'gin'])], [receipt])
  expect({ findings, undecided }).toEqual({ findings: [], undecided: [] })
})

test('without its text a receipt cannot be decided', () => {
  const { undecided } = found([excluded('Alcohol', ['beer'])], [spent('Bar', 900, { text: undefined })])
  expect(undecided).toEqual([{ rule: 'expense.excluded', missing: ['receipt_text'] }])
})

test('any text and any words are compared without failing, and a word is found in itself', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ minLength: 1, maxLength: 30 }),
      (line, word) => {
        const receipt = spent('', 1, { text: keptText([null], [line]) })
        fc.pre(PolicyDocument.safeParse({ valid_from: '2020-01-01', rules: [excluded('Alcohol', [word])] }).success)
        expect(found([excluded('Alcohol', [word])], [receipt]).findings.length).toBeLessThanOrEqual(1)
        const same = spent('', 1, { text: keptText([null], [`${line}\n${word}\n${line}`]) })
        const isWord = /[\p{L}\p{N}]/u.test(word.normalize('NFKD').replace(/\p{M}/gu, ''))
        expect(found([excluded('Alcohol', [word])], [same]).findings).toHaveLength(isWord ? 1 : 0)
      },
    ),
  )
})
