import { MantineProvider } from '@mantine/core'
import { UNDO_MS } from '@pravas/contract/approvals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useMemo, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseUser, session } from '../../api/session.ts'
import type { PendingTrip } from './approval-queries.ts'
import { RequestList } from './request-list.tsx'
import { viewOfTrip } from './request-view.ts'
import { offerUndo, withdrawUndo } from './undoable-decisions.ts'
import { useSteadyEntries } from './use-steady-entries.ts'

const TRIPS = ['TRP-1', 'TRP-2', 'TRP-3'].map((trip_number) => ({ trip_number, trip_id: trip_number }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  session.signOut()
})

/** Three pending trips on a page of their own; returns what was sent and a way to show fewer. */
function show(answer = () => Response.json({}), findings: PendingTrip['findings'][] = []) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    sent.push([address, JSON.parse(String(body))])
    return answer()
  })
  const client = new QueryClient()
  let showOnly: (kept: typeof TRIPS) => void = () => undefined
  function Page() {
    const [trips, setTrips] = useState(TRIPS)
    const requests = useMemo(() => trips.map((trip, i) => viewOfTrip({ ...trip, findings: findings[i] })), [trips])
    const { entries, clear } = useSteadyEntries(requests, { kind: 'trip', view: 'all' })
    showOnly = setTrips
    return (
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <RequestList
            entries={entries}
            onLeave={clear}
            isLoading={false}
            isFailed={false}
            onRetry={() => undefined}
            emptyText="No trip requests found"
          />
        </QueryClientProvider>
      </MantineProvider>
    )
  }
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/trip/:id', element: <p>details</p> },
  ])
  render(<RouterProvider router={router} />)
  return { sent, router, showOnly: (kept: typeof TRIPS) => act(() => showOnly(kept)) }
}

const focusedCard = () => document.activeElement?.closest('article')?.getAttribute('aria-label')?.slice(0, 5)

test('j and k move the focus from card to card and stay within the list', async () => {
  show()
  await userEvent.keyboard('j')
  expect(focusedCard()).toBe('TRP-1')
  await userEvent.keyboard('jjj')
  expect(focusedCard()).toBe('TRP-3')
  await userEvent.keyboard('k')
  expect(focusedCard()).toBe('TRP-2')
})

test('a goes to Approve first and approves the second time, once', async () => {
  const { sent } = show()
  await userEvent.keyboard('jja')
  expect(document.activeElement?.textContent).toBe('Approve')
  expect(focusedCard()).toBe('TRP-2')
  expect(sent).toEqual([])
  await userEvent.keyboard('a')
  await waitFor(() => expect(sent).toEqual([['/api/admin/approve-trip', { id: 'TRP-2' }]]))
  await waitFor(() => expect(focusedCard()).toBe('TRP-3'))
})

test('a click on Approve is sent at once', async () => {
  const { sent } = show()
  await userEvent.click(within(screen.getByRole('article', { name: /TRP-3/ })).getByRole('button', { name: 'Approve' }))
  expect(sent).toEqual([['/api/admin/approve-trip', { id: 'TRP-3' }]])
})

test('two clicks at once on Approve are one decision', async () => {
  const { sent } = show()
  const card = within(screen.getByRole('article', { name: /TRP-3/ }))
  const approve = card.getByRole('button', { name: 'Approve' })
  await act(async () => {
    approve.click()
    approve.click()
  })
  await waitFor(() => expect(approve.dataset.loading).toBeUndefined())
  expect(sent).toEqual([['/api/admin/approve-trip', { id: 'TRP-3' }]])
  expect(card.queryByRole('status')).toBeNull()
})

/** Approves requests and has the list no longer hold them, as the server's does then. */
async function approveAll(numbers: readonly string[], { sent, showOnly }: ReturnType<typeof show>) {
  for (const number of numbers) {
    const card = within(screen.getByRole('article', { name: new RegExp(number) }))
    await userEvent.click(card.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(sent).toContainEqual(['/api/admin/approve-trip', { id: number }]))
  }
  showOnly(TRIPS.filter(({ trip_id }) => !numbers.includes(trip_id)))
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(numbers.length))
}

