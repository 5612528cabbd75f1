import { describe, expect, test } from 'vitest'
import { questionInTheWay } from './in-the-way.ts'
import { numberedReceipts } from './receipts.fixture.ts'
import { say, sayAfter } from './saying.fixture.ts'

const LUNCH = {
  merchant: 'Old Fort Kitchen',
  place: 'Mumbai',
  category: 'Food',
  date: '2026-06-08',
  totalPaise: 124_050,
  gstin: '07AABCT1234H1ZO',
  invoiceNumber: 'OFK-12',
  cgstPaise: 2_953,
  sgstPaise: 2_953,
} as const
const CAB = { merchant: 'City Cabs', category: 'Transport', date: '2026-06-09', totalPaise: 64_000 } as const
const UNREAD = { merchant: 'Tea Point', category: 'Food' } as const
const ABROAD = { merchant: 'Kopi House', category: 'Food', totalPaise: 4_550, currency: 'USD' } as const

/** What a conversation holds after an upload of which one receipt stands in the way of sending. */
const asked = (receipts: Parameters<typeof numberedReceipts>[0]) => {
  const pending = questionInTheWay(numberedReceipts(receipts))?.pending
  return pending ? { pending } : {}
}

describe('while a total is waited for', () => {
  test.each([
    'remove receipt 2',
    'link it to trip 3',
    'claim 2 receipts as one',
    'I will upload 2 more receipts',
    'thanks, wait 5 minutes',
    'the lunch was for 4 people',
    'I have one more bill of 500 to upload',
    'there were 3 of us',
    'my employee number is 1001',
    'call me at 5',
    'it was on the 3rd floor, table 12',
    'send it to my manager by 6 pm',
    'each as its own claim, all 2',
    'undo the last 2',
    'I do not know, maybe 500 or 600',
  ])('%s: is no total', async (message) => {
    const receipts = [LUNCH, UNREAD]
    const { held } = await sayAfter(asked(receipts), receipts, message)
    expect(held).toEqual(numberedReceipts(receipts))
  })

  test.each(['500', '₹500', 'it was 500 rupees', 'Rs. 500/-', '500.00', 'the total is 500'])(
    '%s: is the total',
    async (message) => {
      const receipts = [LUNCH, UNREAD]
      const { held } = await sayAfter(asked(receipts), receipts, message)
      expect(held[1]).toMatchObject({ totalPaise: 50_000, currency: 'INR' })
      expect(held[0]).toMatchObject(LUNCH)
    },
  )

  test.each(['USD 45.50', '$45.50', '45.50 dollars', "it's 45.50 USD"])(
    '%s: is not booked as rupees, and rupees are asked for again',
    async (message) => {
      const { text, held, state } = await sayAfter(asked([ABROAD]), [ABROAD], message)
      expect(held).toEqual(numberedReceipts([ABROAD]))
      expect(text).toContain('in rupees?')
      expect((await sayAfter(state, [ABROAD], '3,800')).held[0]).toMatchObject({
        totalPaise: 380_000,
        currency: 'INR',
      })
    },
  )
})

test('a total that is told in another currency stays in it', async () => {
  const { held } = await say([LUNCH, CAB], 'the total of receipt 2 is USD 45.50')
  expect(held[1]).toMatchObject({ totalPaise: 4_550, currency: 'USD' })
})

test.each([
  ['the total of receipt 2 is wrong', 'remove receipt 1'],
  ['the total of receipt 2 is wrong', 'wait 5 minutes'],
  ['the merchant of receipt 2 is wrong', 'thanks'],
  ['the merchant of receipt 2 is wrong', 'remove receipt 1'],
  ['the merchant of receipt 2 is wrong', 'send it to my manager'],
  ['the merchant of receipt 2 is wrong', 'undo that'],
])('%s, then %s: is no answer', async (first, then) => {
  expect((await say([LUNCH, CAB], first, then)).held).toEqual(numberedReceipts([LUNCH, CAB]))
})
