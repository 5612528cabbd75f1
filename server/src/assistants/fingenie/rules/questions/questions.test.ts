import type { PendingExpense } from '@pravas/contract/approvals'
import type { Expense } from '@pravas/contract/expenses'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { describe, expect, test } from 'vitest'
import type { FinGenieCalls } from '../../engine.ts'
import { sayWith } from '../saying.fixture.ts'

const HELD = [
  { merchant: 'Koshys Corner', category: 'Food', date: '2026-06-04', totalPaise: 118_000 },
  { merchant: 'City Cabs', category: 'Transport', date: '2026-06-06', totalPaise: 64_000 },
] as const

const claim = (
  number: string,
  description: string,
  total: number,
  status: Expense['status'],
  more: Partial<Expense> = {},
): Expense => ({
  expense_id: '00000000-0000-4000-8000-000000000000',
  expense_number: number,
  status,
  rejection_reason: status === 'rejected' ? 'A private visit' : null,
  employee_id: 'E1',
  employee_name: 'Asha Rao',
  expense_date: '2026-05-20',
  expense_type: 'Transport',
  description,
  total,
  gstin: null,
  place: null,
  receipt_link: null,
  submitted_at: '2026-05-21T06:00:00.000Z',
  ...more,
})

const CLAIMS = [
  claim('EXP-2026-000041', 'Two nights at Harbour View', 13_020, 'pending', { expense_type: 'Accommodation' }),
  claim('EXP-2026-000039', 'Printing of the tender documents', 850, 'approved', { expense_type: 'Miscellaneous' }),
  claim('EXP-2026-000037', 'Cab from Bandra', 640, 'rejected'),
]

const WAITING = {
  ...claim('EXP-2026-000050', 'Airport cab for the Hyderabad visit', 1180, 'pending', {
    employee_name: 'Vikram Shetty',
  }),
  on_behalf_of: null,
  findings: [],
  policy_reason: null,
  receipts: [
    {
      description: 'Deccan Cabs',
      total: 1180,
      receipt_link: '/x',
      expense_date: '2026-05-20',
      expense_type: 'Transport',
      duplicates: [],
    },
  ],
} as unknown as PendingExpense

const tools: Partial<FinGenieCalls> = {
  list_my_expenses: async () => CLAIMS,
  my_claim: async () => null,
  my_claim_payments: async () => [],
  list_waiting_for_me: async () => ({ trips: [], expenses: [WAITING] }),
  show_claim: async () => ({ receipts: [], blocking: [], findings: [] }) as never,
  claim_deadline: async () => ({ days: 30, clause: '3.1', severity: 'warn' }),
}

const answer = async (message: string) => (await sayWith(tools, {}, HELD, message)).text

/** None of these stands among the phrases that the classifier learned from. */
describe('a question that no grammar reads is answered', () => {
  test.each<[string, RegExp | string]>([
    ['pls walk me through whatever sits in this draft right now', 'Koshys Corner'],
    ['abhi draft me kya kya hai dikha', 'Koshys Corner'],
    ['what happend to my 640 rupees cab claim', 'EXP-2026-000037'],
    ['kiske table pe jayega ye sab', 'Meera Iyer'],
    ['my slip got lost somewhere, is it still payable', wordsOf('elsewhere.no-bill')],
    ['why 2 of them have some problem', wordsOf('problems.none')],
    ['are you a human or some software', wordsOf('general.who')],
    ['app is stuck on a white screen, whom should i ring', wordsOf('general.support')],
    ['i took an advance in cash for this, how is that squared off', wordsOf('general.advance')],
    ['85 into 23.10 comes to what', '₹1,963.50'],
    ['so per head if we were 4 people for 1180?', '₹295.00'],
    ['what is 12% of 2000', '₹240.00'],
    ['how do i log km of my own scooter over here', wordsOf('general.mileage')],
  ])('%s', async (message, expected) => {
    const text = await answer(message)
    if (typeof expected === 'string') expect(text).toContain(expected)
    else expect(text).toMatch(expected)
    expect(text).not.toMatch(wordsOf('not-caught'))
  })
})

test('a request of somebody else is told with its receipts, what is flagged and how long it waits', async () => {
  const text = await answer('is the 1180 cab within policy')
  expect(text).toContain('EXP-2026-000050 of **Vikram Shetty**')
  expect(text).toContain('One receipt: Deccan Cabs, ₹1,180.00.')
  expect(text).toMatch(wordsOf('request.sound'))
  expect(text).toMatch(wordsOf('request.no-note'))
})

test('both halves of a message are answered', async () => {
  const text = await answer('what is the total of both please, and who will approve it')
  expect(text).toContain('₹1,820.00')
  expect(text).toContain('Meera Iyer')
})

test('a claim that bears what could be a person’s name is one’s own', async () => {
  expect(await answer('claims of harbour view kab tak approve hogi')).toContain('EXP-2026-000041')
})

test('a figure that no claim bears is said to be of none', async () => {
  expect(await answer('what happend to my 3465 rupees cab claim')).toMatch(
    wordsOf('sent-claim.none-named', { words: '“3465”' }),
  )
})

test.each(['and who has to approve it, Wankhede zebra?', 'abhi draft me zzyqt kya kya hai dikha'])(
  '%s: what nothing used is named',
  async (message) => {
    expect(await answer(message)).toMatch(wordsOf('not-caught'))
  },
)

test.each(['the total of receipt 2 is 700', 'remove receipt 2', 'category of receipt 2 is Food'])(
  '%s: a wish is never taken for a question',
  async (message) => {
    const { held, state } = await sayWith(tools, {}, HELD, message)
    expect(JSON.stringify([held, state.pending ?? null])).not.toBe(
      JSON.stringify([(await sayWith(tools, {}, HELD, 'hello')).held, null]),
    )
  },
)
