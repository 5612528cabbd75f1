import type { ListedRecord } from '@pravas/contract/records'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'
import { broken } from '../testing/server.ts'

usesProduct()

const manager = { ...asha, isAdmin: true, roles: ['employee'] }
const auditor = { ...asha, roles: ['employee', 'auditor'] }
const trip: ListedRecord = {
  type: 'trip',
  id: '0199a5f0-0000-7000-8000-000000000002',
  number: 'TRP-2026-000002',
  status: 'approved',
  employee_id: 'EMP1002',
  employee_name: 'Vikram Shetty',
  department: 'Sales',
  what: 'Delhi → Mumbai',
  date: '2026-06-19',
  total: 123456.5,
  // Half past midnight of the next day in India.
  submitted_at: '2026-06-10T19:00:00.000Z',
  decided_at: '2026-06-12T06:30:00.000Z',
  findings: 2,
}
const claim: ListedRecord = {
  ...trip,
  type: 'expense',
  id: '0199a5f0-0000-7000-8000-000000000001',
  number: 'EXP-2026-000001',
  status: 'pending',
  department: null,
  what: 'Client dinner',
  total: 640,
  decided_at: null,
  findings: 0,
}
const ALL = 'GET /api/records?limit=100'
const page = (items: ListedRecord[], next: string | null = null, count: number | null = items.length) => ({
  items,
  next,
  count,
})

/** The texts of a row's cells. */
const cellsOf = async (name: RegExp) => {
  const row = await screen.findByRole('row', { name })
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

test('a row says whose record it is, what it costs, where it stands and when, and leads to it', async () => {
  openProduct('/records', {
    person: manager,
    answers: {
      [ALL]: page([
        trip,
        claim,
        { ...claim, id: trip.id.replace(/.$/, '3'), number: 'EXP-2026-000000', findings: null },
      ]),
    },
  })
  await heading('Records')
  expect(await cellsOf(/TRP-2026-000002/)).toEqual([
    'TRP-2026-000002Delhi → Mumbai',
    'Vikram ShettyEMP1002 · Sales',
    '19 Jun 2026',
    '₹1,23,456.50',
    'Approved',
    '2',
    '11 Jun 2026Decided 12 Jun 2026',
  ])
  expect(await cellsOf(/EXP-2026-000001/)).toEqual([
    'EXP-2026-000001Client dinner',
    'Vikram ShettyEMP1002',
    '19 Jun 2026',
    '₹640.00',
    'Pending',
    'None',
    '11 Jun 2026',
  ])
  expect(await cellsOf(/EXP-2026-000000/)).toContain('Not checked')
  expect(screen.getByText('3 records')).toBeTruthy()
  expect(
    screen.getByText('Your own and your team’s trips and claims, and those you were asked to approve.'),
  ).toBeTruthy()
  const links = ['TRP-2026-000002', 'EXP-2026-000001'].map((name) => screen.getByRole('link', { name }))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/trip/TRP-2026-000002', '/expense/EXP-2026-000001'])
})

test.each([
  ['finance', { roles: ['employee', 'finance'] }, 'Everybody’s trips and claims.'],
  ['the auditors', { roles: ['employee', 'auditor'] }, 'Everybody’s trips and claims.'],
  ['a super admin', { isAdmin: true, isSuperAdmin: true }, 'Everybody’s trips and claims.'],
  ['the travel desk', { roles: ['employee', 'travel_desk'] }, 'Everybody’s trips, and your own claims.'],
  [
    'a manager of the travel desk',
    { isAdmin: true, roles: ['employee', 'travel_desk'] },
    'Everybody’s trips; your own and your team’s claims, and those you were asked to approve.',
  ],
  [
    'somebody whom a request once asked',
    { roles: ['employee'], wasAsked: true },
    'Your own and your team’s trips and claims, and those you were asked to approve.',
  ],
])('%s finds the page in the sidebar, and whose records it has', async (_, fields, scope) => {
  openProduct('/records', { person: { ...asha, ...fields }, answers: { [ALL]: page([]) } })
  await screen.findByText(scope)
  const sidebar = within(screen.getByRole('complementary', { name: 'Sidebar' }))
  expect(sidebar.getByRole('link', { name: 'Records' }).getAttribute('href')).toBe('/records')
})

test.each([
  ['an employee', {}],
  ['an administrator who leads nobody', { roles: ['employee', 'administrator'] }],
  ['who says to be a super admin and decides nothing', { isSuperAdmin: true }],
])('%s is told that the page is not for them, and does not find it in the sidebar', async (_, fields) => {
  const { server } = openProduct('/records', { person: { ...asha, ...fields } })
  await heading('Analytics Dashboard')
  await screen.findByText(/^You don’t have access to that page\./)
  expect(screen.queryByRole('link', { name: 'Records' })).toBeNull()
  expect(server.calls.filter((call) => call.includes('/records'))).toEqual([])
})

test('filters are read from the address and kept in it, and cleared where nothing matches', async () => {
  const FILTERED =
    'GET /api/records?type=expense&status=pending&from=2026-04-01&until=2026-06-30&query=dinner&limit=100'
  const { user } = openProduct('/records?type=expense&status=pending&from=2026-04-01&until=2026-06-30&q=dinner', {
    person: auditor,
    answers: {
      [FILTERED]: page([claim]),
      [FILTERED.replace('pending', 'rejected')]: page([]),
      [ALL]: page([trip, claim]),
    },
  })
  await screen.findByRole('link', { name: claim.number })
  expect(screen.getByRole('button', { name: 'Filter by Submission date: 1 Apr – 30 Jun 2026' })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejected')
  await screen.findByRole('heading', { name: 'No records found' })
  expect(new URLSearchParams(window.location.search).get('status')).toBe('rejected')
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  const [, clear] = screen.getAllByRole('button', { name: 'Clear filters' })
  await user.click(clear as HTMLElement)
  await screen.findByRole('link', { name: trip.number })
  expect(window.location.search).toBe('')
})

test('of two filters that are chosen before the page has followed the first, both count', async () => {
  openProduct('/records', {
    person: auditor,
    answers: {
      [ALL]: page([trip, claim]),
      'GET /api/records?type=expense&limit=100': page([claim]),
      'GET /api/records?status=rejected&limit=100': page([]),
      'GET /api/records?type=expense&status=rejected&limit=100': page([]),
    },
  })
  const status = await screen.findByRole('combobox', { name: 'Status' })
  act(() => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'expense' } })
    fireEvent.change(status, { target: { value: 'rejected' } })
  })
  await screen.findByRole('heading', { name: 'No records found' })
  expect(window.location.search).toBe('?type=expense&status=rejected')
})