/** What stands in the list, from above: cards and lines by the number of their request. */
const inOrder = () =>
  [...document.querySelectorAll('article, [role="status"]')].map((one) =>
    one.tagName === 'ARTICLE' ? one.getAttribute('data-request') : `${one.querySelector('span')?.textContent}`,
  )

test('what was decided keeps its place as a line with Undo, though it is pending no more', async () => {
  const page = show()
  await approveAll(['TRP-2'], page)
  expect(inOrder()).toEqual(['TRP-1', 'Approved trip TRP-2', 'TRP-3'])
  const line = within(screen.getByRole('status'))
  expect(line.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Undo'])
})

test('Undo is offered as soon as the server has decided, whatever the list says meanwhile', async () => {
  show()
  const card = within(screen.getByRole('article', { name: /TRP-2/ }))
  await userEvent.click(card.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(inOrder()).toEqual(['TRP-1', 'Approved trip TRP-2', 'TRP-3']))
})

test('what waits no longer says so in its place until the pointer leaves', async () => {
  const page = show()
  page.showOnly(TRIPS.slice(2))
  const gone = within(screen.getByRole('article', { name: /TRP-1/ }))
  expect(gone.getByRole('status').textContent).toBe('This no longer needs your decision.')
  await userEvent.keyboard('jaa')
  expect(page.sent).toEqual([])
  fireEvent.pointerLeave(
    screen.getByRole('article', { name: /TRP-1/ }).closest('[tabindex="-1"]:not(article)') as HTMLElement,
  )
  expect(inOrder()).toEqual(['TRP-3'])
})

test('an approval that is not the last says who decides next', async () => {
  const page = show(() => Response.json({ status: 'pending', next: ['Finance', 'Travel desk'] }))
  await approveAll(['TRP-2'], page)
  expect(inOrder()[1]).toBe('Approved trip TRP-2; Finance and Travel desk decide next')
})

test.each(['mouse', 'key'])('a decision is undone by %s, and the request is back', async (by) => {
  const page = show()
  await approveAll(['TRP-1', 'TRP-3'], page)
  if (by === 'key') await userEvent.keyboard('u')
  else await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1] as HTMLElement)
  await waitFor(() => expect(inOrder()).toEqual(['Approved trip TRP-1', 'TRP-2', 'TRP-3']))
  await waitFor(() => expect(focusedCard()).toBe('TRP-3'))
  page.showOnly(TRIPS.slice(1).toReversed())
  expect(inOrder()).toEqual(['Approved trip TRP-1', 'TRP-2', 'TRP-3'])
  expect(page.sent.at(-1)).toEqual(['/api/admin/undo-decision', { id: 'TRP-3' }])
})

test('a decision that is undone leaves the focus where the person has moved it', async () => {
  const page = show()
  await approveAll(['TRP-1'], page)
  await userEvent.keyboard('j')
  expect(focusedCard()).toBe('TRP-3')
  await userEvent.keyboard('u')
  await waitFor(() => expect(inOrder()).toEqual(['TRP-1', 'TRP-2', 'TRP-3']))
  expect(focusedCard()).toBe('TRP-3')
})

