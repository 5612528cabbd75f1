import type { ClaimDraft } from '@pravas/contract/claims'
import type { Expense } from '@pravas/contract/expenses'
import { replies } from '@pravas/messages/fingenie'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { describe, expect, test } from 'vitest'
import { say, sayWith } from './saying.fixture.ts'
import type { NumberedReceipt } from './texts.ts'

const RECEIPTS: Partial<NumberedReceipt>[] = [
  { merchant: 'Marina Rooms', category: 'Accommodation', date: '2026-06-05', totalPaise: 540_000 },
  { merchant: 'City Cabs', category: 'Transport', date: '2026-06-06', totalPaise: 64_000 },
  { merchant: 'Coastal Spice', category: 'Food', date: '2026-06-05', totalPaise: 231_000 },
]

test.each([
  ['how much in total?', 'the cab one was actually 580', 1, 58_000],
  ['how much did I spend on transport', 'City Cabs should be 580', 1, 58_000],
  ['split by category', 'dinner is 2350, no 2360', 2, 236_000],
  ['total kitna hua', 'cab wala 580 tha', 1, 58_000],
  ["what's the biggest?", 'the dinner was 2350, not 2310', 2, 235_000],
] as const)(
  '%s, then %s: the receipt is set right, and no question changed',
  async (question, said, at, totalPaise) => {
    const { held } = await say(RECEIPTS, question, said)
    expect(held[at]?.totalPaise).toBe(totalPaise)
  },
)

test.each(['and the dinner was 2350?', 'maybe the dinner was 2350', "the dinner wasn't 2310"])(
  'after a question with figures, %s changes nothing and asks for no figures of another kind',
  async (said) => {
    const { held, text } = await say(RECEIPTS, 'how much did I spend on food', said)
    expect(held).toMatchObject(RECEIPTS)
    expect(text).not.toContain('I find nothing')
  },
)

test.each([
  'delete the dinner or no keep it',
  'remove the cab, no wait keep it',
  'hotel hatao, nahi rehne do',
  'nvm',
  'cancel',
  'no',
  'nahi',
])('%s: nothing is asked, then or before sending', async (said) => {
  const { state, held } = await say(RECEIPTS, said, 'thanks', 'how much is it?')
  expect(held).toHaveLength(3)
  expect(state).not.toHaveProperty('pending')
  expect(state).not.toHaveProperty('left')
})

test.each(['wapas lao', 'undo', 'bring it back', 'रहने दो', 'nvm', 'cancel', 'no keep it'])(
  '%s to an open question about a removal keeps the receipt, and what was changed before',
  async (said) => {
    const { held, state } = await say(RECEIPTS, 'the cab was 700', 'remove the dinner', said)
    expect(held.map(({ totalPaise }) => totalPaise)).toEqual([540_000, 70_000, 231_000])
    expect(state).not.toHaveProperty('pending')
    const undone = await say(RECEIPTS, 'the cab was 700', 'remove the dinner', said, 'undo')
    expect(undone.held).toMatchObject(RECEIPTS)
  },
)

test.each([
  ["hmm i'd rather not claim this", 'Which receipt shall I remove?'],
  ["i'd rather not claim the dinner", 'Shall I remove receipt 3'],
  ['the cab was a personal ride', 'Shall I remove receipt 2'],
  ['dinner claim nahi karna', 'Shall I remove receipt 3'],
])('%s: %s', async (said, words) => {
  const { text, held } = await say(RECEIPTS, said)
  expect(text).toContain(words)
  expect(held).toHaveLength(3)
})

test.each(['good job', 'theek hai', 'ठीक है', 'acha', 'wow', 'great', 'sahi hai', 'ok'])(
  '%s: is acknowledged with what there is to do',
  async (said) => {
    const { text } = await say(RECEIPTS, said)
    expect(text).toMatch(/^You have 3 unclaimed receipts/)
    expect(text).not.toMatch(/didn.t get that/)
    expect(text).not.toMatch(/didn.t catch/)
  },
)

test.each([
  ['कुल कितना हुआ?', '₹8,350.00'],
  ['होटल का कितना है?', '₹5,400.00'],
  ['सबसे महंगा कौन सा है?', 'receipt 1 (Marina Rooms)'],
  ['कितनी रसीदें हैं?', '3 receipts'],
  ['खाने पर कितना खर्च हुआ?', '₹2,310.00'],
  ['मेरा क्लेम कहाँ है?', 'sent a claim yet'],
  ['क्या भेज दिया?', 'No, not yet. 3 receipts'],
  ['सब रसीदें दिखाओ', '3 receipts'],
  ['होटल की तारीख क्या है?', '5 Jun 2026'],
  ['पिछले महीने कितना खर्च हुआ?', 'last month'],
  ['रसीद 2 की राशि क्या है?', '₹640.00'],
  ['कैब का टोटल कितना है?', '₹640.00'],
])('%s: %s', async (said, words) => {
  const { text } = await say(RECEIPTS, said)
  expect(text).toContain(words)
  expect(text).not.toMatch(/didn.t catch/)
})

