import { MantineProvider } from '@mantine/core'
import type { TripDraft } from '@pravas/contract/trip-draft'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { standInForBrowser } from '../../testing/browser.ts'
import type { KeepChange } from './draft-changes.ts'
import { DraftPanel } from './draft-panel.tsx'
import type { AnsweredTripDraft } from './use-trip-draft.ts'

// What it is booked on is asked by calls of its own.
vi.mock('../../allocation/allocation-fields.tsx', () => ({ AllocationFields: () => null }))

beforeEach(standInForBrowser)
afterEach(cleanup)

const FLIGHT = {
  airline: 'IndiGo',
  flight_number: '6E 2046',
  departure_airport: { id: 'DEL', time: '2096-12-10 06:05' },
  arrival_airport: { id: 'BOM', time: '2096-12-10 08:20' },
  duration: 135,
  total_duration: 135,
  layovers: [],
  price: 5400,
  travel_class: 'Economy',
}

const DRAFT: TripDraft = {
  title: 'Delhi to Mumbai',
  wants: 'both',
  from: 'Delhi',
  to: 'Mumbai',
  depart: '2096-12-10',
  return: '2096-12-12',
  check_in: '2096-12-10',
  check_out: '2096-12-12',
  purpose: null,
  parts: [{ part: 'flight', title: 'IndiGo 6E 2046', price: 5400, flight: FLIGHT }],
  missing: ['return_flight', 'hotel', 'purpose'],
  total: 5400,
  sample: true,
  findings: [{ rule: 'flight.fare_cap', part: 'flight', unit: 'rupees', limit: 5000, actual: 5400, excess: 400 }],
  ready: false,
}

const ID = '01900000-0000-7000-8000-000000000001'

/** The trip of a conversation, with the draft that it names. */
function tripOf(draft: TripDraft | null, parked: string | null = null): AnsweredTripDraft {
  const aside = parked === null ? {} : { parked_draft: { id: ID, version: 3 } }
  return { draft, parked, submitted: null, ...(draft && { draft_id: ID, version: 7 }), ...aside }
}

const never = { current: async () => undefined, refresh: () => undefined, onTold: () => true }

function open(draft: TripDraft | null, { fresh = false, parked = null as string | null } = {}) {
  const keep = vi.fn<KeepChange>(async ({ words }) => ({ words }))
  const onTold = vi.fn(() => true)
  const onContinue = vi.fn()
  const trip = tripOf(draft, parked)
  render(
    <MemoryRouter>
      <MantineProvider env="test">
        <DraftPanel
          trip={trip}
          sessionId="tripmate-1"
          fresh={fresh}
          busy={false}
          current={async () => trip}
          refresh={() => undefined}
          onTold={onTold}
          keep={keep}
          onContinue={onContinue}
        />
      </MantineProvider>
    </MemoryRouter>,
  )
  /** Waits for what was done, and returns it. */
  const done = async (count: number) => {
    await waitFor(() => expect(onTold).toHaveBeenCalledTimes(count))
    // Its fields are open again once that is noted.
    await waitFor(() => expect(screen.queryByLabelText<HTMLInputElement>('Departure')?.disabled).not.toBe(true))
    return keep.mock.calls.map(([{ change }]) => change)
  }
  return { keep, done, onTold, onContinue, text: () => document.body.textContent ?? '', user: userEvent.setup() }
}

test('what is chosen, what is open, the total and what the policy says stand together', () => {
  const { text } = open(DRAFT)
  for (const words of [
    'Delhi to Mumbai',
    'IndiGo 6E 2046',
    'DEL 06:05 – BOM 08:20',
    'Return flight, hotel, purpose',
    'Total (sample fares)',
    '₹5,400',
    'Limit ₹5,000, here ₹5,400',
  ]) {
    expect(text()).toContain(words)
  }
  expect(screen.queryByRole('button', { name: 'Send for approval' })).toBeNull()
})

