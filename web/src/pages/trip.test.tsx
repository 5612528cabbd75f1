import { trips } from '@pravas/messages/en/trips'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { asha, openProduct, usesProduct } from '../testing/product.tsx'
import { broken } from '../testing/server.ts'

usesProduct()
afterEach(() => vi.restoreAllMocks())

const CALL = 'GET /api/trip/TRP-1'
const DRAFT_ID = '01900000-0000-7000-8000-000000000001'
const meera = { name: 'Meera Nair', email: 'meera@pravas.example', isAdmin: true, employee_id: 'EMP9' }
const trip = {
  trip_id: 'a',
  trip_number: 'TRP-1',
  status: 'pending',
  employee_name: 'Asha Rao',
  employee_id: 'EMP1',
  departure_city: 'Delhi',
  destination_city: 'Mumbai',
  flight: 'IndiGo 6E 2046',
  hotel_name: 'Hotel Marine',
  'flight_price(INR)': 5000,
  'hotel_price(INR)': 9000,
  'total_price(INR)': 14_000,
}

const buttons = () =>
  screen.queryAllByRole('button', { name: /^(Approve|Reject)$/ }).map(({ textContent }) => textContent)
const backLink = () => within(screen.getByRole('main')).getAllByRole('link')[0]?.textContent

test('a manager approves a pending trip of the team where it is read, and the buttons go', async () => {
  let status = 'pending'
  const approve = () => {
    status = 'approved'
    return {}
  }
  const { user, server } = openProduct('/trip/TRP-1', {
    person: meera,
    answers: { [CALL]: () => ({ ...trip, status }), 'POST /api/admin/approve-trip': approve },
  })
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(buttons()).toEqual([]))
  expect(server.bodyOf('POST /api/admin/approve-trip')).toEqual({ id: 'a' })
  expect(within(screen.getByRole('region', { name: 'Trip Information' })).getByText('Approved')).toBeTruthy()
  expect(document.activeElement).not.toBe(document.body)
})

test('two clicks at once on Approve are one decision', async () => {
  const call = 'POST /api/admin/approve-trip'
  const { server } = openProduct('/trip/TRP-1', { person: meera, answers: { [CALL]: trip, [call]: {} } })
  const approve = await screen.findByRole('button', { name: 'Approve' })
  await act(async () => {
    approve.click()
    approve.click()
  })
  await waitFor(() => expect(approve.dataset.loading).toBeUndefined())
  expect(server.calls.filter((one) => one === call)).toHaveLength(1)
})

test('a rejection asks for its reason, and a failure leaves the question open', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user, server } = openProduct('/trip/TRP-1', {
    person: meera,
    answers: { [CALL]: trip, 'POST /api/admin/reject-trip': broken },
  })
  await user.click(await screen.findByRole('button', { name: 'Reject' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reject Request' })
  await user.type(within(dialog).getByPlaceholderText('Enter rejection reason...'), 'Too dear.')
  await user.click(within(dialog).getByRole('button', { name: 'Submit Rejection' }))
  expect(await within(dialog).findByText('Out of order.')).toBeTruthy()
  expect(server.bodyOf('POST /api/admin/reject-trip')).toEqual({ id: 'a', reason: 'Too dear.' })
})

test.each([
  ['an employee', asha, trip],
  ['a manager whose own it is', meera, { ...trip, employee_id: 'EMP9' }],
  ['a manager, of a decided one', meera, { ...trip, status: 'approved' }],
  ['a manager, where nothing says whose it is', meera, { ...trip, employee_id: undefined }],
])('%s is offered no decision', async (_, person, shown) => {
  openProduct('/trip/TRP-1', { person, answers: { [CALL]: shown } })
  await screen.findByRole('region', { name: 'Trip Information' })
  expect(buttons()).toEqual([])
})

test.each([
  ['whoever’s trip was rejected is', asha, 1],
  ['their manager is not', meera, 0],
])('%s offered to plan it again', async (_, person, offers) => {
  const rejected = { ...trip, status: 'rejected', rejection_reason: 'Too dear.' }
  openProduct('/trip/TRP-1', { person, answers: { [CALL]: rejected } })
  expect(await screen.findByText('Too dear.')).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: 'Plan it again with TripMate' })).toHaveLength(offers)
})

