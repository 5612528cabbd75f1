import { wordsOf } from '@pravas/messages/testing/fingenie'
import { describe, expect, test } from 'vitest'
import * as phrases from './pending-phrases.fixture.ts'
import { say, sayAfter } from './saying.fixture.ts'
import type { DialogueState } from './state.ts'

const LUNCH = { merchant: 'Udupi Grand', date: '2026-06-08', totalPaise: 157_000, category: 'Food' }
const CAB = { merchant: 'City Cabs', date: '2026-06-09', totalPaise: 138_000, category: 'Transport' }
const TWO = [LUNCH, CAB]

test('the tables are long enough to mean something', () => {
  const { REMOVES, KEEPS, ...others } = phrases
  expect([...REMOVES, ...KEEPS].length).toBeGreaterThanOrEqual(60)
  expect(Object.values(others).flat().length).toBeGreaterThanOrEqual(80)
})

describe('the question which receipt is meant', () => {
  const after = (message: string) => say(TWO, 'the total is 700', message)

  test.each(phrases.RECEIPT_2)('is answered by the receipt alone: %s', async (message) => {
    const { held, text } = await after(message)
    expect(held).toMatchObject([LUNCH, { ...CAB, totalPaise: 70_000 }])
    expect(text).toMatch(wordsOf('edit.done', { value: '₹700.00', before: '₹1,380.00' }))
  })

  test.each(phrases.NO_RECEIPT)('is answered by nothing else: %s', async (message) => {
    expect((await after(message)).held).toMatchObject(TWO)
  })

  test('is asked again once, and not after the receipt was named with its value', async () => {
    expect((await after('what is a GSTIN?')).text).toMatch(wordsOf('edit.which-field', { field: 'total' }))
    expect((await say(TWO, 'the total is 700', 'hmm', 'receipt 2')).held).toMatchObject([LUNCH, { totalPaise: 70_000 }])
    expect((await say(TWO, 'the total is 700', 'hmm', 'well', 'receipt 2')).held).toMatchObject(TWO)
    const { text } = await after('the total of receipt 1 is 800')
    expect(text).not.toContain('Which receipt')
  })
})

describe('the question which receipt a field is wrong of', () => {
  test.each(phrases.RECEIPT_2)('is answered by the receipt alone, and its value is asked for: %s', async (message) => {
    const { held, text, state } = await say(TWO, 'the total is wrong', message)
    expect(text).toMatch(wordsOf('edit.value', { field: 'total', receipt: 'receipt 2 (City Cabs)' }))
    expect(state.pending).toEqual({ kind: 'value', receiptId: 'id-2', field: 'totalPaise' })
    expect(held).toMatchObject(TWO)
  })

  test.each(phrases.NO_RECEIPT)('is answered by nothing else: %s', async (message) => {
    const { held, state } = await say(TWO, 'change the date', message)
    expect(state.pending?.kind).not.toBe('value')
    expect(held).toMatchObject(TWO)
  })

  test('leads to the value that is set', async () => {
    const { held } = await say(TWO, 'change the date', 'the cab', '7 June')
    expect(held).toMatchObject([LUNCH, { ...CAB, date: '2026-06-07' }])
    expect((await say(TWO, 'change the date', 'hello')).text).toMatch(wordsOf('edit.which-field', { field: 'date' }))
  })
})

describe('the question which receipt to remove', () => {
  test.each(phrases.RECEIPT_2)('is answered by the receipt alone, and asked about: %s', async (message) => {
    const { held, text } = await say(TWO, 'remove the bill', message)
    expect(text).toMatch(wordsOf('remove.ask', { receipts: 'receipt 2 (City Cabs)' }))
    expect(held).toHaveLength(2)
    expect((await say(TWO, 'remove the bill', message, 'yes')).held).toMatchObject([LUNCH])
  })

  test.each(['the cab is ok', 'yes', 'both', 'receipt 5', 'no'])('is answered by nothing else: %s', async (message) => {
    const { state, held } = await say(TWO, 'remove the bill', message)
    expect(state.pending?.kind).not.toBe('remove')
    expect(held).toHaveLength(2)
  })
})