test('every change is one of the draft in the version that is shown, and told in the conversation', async () => {
  const { done, keep, onTold, user } = open(DRAFT)
  await user.selectOptions(screen.getByLabelText('Purpose'), 'conference')
  await done(1)
  await user.click(screen.getByRole('button', { name: 'Change the flight' }))
  await done(2)
  await user.click(screen.getByRole('button', { name: 'Remove the flight' }))
  await done(3)
  const departure = screen.getByLabelText('Departure')
  await user.clear(departure)
  await user.type(departure, '2096-12-11')
  await user.tab()
  expect(await done(4)).toEqual([
    { purpose: 'conference' },
    { chosen: [{ part: 'flight', option: null }] },
    { wants: 'hotel' },
    { criteria: { depart: '2096-12-11' } },
  ])
  const [, asked] = keep.mock.calls[0] ?? []
  expect(asked).toMatchObject({ draftId: ID, version: 7, told: { session_id: 'tripmate-1' } })
  expect(onTold.mock.calls[0]).toEqual(['Change the purpose to conference', asked?.told.turn_id])
})

test('what another has changed meanwhile is refused in words, and what was typed stays until it is kept or discarded', async () => {
  const { keep, done, text, user } = open(DRAFT)
  keep.mockRejectedValueOnce(new ApiError(409, { detail: 'The draft has changed meanwhile.' }))
  const departure = screen.getByLabelText<HTMLInputElement>('Departure')
  await user.clear(departure)
  await user.type(departure, '2096-12-11')
  await user.tab()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The draft has changed meanwhile. What you entered is kept here.')
  expect(departure.value).toBe('11 Dec 2096')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await done(1)).toEqual(Array(2).fill({ criteria: { depart: '2096-12-11' } }))
  expect(text()).not.toContain('meanwhile')
})

test('what was refused can be discarded, and the field shows the trip again', async () => {
  const { keep, user } = open(DRAFT)
  keep.mockRejectedValueOnce(new ApiError(400, { detail: 'This day has passed.' }))
  await user.selectOptions(screen.getByLabelText('Purpose'), 'training')
  await screen.findByRole('alert')
  expect(screen.getByLabelText<HTMLSelectElement>('Purpose').value).toBe('training')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLSelectElement>('Purpose').value).toBe('')
})

test('a date that was only looked at changes nothing', async () => {
  const { keep, user } = open(DRAFT)
  await user.click(screen.getByLabelText('Return'))
  await user.tab()
  expect(keep).not.toHaveBeenCalled()
})

test('what was shown in full can be sent from here', async () => {
  const { done, onTold, user } = open({ ...DRAFT, purpose: 'business', missing: [], ready: true })
  await user.click(screen.getByRole('button', { name: 'Send for approval' }))
  expect(await done(1)).toEqual(['send'])
  expect(onTold).toHaveBeenCalledWith('Yes, send it', expect.any(String))
})

test.each([
  ['a new chat has begun', DRAFT, { fresh: true }, 'Delhi to Mumbai'],
  ['it was put aside', null, { parked: 'Delhi to Chennai, Fri 27 Nov 2026' }, 'Delhi to Chennai, Fri 27 Nov 2026'],
] as const)('where %s, the unfinished trip can be taken up again', async (_, draft, how, words) => {
  const { keep, done, onContinue, text, user } = open(draft, how)
  expect(text()).toContain(words)
  expect(screen.queryByLabelText('Purpose')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await done(draft ? 0 : 1)
  expect(onContinue).toHaveBeenCalledTimes(draft ? 1 : 0)
  // The one that was put aside is taken up by its id.
  if (!draft) expect(keep.mock.calls[0]).toMatchObject([{ change: {} }, { draftId: ID, version: 3 }])
})

test('who travels is shown; each is left out with the others that remain, and the last leaves the trip to oneself', async () => {
  const sana = { employee_id: 'EMP1003', name: 'Sana Sheikh' }
  const { done, user } = open({ ...DRAFT, travellers: [sana, { guest: 'Mr. D’Souza' }] })
  await user.click(screen.getByRole('button', { name: 'Leave out Sana Sheikh' }))
  expect((await done(1)).at(-1)).toEqual({ travellers: [{ guest: 'Mr. D’Souza' }] })
  cleanup()
  const alone = open({ ...DRAFT, travellers: [sana] })
  await alone.user.click(screen.getByRole('button', { name: 'Leave out Sana Sheikh' }))
  expect((await alone.done(1)).at(-1)).toEqual({ travellers: null })
})

test('a journey shows its flights in order; a day is changed and a leg left out with the legs that remain', async () => {
  const legs = [
    { from: 'Delhi', to: 'Mumbai', depart: '2096-12-10', chosen: true, hotel: null },
    { from: 'Mumbai', to: 'Bangalore', depart: '2096-12-12', chosen: false, hotel: null },
  ] as const
  const parts = [
    {
      part: 'flight' as const,
      title: 'IndiGo 6E 2046',
      price: 5400,
      flight: FLIGHT,
      leg: { from: 'Delhi', to: 'Mumbai' },
    },
  ] as TripDraft['parts']
  const { done, text, user } = open({ ...DRAFT, wants: 'flight', return: null, legs: [...legs], parts })
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2)
  expect(text()).toContain('Flight of leg 1')
  const day = screen.getByLabelText('2. Mumbai to Bangalore')
  await user.clear(day)
  await user.type(day, '2096-12-13')
  await user.tab()
  const [first] = [{ from: 'Delhi', to: 'Mumbai', depart: '2096-12-10' }]
  expect((await done(1)).at(-1)).toEqual({ legs: [first, { from: 'Mumbai', to: 'Bangalore', depart: '2096-12-13' }] })
  await user.click(screen.getByRole('button', { name: 'Leave out leg 1, Delhi to Mumbai' }))
  expect((await done(2)).at(-1)).toEqual({ legs: [{ from: 'Delhi', to: 'Bangalore', depart: '2096-12-12' }] })
  await user.click(screen.getByRole('button', { name: 'Change the flight of leg 1' }))
  expect((await done(3)).at(-1)).toEqual({ chosen: [{ leg: 1, part: 'flight', option: null }] })
})

