import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../api/session.ts'
import { ApprovalList } from './approval-list.tsx'
import { markedKey } from './marked-refusals.ts'
import { comparedTrip, requestsViewOf } from './requests-shown.ts'

const CABIN = { rule: 'flight.cabin', unit: 'cabin', limit: 'economy', actual: 'business' }
const TRIPS = [
  { trip_id: 'TRP-1', departure_date: '2026-07-01', findings: [] },
  { trip_id: 'TRP-2', departure_date: '2026-06-01', findings: [CABIN] },
  { trip_id: 'TRP-3', departure_date: '2026-08-01', findings: [] },
].map((trip) => ({
  ...trip,
  trip_number: trip.trip_id,
  status: 'pending',
  submitted_at: '2026-05-20T06:00:00Z',
  version: 2,
  'total_price(INR)': 50_000,
}))

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
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
})
afterEach(() => {
  cleanup()
  session.signOut()
})

function show(
  answer: (body: { id: string }) => Response = () => Response.json({}),
  { trips = TRIPS, isBeside }: { trips?: object[]; isBeside?: boolean } = {},
) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (body === undefined) return Response.json({ title: 'Not here.' }, { status: 404 })
    const given = JSON.parse(String(body))
    sent.push([address, given])
    return answer(given)
  })
  const client = new QueryClient()
  let arrive: (trips: object[]) => void = () => undefined
  function Page() {
    const [listed, setListed] = useState(trips)
    arrive = setListed
    const [view, setView] = useState(requestsViewOf(new URLSearchParams()))
    const [opened, setOpened] = useState<string | null>(null)
    const of = ({ number }: { number: string }) => (
      <section aria-label={number}>
        <button type="button" onClick={() => setOpened(null)}>
          Back
        </button>
      </section>
    )
    return (
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <ApprovalList
            kind="trip"
            requests={listed.map((trip) => comparedTrip(trip as never))}
            view={view}
            onView={(part) => setView({ ...view, ...part })}
            isLoading={false}
            isFailed={false}
            onRetry={() => undefined}
            emptyText="No trip requests found"
            evidence={isBeside === undefined ? undefined : { isBeside, opened, onOpen: setOpened, of }}
          />
        </QueryClientProvider>
      </MantineProvider>
    )
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />)
  return { sent, client, arrive: (trips: object[]) => act(() => arrive(trips)) }
}

const shown = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label')?.slice(0, 5))

test('the most urgent comes first; what is within policy can be shown alone, and nothing that matches can be left again', async () => {
  show()
  expect(shown()).toEqual(['TRP-2', 'TRP-1', 'TRP-3'])
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Which requests' }), 'Nothing to check (2)')
  expect(shown()).toEqual(['TRP-1', 'TRP-3'])
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search requests' }), 'pune')
  await waitFor(() => expect(screen.getByText('No request matches')).toBeTruthy())
  await userEvent.click(screen.getByRole('button', { name: 'Show all requests' }))
  expect(shown()).toEqual(['TRP-2', 'TRP-1', 'TRP-3'])
})

test('several requests within policy are approved at once, each as it was shown, without those that were unticked', async () => {
  const { sent } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Approve 2 with nothing to check…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve several requests' })
  expect(within(dialog).queryByText(/TRP-2/)).toBeNull()
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /TRP-3/ }))
  expect(sent).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve 1 request, ₹50,000.00' }))
  await waitFor(() => expect(sent).toEqual([['/api/admin/approve-trip', { id: 'TRP-1', version: 2 }]]))
})

test('what could not be approved stays in the dialog with the reason', async () => {
  const refusal = { type: 'x', title: 'This request has changed.', status: 409, code: 'decision.changed' }
  const { sent } = show(({ id }) => (id === 'TRP-1' ? Response.json(refusal, { status: 409 }) : Response.json({})))
  await userEvent.click(await screen.findByRole('button', { name: 'Approve 2 with nothing to check…' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: /^Approve 2 requests/ }))
  const why = await within(dialog).findByRole('alert')
  expect(why.textContent).not.toBe('')
  expect(sent).toHaveLength(2)
  expect(within(dialog).queryByText(/TRP-3/)).toBeNull()
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
})

test('what somebody asked about is not ticked until it is answered', async () => {
  const { client } = show()
  client.setQueryData(['questions', 'all'], [{ request_id: 'TRP-1', question: {}, answer: null }])
  await userEvent.click(await screen.findByRole('button', { name: 'Approve 2 with nothing to check…' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: /^Approve 1 request/ })).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /TRP-1/ }).checked).toBe(false)
  await userEvent.click(dialog.getByRole('checkbox', { name: /TRP-1/ }))
  expect(dialog.getByRole('button', { name: /^Approve 2 requests/ })).toBeTruthy()
})

test('after approving several, the focus is on the list, and two clicks at once are one run', async () => {
  const { sent } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Approve 2 with nothing to check…' }))
  const approve = await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Approve 2 requests/ })
  await waitFor(() => expect(approve.hasAttribute('disabled')).toBe(false))
  await act(async () => {
    approve.click()
    approve.click()
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.filter((call) => String(call).includes('approve'))).toHaveLength(2)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'))
})

