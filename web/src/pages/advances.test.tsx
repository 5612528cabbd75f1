import type { Advance, advanceOptions } from '@pravas/contract/advances'
import type { Answer } from '@pravas/contract/endpoint'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, openProduct, usesProduct } from '../testing/product.tsx'
import { broken } from '../testing/server.ts'

usesProduct()

const MINE = 'GET /api/advances?view=mine&limit=50'
const DECIDE = 'GET /api/advances?view=decide&limit=50'
const PAY = 'GET /api/advances?view=pay&limit=50'
const OPEN = 'GET /api/advances?view=open&limit=50'
const OPTIONS = 'GET /api/advances/options'
const REQUEST = 'POST /api/advances'

const advance: Advance = {
  id: '0199a5f1-0000-7000-8000-000000000001',
  number: 'ADV-2026-000001',
  employee_id: 'EMP1001',
  employee_name: 'Asha Rao',
  own: true,
  trip: {
    number: 'TRP-2026-000009',
    destination: 'Kolkata',
    from: '2026-12-14',
    until: '2026-12-16',
    status: 'approved',
  },
  purpose: 'Stand fees in cash',
  amount: 125_000,
  status: 'pending',
  requested_at: '2026-06-01T06:30:00Z',
  decided: null,
  batch: null,
  paid_on: null,
  open: 0,
  due_on: null,
  overdue: false,
  account: null,
  movements: [],
}
const options: Answer<typeof advanceOptions> = {
  most: 150_000,
  left: 25_000,
  settle_days: 30,
  overdue: [],
  trips: [{ number: 'TRP-2026-000009', destination: 'Kolkata', from: '2026-12-14', until: '2026-12-16' }],
  to_decide: null,
  to_pay: null,
  may_pay: false,
  cards: false,
}
const page = (...items: Advance[]) => ({ items, next: null })

test('an advance is requested with amount and purpose, and what was typed stays when that fails', async () => {
  const { user, server } = openProduct('/advances', {
    person: asha,
    answers: { [MINE]: page(), [OPTIONS]: options, [REQUEST]: broken },
  })
  await screen.findByText('You have no advances')
  const [open] = await screen.findAllByRole('button', { name: 'Request an advance' })
  if (!open) throw new Error('Nothing opens the form.')
  await user.click(open)
  const form = await screen.findByRole('dialog', { name: 'Request an advance' })
  expect(within(form).getByText(/up to ₹1,50,000 in advances, of which ₹25,000 is left/)).toBeTruthy()
  await user.click(within(form).getByRole('button', { name: 'Send for approval' }))
  expect(within(form).getByText('Enter an amount above ₹0.')).toBeTruthy()
  expect(within(form).getByText('Enter what the money is for.')).toBeTruthy()
  expect(document.activeElement).toBe(within(form).getByLabelText('Amount (₹)'))
  expect(server.requests.some(({ call }) => call === REQUEST)).toBe(false)
  const [amount, purpose] = [
    within(form).getByLabelText('Amount (₹)'),
    within(form).getByLabelText('What is the money for?'),
  ]
  await user.type(amount, '12,500.50')
  await user.type(purpose, 'Stand fees')
  await user.click(within(form).getByRole('button', { name: 'Send for approval' }))
  await within(form).findByRole('alert')
  expect(server.bodyOf(REQUEST)).toEqual({ trip: 'TRP-2026-000009', amount: 12_500.5, purpose: 'Stand fees' })
  expect([amount, purpose].map((field) => (field as HTMLInputElement).value)).toEqual(['12,500.50', 'Stand fees'])

  server.answers[REQUEST] = { ...advance, amount: 12_500.5 }
  server.answers[MINE] = page({ ...advance, amount: 12_500.5 })
  await user.click(within(form).getByRole('button', { name: 'Send for approval' }))
  await screen.findByText('ADV-2026-000001 was sent for approval.')
  expect(await screen.findByText('₹12,500.50')).toBeTruthy()
})

test('what was typed of a request stays over a reload of the page', async () => {
  const answers = { [MINE]: page(advance), [OPTIONS]: options }
  const { user } = openProduct('/advances', { person: asha, answers })
  await user.click(await screen.findByRole('button', { name: 'Request an advance' }))
  await user.type(await screen.findByLabelText('What is the money for?'), 'Stand fees')
  cleanup()
  const again = openProduct('/advances', { person: asha, answers })
  await again.user.click(await screen.findByRole('button', { name: 'Request an advance' }))
  const purpose = await screen.findByLabelText<HTMLTextAreaElement>('What is the money for?')
  expect(purpose.value).toBe('Stand fees')
})

test.each([
  [{ most: 0, left: 0 }, 'Your organisation doesn’t pay advances.'],
  [
    { overdue: ['ADV-2026-000003', 'ADV-2026-000004'] },
    'ADV-2026-000003, ADV-2026-000004 are overdue. Settle them before you request another advance.',
  ],
  [{ left: 0 }, 'You’ve reached the limit of ₹1,50,000. Settle an advance before you request another.'],
  [{ trips: [] }, 'You need a pending or approved trip that isn’t over yet.'],
])('who can’t request one reads why: %o', async (change, why) => {
  openProduct('/advances', { person: asha, answers: { [MINE]: page(advance), [OPTIONS]: { ...options, ...change } } })
  expect(await screen.findByText(why, { exact: false })).toBeTruthy()
})