const ASKING = { ...DRAFT.findings?.[0], severity: 'reason' } as NonNullable<TripDraft['findings']>[number]

test('where the policy requires a reason a field asks for it, and nothing is sent without one', async () => {
  const { keep, done, user } = open({ ...DRAFT, missing: [], findings: [ASKING], ready: true })
  const field = await screen.findByLabelText('Reason for going beyond the policy')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send for approval' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Save reason' }))
  expect(screen.getByText('Say why you need to go beyond the policy.')).toBeTruthy()
  expect(keep).not.toHaveBeenCalled()
  await user.type(field, ' The client moved it. ')
  await user.click(screen.getByRole('button', { name: 'Save reason' }))
  expect(await done(1)).toEqual([{ reason: 'The client moved it.' }])
})

test('a reason that was given is shown and can be changed', async () => {
  const { user } = open({ ...DRAFT, missing: [], findings: [ASKING], policy_reason: 'Client visit', ready: true })
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Reason for going beyond the policy')
  expect(field.value).toBe('Client visit')
  expect(screen.queryByRole('button', { name: 'Save reason' })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send for approval' }).disabled).toBe(false)
  await user.type(field, ' moved')
  expect(screen.getByRole('button', { name: 'Save reason' })).toBeTruthy()
})

test('a warning asks for no reason', () => {
  open(DRAFT)
  expect(screen.queryByLabelText('Reason for going beyond the policy')).toBeNull()
})

const RETURNED = {
  ...DRAFT,
  missing: [],
  purpose: 'business' as const,
  parts: [
    ...DRAFT.parts,
    { part: 'hotel', title: 'Sea View', price: 8000, hotel: { name: 'Sea View' } },
  ] as TripDraft['parts'],
  revises: { number: 'TRP-2096-000001', comment: 'A day later?', fields: ['dates'], asked: ['Dates'], changed: false },
}

test('of a returned trip only what was returned can be changed, and the panel says so', () => {
  const mayChange = ['leg:1.date', 'leg:1.flight', 'leg:1.hotel', 'leg:2.date']
  const { text } = open({ ...RETURNED, revises: { ...RETURNED.revises, open: mayChange } })
  expect(text()).toContain('Only this can be changed: Dates. Everything else stays as it was sent.')
  expect(screen.getByLabelText('Departure')).toBeTruthy()
  expect(screen.getByLabelText('Return')).toBeTruthy()
  expect(screen.queryByLabelText('Purpose')).toBeNull()
  expect(text()).toContain('Business As it was sent')
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual([
    ...Array(2).fill('Open the calendar'),
    'Change the flight',
    'Change the hotel',
    'Remove the hotel',
    'Review and send',
  ])
})

test('of a trip that was returned for its purpose the days and choices stand as text', async () => {
  const { text, user, done } = open({ ...RETURNED, revises: { ...RETURNED.revises, open: ['purpose', 'reason'] } })
  expect(screen.queryByLabelText('Departure')).toBeNull()
  expect(text()).toContain('10 Dec 2096 As it was sent')
  expect(screen.queryByRole('button', { name: /^(Change|Remove)/ })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Purpose'), 'training')
  expect(await done(1)).toEqual([{ purpose: 'training' }])
})

test('a journey that was returned for a leg has that leg alone to change', () => {
  const legs = [
    { from: 'Delhi', to: 'Mumbai', depart: '2096-12-10', chosen: true, hotel: null },
    { from: 'Mumbai', to: 'Bangalore', depart: '2096-12-12', chosen: true, hotel: null },
  ]
  open({
    ...RETURNED,
    legs,
    revises: { ...RETURNED.revises, fields: ['leg:2'], open: ['leg:2.date', 'leg:2.flight', 'leg:2'] },
  })
  expect(screen.queryByLabelText('1. Delhi to Mumbai')).toBeNull()
  expect(screen.getByLabelText('2. Mumbai to Bangalore')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Leave out leg 1/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Leave out leg 2/ })).toBeTruthy()
})