test('an undo that is refused says why, and is offered no longer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let answers = 0
  const page = show(() => {
    answers += 1
    return answers === 1 ? Response.json({}) : Response.json({ title: 'It is too late.' }, { status: 409 })
  })
  await approveAll(['TRP-1'], page)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect((await screen.findByText('It is too late.')).closest('[role="status"]')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('what somebody has decided is offered to nobody who signs in after them', async () => {
  const page = show()
  await approveAll(['TRP-2'], page)
  act(() => session.signOut())
  expect(inOrder()).toEqual(['TRP-1', 'TRP-3'])
})

test('the line keeps the room of its card until the pointer leaves the list, and goes after 15 seconds', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(212)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { showOnly } = show()
  await act(async () => {
    within(screen.getByRole('article', { name: /TRP-2/ }))
      .getByRole('button', { name: 'Approve' })
      .click()
    await vi.advanceTimersByTimeAsync(10)
  })
  showOnly(TRIPS.filter(({ trip_id }) => trip_id !== 'TRP-2'))
  const room = () => screen.getByRole('status').style.minBlockSize
  expect(room()).toBe('212px')
  fireEvent.pointerLeave(screen.getByRole('status').closest('[tabindex="-1"]') as HTMLElement)
  expect(room()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS - 20))
  expect(inOrder()).toHaveLength(3)
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(inOrder()).toEqual(['TRP-1', 'TRP-3'])
})

test('two clicks at once on Submit Rejection are one decision, and the dialog closes', async () => {
  let answers = 0
  const { sent } = show(() => {
    answers += 1
    return answers === 1 ? Response.json({}) : Response.json({ title: 'Already decided.' }, { status: 409 })
  })
  await userEvent.keyboard('jr')
  await userEvent.type(await screen.findByPlaceholderText('Enter rejection reason...'), 'Too dear.')
  const submit = screen.getByRole('button', { name: 'Submit Rejection' })
  await act(async () => {
    submit.click()
    submit.click()
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([['/api/admin/reject-trip', { id: 'TRP-1', reason: 'Too dear.' }]])
})

test('a return asks what to change and sends that, and says which request went back', async () => {
  const { sent, showOnly } = show(() => Response.json({}))
  const [first] = await screen.findAllByRole('button', { name: 'Return' })
  await userEvent.click(first as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Return for changes' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return' }))
  expect(sent).toEqual([])
  expect(within(dialog).getByText('Enter what should be changed.')).toBeDefined()
  await userEvent.type(within(dialog).getByLabelText('What should be changed?'), ' Go by train. ')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([['/api/admin/return-trip', { id: 'TRP-1', comment: 'Go by train.', fields: [] }]])
  showOnly(TRIPS.slice(1))
  expect(await screen.findByText('Returned trip TRP-1')).toBeDefined()
})

test('behind a rejection that failed no key works the list, and the reason has the focus', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  show(() => Response.json({ title: 'Out of order.' }, { status: 500 }))
  await userEvent.keyboard('jr')
  const reason = await screen.findByPlaceholderText('Enter rejection reason...')
  await userEvent.type(reason, 'Too dear.')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Rejection' }))
  await screen.findByText('Out of order.')
  expect(document.activeElement).toBe(reason)
  act(() => (document.activeElement as HTMLElement).blur())
  await userEvent.keyboard('j')
  expect(focusedCard()).toBeUndefined()
})

test('without a focused card no key decides', async () => {
  const { sent } = show()
  await userEvent.keyboard('aar')
  expect(sent).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a failed approval stays on its card, focused, and says why', async () => {
  show(() => new Response(JSON.stringify({ title: 'Already decided.' }), { status: 409 }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await userEvent.keyboard('jaa')
  const card = screen.getByRole('article', { name: /TRP-1/ })
  expect((await within(card).findByRole('status')).textContent).toBe('Already decided.')
  expect(document.activeElement).toBe(card)
})

test('when a card leaves, the one in its place has the focus, in the end the list', async () => {
  const { showOnly } = show()
  await userEvent.keyboard('jj')
  const list = screen.getByRole('article', { name: /TRP-2/ }).closest('[tabindex="-1"]:not(article)') as HTMLElement
  showOnly(TRIPS.filter(({ trip_id }) => trip_id !== 'TRP-2'))
  fireEvent.pointerLeave(list)
  await waitFor(() => expect(focusedCard()).toBe('TRP-3'))
  showOnly([])
  fireEvent.pointerLeave(list)
  await waitFor(() => expect(document.activeElement?.textContent).toContain('No trip requests found'))
})

test('the focus stays where the person went meanwhile', async () => {
  const { showOnly } = show()
  await userEvent.keyboard('jj')
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  elsewhere.remove()
  showOnly(TRIPS.slice(2))
  expect(document.activeElement).toBe(document.body)
})

test('r asks for the reason, in which the keys are letters, and Esc gives the card the focus back', async () => {
  const { sent } = show()
  await userEvent.keyboard('jr')
  const reason = await screen.findByPlaceholderText<HTMLTextAreaElement>('Enter rejection reason...')
  await userEvent.type(reason, 'jar')
  expect(reason.value).toBe('jar')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: /TRP-1/ })))
  expect(sent).toEqual([])
})

