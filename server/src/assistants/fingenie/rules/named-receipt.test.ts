import { wordsOf } from '@pravas/messages/testing/fingenie'
import { expect, test } from 'vitest'
import { say, sayWith } from './saying.fixture.ts'

const DINNER = { merchant: 'Udupi Grand', date: '2026-06-08', totalPaise: 157_000, category: 'Food' as const }
const CAB = { merchant: 'City Cabs', date: '2026-06-09', totalPaise: 69_000, category: 'Transport' as const }
const TWO = [DINNER, CAB]

test.each([
  ['cab ka sahi amount 710 hai', 71_000],
  ['cab ka sahi total 710 hai', 71_000],
  ['cab ka sahi amount char sau', 40_000],
  ['the right total of the cab is 710', 71_000],
  ['cab ka total 690 nahi 710 hai', 71_000],
])('%s: the receipt that is named is the one meant', async (message, totalPaise) => {
  expect((await say(TWO, message)).held).toMatchObject([DINNER, { ...CAB, totalPaise }])
})

test.each([
  'send for approval — no wait the dinner amount is wrong',
  'send for approval - no wait the dinner amount is wrong',
  'send reimbursement – wait, the dinner total is wrong',
])('%s: the total of that receipt is asked for, and a bare figure is its own', async (order) => {
  const { text } = await sayWith({}, {}, TWO, { order })
  expect(text).toMatch(wordsOf('send.nothing'))
  expect(text).toMatch(wordsOf('edit.value', { field: 'total', receipt: 'receipt 1 (Udupi Grand)' }))
  const { held } = await sayWith({}, {}, TWO, { order }, '1900')
  expect(held).toMatchObject([{ ...DINNER, totalPaise: 190_000 }, CAB])
})

test.each(['hotel wala', 'hotel laundry was 450', 'the hotel was full', 'my boss says the hotel should be 6500'])(
  '%s: it is about the receipt of the hotel, not about a trip',
  async (message) => {
    const hotel = { merchant: 'Sea Palace', totalPaise: 640_000, category: 'Accommodation' as const }
    const { text, held } = await say([...TWO, hotel], message)
    expect(text).not.toContain('TripMate')
    expect(text).toContain('receipt 3 (Sea Palace)')
    expect(held).toMatchObject([...TWO, hotel])
    expect((await say(TWO, 'find me a hotel in Pune')).text).toContain('TripMate')
  },
)