test('a trip that was sent before is shown before it is sent again, also where nothing has changed', async () => {
  const { text, user, done, onTold } = open(RETURNED)
  expect(text()).toContain('Nothing has changed yet. You can also send it again as it was.')
  await user.click(screen.getByRole('button', { name: 'Review and send' }))
  expect(await done(1)).toEqual([{}])
  expect(onTold).toHaveBeenCalledWith('Send it', expect.any(String))
  cleanup()
  const changed = open({ ...RETURNED, ready: true, revises: { ...RETURNED.revises, changed: true } })
  expect(changed.text()).not.toContain('Nothing has changed')
  await changed.user.click(screen.getByRole('button', { name: 'Send for approval' }))
  expect(await changed.done(1)).toEqual(['send'])
  cleanup()
  open({ ...RETURNED, missing: ['flight'] })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review and send' }).disabled).toBe(true)
})

test('what is pressed while a typed day is left is done too, the day after it', async () => {
  const told: string[] = []
  const trip = tripOf(DRAFT)
  function Page() {
    const [busy, setBusy] = useState(false)
    const onTold = (words: string) => {
      told.push(words)
      setBusy(true)
      return true
    }
    return (
      <MantineProvider env="test">
        <button type="button" onClick={() => setBusy(false)}>
          Answer
        </button>
        <DraftPanel
          {...never}
          trip={trip}
          sessionId="tripmate-1"
          fresh={false}
          busy={busy}
          current={async () => trip}
          onTold={onTold}
          keep={async ({ words }) => ({ words })}
          onContinue={() => undefined}
        />
      </MantineProvider>
    )
  }
  render(<Page />)
  const user = userEvent.setup()
  const day = screen.getByLabelText('Departure')
  await user.clear(day)
  await user.type(day, '2096-12-11')
  await user.click(screen.getByRole('button', { name: 'Change the flight' }))
  await waitFor(() => expect(told).toEqual(['Change the flight']))
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await waitFor(() => expect(told).toEqual(['Change the flight', 'Leave on 11 Dec 2096']))
})

test('nothing is sent while another day is typed: the day is kept in its place', async () => {
  const { user, done } = open({ ...RETURNED, ready: true })
  const day = screen.getByLabelText('Departure')
  await user.clear(day)
  await user.type(day, '2096-12-11')
  await user.click(screen.getByRole('button', { name: 'Send for approval' }))
  expect(await done(1)).toEqual([{ criteria: { depart: '2096-12-11' } }])
})

test('a train or a cab shows that its cost is an estimate, takes a typed one, and can be taken out', async () => {
  const cab = { mode: 'cab', from: 'Jaipur', to: 'Kota', date: '2096-12-10', kilometres: 250, minutes: 300 } as const
  const ground = { ...cab, cost: 4030, cost_source: 'estimate' } as const
  const parts = [...DRAFT.parts, { part: 'ground', title: 'Cab, Jaipur to Kota', price: 4030, ground } as const]
  const { done, text, user } = open({ ...DRAFT, parts })
  expect(text()).toContain('Estimate')
  const cost = screen.getByLabelText('Cost of Cab, Jaipur to Kota, in rupees')
  await user.clear(cost)
  await user.type(cost, '3,500{Tab}')
  const { kilometres: _k, minutes: _m, ...told } = cab
  expect(await done(1)).toEqual([{ ground: [{ ...told, cost: 3500 }] }])
  await user.click(screen.getByRole('button', { name: 'Remove Cab, Jaipur to Kota' }))
  expect((await done(2)).at(-1)).toEqual({ ground: [] })
})