test.each([
  ['one’s own trip leads to all of them', asha, 'All trips'],
  ['a trip of the team leads to the approvals', meera, 'Manager Approvals'],
])('the way back from %s', async (_, person, name) => {
  openProduct('/trip/TRP-1', { person, answers: { [CALL]: trip } })
  await screen.findByRole('region', { name: 'Trip Information' })
  expect(backLink()).toBe(name)
})

test('a trip opened from the dashboard leads back there', async () => {
  const { user } = openProduct('/dashboard', { person: asha, answers: { 'GET /api/trips/EMP1': [trip], [CALL]: trip } })
  await user.click(await screen.findByRole('link', { name: /Delhi → Mumbai/ }))
  await screen.findByRole('region', { name: 'Trip Information' })
  expect(backLink()).toBe('Dashboard')
})

test('a total that its parts do not explain says so', async () => {
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: { ...trip, 'total_price(INR)': 15_000 } } })
  const summary = within(await screen.findByRole('region', { name: 'Financial Summary' }))
  expect(summary.getByText('The parts above add up to ₹14,000.00.')).toBeTruthy()
})

test('who decided and when stands in the history', async () => {
  const decision = { verdict: 'approved', decided_by: 'Meera Nair', decided_at: '2026-11-20T10:00:00Z' }
  const decided = { ...trip, status: 'approved', submitted_at: '2026-11-19T10:00:00Z', decision }
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: decided } })
  const history = await screen.findByRole('region', { name: 'History' })
  expect(history.textContent).toContain('Submitted19 Nov 2026, 15:30')
  expect(history.textContent).toContain('Approved20 Nov 2026, 15:30by Meera Nair')
})

test('where a trip goes beyond the policy, the rule, the limit, the actual and the excess are named', async () => {
  const findings = [
    { rule: 'trip.booked_late', unit: 'days', limit: 14, actual: 9, excess: 5 },
    { rule: 'flight.fare_cap', part: 'return_flight', unit: 'rupees', limit: 12_000, actual: 12_500, excess: 500 },
  ]
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: { ...trip, findings } } })
  const items = within(await screen.findByRole('region', { name: 'Policy' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Return flight: fare above the capLimit₹12,000Actual₹12,500Excess₹500',
    'Requested too close to departureLimit14 days before departureActual9 days before departureExcess5 days too late',
  ])
})

test('a trip tells the reason that was given for going beyond the policy', async () => {
  const policy_reason = 'The client moved the meeting.'
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: { ...trip, findings: [], policy_reason } } })
  expect((await screen.findByRole('region', { name: 'Policy' })).textContent).toContain(policy_reason)
})

test('a trip without findings is within policy', async () => {
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: { ...trip, findings: [] } } })
  expect((await screen.findByRole('region', { name: 'Policy' })).textContent).toBe('PolicyWithin policy')
})

test.each([{ findings: null }, {}])('of a trip with %o the policy says nothing', async (asked) => {
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: { ...trip, ...asked } } })
  await screen.findByRole('region', { name: 'Financial Summary' })
  expect(screen.queryByRole('region', { name: 'Policy' })).toBeNull()
})

const missing_receipts = [
  { kind: 'flight', title: 'IndiGo 6E 2046' },
  { kind: 'hotel', title: 'Hotel Marine' },
  { kind: 'hotel', title: 'Hotel Marine' },
]

test.each([
  ['whoever travelled is led to where they upload', asha, ['/fingenie-chat']],
  ['their manager only reads of', meera, []],
])('%s the receipts that are still missing', async (_, person, links) => {
  openProduct('/trip/TRP-1', { person, answers: { [CALL]: { ...trip, status: 'approved', missing_receipts } } })
  const section = within(await screen.findByRole('region', { name: trips['missing.title'] }))
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Flight ticketIndiGo 6E 2046',
    'Hotel billHotel Marine',
    'Hotel billHotel Marine',
  ])
  expect(section.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links)
})

