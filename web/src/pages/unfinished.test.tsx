import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claimDraft, receiptInReview } from '../features/fingenie/review/receipt.fixture.ts'
import { asha, openProduct, usesProduct } from '../testing/product.tsx'
import { broken } from '../testing/server.ts'

usesProduct()

const LIST = 'GET /api/expense/drafts?limit=50'
const ID = '0197a000-0000-7000-8000-000000000001'
const SPECIFIED = { 'GET /api/trips/EMP1': [], 'GET /api/expenses/EMP1': [] }
const draft = {
  id: ID,
  version: 3,
  session_id: 'fingenie-1',
  name: 'City Cabs, Sea Palace',
  receipts: 2,
  total: 1_240,
  blocking: [{ receipt_id: ID, field: 'total', code: 'claim.no_total', text: 'a.png: its total could not be read.' }],
  created_at: '2026-06-10T06:00:00Z',
  updated_at: '2026-06-10T06:30:00Z',
}

test('a claim draft tells what it comes to and what blocks it, and goes on in its chat', async () => {
  openProduct('/dashboard', { person: asha, answers: { ...SPECIFIED, [LIST]: { items: [draft], next: null } } })
  const section = within(await screen.findByRole('region', { name: 'Unfinished' }))
  expect(section.getByText('Expense claim · 2 receipts · ₹1,240.00')).toBeTruthy()
  expect(section.getByText('1 of 2 receipts needs a total')).toBeTruthy()
  const link = section.getByRole('link', { name: 'Continue: City Cabs, Sea Palace' })
  expect(link.getAttribute('href')).toBe('/fingenie-chat?session=fingenie-1')
})

test('a deleted claim draft is gone, and undo brings it back', async () => {
  let items = [draft]
  const gone = () => new Response(null, { status: 204 })
  const { user, server } = openProduct('/dashboard', {
    person: asha,
    answers: {
      ...SPECIFIED,
      [LIST]: () => ({ items, next: null }),
      [`DELETE /api/expense/drafts/${ID}`]: () => {
        items = []
        return gone()
      },
      [`POST /api/expense/drafts/${ID}/restore`]: () => {
        items = [draft]
        return { id: ID, session_id: 'fingenie-1' }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete: City Cabs, Sea Palace' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('region', { name: 'Unfinished' })).toBeTruthy()
  expect(server.calls).toContain(`POST /api/expense/drafts/${ID}/restore`)
})

test('a claim draft that was begun elsewhere goes on in a chat in which nothing was said yet', async () => {
  const claim = claimDraft([receiptInReview()])
  openProduct('/fingenie-chat?session=fingenie-begun', {
    person: asha,
    answers: {
      'GET /api/chat/fingenie/session/fingenie-begun': { messages: [] },
      'GET /api/chat/fingenie/claim?sessionId=fingenie-begun': { claim },
    },
  })
  expect(await screen.findByText(/Your claim/)).toBeTruthy()
  expect(await screen.findByText('1 receipt')).toBeTruthy()
})

const TRIPS = 'GET /api/trip/drafts?limit=50'
const trip = {
  id: ID,
  version: 2,
  session_id: 'tripmate-1',
  title: 'Delhi to Mumbai',
  from_date: '2026-06-15',
  to_date: '2026-06-17',
  total: 9_800,
  missing: ['hotel', 'purpose'],
  updated_at: '2026-06-10T06:30:00Z',
}

test('a trip draft tells its dates, its total and what is missing, and goes on in its chat', async () => {
  openProduct('/dashboard', { person: asha, answers: { ...SPECIFIED, [TRIPS]: { items: [trip], next: null } } })
  const section = within(await screen.findByRole('region', { name: 'Unfinished' }))
  expect(section.getByText(/^Trip · .*15.* to .*17.* · ₹9,800/)).toBeTruthy()
  expect(section.getByText('Still needed: hotel, purpose')).toBeTruthy()
  const link = section.getByRole('link', { name: 'Continue: Delhi to Mumbai' })
  expect(link.getAttribute('href')).toBe('/tripmate-chat?session=tripmate-1')
})

test.each([
  ['there is no such call', {}],
  ['nothing is unfinished', { [LIST]: { items: [], next: null } }],
])('there is no section where %s', async (_, answers) => {
  openProduct('/dashboard', { person: asha, answers: { ...SPECIFIED, ...answers } })
  await screen.findByText('No expenses found')
  expect(screen.queryByText('Unfinished')).toBeNull()
})

test('more than a few are folded, and all of them shown on demand', async () => {
  const ids = Array.from({ length: 7 }, (_, index) => ID.replace(/.$/, `${index}`))
  const page = (of: readonly string[], next: string | null) => ({
    items: of.map((id) => ({ ...draft, id, name: `Draft ${id.at(-1)}` })),
    next,
  })
  const { user } = openProduct('/dashboard', {
    person: asha,
    answers: {
      ...SPECIFIED,
      [LIST]: page(ids.slice(0, 6), 'on'),
      'GET /api/expense/drafts?cursor=on&limit=50': page(ids.slice(6), null),
    },
  })
  const section = within(await screen.findByRole('region', { name: 'Unfinished' }))
  expect(section.getAllByRole('listitem')).toHaveLength(5)
  await user.click(section.getByRole('button', { name: 'Show 2 more' }))
  expect(section.getAllByRole('listitem')).toHaveLength(7)
  expect(section.queryByRole('button', { name: /^Show/ })).toBeNull()
})

test('a list that fails says so beside the other one, and can be asked for again', async () => {
  let claims: () => unknown = broken
  const { user } = openProduct('/dashboard', {
    person: asha,
    answers: { ...SPECIFIED, [TRIPS]: { items: [trip], next: null }, [LIST]: () => claims() },
  })
  const section = within(await screen.findByRole('region', { name: 'Unfinished' }))
  expect(await section.findByText(/Your unfinished claims couldn’t be loaded/)).toBeTruthy()
  expect(section.getByRole('link', { name: 'Continue: Delhi to Mumbai' })).toBeTruthy()
  claims = () => ({ items: [draft], next: null })
  await user.click(section.getByRole('button', { name: 'Try again' }))
  expect(await section.findByRole('link', { name: 'Continue: City Cabs, Sea Palace' })).toBeTruthy()
  expect(section.queryByText(/couldn’t be loaded/)).toBeNull()
})

test('a claim draft that cannot be restored is said to be gone', async () => {
  const { user } = openProduct('/dashboard', {
    person: asha,
    answers: {
      ...SPECIFIED,
      [LIST]: { items: [draft], next: null },
      [`DELETE /api/expense/drafts/${ID}`]: () => new Response(null, { status: 204 }),
      [`POST /api/expense/drafts/${ID}/restore`]: broken,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete: City Cabs, Sea Palace' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/The draft couldn’t be restored/)).toBeTruthy()
})
