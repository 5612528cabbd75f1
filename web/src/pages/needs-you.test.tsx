import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claimDraft, receiptInReview } from '../features/fingenie/review/receipt.fixture.ts'
import { asha, openProduct, usesProduct } from '../testing/product.tsx'
import { broken } from '../testing/server.ts'

usesProduct()

const LIST = 'GET /api/expense/drafts?limit=50'
const ID = '0197a000-0000-7000-8000-000000000001'
const SPECIFIED = { 'GET /api/trips/EMP1': [], 'GET /api/expenses/EMP1': [] }
const NEEDS = 'GET /api/needs-you'
const nothingNeeded = {
  trips: { count: 0, first: null },
  expenses: { count: 0, first: null },
  redo: [],
  desk: null,
  payments: null,
}
const waiting = { number: 'TRP-9', employee_name: 'Vikram Shetty', total: 5_000, submitted_at: '2026-06-08T06:00:00Z' }
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
  const section = within(await screen.findByRole('region', { name: 'Needs you' }))
  expect(await section.findByText('Claim draft · 2 receipts')).toBeTruthy()
  expect(section.getByText('₹1,240.00')).toBeTruthy()
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
  expect(await screen.findByRole('region', { name: 'Needs you' })).toBeTruthy()
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
  const section = within(await screen.findByRole('region', { name: 'Needs you' }))
  expect(await section.findByText(/^Trip draft · 15–17 /)).toBeTruthy()
  expect(section.getByText('₹9,800.00')).toBeTruthy()
  expect(section.getByText('Still needed: hotel, purpose')).toBeTruthy()
  const link = section.getByRole('link', { name: 'Continue: Delhi to Mumbai' })
  expect(link.getAttribute('href')).toBe('/tripmate-chat?session=tripmate-1')
})

test.each([
  ['there is no such call', {}],
  ['nothing waits', { [LIST]: { items: [], next: null }, [NEEDS]: nothingNeeded }],
])('where %s, the section says that nothing does', async (_, answers) => {
  openProduct('/dashboard', { person: asha, answers: { ...SPECIFIED, ...answers } })
  const section = within(await screen.findByRole('region', { name: 'Needs you' }))
  expect(await section.findByText('Nothing needs you right now.')).toBeTruthy()
})

test('decisions come first, then what came back, then questions, the desk and drafts', async () => {
  openProduct('/dashboard', {
    person: { ...asha, isAdmin: true },
    answers: {
      ...SPECIFIED,
      [TRIPS]: { items: [trip], next: null },
      [NEEDS]: {
        trips: { count: 4, first: { ...waiting, what: 'Mumbai to Pune', departure_date: '2026-06-19' } },
        expenses: { count: 1, first: { ...waiting, what: 'Food' } },
        redo: [
          {
            kind: 'expense',
            number: 'EXP-7',
            what: 'Client dinner',
            total: 900,
            verdict: 'returned',
            reason: 'The bill is cut off.',
            decided_at: '2026-06-09T06:00:00Z',
          },
        ],
        desk: { to_book: 2 },
        payments: null,
      },
      'GET /api/questions': {
        items: [
          {
            kind: 'trip',
            number: 'TRP-3',
            own: true,
            request_id: ID,
            question: {
              id: ID,
              kind: 'question',
              author: 'Meera Iyer',
              own: false,
              version: 1,
              text: 'Which client?',
              asked_at: '2026-06-09T06:00:00Z',
            },
            answer: null,
          },
        ],
      },
    },
  })
  const section = within(await screen.findByRole('region', { name: 'Needs you' }))
  await section.findByText('4 trips to decide')
  const rows = section.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows.map((row) => row.split(/Next|EXP-7 ·|Which|Open$|Trip draft/)[0])).toEqual([
    '4 trips to decide',
    '1 claim to decide',
    'Client dinner: returned for changes',
    'Meera Iyer asks about TRP-3',
    '2 approved trips to book',
  ])
  expect(rows[0]).toContain('Next: Mumbai to Pune, Vikram Shetty · departs 19 Jun 2026')
  expect(rows[1]).toContain('waiting since 8 Jun 2026')
  expect(section.getByRole('link', { name: 'Review: 1 claim to decide' }).getAttribute('href')).toBe(
    '/admin-approvals?tab=expenses',
  )
  expect(section.getByRole('button', { name: 'Show 1 more' })).toBeTruthy()
})

test('the sidebar counts what waits on a page, and its link keeps the page’s name', async () => {
  openProduct('/dashboard', {
    person: { ...asha, isAdmin: true },
    answers: {
      ...SPECIFIED,
      [NEEDS]: { ...nothingNeeded, trips: { count: 2, first: null }, expenses: { count: 1, first: null } },
    },
  })
  const link = await screen.findByRole('link', { name: 'Approvals', description: '3 need you' })
  expect(link.textContent).toBe('Approvals')
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-describedby')).toBeNull()
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
  const section = within(await screen.findByRole('region', { name: 'Needs you' }))
  expect(await section.findAllByRole('listitem')).toHaveLength(5)
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
  const section = within(await screen.findByRole('region', { name: 'Needs you' }))
  expect(await section.findByText(/Some of what needs you couldn’t be loaded/)).toBeTruthy()
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
