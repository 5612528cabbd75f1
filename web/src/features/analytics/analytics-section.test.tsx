import type { Analytics } from '@pravas/contract/analytics'
import { dashboard } from '@pravas/messages/en/dashboard'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, openProduct, usesProduct } from '../../testing/product.tsx'
import { broken } from '../../testing/server.ts'

usesProduct()

const OWN = 'GET /api/analytics?range=12-months'
const manager = { ...asha, isAdmin: true }

const figures: Analytics = {
  scope: 'own',
  scopes: ['own'],
  range: '12-months',
  period: { from: '2026-05-01', to: '2026-06-10' },
  last_year: { from: '2025-05-01', to: '2025-06-10' },
  spend: {
    total: 123456.5,
    last_year: 100000,
    months: [
      { month: '2026-05', trips: 120000, expenses: 0, total: 120000, last_year: 100000 },
      { month: '2026-06', trips: 0, expenses: 3456.5, total: 3456.5, last_year: 0 },
    ],
    categories: [
      { category: 'Flights', total: 120000, last_year: 100000 },
      { category: 'Food', total: 3456.5, last_year: 0 },
    ],
  },
  trips: {
    requested: 3,
    by_status: [
      { status: 'approved', trips: 2, total: 120000 },
      { status: 'pending', trips: 1, total: 5000 },
      { status: 'rejected', trips: 0, total: 0 },
    ],
    by_route: [{ departure_city: 'Delhi', destination_city: 'Mumbai', trips: 3, total: 125000 }],
  },
  decisions: { trips: { decided: 2, average_days: 1 }, expenses: { decided: 1, average_days: 4 } },
  policy: {
    trips: { checked: 3, outside: 1 },
    expenses: { checked: 1, outside: 0 },
    by_rule: [{ rule: 'trip.booked_late', requests: 1 }],
  },
  upcoming: {
    trips: 1,
    next: [
      {
        trip_number: 'TRP-2026-000007',
        employee_name: 'Asha Rao',
        status: 'pending',
        departure_city: null,
        destination_city: 'Chennai',
        departure_date: '2026-06-15',
        return_date: '2026-06-17',
      },
    ],
  },
}

const section = () => screen.findByRole('region', { name: 'Spend and travel' })
const noSection = () => expect(screen.queryByRole('region', { name: 'Spend and travel' })).toBeNull()

test('each figure says what it counts, and each chart has its table behind it', async () => {
  const { user } = openProduct('/dashboard', { person: asha, answers: { [OWN]: figures } })
  await screen.findByRole('heading', { name: 'Spend by month' })
  const all = within(await section())
  all.getByText('₹1,23,457')
  all.getByText('23% more than a year earlier')
  all.getByText('2 days')
  all.getByText('1 of 4 requests')
  expect(all.getByRole('link', { name: 'Stay in Chennai' }).getAttribute('href')).toBe('/trip/TRP-2026-000007')
  all.getByRole('group', { name: /the most in May 2026 with ₹1,20,000.00/ })
  expect(screen.queryByRole('table')).toBeNull()

  await user.click(all.getByRole('button', { name: 'Spend by month: show as table' }))
  const rows = within(screen.getByRole('table', { name: 'Spend by month' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MonthTripsExpensesTotalA year earlier',
    'May 2026₹1,20,000₹0₹1,20,000₹1,00,000',
    'Jun 2026₹0₹3,456.50₹3,456.50₹0',
    'Total₹1,20,000₹3,456.50₹1,23,456.50₹1,00,000',
  ])
  await user.click(all.getByRole('button', { name: 'Spend by month: show as chart' }))
  expect(screen.queryByRole('table')).toBeNull()

  for (const name of ['Spend by category', 'Trips by status', 'Trips by route', 'Out of policy']) {
    await user.click(all.getByRole('button', { name: `${name}: show as table` }))
    screen.getByRole('table', { name })
  }
})

test('the months of the chart are gone through with the arrow keys, each with its figures', async () => {
  const { user } = openProduct('/dashboard', { person: asha, answers: { [OWN]: figures } })
  const months = within(await screen.findByRole('group', { name: /the most in May 2026/ })).getAllByRole('button')
  expect(months.map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  act(() => months[0]?.focus())
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: /Jun 2026 This period ₹3,456.50 A year earlier ₹0/ }),
  )
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(months[1])
})