describe('after sending', () => {
  const SENT = RECEIPTS.map((receipt) => ({ ...receipt, expenseNumber: 'EXP-2026-000007' }))
  const list_my_expenses = async () => [
    {
      expense_number: 'EXP-2026-000007',
      description: 'Pune',
      expense_type: 'Food',
      expense_date: '2026-06-09',
      total: 8350,
      status: 'pending',
      submitted_at: '2026-06-09T10:00:00Z',
    } as unknown as Expense,
  ]

  test.each(['did you send it?', 'kya bhej diya?', 'sent?', 'is it sent', 'क्या भेज दिया?', 'when did you send it'])(
    '%s: is answered with the number and the state',
    async (said) => {
      const { text } = await sayWith({ list_my_expenses }, {}, SENT, said)
      expect(text).toMatch(/^Yes, it was sent\.\n\nEXP-2026-000007 .*\*\*pending\*\*/s)
      expect(text).not.toMatch(/didn.t catch/)
    },
  )

  test.each(["no don't send", 'stop', 'cancel', 'mat bhejo', 'no', 'wait don’t send it'])(
    '%s: comes too late, and says what can be done',
    async (said) => {
      const { text } = await sayWith({ list_my_expenses }, {}, SENT, said)
      expect(text).toMatch(wordsOf('send.already', { number: /EXP-2026-000007/ }))
    },
  )
})

test('a possible duplicate is named in the question before sending', async () => {
  const show_claim = async () =>
    ({
      receipts: [{ receipt_id: 'id-2', duplicates: [{ resolution: null }], fields: { total: {}, date: {} } }],
    }) as unknown as ClaimDraft
  const { text, state } = await sayWith({ show_claim }, {}, RECEIPTS, 'can you send these to my manager?')
  expect(text).toMatch(/^Receipt 2 \(City Cabs\) may be a duplicate\..*Shall I send/s)
  expect(state.pending).toMatchObject({ kind: 'send' })
})

test.each(['the ticket was for me', 'Cab was to the hotel', 'hotel was for two nights'])(
  '%s: wants no trip',
  async (said) => {
    expect((await say(RECEIPTS, said)).text).not.toContain('TripMate')
  },
)

describe('several wishes in one sentence', () => {
  test.each([
    ['remove the hotel and change the cab to 600', 'remove', [540_000, 60_000, 231_000]],
    ['change the cab to 600 and remove the hotel', 'remove', [540_000, 60_000, 231_000]],
    ['the cab is 600 and the dinner was personal', 'remove', [540_000, 60_000, 231_000]],
    ['the cab is 600, send it', 'send', [540_000, 60_000, 231_000]],
    ['the hotel is 5500 and the cab 600, please send it', 'send', [550_000, 60_000, 231_000]],
    ['hotel maybe 5500 and cab 600', 'value', [540_000, 60_000, 231_000]],
    ['the cab is 600, no 650, and remove the dinner', 'remove', [540_000, 65_000, 231_000]],
  ] as const)('%s: what is plain is done, and the rest asked', async (said, asked, totals) => {
    const { held, state, text } = await say(RECEIPTS, said)
    expect(held.map(({ totalPaise }) => totalPaise)).toEqual(totals)
    expect(state.pending?.kind).toBe(asked)
    expect(text).not.toMatch(/didn.t catch/)
  })

  test.each([
    'hotel maybe 5500 and cab maybe 600',
    'the hotel total is wrong and the cab total is wrong',
    'the hotel is 5500 or 5600, the cab is not 600 and the dinner was around 2000',
  ])('%s: one question at a time', async (said) => {
    const { text, state } = await say(RECEIPTS, said)
    expect(text.match(/What is the right/g)).toHaveLength(1)
    expect(state.pending).toMatchObject({ kind: 'value', receiptId: 'id-1' })
  })
})

test.each(['did you send reimbursement?', 'have you send for approval'])(
  '%s: an order by its words is a question still',
  async (order) => {
    const { text, state } = await sayWith({}, {}, RECEIPTS, { order })
    expect(text).toMatch(/^No, not yet\. 3 receipts/)
    expect(state.pending).toBeUndefined()
  },
)

test.each([
  'send reimbursement for laundry only',
  'send reimbursement but not the pharmacy',
  'send reimbursement except the parking slip',
  'send reimbursement without the toll receipt',
  'send reimbursement, sirf laundry wala',
  'send reimbursement of the groceries and keep the rest',
])('%s: a claim of some receipts is not offered as one of all', async (order) => {
  const { text, state } = await sayWith({}, {}, RECEIPTS, { order })
  expect(text).toContain(replies('remove.all-sent'))
  expect(state.pending?.kind).not.toBe('send')
})
