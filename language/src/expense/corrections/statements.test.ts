import { describe, expect, test } from 'vitest'
import { readStatements } from './statements.ts'

const OPEN = [
  { merchant: 'Marina Rooms', category: 'Accommodation', date: '2026-06-08' },
  { merchant: 'Uber India', category: 'Transport', date: '2026-06-08' },
  { merchant: 'Spice Route', category: 'Food', date: '2026-06-09' },
].map((receipt, index) => ({ ...receipt, id: `id-${index + 1}`, number: index + 1, fileName: `scan ${index + 1}.jpg` }))

const read = (message: string) => readStatements(message, { today: '2026-06-10', open: OPEN, asked: undefined })

/** Receipt, field and value of each statement; an amount in rupees, 'bare' where it is asked about, the reason where it is none. */
const statedIn = (message: string) =>
  read(message)?.statements.map(({ about, field, value, isBare }) => {
    if (!('change' in value)) return [about, field, 'unclear' in value ? value.unclear.why : value.refused.why]
    const set = value.change[field]
    return [about, field, typeof set === 'number' && field !== 'nights' ? set / 100 : set, ...(isBare ? ['bare'] : [])]
  })

const total = (number: number, rupees: number | string) => [`receipt ${number}`, 'totalPaise', rupees]

describe('a value of one receipt', () => {
  test.each<[string, unknown[]]>([
    ['the uber one was actually 580', total(2, 580)],
    ['uber should have been 580', total(2, 580)],
    ['uber wala 580 tha', total(2, 580)],
    ['so the dinner bill came to 2,350', total(3, 2350)],
    ['please correct the dinner to 2350', total(3, 2350)],
    ['for the hotel make it 4,740', total(1, 4740)],
    ['ok so like change the uh dinner to two thousand three hundred', total(3, 2300)],
    ['the actual total of the hotel is 4740', total(1, 4740)],
    ['dinnr was 2,210', total(3, 2210)],
    ['chnage the totl of recipt 2 to 610', total(2, 610)],
    ['dinner ka 2350 kar do', total(3, 2350)],
    ['the hotel was on 7 june', ['receipt 1', 'date', '2026-06-07']],
    ['dinner ki tarikh 7 june hai', ['receipt 3', 'date', '2026-06-07']],
    ['cgst of the hotel is 240.50', ['receipt 1', 'cgstPaise', 240.5]],
    ['gstin of the hotel 27AAPFU0939F1ZV', ['receipt 1', 'gstin', '27AAPFU0939F1ZV']],
    ['the uber is food', ['receipt 2', 'category', 'Food']],
    ['paid by cash for the dinner', ['receipt 3', 'paymentMeans', 'cash']],
    ['the payment method of the hotel is UPI', ['receipt 1', 'paymentMeans', 'upi']],
    ['change payment mode of receipt 2 to credit card', ['receipt 2', 'paymentMeans', 'card']],
    ['hotel ka payment mode upi hai', ['receipt 1', 'paymentMeans', 'upi']],
    ['the payment method of the hotel is cash or card', ['receipt 1', 'paymentMeans', 'range']],
    ['invoice number 4471 for the hotel', ['receipt 1', 'invoiceNumber', '4471']],
    ['uber ka invoice no 7788 hai', ['receipt 2', 'invoiceNumber', '7788']],
    ['hotel bill no is MR2026077', ['receipt 1', 'invoiceNumber', 'MR2026077']],
    ['the bill number of the hotel is maybe 4471', ['receipt 1', 'invoiceNumber', 'unsure']],
    ['the currency of the dinner is USD', ['receipt 3', 'currency', 'USD']],
    ['our gstin on the hotel bill is 27AAPFU0939F1ZV', ['receipt 1', 'recipientGstin', '27AAPFU0939F1ZV']],
    ['the recipient gstin of the hotel is 27AAPFU0939F1ZV', ['receipt 1', 'recipientGstin', '27AAPFU0939F1ZV']],
    ['the hotel was 3 nights', ['receipt 1', 'nights', 3]],
    ['hotel bill is for two nights', ['receipt 1', 'nights', 2]],
    ['the stay was 2 nights', ['receipt 1', 'nights', 2]],
    ['hotel 2 raat ka tha', ['receipt 1', 'nights', 2]],
  ])('%s', (message, expected) => {
    expect(statedIn(message)).toEqual([expected])
    expect(read(message)?.asides).toEqual([])
  })
})

