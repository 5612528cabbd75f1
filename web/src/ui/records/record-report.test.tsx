import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecordKind } from './record-kind.ts'
import { RecordReport } from './record-report.tsx'

interface Parcel {
  id: number
  to: string
  state: string
  sent: string
  price: number
}

const PARCELS: RecordKind<Parcel> = {
  counted: (count) => `${count.toLocaleString('en-IN')} parcels`,
  title: 'Parcels',
  fileName: 'parcels',
  figure: 'count',
  keyOf: ({ id }) => id,
  columns: [
    { name: 'To', cell: ({ to }) => to, sortBy: ({ to }) => to },
    { name: 'Net Price', cell: ({ price }) => `₹${price}`, sortBy: ({ price }) => price },
  ],
  fields: {
    texts: ({ to }) => [to],
    choice: ({ state }) => state,
    date: ({ sent }) => sent,
    amount: ({ price }) => price,
  },
  filters: { search: 'Search parcels', choice: 'State', date: 'Sent', amount: 'Price' },
  choices: ['open', 'done'],
  showChoice: (state) => state,
  sheet: [{ name: 'To', kind: 'text', width: 10, value: ({ to }) => to }],
}

const parcels = (count: number): Parcel[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    to: `Town ${id + 1}`,
    state: id % 2 === 0 ? 'open' : 'done',
    sent: '2026-11-21',
    price: ((id * 7) % count) + 1,
  }))

const ROW_HEIGHT = 44

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(
      class {
        observe = vi.fn()
        unobserve = vi.fn()
        disconnect = vi.fn()
      },
    ),
  )
  vi.stubGlobal('scrollTo', vi.fn())
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

/** What the page's address asks for. */
let address: () => string

/** A report of parcels at an address, and the person who uses it. */
function open(rows: Parcel[], search = '') {
  const page = (
    <RecordReport
      title="Parcels sent"
      back={null}
      kind={PARCELS}
      rows={rows}
      isLoading={false}
      empty="No parcels at all"
      today="2026-11-21"
    />
  )
  const router = createMemoryRouter([{ path: '/parcels', element: page }], { initialEntries: [`/parcels${search}`] })
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  address = () => router.state.location.search
  return userEvent.setup()
}

const table = () => screen.getByRole('table', { name: 'Parcels' })
/** What the first cells of the rows in the page say. */
const towns = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const figure = () => screen.getByRole('status').textContent

test('of 10,000 records only those in view stand in the page, and the table says how many there are', () => {
  open(parcels(10_000))
  expect(figure()).toBe('10,000 parcels')
  expect(table().getAttribute('aria-rowcount')).toBe('10001')
  const rows = within(table()).getAllByRole('row')
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.length).toBeLessThan(60)
  expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2')
  expect(towns()[0]).toBe('Town 1')
})

test('of a place in 10,000 records next to nothing is kept, and coming back leads to its row wherever that is now', () => {
  vi.stubGlobal('scrollY', 0)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -window.scrollY, 0, 0))
  const rows = parcels(10_000)
  open(rows)
  vi.stubGlobal('scrollY', 220_010)
  fireEvent.scroll(window)
  cleanup()
  expect(JSON.stringify(sessionStorage).length).toBeLessThan(300)
  vi.stubGlobal('scrollY', 0)
  open(rows.slice(10))
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 220_010 - 10 * ROW_HEIGHT)
})

test('a short list stands there whole, in the order of the answer', () => {
  open([...parcels(3)].reverse())
  expect(towns()).toEqual(['Town 3', 'Town 2', 'Town 1'])
})

test('what is typed is found and stands in the address', async () => {
  const user = open(parcels(300))
  await user.type(screen.getByRole('searchbox', { name: 'Search parcels' }), 'town 29')
  await waitFor(() => expect(figure()).toBe('13 of 300 parcels'))
  expect(address()).toBe('?q=town+29')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(figure()).toBe('300 parcels'))
  expect(address()).toBe('')
})

test('an address opens the list as it was shared', () => {
  open(parcels(10), '?status=done&min=3&sort=-net-price')
  expect(towns()).toEqual(['Town 8', 'Town 2', 'Town 6', 'Town 10'])
  expect(within(table()).getByRole('columnheader', { name: 'Net Price' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('button', { name: 'Filter by State: Done' })).toBeDefined()
})

test('a column’s name sorts upwards, downwards, and back to the order of the answer', async () => {
  const user = open([...parcels(3)].reverse())
  const name = screen.getByRole('button', { name: 'To' })
  await user.click(name)
  expect(towns()).toEqual(['Town 1', 'Town 2', 'Town 3'])
  await user.click(name)
  expect(towns()).toEqual(['Town 3', 'Town 2', 'Town 1'])
  expect(address()).toBe('?sort=-to')
  await user.click(screen.getByRole('button', { name: 'Net Price' }))
  await user.click(screen.getByRole('button', { name: 'Net Price' }))
  await user.click(screen.getByRole('button', { name: 'Net Price' }))
  expect(address()).toBe('')
})

test('a choice narrows the list, and the totals with it', async () => {
  const user = open(parcels(10))
  // Hidden, because this environment opens no popovers.
  await user.click(screen.getByRole('checkbox', { name: /open/, hidden: true }))
  await waitFor(() => expect(figure()).toBe('5 of 10 parcels'))
  expect(address()).toBe('?status=open')
  expect(screen.getByText('Total').nextSibling?.textContent).toBe('₹25.00')
})

test('an amount counts once it has been typed, with or without its sign and decimals', async () => {
  open(parcels(10))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'At least', hidden: true })
  fireEvent.change(field, { target: { value: '₹10.0' } })
  expect(address()).toBe('')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(address()).toBe('?min=10'))
  expect(figure()).toBe('1 of 10 parcels')
  expect(field.value).toBe('10')
})

test('what is no amount stays to be corrected, and the list as it was', async () => {
  open(parcels(10), '?min=3')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'At least', hidden: true })
  for (const junk of ['0x10', 'a lot', '1e3', '-5', '1,0']) {
    fireEvent.change(field, { target: { value: junk } })
    fireEvent.blur(field)
    expect(field.value).toBe(junk)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Such as 1,240.50')).toBeDefined()
    expect(address()).toBe('?min=3')
  }
  fireEvent.change(field, { target: { value: '₹1,240.50' } })
  expect(field.getAttribute('aria-invalid')).toBeNull()
  fireEvent.blur(field)
  await waitFor(() => expect(address()).toBe('?min=1240.5'))
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.blur(field)
  await waitFor(() => expect(address()).toBe(''))
})

test('a least amount beyond the greatest is said at its field', () => {
  open(parcels(10), '?min=9&max=3')
  expect(screen.getByText('The minimum is above the maximum')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'At least', hidden: true }).getAttribute('aria-invalid')).toBe('true')
})

test('when nothing fits, the page says so and offers all again', async () => {
  const user = open(parcels(3), '?q=nowhere')
  expect(screen.getByRole('heading', { name: 'No matches' })).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(true)
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body)
  expect(towns()).toHaveLength(3)
})

test('printed, the rows out of view stand there too', () => {
  open(parcels(300))
  const { rows } = screen.getByRole<HTMLTableElement>('table', { name: 'Parcels' })
  expect(rows.length).toBeLessThan(60)
  window.dispatchEvent(new Event('beforeprint'))
  expect(rows.length).toBe(301)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(rows.length).toBeLessThan(60)
})

test('where more rows fit than are printed, the paper says so', () => {
  open(parcels(2500))
  expect(screen.getByText(/The first 2,000 of 2,500 rows/)).toBeDefined()
})