test('who goes to upload them reads there which they are', async () => {
  const answers = { [CALL]: { ...trip, status: 'approved', missing_receipts } }
  const { user } = openProduct('/trip/TRP-1', { person: asha, answers })
  await user.click(await screen.findByRole('link', { name: 'Upload them to FinGenie' }))
  const line = await screen.findByText(/^Still missing for TRP-1/)
  expect(line.textContent).toContain('Flight ticket IndiGo 6E 2046, Hotel bill Hotel Marine, Hotel bill Hotel Marine')
})

test.each([
  ['nothing is said of them', { status: 'approved' }],
  ['none is missing', { status: 'approved', missing_receipts: [] }],
  ['the answer is null', { status: 'approved', missing_receipts: null }],
  ['the trip is pending', { status: 'pending', missing_receipts }],
  ['the trip is rejected', { status: 'rejected', missing_receipts }],
])('no receipt is called missing where %s', async (_, shown) => {
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: { ...trip, ...shown } } })
  await screen.findByRole('region', { name: 'Financial Summary' })
  expect(screen.queryByRole('region', { name: trips['missing.title'] })).toBeNull()
})

test('whoever decides sees what else was offered when the flight was chosen', async () => {
  const flight = {
    airline: 'IndiGo',
    flight_number: '6E 2046',
    departure_airport: { id: 'DEL', time: '2026-11-27 06:05' },
    arrival_airport: { id: 'BOM', time: '2026-11-27 08:20' },
    duration: 135,
    total_duration: 135,
    layovers: [],
    price: 5000,
    travel_class: 'Economy',
    also_offered: {
      of: 12,
      cheapest: { title: 'Akasa Air QP 1921', price: 3670, leaves: '2026-11-27 16:00', minutes: 150 },
      fastest: { title: 'IndiGo 6E 2046', price: 5000, leaves: '2026-11-27 06:05', minutes: 135 },
    },
  }
  openProduct('/trip/TRP-1', {
    person: meera,
    answers: { [CALL]: { ...trip, itinerary: { flight, return_flight: null, hotel: null } } },
  })
  const itinerary = within(await screen.findByRole('region', { name: 'Itinerary' }))
  expect(itinerary.getByText('Also offered, of 12 options:')).toBeTruthy()
  expect(itinerary.getByText('Akasa Air QP 1921, 16:00, 2h 30m')).toBeTruthy()
  expect(itinerary.getByText('₹3,670')).toBeTruthy()
  expect(itinerary.getByText('this one')).toBeTruthy()
})

/** A flight of the trip that is still to come, with its shortlist. */
const ahead = (source: 'sample' | 'live') => ({
  airline: 'IndiGo',
  flight_number: '6E 2046',
  departure_airport: { id: 'DEL', time: '2126-11-27 06:05' },
  arrival_airport: { id: 'BOM', time: '2126-11-27 08:20' },
  duration: 135,
  total_duration: 135,
  layovers: [],
  price: 5000,
  travel_class: 'Economy',
  source,
  also_offered: { of: 12, median: 5600.5, cheapest: { title: 'Akasa Air QP 1921', price: 3670 } },
})
const FARES = 'GET /api/trip/TRP-1/fares-today'
const fareToday = (price: number | null, source: 'sample' | 'live' = 'sample') => ({
  flights: [{ flight_number: '6E 2046', departs: '2126-11-27 06:05', price, cheapest: 4000, source }],
  unavailable: false,
})
const opened = async (source: 'sample' | 'live', fares?: object, fields: object = {}) => {
  const itinerary = { flight: ahead(source), return_flight: null, hotel: null }
  const answers = { [CALL]: { ...trip, trip_number: 'TRP-1', status: 'pending', ...fields, itinerary } }
  const { user, server } = openProduct('/trip/TRP-1', {
    person: meera,
    answers: fares === undefined ? answers : { ...answers, [FARES]: fares },
  })
  return { user, server, region: within(await screen.findByRole('region', { name: 'Itinerary' })) }
}

test('the median of what was offered stands beside what was chosen', async () => {
  const { region } = await opened('sample')
  expect(region.getByText('₹600.50 more than this one')).toBeTruthy()
  expect(region.getByText('₹5,600.50')).toBeTruthy()
})