describe('values of several receipts', () => {
  test.each<[string, unknown[][]]>([
    ['the hotel is 4740 and uber is 600', [total(1, 4740), total(2, 600)]],
    ['the hotel is 4740 and uber 600', [total(1, 4740), total(2, 600)]],
    ['change uber to 600 and dinner to 1800', [total(2, 600), total(3, 1800)]],
    ['hotel ka 4740 hai aur uber ka 600', [total(1, 4740), total(2, 600)]],
    ['uber: 580; dinner: 2350', [total(2, 580), total(3, 2350)]],
    ['total of receipt 1 is 4740 and receipt 2 is 600', [total(1, 4740), total(2, 600)]],
    ['hotel date is 7 june and uber amount 600', [['receipt 1', 'date', '2026-06-07'], total(2, 600)]],
    [
      'the invoice number of the hotel is INV/77 and uber is 600',
      [['receipt 1', 'invoiceNumber', 'INV/77'], total(2, 600)],
    ],
    ['hotel payment mode is card and uber is 600', [['receipt 1', 'paymentMeans', 'card'], total(2, 600)]],
    [
      'company gst of receipt 1 is 27AAPFU0939F1ZV and uber 600',
      [['receipt 1', 'recipientGstin', '27AAPFU0939F1ZV'], total(2, 600)],
    ],
    ['uber ki currency usd hai aur dinner 1800', [['receipt 2', 'currency', 'USD'], total(3, 1800)]],
    ['set the uber total to 600 and the dinner date to 8 june', [total(2, 600), ['receipt 3', 'date', '2026-06-08']]],
    ['the uber was 580 and it was on 7 june', [total(2, 580), ['receipt 2', 'date', '2026-06-07']]],
    ['dinner was 2350, date 8 june', [total(3, 2350), ['receipt 3', 'date', '2026-06-08']]],
    ['the hotel is 4740, 2 nights', [total(1, 4740), ['receipt 1', 'nights', 2]]],
    ['uber is food and dinner is 2,350', [['receipt 2', 'category', 'Food'], total(3, 2350)]],
    ['dinnr was 2,210 and htel 4600', [total(3, 2210), total(1, 4600)]],
    ['hotel was 4740 and uber maybe 600', [total(1, 4740), total(2, 'unsure')]],
    ['the hotel is 4740 and the uber is not 600', [total(1, 4740), total(2, 'negated')]],
    ['hotel was 4740, the uber was fine', [total(1, 4740)]],
    [
      'uber was paid by card and hotel by upi',
      [
        ['receipt 2', 'paymentMeans', 'card'],
        ['receipt 1', 'paymentMeans', 'upi'],
      ],
    ],
    ['the uber was 580, paid by upi', [total(2, 580), ['receipt 2', 'paymentMeans', 'upi']]],
  ])('%s', (message, expected) => {
    expect(statedIn(message)).toEqual(expected)
    expect(read(message)?.asides).toEqual([])
  })

  test.each([
    ['hotel is 4740 and the dinner was lovely', 'the dinner was lovely'],
    ['the uber is 580, send it to Meera', 'send it to Meera'],
    ['the uber is 580 but remove the dinner', 'remove the dinner'],
  ])('%s: the rest is left aside', (message, aside) => {
    expect(read(message)?.statements).toHaveLength(1)
    expect(read(message)?.asides).toEqual([aside])
  })
})

describe('what corrects itself counts as it was said last', () => {
  test.each<[string, unknown[]]>([
    ['change the dinner to 520, no 530', total(3, 530)],
    ['dinner is 520 no wait 530', total(3, 530)],
    ['change the dinner to 520, sorry 530', total(3, 530)],
    ['make dinner 520... actually 530', total(3, 530)],
    ['hotel is 4740, i mean 4750', total(1, 4750)],
    ['set uber to 600, and no, make that 650', total(2, 650)],
    ['hotel was 4500 not 5400', total(1, 4500)],
    ['not 560, 580 for the uber', total(2, 580)],
    ["the hotel isn't 4470, it's 4740", total(1, 4740)],
    ['cab 650 nahi 700 hai', total(2, 700)],
    ['hotel ka bill 4500 tha 5400 nahi', total(1, 4500)],
    ['change uber from 560 to 580', total(2, 580)],
    ['dinner 2350 instead of 2310', total(3, 2350)],
  ])('%s', (message, expected) => {
    expect(statedIn(message)).toEqual([expected])
  })

  test.each([
    "change uber to 600, no don't",
    'make the dinner 2350, no leave it',
    'change uber to 600 no keep it',
    'uber ka 600 kar do, rehne do',
    'the uber is 600, wait',
    'the uber is 600, no',
  ])('%s: is taken back', (message) => {
    expect(read(message)).toEqual({ statements: [], asides: [], isWithdrawn: true, ruledOut: [] })
  })
})

