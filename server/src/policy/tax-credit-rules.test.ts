import { expect, test } from 'vitest'
import { firstPolicyOn } from './first-policies.fixture.ts'
import { supplyOf } from './supply-rules.ts'
import { type TaxedBill, taxCreditOf, unusualRate } from './tax-credit-rules.ts'

const DELHI = '07AABCT1234H1ZO'
const MUMBAI = '27AABCT1234H1ZM'
const OURS = [DELHI, MUMBAI]
const TODAY = '2026-06-10'
const gst = firstPolicyOn(TODAY).policy?.gst ?? []

/** A hotel in Mumbai that bills its tax to the organisation there. */
const bill = (change: Partial<TaxedBill> = {}): TaxedBill => ({
  supply: 'hotel',
  date: '2026-06-08',
  gstin: '27AAPFU0939F1ZV',
  recipientGstin: MUMBAI,
  taxablePaise: 12_000_00,
  cgstPaise: 300_00,
  sgstPaise: 300_00,
  igstPaise: null,
  totalPaise: 12_600_00,
  ...change,
})
const verdict = (change: Partial<TaxedBill>, ours: readonly string[] = OURS) =>
  taxCreditOf(bill(change), ours, { gst, today: TODAY })
const IN_CHENNAI = { gstin: '33AABCT1234H1ZT', recipientGstin: DELHI }
const FLIGHT = { supply: 'air', cgstPaise: null, sgstPaise: null, igstPaise: 250_00, recipientGstin: DELHI } as const

test('a bill of a hotel in a state of ours, to our GSTIN there, is a credit of its tax', () => {
  expect(verdict({})).toMatchObject({ verdict: 'eligible', paise: 600_00, estimated: false, request: null })
})

test.each([
  ['food', { supply: 'food' }, 'blocked', null],
  ['a hired car', { supply: 'vehicle_hire' }, 'blocked', null],
  ['an app ride', { supply: 'app_ride' }, 'review', null],
  ['a hotel where we are not registered', IN_CHENNAI, 'other_state', null],
  ['a bill without our GSTIN', { recipientGstin: null }, 'review', { ask: 'add_ours', gstin: MUMBAI }],
  [
    'a bill to our GSTIN of another state',
    { recipientGstin: DELHI },
    'review',
    { ask: 'correct_ours', gstin: MUMBAI, wrong: DELHI },
  ],
  [
    'a bill to somebody else',
    { recipientGstin: '29AABCT1234H1ZI' },
    'review',
    { ask: 'correct_ours', gstin: MUMBAI, wrong: '29AABCT1234H1ZI' },
  ],
  [
    'a bill on which our own GSTIN passes for the supplier’s',
    { gstin: DELHI },
    'review',
    { ask: 'add_theirs', gstin: DELHI },
  ],
  [
    'a bill to us that shows no tax',
    { cgstPaise: null, sgstPaise: null },
    'review',
    { ask: 'show_tax', gstin: MUMBAI },
  ],
  ['a bill whose year is over', { date: '2025-03-31', recipientGstin: null }, 'blocked', null],
  ['a contested ride whose year is over', { date: '2025-03-31', supply: 'app_ride' }, 'blocked', null],
  ['a bill without the supplier’s GSTIN', { gstin: null }, 'review', { ask: 'add_theirs', gstin: DELHI }],
  [
    'a hotel that charges IGST',
    { cgstPaise: null, sgstPaise: null, igstPaise: 600_00 },
    'review',
    { ask: 'correct_ours', gstin: MUMBAI, wrong: null },
  ],
  ['a flight billed to us, wherever the airline is', { ...FLIGHT, gstin: '29AABCT1234H1ZI' }, 'eligible', null],
  ['a flight without our GSTIN', { ...FLIGHT, recipientGstin: null }, 'review', { ask: 'add_ours', gstin: DELHI }],
  ['goods from another state with IGST', { ...FLIGHT, supply: 'other', gstin: '33AABCT1234H1ZT' }, 'eligible', null],
  ['goods with the tax of another state', { supply: 'other', ...IN_CHENNAI }, 'other_state', null],
] as const)('%s', (_, change, expected, request) => {
  expect(verdict(change)).toMatchObject({ verdict: expected, request })
})

test('a tax that the total cannot hold is to be looked at, and what is at stake is estimated from the total', () => {
  expect(verdict({ totalPaise: 1_240_00 })).toMatchObject({
    verdict: 'review',
    paise: 59_05,
    estimated: true,
    reason: expect.stringContaining('more than its total can hold'),
  })
})

test('the credit of a financial year ends on the 30th of November after it', () => {
  const on = (today: string, date: string) => taxCreditOf(bill({ date }), OURS, { gst, today })
  expect(on('2025-11-30', '2025-03-14')).toMatchObject({ verdict: 'eligible' })
  expect(on('2025-12-01', '2025-03-14')).toMatchObject({
    verdict: 'blocked',
    reason: 'Too late: the credit for bills of 2024-25 ended on 30 Nov 2025 (section 16(4) of the CGST Act).',
    request: null,
  })
  expect(on('2025-12-01', '2025-04-01')).toMatchObject({ verdict: 'eligible' })
})