test('the time and whose requests are chosen in the address', async () => {
  const widest = 'GET /api/analytics?range='
  const own = `${widest}12-months&scope=own`
  const ofTeam = { ...figures, scope: 'team', scopes: ['own', 'team'] }
  const answers = {
    [`${widest}12-months`]: ofTeam,
    [`${widest}6-months`]: ofTeam,
    [own]: { ...ofTeam, scope: 'own' },
  }
  const { user, server } = openProduct('/dashboard?range=6-months', { person: manager, answers })
  const range = await screen.findByLabelText('Time range')
  expect((range as HTMLSelectElement).value).toBe('6-months')
  await user.selectOptions(range, 'Last 12 months')
  await waitFor(() => expect(window.location.search).toBe(''))
  await user.selectOptions(screen.getByLabelText('Whose requests'), 'My own')
  await waitFor(() => expect(window.location.search).toBe('?scope=own'))
  await waitFor(() =>
    expect(server.calls.filter((call) => call.includes('analytics'))).toEqual([
      `${widest}6-months`,
      `${widest}12-months`,
      own,
    ]),
  )
})

test('who decides for somebody, without a team of their own, is offered no scope that they may not see', async () => {
  openProduct('/dashboard', { person: manager, answers: { [OWN]: figures } })
  await screen.findByRole('heading', { name: 'Spend by category' })
  expect(screen.queryByLabelText('Whose requests')).toBeNull()
})

test('nothing spent and nothing requested says what will be here', async () => {
  const none: Analytics = {
    ...figures,
    spend: { total: 0, last_year: 0, months: figures.spend.months, categories: figures.spend.categories },
    trips: { requested: 0, by_status: [], by_route: [] },
    decisions: { trips: { decided: 0, average_days: null }, expenses: { decided: 0, average_days: null } },
    policy: { trips: { checked: 0, outside: 0 }, expenses: { checked: 0, outside: 0 }, by_rule: [] },
    upcoming: { trips: 0, next: [] },
  }
  openProduct('/dashboard', { person: asha, answers: { [OWN]: none } })
  await screen.findByText(dashboard['month.empty'])
  screen.getByText(dashboard['route.empty'])
  screen.getByText(dashboard['upcoming.none'])
  expect(screen.queryByRole('button', { name: /show as table/ })).toBeNull()
})

test('a failure leaves the two cards as they are and offers another try', async () => {
  let attempts = 0
  const answers = {
    'GET /api/trips/EMP1': [],
    'GET /api/expenses/EMP1': [],
    [OWN]: () => {
      attempts += 1
      return attempts === 1 ? broken() : figures
    },
  }
  const { user } = openProduct('/dashboard', { person: asha, answers })
  await screen.findByText(/The figures could not be loaded/)
  screen.getByText('No trips found')
  screen.getByText('No expenses found')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Spend by month' })
})

test('half an answer is a failure, not half of the figures', async () => {
  openProduct('/dashboard', { person: asha, answers: { [OWN]: { ...figures, policy: null } } })
  await screen.findByText(/The figures could not be loaded/)
})

test('where the server knows no figures, the page is the two cards', async () => {
  const answers = { 'GET /api/trips/EMP1': [], 'GET /api/expenses/EMP1': [] }
  const { server } = openProduct('/dashboard', { person: asha, answers })
  await screen.findByText('No trips found')
  await waitFor(() => expect(server.calls).toContain(OWN))
  await waitFor(noSection)
})

test('without an employee record nothing is asked for', async () => {
  const { server } = openProduct('/dashboard', { person: { ...asha, employee_id: undefined } })
  await screen.findByText('No trips found')
  noSection()
  expect(server.calls).toEqual([])
})

test('on paper the spend by month is its table, wherever the page stood', async () => {
  openProduct('/dashboard', { person: asha, answers: { [OWN]: figures } })
  await screen.findByRole('heading', { name: 'Spend by month' })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByRole('table', { name: 'Spend by month' }).textContent).toContain('May 2026₹1,20,000')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('table', { name: 'Spend by month' })).toBeNull()
})

test('a bar of last year that is too small for an outline is filled', async () => {
  const categories = [
    { category: 'Flights', total: 120000, last_year: 100000 },
    { category: 'Food', total: 3456.5, last_year: 900 },
  ]
  openProduct('/dashboard', {
    person: asha,
    answers: { [OWN]: { ...figures, spend: { ...figures.spend, categories } } },
  })
  const panel = await screen.findByRole('region', { name: 'Spend by category' })
  const before = [...panel.querySelectorAll<HTMLElement>('li [data-tone="before"]')]
  expect(before.map(({ dataset }) => dataset.tiny)).toEqual(['false', 'true'])
})