describe.each([
  ['merchant', phrases.MERCHANTS, phrases.NO_MERCHANT],
  ['date', phrases.DATES, phrases.NO_DATE],
  ['totalPaise', phrases.TOTALS.map(([said, rupees]) => [said, rupees * 100] as const), phrases.NO_TOTAL],
] as const)('the question what the %s of receipt 2 is', (field, plain, others) => {
  const asked: DialogueState = { focus: 'id-2', pending: { kind: 'value', receiptId: 'id-2', field } }

  test.each(plain.map(([said, value]) => [said, value] as const))(
    'is answered by the value alone: %s',
    async (said, value) => {
      const { held } = await sayAfter(asked, [LUNCH, { ...CAB, [field]: null }], said)
      expect(held[1]).toMatchObject({ [field]: value })
    },
  )

  test.each([...others])('is answered by nothing else: %s', async (said) => {
    const { held } = await sayAfter(asked, [LUNCH, CAB], said)
    expect(held[1]).toMatchObject(CAB)
    expect(held).toHaveLength(2)
  })

  test('is asked again once', async () => {
    const { text, state } = await sayAfter(asked, TWO, 'what is the category of receipt 1?')
    expect(text).toMatch(wordsOf('edit.value'))
    expect(state.pending).toMatchObject({ kind: 'value', again: true })
    expect((await sayAfter(asked, TWO, 'hello', 'what is the category of receipt 1?')).state.pending).toBeUndefined()
  })
})

describe('words that may be a merchant', () => {
  const asked: DialogueState = { pending: { kind: 'value', receiptId: 'id-2', field: 'merchant' } }

  test.each(phrases.DOUBTFUL_MERCHANTS)('are set after a yes alone: %s', async (said) => {
    const { held, text } = await sayAfter(asked, TWO, said)
    expect(held).toMatchObject(TWO)
    expect(text).toMatch(wordsOf('edit.confirm', { field: 'merchant', receipt: 'receipt 2' }))
    expect((await sayAfter(asked, TWO, said, 'no')).held).toMatchObject(TWO)
    expect((await sayAfter(asked, TWO, said, 'let me see')).held).toMatchObject(TWO)
    const { held: after } = await sayAfter(asked, TWO, said, 'yes')
    expect(after[1]?.merchant).not.toBe('City Cabs')
  })
})

test.each([
  ['category', 'food', { category: 'Food' }],
  ['category', "it's lunch", { category: 'Food' }],
  ['category', 'I had food there', {}],
  ['category', 'not food', {}],
  ['paymentMeans', 'paid by UPI', { paymentMeans: 'upi' }],
  ['paymentMeans', 'my card was declined', {}],
  ['place', 'Pune', { place: 'Pune' }],
  ['place', 'I am in Pune right now', {}],
  ['invoiceNumber', 'INV/12-3', { invoiceNumber: 'INV/12-3' }],
  ['invoiceNumber', 'the 2nd page has it', {}],
  ['gstin', '27AAPFU0939F1ZV', { gstin: '27AAPFU0939F1ZV' }],
  ['gstin', 'see 27AAPFU0939F1ZV on the other bill', {}],
  ['currency', 'USD', { currency: 'USD' }],
  ['currency', 'I changed USD at the airport', {}],
] as const)('the %s of a receipt is answered by a value of it alone: %s', async (field, said, change) => {
  const asked: DialogueState = { pending: { kind: 'value', receiptId: 'id-2', field } }
  const { held } = await sayAfter(asked, TWO, said)
  expect(held[1]).toMatchObject({
    ...CAB,
    place: null,
    invoiceNumber: null,
    gstin: null,
    paymentMeans: null,
    ...change,
  })
})

test('a total that was asked for is not set by a guess, however the sentence is built', async () => {
  const { held, text, state } = await say([{ ...CAB, totalPaise: null }], 'claim', 'cab ka amount 275 tha shayad')
  expect(held).toMatchObject([{ totalPaise: null }])
  expect(text).toMatch(wordsOf('unclear.unsure'))
  expect(state.pending).toMatchObject({ kind: 'value', field: 'totalPaise' })
})
