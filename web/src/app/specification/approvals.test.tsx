import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { heading, openProduct, usesProduct } from '../../testing/product.tsx'
import { broken } from '../../testing/server.ts'

usesProduct()

const manager = { name: 'Vikram', email: 'vikram@pravas.example', isAdmin: true, employee_id: 'EMP2' }
const TRIPS = 'GET /api/admin/pending-trips/EMP2'
const EXPENSES = 'GET /api/admin/pending-expenses/EMP2'
const trip = {
  trip_id: 't1',
  trip_number: 'TRP-1',
  status: 'pending',
  employee_name: 'Asha Rao',
  employee_id: 'EMP1',
  departure_city: 'Delhi',
  destination_city: 'Mumbai',
  departure_date: '2026-11-27',
  return_date: '2026-11-29',
  purpose: 'business',
  'total_price(INR)': 20432.5,
}
const expense = {
  expense_id: 'e1',
  expense_number: 'EXP-1',
  status: 'pending',
  employee_name: 'Asha Rao',
  employee_id: 'EMP1',
  expense_type: 'Food',
  expense_date: '2026-11-20',
  description: 'Lunch',
  total: 1240.5,
}

function open(answers: Parameters<typeof openProduct>[1] = {}, address = '/admin-approvals') {
  return openProduct(address, { person: manager, ...answers })
}

function lists(trips: object[] = [trip], expenses: object[] = [expense]) {
  return { [TRIPS]: trips, [EXPENSES]: expenses }
}

/** A click on the first button of this name, which may be one of several requests'. */
async function decide(user: ReturnType<typeof openProduct>['user'], name: RegExp) {
  const [card] = await screen.findAllByRole('article')
  await user.click(within(card as HTMLElement).getByRole('button', { name }))
}

test('its two tabs count what is pending, a missing status included', async () => {
  const decided = { ...trip, trip_id: 't2', trip_number: 'TRP-2', status: 'approved' }
  const { status: _, ...unnamed } = expense
  open({ answers: lists([trip, decided], [unnamed]) })
  await heading('Manager Approvals')
  expect(await screen.findByRole('tab', { name: 'Trip Requests (1 pending)' })).toBeTruthy()
  expect(await screen.findByRole('tab', { name: 'Expense Requests (1 pending)' })).toBeTruthy()
})

test('it says that it is loading', async () => {
  open({ answers: { [TRIPS]: () => new Promise(() => undefined) } })
  expect(await screen.findByText('Loading requests...')).toBeTruthy()
  expect(screen.queryByText(/^Trip Requests \(0/)).toBeNull()
})

test('each tab says when there is nothing', async () => {
  const { user } = open({ answers: lists([], []) })
  expect(await screen.findByText('No trip requests found')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: /^Expense Requests/ }))
  expect(await screen.findByText('No expense requests found')).toBeTruthy()
})

test('a trip’s card has what a decision needs', async () => {
  open({ answers: lists() })
  const { textContent } = await screen.findByRole('article')
  const facts = ['TRP-1', 'Delhi', 'Mumbai', 'Pending', 'Asha Rao', 'EMP1', '27–29 Nov 2026', 'Business', '₹20,432.50']
  for (const fact of facts) expect(textContent).toContain(fact)
})

test('a traveller without a name is known by the username', async () => {
  const { employee_name: _, ...unnamed } = trip
  open({ answers: lists([{ ...unnamed, username: 'asha.rao' }]) })
  expect((await screen.findByRole('article')).textContent).toContain('asha.rao')
})

test('an expense’s card has what a decision needs', async () => {
  const { user } = open({ answers: lists() })
  await user.click(await screen.findByRole('tab', { name: /^Expense Requests/ }))
  const { textContent } = await screen.findByRole('article')
  for (const fact of ['EXP-1', 'Food', 'Pending', 'Asha Rao', '20 Nov 2026', 'Lunch', '₹1,240.50']) {
    expect(textContent).toContain(fact)
  }
})

test('only what is pending can be approved or rejected', async () => {
  open({ answers: lists([{ ...trip, status: 'approved' }]) })
  const card = within(await screen.findByRole('article'))
  expect(card.queryByRole('button', { name: /^(Approve|Reject)/ })).toBeNull()
})