test('what is approved without some receipts is not among the many that are approved at once', async () => {
  const { client } = show()
  client.setQueryData(markedKey({ id: 'TRP-1', version: 2 }), { lines: [], label: 'Approve ₹800 of ₹1,000' })
  await userEvent.click(await screen.findByRole('button', { name: 'Approve 2 with nothing to check…' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText(/TRP-1/)).toBeNull()
  expect(dialog.getByText(/TRP-3/)).toBeTruthy()
})

test('a rejection is of the version that its dialog was opened on, and of a later one only after that was told', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const refusal = { type: 'x', title: 'This request has changed.', status: 409, code: 'decision.changed' }
  const answers = [
    Response.json({ title: 'Try again later.' }, { status: 503 }),
    Response.json(refusal, { status: 409 }),
    Response.json({}),
  ]
  const { sent, arrive } = show(() => answers.shift() ?? Response.error())
  const card = within(screen.getByRole('article', { name: /^TRP-1/ }))
  await userEvent.click(card.getByRole('button', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByRole('textbox'), 'Too dear.')
  arrive(TRIPS.map((trip) => (trip.trip_id === 'TRP-1' ? { ...trip, version: 3 } : trip)))
  await userEvent.click(dialog.getByRole('button', { name: 'Submit Rejection' }))
  await dialog.findByText('Try again later.')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit Rejection' }))
  await dialog.findByText(/has changed/)
  const call = '/api/admin/reject-trip'
  const reason = 'Too dear.'
  const asOpened = [call, { id: 'TRP-1', version: 2, reason }]
  expect(sent).toEqual([asOpened, asOpened])
  await userEvent.click(dialog.getByRole('button', { name: 'Submit Rejection' }))
  await waitFor(() => expect(sent.at(-1)).toEqual([call, { id: 'TRP-1', version: 3, reason }]))
})

const evidence = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'))

test('on a wide screen the evidence of one request stands beside the cards, of the first until another is reached', async () => {
  show(undefined, { isBeside: true })
  expect(evidence()).toEqual(['TRP-2'])
  expect(screen.getAllByRole('article')[0]?.getAttribute('aria-current')).toBe('true')
  await userEvent.click(within(screen.getAllByRole('article')[1] as HTMLElement).getByRole('heading'))
  expect(evidence()).toEqual(['TRP-1'])
  await userEvent.keyboard('j')
  expect(evidence()).toEqual(['TRP-3'])
  expect(screen.getAllByRole('button', { name: 'Approve' })).toHaveLength(3)
})

test('a card beside its evidence says that a request was sent again, and with how many changes', () => {
  const change = { part: null, field: 'purpose', before: 'Training', after: 'Client meeting' }
  show(undefined, {
    isBeside: true,
    trips: TRIPS.map((trip, index) => ({ ...trip, ...(index > 0 && { changes: [change].slice(index - 1) }) })),
  })
  const cards = screen
    .getAllByRole('article')
    .map((card) => /Sent again(with[a-z]*( \d)? changes?)/.exec(card.textContent)?.[1])
  expect(cards.toSorted()).toEqual(['with 1 change', 'without changes', undefined])
})

test('the keys act at once on the request whose evidence is shown', async () => {
  show(undefined, { isBeside: true })
  await userEvent.keyboard('a')
  const approve = within(screen.getAllByRole('article')[0] as HTMLElement).getByRole('button', { name: 'Approve' })
  expect(document.activeElement).toBe(approve)
})

test('on a phone the evidence stands in place of the cards until one goes back', async () => {
  show(undefined, { isBeside: false })
  expect(evidence()).toEqual([])
  await userEvent.click(within(screen.getAllByRole('article')[2] as HTMLElement).getByRole('button', { name: /N.A/ }))
  expect(evidence()).toEqual(['TRP-3'])
  expect(shown()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(shown()).toEqual(['TRP-2', 'TRP-1', 'TRP-3'])
})

test('requests of the specified fields alone stand as they were answered, and have no evidence', () => {
  show(undefined, { isBeside: true, trips: TRIPS.map((trip) => ({ ...trip, submitted_at: undefined })) })
  expect(shown()).toEqual(['TRP-1', 'TRP-2', 'TRP-3'])
  expect(evidence()).toEqual([])
})

test('of very many requests the first are drawn, and more on demand; searching still looks at all of them', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const many = Array.from({ length: 100 }, (_, index) => ({
    ...TRIPS[0],
    trip_id: `T-${index}`,
    trip_number: `T-${index}`,
    departure_date: `2026-07-${String(1 + (index % 28)).padStart(2, '0')}`,
  }))
  show(undefined, { trips: many })
  expect(screen.getAllByRole('article')).toHaveLength(60)
  await userEvent.click(await screen.findByRole('button', { name: 'Show more (40 left)' }))
  expect(screen.getAllByRole('article')).toHaveLength(100)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search requests' }), 'T-83')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
})