test('a paid advance shows what was set off, what came back, and what is still open until when', async () => {
  const paid: Advance = {
    ...advance,
    status: 'paid',
    decided: { by: 'Meera Iyer', at: '2026-06-02T06:30:00Z', reason: null },
    paid_on: '2026-06-04',
    open: 1_00_500,
    due_on: '2027-01-15',
    movements: [
      { kind: 'paid', on: '2026-06-04', amount: 125_000, reference: 'PAY-2026-000001' },
      { kind: 'set_off', on: '2026-06-20', amount: 20_000, reference: 'EXP-2026-000012' },
      { kind: 'returned', on: '2026-06-22', amount: 4500, reference: 'UTR 5' },
    ],
  }
  openProduct('/advances', { person: asha, answers: { [MINE]: page(paid), [OPTIONS]: options } })
  const history = await screen.findByRole('list', { name: 'History of ADV-2026-000001' })
  expect(
    within(history)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Paid · 4 Jun 2026 · PAY-2026-000001₹1,25,000',
    'Set off against EXP-2026-000012 · 20 Jun 2026₹20,000',
    'Returned · 22 Jun 2026 · UTR 5₹4,500',
  ])
  expect(screen.getByText('₹1,00,500 open · Settle by 15 Jan 2027')).toBeTruthy()
})

test('a manager approves at once, and rejects only with a reason, which stays when that fails', async () => {
  const asked = { ...advance, own: false }
  const decide = `POST /api/advances/${advance.id}/decide`
  const { user, server } = openProduct('/advances/decide', {
    person: { ...asha, isAdmin: true },
    answers: { [MINE]: page(), [DECIDE]: page(asked), [OPTIONS]: { ...options, to_decide: 1 }, [decide]: broken },
  })
  await user.click(await screen.findByRole('button', { name: 'Reject ADV-2026-000001' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reject ADV-2026-000001' })
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  expect(within(dialog).getByText('Enter a reason.')).toBeTruthy()
  const reason = within(dialog).getByLabelText<HTMLTextAreaElement>('Reason')
  await user.type(reason, 'Cards are taken there.')
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  await within(dialog).findByRole('alert')
  expect(server.bodyOf(decide)).toEqual({ verdict: 'rejected', reason: 'Cards are taken there.' })
  expect(reason.value).toBe('Cards are taken there.')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))

  server.answers[decide] = { ...asked, status: 'approved' }
  server.answers[DECIDE] = page()
  await user.click(await screen.findByRole('button', { name: 'Approve ADV-2026-000001' }))
  await screen.findByText('ADV-2026-000001 was approved.')
  expect(server.bodyOf(decide)).toEqual({ verdict: 'approved' })
  expect(await screen.findByText('Nothing to decide')).toBeTruthy()
})

test('finance records what was returned, and pays advances with the claims', async () => {
  const held: Advance = {
    ...advance,
    own: false,
    status: 'paid',
    paid_on: '2026-06-04',
    open: 4500,
    due_on: '2026-07-19',
  }
  const settle = `POST /api/finance/advances/${advance.id}/settled`
  const { user, server } = openProduct('/advances/finance', {
    person: { ...asha, roles: ['employee', 'finance'] },
    answers: {
      [MINE]: page(),
      [PAY]: page(),
      [OPEN]: page(held),
      [OPTIONS]: { ...options, to_pay: 0, may_pay: true },
      [settle]: broken,
    },
  })
  expect(await screen.findByText('No advances to pay.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Pay them with the claims, under Finance' })
  expect(link.getAttribute('href')).toBe('/finance?tab=pay')
  await user.click(await screen.findByRole('button', { name: 'Record a return for ADV-2026-000001' }))
  const dialog = await screen.findByRole('dialog', { name: 'Record a return for ADV-2026-000001' })
  expect(within(dialog).getByText('Asha Rao still owes ₹4,500.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Record' }))
  expect(within(dialog).getByText('Enter a reference.')).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Reference'), 'NEFT 77')
  await user.click(within(dialog).getByRole('button', { name: 'Record' }))
  await within(dialog).findByRole('alert')
  expect(server.bodyOf(settle)).toMatchObject({ how: 'returned', amount: 4500, reference: 'NEFT 77' })
  expect(within(dialog).getByLabelText<HTMLInputElement>('Reference').value).toBe('NEFT 77')
})

test('advances that can’t be loaded say so and are tried again', async () => {
  const { user, server } = openProduct('/advances', { person: asha, answers: { [MINE]: broken, [OPTIONS]: options } })
  await screen.findByText('We couldn’t load the advances')
  server.answers[MINE] = page(advance)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Stand fees in cash')).toBeTruthy()
})