test.each([
  ['risen', 5900, '₹900 more than in the request', '₹5,900'],
  ['fallen', 4999.5, '₹0.50 less than in the request', '₹4,999.50'],
  ['stayed', 5000, 'the same as in the request', '₹5,000'],
  ['gone', null, 'cheapest on this leg', '₹4,000'],
])('a sample fare that has %s since the request says so', async (_, price, words, shown) => {
  const { region } = await opened('sample', fareToday(price))
  const line = (await region.findByText(words)).parentElement as HTMLElement
  expect(within(line).getByText('Today')).toBeTruthy()
  expect(within(line).getByText(shown)).toBeTruthy()
})

test('a live fare is asked when somebody wants to know', async () => {
  const { region, user, server } = await opened('live', fareToday(5900, 'live'))
  const button = await region.findByRole('button', { name: 'Check today’s fare' })
  expect(server.calls).not.toContain(FARES)
  await user.click(button)
  expect(await region.findByText('₹900 more than in the request')).toBeTruthy()
})

test('a live fare that can’t be asked says so once it was asked for', async () => {
  const { region, user } = await opened('live')
  await user.click(await region.findByRole('button', { name: 'Check today’s fare' }))
  expect(await region.findByText('Today’s fare couldn’t be checked.')).toBeTruthy()
})

test.each(['approved', 'withdrawn'])('of a trip that is %s no fare is asked', async (status) => {
  const { region, server } = await opened('sample', fareToday(5900), { status })
  expect(region.queryByText('Today')).toBeNull()
  expect(server.calls).not.toContain(FARES)
})

test('a returned trip says which parts it’s about, and its owner edits it where TripMate holds its draft', async () => {
  const decision = {
    verdict: 'returned',
    decided_by: 'Meera Nair',
    decided_at: '2026-11-20T10:00:00Z',
    comment: 'A day later, please.',
    fields: ['dates', 'leg:2', 'hotel'],
  }
  const returned = { ...trip, status: 'returned', route: ['Delhi', 'Mumbai', 'Chennai'], decision }
  const revise = 'POST /api/trip/a/revise'
  const { user, server } = openProduct('/trip/TRP-1', {
    person: asha,
    answers: { [CALL]: returned, [revise]: { draft_id: DRAFT_ID, session_id: `tripmate-draft-${DRAFT_ID}` } },
  })
  expect(await screen.findByText('A day later, please.')).toBeTruthy()
  expect(screen.getByText('Parts to change: Dates, Mumbai to Chennai, Hotel')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(server.calls).toContain(revise))
  await waitFor(() => expect(window.location.pathname).toBe('/tripmate-chat'))
})