test.each([
  ['trip', '/admin-approvals', TRIPS, 't1'],
  ['expense', '/admin-approvals?tab=expenses', EXPENSES, 'e1'],
])('approving a %s asks the server once and loads the lists again', async (kind, address, list, id) => {
  const call = `POST /api/admin/approve-${kind}`
  const answers: Record<string, object> = { ...lists(), [call]: { id } }
  const { user, server } = open({ answers }, address)
  await screen.findByRole('article')
  server.answers[list] = []
  await decide(user, /^Approve/)
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(server.bodyOf(call)).toEqual({ id })
  expect(server.calls.filter((one) => one === call)).toHaveLength(1)
})

test.each([
  ['trip', '/admin-approvals', TRIPS, 't1'],
  ['expense', '/admin-approvals?tab=expenses', EXPENSES, 'e1'],
])('rejecting a %s asks for the reason first, and sends it trimmed', async (kind, address, list, id) => {
  const call = `POST /api/admin/reject-${kind}`
  const { user, server } = open({ answers: { ...lists(), [call]: { id } } }, address)
  await screen.findByRole('article')
  server.answers[list] = []
  await decide(user, /^Reject/)
  const modal = within(await screen.findByRole('dialog', { name: 'Reject Request' }))
  expect(modal.getByText('Please provide a reason for rejecting this request:')).toBeTruthy()
  await user.type(modal.getByPlaceholderText('Enter rejection reason...'), '  Too dear. ')
  await user.click(modal.getByRole('button', { name: 'Submit Rejection' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.bodyOf(call)).toEqual({ id, reason: 'Too dear.' })
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

test('a reason of nothing but spaces rejects nothing and leaves the modal open', async () => {
  const { user, server } = open({ answers: lists() })
  await decide(user, /^Reject/)
  const modal = within(await screen.findByRole('dialog', { name: 'Reject Request' }))
  await user.type(modal.getByPlaceholderText('Enter rejection reason...'), '   ')
  await user.click(modal.getByRole('button', { name: 'Submit Rejection' }))
  expect(screen.getByRole('dialog', { name: 'Reject Request' })).toBeTruthy()
  expect(modal.getByText('Enter a reason.')).toBeTruthy()
  expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('Cancel closes the modal and rejects nothing', async () => {
  const { user, server } = open({ answers: lists() })
  await decide(user, /^Reject/)
  const modal = within(await screen.findByRole('dialog', { name: 'Reject Request' }))
  await user.click(modal.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('a rejection that fails is logged, and the modal stays open with its reason', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user } = open({ answers: { ...lists(), 'POST /api/admin/reject-trip': broken } })
  await decide(user, /^Reject/)
  const modal = within(await screen.findByRole('dialog', { name: 'Reject Request' }))
  const reason = modal.getByPlaceholderText<HTMLTextAreaElement>('Enter rejection reason...')
  await user.type(reason, 'Too dear.')
  await user.click(modal.getByRole('button', { name: 'Submit Rejection' }))
  await waitFor(() => expect(logged).toHaveBeenCalledWith('Could not decide on trip TRP-1', expect.anything()))
  expect(reason.value).toBe('Too dear.')
})

test('an approval that fails is logged, and the request stays', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user } = open({ answers: { ...lists(), 'POST /api/admin/approve-trip': broken } })
  await decide(user, /^Approve/)
  await waitFor(() => expect(logged).toHaveBeenCalledWith('Could not decide on trip TRP-1', expect.anything()))
  expect(screen.getByRole('article')).toBeTruthy()
})

test('lists that fail are logged and shown empty', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user } = open({ answers: { [TRIPS]: broken, [EXPENSES]: broken } })
  expect(await screen.findByText('No trip requests found')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Expense Requests (0 pending)' }))
  expect(await screen.findByText('No expense requests found')).toBeTruthy()
  for (const kind of ['trip', 'expense']) {
    expect(logged).toHaveBeenCalledWith(`Could not load approvals ${kind} EMP2`, expect.anything())
  }
})

test.each([{ isSuperAdmin: true }, { designation: 'Super Admin' }, { department: 'Admin' }])(
  'with %o one is a super admin and sees what is pending of everybody',
  async (marks) => {
    const { server } = openProduct('/admin-approvals', {
      person: { ...manager, ...marks },
      answers: { 'GET /api/admin/pending-trips': [trip], 'GET /api/api/admin/pending-expenses': [expense] },
    })
    expect(await screen.findByRole('tab', { name: 'Expense Requests (1 pending)' })).toBeTruthy()
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(server.calls.some((call) => call.endsWith('/EMP2'))).toBe(false)
  },
)

test('any other admin asks for the requests of their own team', async () => {
  const { server } = open({ answers: lists() })
  await screen.findByRole('article')
  expect(server.calls).toEqual(expect.arrayContaining([TRIPS, EXPENSES]))
})
