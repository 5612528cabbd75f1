import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../api/session.ts'
import { ApproveManyModal } from './approve-many-modal.tsx'
import { comparedTrip } from './requests-shown.ts'

const trip = (id: string, more: object = {}) =>
  comparedTrip({ trip_id: id, trip_number: id, status: 'pending', findings: [], version: 1, ...more } as never)
const SALES = { cost_centre: { code: '4100', name: 'Sales' } }

const budget = (left: number | null) => ({
  kind: 'cost_centre',
  code: '4100',
  name: 'Sales',
  year: 2026,
  year_text: '2026–27',
  amount: 450_000,
  when_over: 'warn',
  approved: 300_000,
  pending: 100_000,
  adds: 4000,
  left,
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  act(() => notifications.clean())
  cleanup()
  session.signOut()
  vi.unstubAllGlobals()
})

function show(requests: ReturnType<typeof trip>[], answer: (address: string, body?: { id: string }) => Response) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const given = body === undefined ? undefined : JSON.parse(String(body))
    sent.push([address, given?.id].filter(Boolean).join(' '))
    return answer(address, given)
  })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Notifications />
        <ApproveManyModal opened requests={requests} onClose={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return sent
}

test('what was approved together is taken back together, and what could not be is said', async () => {
  const sent = show([trip('TRP-1'), trip('TRP-2'), trip('TRP-3')], (address, body) =>
    address.endsWith('undo-decision') && body?.id === 'TRP-1'
      ? Response.json({ title: 'Too late.', status: 409, code: 'decision.too_late' }, { status: 409 })
      : Response.json({}),
  )
  await userEvent.click(screen.getByRole('button', { name: /^Approve 3 requests/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo all' }))
  expect(await screen.findByText('2 approvals undone. 1 approval couldn’t be undone any more.')).toBeTruthy()
  expect(sent.filter((one) => one.includes('undo'))).toEqual(
    ['TRP-1', 'TRP-2', 'TRP-3'].map((id) => `/api/admin/undo-decision ${id}`),
  )
  await waitFor(() => expect(screen.queryByText('3 requests approved.')).toBeNull())
})

test('of one request alone its own line offers Undo', async () => {
  show([trip('TRP-1')], () => Response.json({}))
  await userEvent.click(screen.getByRole('button', { name: /^Approve 1 request/ }))
  expect(await screen.findByText('1 request approved.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo all' })).toBeNull()
})

test('a budget that they exceed together is said before they are approved, asked for once of all that share it', async () => {
  const requests = ['TRP-1', 'TRP-2'].map((id) => trip(id, { departure_date: '2026-12-03', ...SALES }))
  const sent = show([...requests, trip('TRP-3')], () => Response.json({ items: [budget(-64_000)] }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() =>
    expect(within(dialog).getByRole('status').textContent).toBe(
      'Cost centre 4100 · Sales, 2026–27: ₹64,000 over the budget of ₹4,50,000 if everything that is pending is approved.',
    ),
  )
  expect(sent.filter((one) => one.endsWith('/budgets'))).toEqual(['/api/trip/TRP-1/budgets'])
})

test.each([
  ['within its budget', () => Response.json({ items: [budget(500)] }), ''],
  ['of an unknown price', () => Response.json({ items: [budget(null)] }), ''],
  ['without an answer', () => Response.json({}, { status: 500 }), 'Some budgets couldn’t be compared.'],
])('%s, it says %s', async (_, answer, text) => {
  const sent = show([trip('TRP-1', SALES)], answer)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(sent.some((one) => one.endsWith('/budgets'))).toBe(true))
  await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe(text))
})