test('somebody is found by their employee ID, and by a search of all people for those who may', async () => {
  const OF_ONE = 'GET /api/records?person=EMP1002&limit=100'
  const { user } = openProduct('/records', {
    person: manager,
    answers: { [ALL]: page([trip, claim]), [OF_ONE]: page([claim]) },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Employee ID' }), 'EMP1002')
  await waitFor(() => expect(screen.queryByRole('link', { name: trip.number })).toBeNull())
  expect(window.location.search).toBe('?person=EMP1002')
})

test('a super admin sees the name of the person whom the address names', async () => {
  openProduct('/records?person=EMP1002', {
    person: { ...asha, isAdmin: true, isSuperAdmin: true, roles: ['employee', 'super_admin'] },
    answers: {
      'GET /api/records?person=EMP1002&limit=100': page([]),
      'GET /api/people/EMP1002': {
        id: trip.id,
        employee_id: 'EMP1002',
        name: 'Vikram Shetty',
        email: 'vikram@pravas.example',
        manager_id: null,
        manager_name: null,
        managed: false,
        department: null,
        designation: null,
        grade: null,
        location: null,
        cost_centre: null,
        roles: ['employee'],
        active: true,
        isSuperAdmin: false,
        reports: 0,
        signs_in_by: null,
        invited_until: null,
        version: 1,
        erased_at: null,
        erasure_requested_at: null,
      },
    },
  })
  await waitFor(() => {
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Person' })
    expect(field.value).toBe('Vikram Shetty · EMP1002')
  })
})

test('where there are no records at all, it says what will be here', async () => {
  openProduct('/records', { person: manager, answers: { [ALL]: page([]) } })
  await screen.findByRole('heading', { name: 'No records yet' })
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('a failure says so and is tried again', async () => {
  let isBroken = true
  const { user } = openProduct('/records', {
    person: manager,
    answers: { [ALL]: () => (isBroken ? broken() : page([trip])) },
  })
  await screen.findByRole('heading', { name: 'The records couldn’t be loaded.' })
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: trip.number })
})

test('further pages follow, and a list of more than can be counted says so', async () => {
  const { user } = openProduct('/records', {
    person: auditor,
    answers: { [ALL]: page([trip], 'abc', 10_001), [`${ALL}&cursor=abc`]: page([claim], null, null) },
  })
  await screen.findByText('More than 10,000 records')
  await user.click(screen.getByRole('button', { name: 'Show more records' }))
  await screen.findByRole('link', { name: claim.number })
  expect(screen.getByRole('link', { name: trip.number })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more records' })).toBeNull()
})

test('a further page that fails says so, is not asked for again and again, and comes when it is', async () => {
  // The end of the list is in view all the time.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        this.observe = (target: Element) => tell([{ isIntersecting: true, target }])
      }
      observe: (target: Element) => void
      unobserve() {}
      disconnect() {}
    },
  )
  const next = `${ALL}&cursor=abc`
  const answers: ((answer: object) => void)[] = []
  const { user } = openProduct('/records', {
    person: manager,
    answers: { [ALL]: page([trip], 'abc'), [next]: () => new Promise((resolve) => answers.push(resolve)) },
  })
  await waitFor(() => expect(answers).toHaveLength(1))
  // It is seen to be on its way.
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeTruthy())
  answers[0]?.(broken())
  const again = await screen.findByRole('button', { name: 'Try again' })
  await act(async () => {})
  expect(answers).toHaveLength(1)
  expect(screen.getByRole('link', { name: trip.number })).toBeTruthy()
  await user.click(again)
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(page([claim]))
  await screen.findByRole('link', { name: claim.number })
})

const saved: Blob[] = []
beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = (file) => {
    saved.push(file as Blob)
    return 'blob:file'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

test('an export has exactly what is filtered, and says why it cannot be had', async () => {
  let isBroken = true
  const { user } = openProduct('/records?type=trip&q=mumb', {
    person: auditor,
    answers: {
      'GET /api/records?type=trip&query=mumb&limit=100': page([trip]),
      'GET /api/records/export.csv?type=trip&query=mumb': () =>
        isBroken
          ? broken()
          : new Response('Number\r\nTRP-2026-000002\r\n', { headers: { 'content-type': 'text/csv' } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await screen.findByText(/^The export couldn’t be downloaded\./)
  expect(saved).toEqual([])
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]?.text()).toBe('Number\r\nTRP-2026-000002\r\n')
})