test('a bill to us without the supplier’s GSTIN and without tax is no tax invoice, and no amount is told', () => {
  const bare = { gstin: DELHI, recipientGstin: null, cgstPaise: null, sgstPaise: null }
  const request = { ask: 'add_theirs', gstin: DELHI }
  expect(verdict(bare)).toMatchObject({ verdict: 'review', paise: 0, estimated: false, request })
  expect(verdict({ ...bare, supply: 'food' })).toBeNull()
})

test('where there is no GST there is nothing to say', () => {
  expect(verdict({ supply: 'fuel' })).toBeNull()
  expect(verdict({ gstin: null, cgstPaise: null, sgstPaise: null, recipientGstin: null })).toBeNull()
  expect(verdict({ cgstPaise: 0, sgstPaise: 0 })).toBeNull()
  expect(verdict({ date: '2015-01-01' })).toBeNull()
})

test('without the organisation’s own GSTINs finance has to look, but food stays blocked', () => {
  expect(verdict({}, [])).toMatchObject({ verdict: 'review', reason: expect.stringContaining('not set up') })
  expect(verdict({ supply: 'food' }, [])).toMatchObject({ verdict: 'blocked' })
})

test('tax that is not printed is estimated by the rate of the day of the bill', () => {
  const unprinted = { cgstPaise: null, sgstPaise: null, taxablePaise: null }
  expect(verdict({ ...unprinted, totalPaise: 7_875_00 })).toMatchObject({ paise: 375_00, estimated: true })
  expect(verdict({ ...unprinted, totalPaise: 11_800_00 })).toMatchObject({ paise: 1_800_00 })
  expect(verdict({ ...unprinted, totalPaise: 7_840_00, date: '2025-09-21' })).toMatchObject({ paise: 840_00 })
})

test('a rate that is not due on the day of the bill is unusual, rounding is not', () => {
  const charged = (rupees: number, date: string) =>
    unusualRate(bill({ cgstPaise: rupees * 50, sgstPaise: rupees * 50, date }), { gst, today: TODAY })
  expect(charged(600, '2026-06-08')).toBeUndefined()
  expect(charged(601, '2026-06-08')).toBeUndefined()
  expect(charged(3360, '2026-06-08')).toBe(28)
  expect(charged(1440, '2025-09-21')).toBeUndefined()
  expect(charged(1440, '2026-06-08')).toBe(12)
  expect(charged(1000, '2026-06-08')).toBeUndefined()
  expect(charged(600, '2025-09-21')).toBe(5)
  expect(unusualRate(bill({ taxablePaise: null }), { gst, today: TODAY })).toBeUndefined()
})

const described = (category: string, merchant: string | null, print: string[] = [], codes: string[] = []) =>
  supplyOf({ category, merchant, print, codes, isTaxed: false })

test.each([
  ['Food', 'Hotel Saravana Bhavan', 'food'],
  ['Accommodation', 'Harbour View Residency', 'hotel'],
  ['Transport', 'Uber India Systems', 'app_ride'],
  ['Transport', 'IndiGo', 'air'],
  ['Transport', 'City Cabs', 'vehicle_hire'],
  ['Transport', 'Bharat Petroleum', 'fuel'],
  ['Transport', 'Delhi Metro', 'untaxed_transport'],
  ['Transport', 'Metro Cabs Private Limited', 'vehicle_hire'],
  ['Transport', null, 'other'],
  ['Miscellaneous', 'Office Mart', 'other'],
  ['Miscellaneous', 'Air India Limited', 'air'],
] as const)('%s from %s is %s', (category, merchant, supply) => {
  expect(described(category, merchant)).toBe(supply)
})

test('a code says more than a name, and print helps where the name does not', () => {
  expect(described('Food', 'Grand Residency', [], ['996311'])).toBe('hotel')
  expect(described('Transport', 'Skyline', ['Boarding pass', 'Seat 12A'])).toBe('air')
  expect(described('Transport', 'Uber', [], ['996601'])).toBe('app_ride')
})

test('a ticket or a fee without GST is no hire of a vehicle, whatever else is printed', () => {
  expect(described('Transport', 'Happy Travels', ['BUS TICKET', 'Happy journey'])).toBe('untaxed_transport')
  expect(described('Transport', null, ['PARKING RECEIPT', 'Taxi lane closed'])).toBe('untaxed_transport')
  expect(described('Transport', 'Happy Travels', ['Innova, 80 km'])).toBe('vehicle_hire')
  expect(described('Transport', 'Metro Cabs', ['Metro Cabs', 'Ride fare'])).toBe('vehicle_hire')
})

test('GST that is printed says more than a word that carries none', () => {
  const taxed = (merchant: string, codes: string[] = []) =>
    supplyOf({ category: 'Transport', merchant, print: [], codes, isTaxed: true })
  expect(taxed('Metro Cabs Private Limited')).toBe('vehicle_hire')
  expect(taxed('Metro Wholesale')).toBe('other')
  expect(taxed('Highway Filling Station')).toBe('other')
  expect(taxed('Skyline', ['27101980'])).toBe('other')
})