test('a trip that its owner changes says so where nobody asked for it', async () => {
  openProduct('/trip/TRP-1', { person: meera, answers: { [CALL]: { ...trip, status: 'returned', decision: null } } })
  expect(await screen.findByText('This request is being changed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})

test('what a later version changed stands above it', async () => {
  const changes = [
    { part: null, field: 'dates', before: '19 Jun 2026', after: '20 Jun 2026' },
    { part: 'Flight', field: null, before: 'IndiGo 6E 2046, ₹5,000.00', after: 'Air India AI 101, ₹4,500.00' },
    { part: 'Hotel', field: null, before: 'Sea View, ₹4,000.00', after: null },
  ]
  openProduct('/trip/TRP-1', { person: meera, answers: { [CALL]: { ...trip, changes } } })
  await screen.findByText('Changed since the last version')
  expect(screen.getByText('Dates: 19 Jun 2026, now 20 Jun 2026')).toBeTruthy()
  expect(screen.getByText('Flight: IndiGo 6E 2046, ₹5,000.00, now Air India AI 101, ₹4,500.00')).toBeTruthy()
  expect(screen.getByText('Hotel: removed, Sea View, ₹4,000.00')).toBeTruthy()
})

test('whoever returns a trip names its parts', async () => {
  const call = 'POST /api/admin/return-trip'
  const { user, server } = openProduct('/trip/TRP-1', { person: meera, answers: { [CALL]: trip, [call]: {} } })
  await user.click(await screen.findByRole('button', { name: 'Return' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Return for changes' }))
  const names = dialog.getAllByRole('checkbox').map((box) => box.closest('div')?.parentElement?.textContent)
  expect(names).toEqual(['Route', 'Dates', 'Flight', 'Hotel', 'Purpose', 'Reason given'])
  await user.type(dialog.getByRole('textbox'), 'A day later, please.')
  await user.click(dialog.getByRole('checkbox', { name: 'Dates' }))
  await user.click(dialog.getByRole('button', { name: 'Return' }))
  await waitFor(() =>
    expect(server.bodyOf(call)).toEqual({ id: 'a', comment: 'A day later, please.', fields: ['dates'] }),
  )
})

const conflict = (detail: string) => Response.json({ detail }, { status: 409 })

test.each([
  ['Withdraw', 'POST /api/trip/a/withdraw', 'Withdraw'],
  ['Edit', 'POST /api/trip/a/revise', undefined],
])(
  '%s of a request that was decided meanwhile says so, and the page shows how it stands',
  async (name, call, confirm) => {
    let answer: object = { ...trip, status: 'pending' }
    const { user } = openProduct('/trip/TRP-1', {
      person: asha,
      answers: {
        [CALL]: () => answer,
        [call]: () => {
          answer = { ...trip, status: 'approved' }
          return conflict('This request can no longer be changed.')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name }))
    if (confirm !== undefined) {
      const dialog = within(await screen.findByRole('dialog'))
      await user.click(dialog.getByRole('button', { name: confirm }))
      expect((await dialog.findByRole('alert')).textContent).toBe('This request can no longer be changed.')
      await user.click(dialog.getByRole('button', { name: 'Keep it' }))
    } else expect(await screen.findByText('This request can no longer be changed.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    expect(screen.getByRole('button', { name: 'Cancel trip' })).toBeTruthy()
  },
)

test('an approved trip is cancelled by its owner, with why and what that costs', async () => {
  let answer: object = { ...trip, status: 'approved' }
  const call = 'POST /api/trip/a/cancel'
  const cancelled = { at: '2026-11-20T10:00:00Z', reason: 'The client moved the meeting.', cost: 1250.5 }
  const { user, server } = openProduct('/trip/TRP-1', {
    person: asha,
    answers: {
      [CALL]: () => answer,
      [call]: () => {
        answer = { ...trip, status: 'cancelled', submitted_at: '2026-11-19T10:00:00Z', cancelled }
        return { id: DRAFT_ID, number: 'TRP-1', status: 'cancelled' }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel trip' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel TRP-1?' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel trip' }))
  expect(dialog.getByText('Say why the trip is cancelled.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Why is it cancelled?'), cancelled.reason)
  await user.type(dialog.getByLabelText(/^What the cancellation costs/), '1,2')
  await user.click(dialog.getByRole('button', { name: 'Cancel trip' }))
  expect(dialog.getByText('Enter an amount in rupees, or leave it empty.')).toBeTruthy()
  await user.type(dialog.getByLabelText(/^What the cancellation costs/), '50.50')
  await user.click(dialog.getByRole('button', { name: 'Cancel trip' }))
  await waitFor(() => expect(server.bodyOf(call)).toEqual({ reason: cancelled.reason, cost: 1250.5 }))
  const history = within(await screen.findByRole('region', { name: 'History' }))
  expect(await history.findByText('The client moved the meeting.')).toBeTruthy()
  expect(history.getByText('₹1,250.50')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel trip' })).toBeNull()
})

test.each([
  ['their manager, of an approved trip', meera, 'approved'],
  ['its owner, of a pending one', asha, 'pending'],
  ['its owner, of a cancelled one', asha, 'cancelled'],
])('%s is not offered to cancel it', async (_, person, status) => {
  openProduct('/trip/TRP-1', { person, answers: { [CALL]: { ...trip, status } } })
  await screen.findByRole('region', { name: 'Trip Information' })
  expect(screen.queryByRole('button', { name: 'Cancel trip' })).toBeNull()
})