describe('a value that is none is asked for', () => {
  test.each<[string, unknown[]]>([
    ['maybe the dinner was 2350', total(3, 'unsure')],
    ['the dinner was around 2350', total(3, 'unsure')],
    ['the uber was 580 i think', total(2, 'unsure')],
    ['dinner shayad 2350 tha', total(3, 'unsure')],
    ['the dinner is 2350 or 2400', total(3, 'range')],
    ['the uber is not 600', total(2, 'negated')],
    ['cab ka total 700 nahi hai', total(2, 'negated')],
    ['cab total is 650.555', total(2, 'decimals')],
    ['cab total is 700, correct', total(2, 'unsure')],
    ['dinner date 32 nov', ['receipt 3', 'date', 'not-a-day']],
    ['the date of the uber is tomorrow', ['receipt 2', 'date', 'future-day']],
    ['uber date 5 june or 6 june', ['receipt 2', 'date', 'several']],
  ])('%s', (message, expected) => {
    expect(statedIn(message)).toEqual([expected])
  })
})

describe('nights count as they were said last, without what is ruled out', () => {
  test.each([
    'the hotel was 3 nights not 2',
    'the hotel was 3 nights not 2 nights',
    'the hotel was 3 not 2 nights',
    'the stay was 3 nights, not 2 nights',
    'hotel 3 nights not 2',
    'hotel was 3 nights instead of 2',
    'hotel was not 2 nights but 3',
    'hotel was not 2 but 3 nights',
    'not 2 nights, 3 nights for the hotel',
    'hotel was for 2 nights, sorry 3 nights',
    'change hotel from 2 nights to 3 nights',
    'hotel 2 raat nahi 3 raat tha',
    'hotel 3 raat ka tha 2 nahi',
  ])('%s', (message) => {
    expect(statedIn(message)).toEqual([['receipt 1', 'nights', 3]])
  })

  test('beside a total', () => {
    expect(statedIn('the hotel is 4740, 2 nights, not 3')).toEqual([total(1, 4740), ['receipt 1', 'nights', 2]])
  })

  test.each([
    'the hotel was not 3 nights',
    "the stay wasn't for three nights",
    'hotel 3 raat ka nahi tha',
    'the hotel was not 2 nights, not 3 nights',
  ])('%s: are asked for', (message) => {
    expect(statedIn(message)).toEqual([['receipt 1', 'nights', 'negated']])
  })
})

describe('a figure beside a receipt, and what was paid, is asked about', () => {
  test.each<[string, unknown[][]]>([
    ['cab 700 and dinner 1800', [total(2, 700), total(3, 1800)]],
    ['hotel 4740, uber 600, dinner 1800', [total(1, 4740), total(2, 600), total(3, 1800)]],
    ['I paid 580 for the uber', [total(2, 580)]],
    ['first one 4740, second 600', [total(1, 4740), total(2, 600)]],
    ['no it was 580', [['it', 'totalPaise', 580]]],
    ['uber 580/- only', [total(2, 580)]],
  ])('%s', (message, expected) => {
    expect(statedIn(message)).toEqual(expected.map((one) => [...one, 'bare']))
  })
})

describe('no statement', () => {
  test.each([
    'was the dinner 2350?',
    'is the cab 700',
    'kya uber 580 ka tha',
    'cab and dinner are 700',
    'I paid 500 for the cab and got 140 back',
    'hotel is 4740 excluding tax',
    'hotel is 4740, excluding tax',
    'room 704 hotel',
    'is the hotel for 3 nights?',
    'maybe 3 nights',
    'the hotel was 2 or 3 nights',
    'the hotel was 4500 for 2 nights',
    'the hotel was 300 for 2 nights',
    'hotel was 4500 for 2 nights not 3',
    'hotel stay 2 nights at 2700 each',
    'not the dinner, the hotel was 3 nights or 4',
    'the hotel was 2 nights, 3 nights',
    'the cab at night was nice',
    'dinner table 12',
    'the dinner was for 4 people',
    'the 450 cab was fine',
    'if the cab is 700 i will send it',
    'cab total for one is 200',
    'cab total of 7 june is 350',
    'receipt 2 hazaar hai',
    'the uber is 580 and hotel too',
    'the first 2',
    'compare the hotel and the dinner',
    'how much is it all together',
    "don't change the hotel to 4500",
    'send reimbursement',
  ])('%s', (message) => {
    expect(read(message)).toBeUndefined()
  })
})

test.each([
  ['he told me receipt 2 was paid by card', 'receipt 2', 'paymentMeans'],
  ['my boss says the hotel is 4740', 'receipt 1', 'totalPaise'],
  ['my colleague says the cab is 700', 'receipt 2', 'totalPaise'],
])('what somebody else says is asked for: %s', (message, about, field) => {
  expect(statedIn(message)).toEqual([[about, field, 'sounds-quoted']])
})

test.each([
  ['receipt 2 was paid by credit card', 'paymentMeans', 'card'],
  ['receipt 2 is from Pune', 'place', 'Pune'],
  ["receipt 2 is not from Mumbai, it's from Pune", 'place', 'Pune'],
  ['receipt 2 is not in Delhi', 'place', 'negated'],
])('by the looks of the value: %s', (message, field, value) => {
  expect(statedIn(message)).toEqual([['receipt 2', field, value]])
})