test.each(['o', '{Enter}'])('%s opens the record', async (key) => {
  const { router } = show()
  await userEvent.keyboard(`jj${key}`)
  await waitFor(() => expect(router.state.location.pathname).toBe('/trip/TRP-2'))
})

test('a card says how far its request goes beyond the policy, where the answer says so', () => {
  const hotel = { rule: 'hotel.city_cap' as const, part: 'hotel' as const, unit: 'rupees' as const }
  show(undefined, [[{ ...hotel, limit: 8000, actual: 9200, excess: 1200 }], [], undefined])
  const card = (name: RegExp) => screen.getByRole('article', { name }).textContent
  expect(card(/TRP-1/)).toContain('₹1,200 a night over your limit')
  expect(card(/TRP-2/)).toContain('Within policy')
  expect(card(/TRP-3/)).not.toMatch(/policy|Above/)
})

test('what was decided before the list came stands first with Undo, of its own kind alone', async () => {
  const decided = { number: 'TRP-9', verdict: 'approved', height: 0 } as const
  act(() => offerUndo({ ...decided, kind: 'trip', id: 'decided-trip' }))
  act(() => offerUndo({ ...decided, kind: 'expense', id: 'decided-claim' }))
  show()
  expect(await screen.findAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  const line = screen.getByText('Approved trip TRP-9')
  expect(line.compareDocumentPosition(screen.getAllByRole('article')[0] ?? line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  act(() => withdrawUndo({ kind: 'trip', id: 'decided-trip' }))
  act(() => withdrawUndo({ kind: 'expense', id: 'decided-claim' }))
})

test('one’s own request among all of them says that somebody else decides, and no key decides on it', async () => {
  session.signIn(
    parseUser(JSON.stringify({ name: 'Kavita', employee_id: 'EMP9001', isAdmin: true, isSuperAdmin: true })),
  )
  const { sent, showOnly } = show()
  showOnly(TRIPS.map((trip) => ({ ...trip, employee_id: trip.trip_id === 'TRP-1' ? 'EMP9001' : 'EMP1001' })))
  const own = screen.getByRole('article', { name: /^TRP-1/ })
  expect(within(own).queryByRole('button', { name: /Approve|Reject|Return/ })).toBeNull()
  expect(own.textContent).toContain('This is your own request.')
  await userEvent.keyboard('jaar')
  expect(sent).toEqual([])
  expect(within(screen.getByRole('article', { name: /^TRP-2/ })).getByRole('button', { name: 'Approve' })).toBeTruthy()
})

test('a reason that is too long is kept whole, says by how much, and is not sent', async () => {
  const { sent } = show()
  await userEvent.click(screen.getAllByRole('button', { name: /^Reject/ })[0] as HTMLElement)
  const field = await screen.findByRole('textbox')
  fireEvent.change(field, { target: { value: 'x'.repeat(2003) } })
  await userEvent.click(screen.getByRole('button', { name: 'Submit Rejection' }))
  expect(screen.getByText('This is 3 characters too long.')).toBeTruthy()
  expect((field as HTMLTextAreaElement).value).toHaveLength(2003)
  expect(sent).toEqual([])
})
