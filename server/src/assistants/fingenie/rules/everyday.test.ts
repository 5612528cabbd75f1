import { wordsOf } from '@pravas/messages/testing/fingenie'
import { describe, expect, test } from 'vitest'
import { numberedReceipts } from './receipts.fixture.ts'
import { say, sayAfter } from './saying.fixture.ts'
import { blockerQuestion } from './send-blockers.ts'

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
  const pending = blockerQuestion(numberedReceipts(receipts))?.pending
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

test.each([
  'how many have no gstin',
  'list what has no date',
  'does it have no date',
  "I don't have a date for the meeting yet",
  'you did not show the date',
  'We have no GST number',
  'our company has no GST number',
  'my friend has no invoice number',
  'the trip has no date yet',
  'see which has no invoice number',
  'they did not give the address',
  'which receipts have no date',
  'can you undo this claim?',
  'take back this claim',
  'undo the approval',
  'group by merchant and date as a table',
  'split total by merchant and date as a table',
  'The total and date are on the bill',
  'the vendor and I agreed that the price is 500',
  'compare the total and date of receipt 1 and 2 as a table',
  'I was in Pune on 5 May',
  'my manager was in Mumbai',
  'the meeting cost 500',
  'the total of my budget is 5000',
  'the lunch was with 3 clients',
  'it was a long day',
  'use my company card',
  'the amount is too much',
  'the claim is for 2 days',
  'tell him the total is 500',
  'we were not in Mumbai',
  'my manager was in Mumbai and the city was crowded',
  'thanks, that was quick',
  'the food was good',
  'we paid by card and by cash',
  'is the date on it correct',
  'the bill was paid by my colleague, what now?',
  'let me check the total and come back',
  'I will send the hotel bill on Monday',
  'no, nothing else',
  'wait',
])('%s: changes nothing, and nothing that follows it does', async (message) => {
  for (const receipts of [[LUNCH], [LUNCH, CAB]]) {
    expect((await say(receipts, message)).held).toEqual(numberedReceipts(receipts))
    expect((await say(receipts, message, '2')).held).toEqual(numberedReceipts(receipts))
  }
})

test.each([
  ['receipt 1 has no CGST and no SGST', { cgstPaise: null, sgstPaise: null }],
  ['receipt 1 has no date and no GSTIN', { date: null, gstin: null }],
  ['receipt 1 has no date or GSTIN', { date: null, gstin: null }],
  ['receipt 1 has no date and GSTIN', { date: null, gstin: null }],
  ['receipt 1 has no CGST, SGST or invoice number', { cgstPaise: null, sgstPaise: null, invoiceNumber: null }],
  ['Old Fort Kitchen has no GSTIN', { gstin: null }],
  ['there is no date on the first one', { date: null }],
  ['remove the date and the GSTIN of receipt 1', { date: null, gstin: null }],
])('%s: takes out all that is named, and an undo brings it back', async (message, change) => {
  const { held } = await say([LUNCH, CAB], message)
  const [lunch, cab] = numberedReceipts([LUNCH, CAB])
  expect(held).toEqual([{ ...lunch, ...change }, cab])
  expect((await say([LUNCH, CAB], message, 'undo that')).held).toEqual([lunch, cab])
})

test.each([
  'undo that',
  'undo please',
  'undo that please',
  'can you undo that?',
  'could you please undo it for me?',
  'undo the last change you made',
  'take it back, please',
  'Undo!',
])('%s: the last change is undone, no other', async (message) => {
  const said = ['the merchant of receipt 1 is Chai Point', 'the place of receipt 1 is Pune']
  const { held } = await say([LUNCH, CAB], ...said, 'the total of receipt 1 is 900', message)
  expect(held).toMatchObject([{ merchant: 'Chai Point', place: 'Pune', totalPaise: 124_050 }, CAB])
})

const TWO_CHANGES = ['the merchant of receipt 1 is Chai Point', 'the total of receipt 1 is 900']

test('take back this claim: undoes nothing', async () => {
  const { held } = await say([LUNCH, CAB], ...TWO_CHANGES, 'take back this claim')
  expect(held).toMatchObject([{ merchant: 'Chai Point', totalPaise: 90_000 }, CAB])
})

test.each(['undo my last two changes', 'undo all changes', 'undo everything', 'undo both'])(
  '%s: both changes are undone',
  async (message) => {
    const { held } = await say([LUNCH, CAB], ...TWO_CHANGES, message)
    expect(held).toMatchObject([LUNCH, CAB])
  },
)

test('what was changed can be undone after a correction that changes nothing', async () => {
  const said = 'the total of receipt 2 is 500'
  expect((await say([LUNCH, CAB], said, said, 'undo that')).held).toEqual(numberedReceipts([LUNCH, CAB]))
})

test.each([
  ['the date of receipt 1 and receipt 2 is 3 May', { date: '2026-05-03' }],
  ['the category of the first and second is Transport', { category: 'Transport' }],
  ['change the category of receipts 1 and 2 to Miscellaneous', { category: 'Miscellaneous' }],
])('%s: each that is named is changed, no other, and an undo brings all back', async (message, change) => {
  const receipts = [LUNCH, CAB, UNREAD]
  const [lunch, cab, unread] = numberedReceipts(receipts)
  expect((await say(receipts, message)).held).toEqual([{ ...lunch, ...change }, { ...cab, ...change }, unread])
  expect((await say(receipts, message, 'undo that')).held).toEqual([lunch, cab, unread])
})

test.each(['The Original', 'Old', 'First'])('a merchant may be called %s', async (name) => {
  const { held } = await say([LUNCH, CAB], `change the merchant of receipt 1 to ${name}`)
  expect(held).toMatchObject([{ merchant: name }, CAB])
})

test('an amount of several receipts may be that of all together, and is asked for', async () => {
  const { text, held } = await say([LUNCH, CAB, UNREAD], 'the total of receipt 1 and receipt 2 is 500')
  expect(held).toEqual(numberedReceipts([LUNCH, CAB, UNREAD]))
  expect(text).toMatch(wordsOf('edit.which'))
})

test.each([
  'which receipts of my Mumbai trip are missing a GSTIN?',
  'what did I spend on the Mumbai trip that is not claimed',
  'which bills have a missing date on my trip',
  'which of my Mumbai trip bills are not yet claimed?',
])('%s: asks for no tickets that a trip lacks', async (message) => {
  expect((await say([LUNCH, CAB], message)).text).not.toMatch(wordsOf('missing-receipts.no-trip'))
})

test('which receipts a trip lacks is asked of the trips', async () => {
  const { text } = await say([LUNCH, CAB], 'which receipts are still missing for my Mumbai trip?')
  expect(text).toMatch(wordsOf('missing-receipts.no-trip'))
})
