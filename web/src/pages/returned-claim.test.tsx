import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claimDraft, receiptInReview } from '../features/fingenie/review/receipt.fixture.ts'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const SESSION = 'fingenie-1-returned'
const receipt = receiptInReview()
const FIELD = `receipt:${receipt.receipt_id}.date`
const upload = {
  response:
    'I have read a receipt:\n\n| # | Merchant |\n|---|---|\n| 1 | Old Fort Kitchen |\n\nWrite **send reimbursement**.',
  summary: {
    session_id: SESSION,
    receipts: [
      {
        receipt_id: receipt.receipt_id,
        file_name: 'dinner.jpg',
        data: { total: 1240.5, merchant: 'Old Fort Kitchen', date: '2026-06-08', category: 'Food' },
      },
    ],
  },
}
const entry = { code: '4100', name: 'Sales' }
const offered = { value: entry, from: 'chosen', offered: true, required: false, problem: null }

async function openReturned(fields: string[], comment: string | null = 'The date, please.') {
  localStorage.setItem('fingenie-session-id', SESSION)
  const trip = { number: 'TRP-1', title: 'Mumbai, 3–5 Nov', destination_city: 'Mumbai' }
  const claim = claimDraft([{ ...receipt, fixed: ['total', 'merchant'] }], {
    revises: { number: 'EXP-1', comment, fields, asked: comment === null ? [] : ['Receipt 1: date'] },
    trip: { ...trip, how: 'chosen' } as never,
    trips: [trip] as never,
    trip_choice: 'chosen',
  })
  const product = openProduct('/fingenie-chat', {
    person: asha,
    answers: {
      'POST /api/chat/fingenie/upload': upload,
      'POST /api/chat/fingenie/sync': { synced: 1 },
      'POST /api/chat/fingenie/save': { saved: true },
      [`GET /api/chat/fingenie/claim?sessionId=${SESSION}`]: { claim },
      [`GET /api/expense/drafts/${claim.draft_id}/allocation`]: {
        cost_centre: offered,
        project: { ...offered, value: null },
        budgets: [],
      },
      'GET /api/allocation/options?field=cost_centre&q=': { items: [entry], more: false },
      'GET /api/allocation/options?field=project&q=': { items: [], more: false },
    },
  })
  await heading('FinGenie - Financial Assistant')
  // There are no claims to ask for before there is a receipt.
  await product.user.upload(
    screen.getByLabelText('Receipt files'),
    new File(['a'], 'dinner.jpg', { type: 'image/jpeg' }),
  )
  await product.user.click(await screen.findByRole('button', { name: /^Your claim/ }))
  return { panel: within(await screen.findByRole('dialog', { name: 'Your claim' })) }
}

test('what a claim was not returned for is told as it was sent, and offers no choice', async () => {
  const { panel } = await openReturned([FIELD])
  expect(await panel.findByText('4100 · Sales')).toBeTruthy()
  expect(panel.getByText('Mumbai, 3–5 Nov')).toBeTruthy()
  expect(panel.getAllByText('As it was sent')).toHaveLength(3)
  expect(panel.queryByRole('combobox')).toBeNull()
})

test('the parts that it was returned for can be chosen', async () => {
  const { panel } = await openReturned([FIELD, 'trip', 'project'])
  expect(await panel.findByRole('combobox', { name: 'Project' })).toBeTruthy()
  expect(panel.getByRole('combobox', { name: 'Trip' })).toBeTruthy()
  expect(panel.queryByRole('combobox', { name: 'Cost centre' })).toBeNull()
})

test('whoever changes a claim of their own accord reads that nobody decides on it meanwhile', async () => {
  const offDesk = 'Your approver can’t decide on it until you send it again.'
  const { panel } = await openReturned([], null)
  expect(await panel.findByText(offDesk)).toBeTruthy()
})

test('of a returned claim it is said what was asked for', async () => {
  const { panel } = await openReturned([FIELD])
  expect(await panel.findByText('Your approver asks: The date, please.')).toBeTruthy()
  expect(panel.queryByText(/can’t decide/)).toBeNull()
})
