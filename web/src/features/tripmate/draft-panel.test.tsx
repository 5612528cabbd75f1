import { MantineProvider } from '@mantine/core'
import type { TripDraft } from '@pravas/contract/trip-draft'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForBrowser } from '../../testing/browser.ts'
import { DraftPanel } from './draft-panel.tsx'

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

function open(draft: TripDraft | null, { fresh = false, parked = null as string | null } = {}) {
  const onSay = vi.fn(() => true)
  const onContinue = vi.fn()
  render(
    <MemoryRouter>
      <MantineProvider env="test">
        <DraftPanel
          trip={{ draft, parked, submitted: null }}
          fresh={fresh}
          busy={false}
          onSay={onSay}
          onContinue={onContinue}
        />
      </MantineProvider>
    </MemoryRouter>,
  )
  return { onSay, onContinue, text: () => document.body.textContent ?? '', user: userEvent.setup() }
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

test('every change is said in the conversation', async () => {
  const { onSay, user } = open(DRAFT)
  await user.selectOptions(screen.getByLabelText('Purpose'), 'conference')
  await user.click(screen.getByRole('button', { name: 'Change the flight' }))
  await user.click(screen.getByRole('button', { name: 'Remove the flight' }))
  const departure = screen.getByLabelText('Departure')
  await user.clear(departure)
  await user.type(departure, '2096-12-11')
  await user.tab()
  expect(onSay.mock.calls.flat()).toEqual([
    'Change the purpose to conference',
    'Change the flight',
    'Leave out the flight',
    'Leave on 11 Dec 2096',
  ])
})

test('a date that was only looked at says nothing', async () => {
  const { onSay, user } = open(DRAFT)
  await user.click(screen.getByLabelText('Return'))
  await user.tab()
  expect(onSay).not.toHaveBeenCalled()
})

test('what was shown in full can be sent from here', async () => {
  const { onSay, user } = open({ ...DRAFT, purpose: 'business', missing: [], ready: true })
  await user.click(screen.getByRole('button', { name: 'Send for approval' }))
  expect(onSay).toHaveBeenCalledWith('Yes, send it')
})

test.each([
  ['a new chat has begun', DRAFT, { fresh: true }, 'Delhi to Mumbai'],
  ['it was put aside', null, { parked: 'Delhi to Chennai, Fri 27 Nov 2026' }, 'Delhi to Chennai, Fri 27 Nov 2026'],
] as const)('where %s, the unfinished trip can be taken up again', async (_, draft, how, words) => {
  const { onSay, onContinue, text, user } = open(draft, how)
  expect(text()).toContain(words)
  expect(screen.queryByLabelText('Purpose')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  // The trip of the session goes on without a sentence to be understood; one that was put aside is named by it.
  expect([onContinue.mock.calls.length, onSay.mock.calls.length]).toEqual(draft ? [1, 0] : [0, 1])
})

test('a journey shows its flights in order; a day that is changed and a leg that is left out are said', async () => {
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
  const { onSay, text, user } = open({ ...DRAFT, wants: 'flight', return: null, legs: [...legs], parts })
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2)
  expect(text()).toContain('Flight of leg 1')
  const day = screen.getByLabelText('2. Mumbai to Bangalore')
  await user.clear(day)
  await user.type(day, '2096-12-13')
  await user.tab()
  expect(onSay).toHaveBeenLastCalledWith('Leg 2 on 13 Dec 2096')
  await user.click(screen.getByRole('button', { name: 'Leave out leg 1, Delhi to Mumbai' }))
  expect(onSay).toHaveBeenLastCalledWith('Drop leg 1')
  await user.click(screen.getByRole('button', { name: 'Change the flight of leg 1' }))
  expect(onSay).toHaveBeenLastCalledWith('Change the flight of leg 1')
})

const ASKING = { ...DRAFT.findings?.[0], severity: 'reason' } as NonNullable<TripDraft['findings']>[number]

test('where the policy requires a reason a field asks for it, and nothing is sent without one', async () => {
  const { onSay, user } = open({ ...DRAFT, missing: [], findings: [ASKING], ready: true })
  const field = await screen.findByLabelText('Reason for going beyond the policy')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send for approval' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Save reason' }))
  expect(screen.getByText('Say why you need to go beyond the policy.')).toBeTruthy()
  expect(onSay).not.toHaveBeenCalled()
  await user.type(field, ' The client moved it. ')
  await user.click(screen.getByRole('button', { name: 'Save reason' }))
  expect(onSay).toHaveBeenCalledWith('Reason: The client moved it.')
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

test('a day that the answer refuses gives way to the day that the trip has', async () => {
  const panel = (busy: boolean) => (
    <MantineProvider env="test">
      <DraftPanel
        trip={{ draft: DRAFT, parked: null, submitted: null }}
        fresh={false}
        busy={busy}
        onSay={() => true}
        onContinue={vi.fn()}
      />
    </MantineProvider>
  )
  const { rerender } = render(panel(false))
  const user = userEvent.setup()
  const day = screen.getByLabelText<HTMLInputElement>('Departure')
  await user.clear(day)
  await user.type(day, '2096-12-11')
  await user.tab()
  expect(day.value).toBe('2096-12-11')
  rerender(panel(true))
  rerender(panel(false))
  expect(day.value).toBe('2096-12-10')
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
  ).toEqual(['Change the flight', 'Change the hotel', 'Remove the hotel', 'Review and send'])
})

test('of a trip that was returned for its purpose the days and choices stand as text', async () => {
  const { text, user, onSay } = open({ ...RETURNED, revises: { ...RETURNED.revises, open: ['purpose', 'reason'] } })
  expect(screen.queryByLabelText('Departure')).toBeNull()
  expect(text()).toContain('10 Dec 2096 As it was sent')
  expect(screen.queryByRole('button', { name: /^(Change|Remove)/ })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Purpose'), 'training')
  expect(onSay).toHaveBeenCalledWith('Change the purpose to training')
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
  const { text, user, onSay } = open(RETURNED)
  expect(text()).toContain('Nothing has changed yet. You can also send it again as it was.')
  await user.click(screen.getByRole('button', { name: 'Review and send' }))
  expect(onSay).toHaveBeenCalledWith('Send it')
  cleanup()
  const changed = open({ ...RETURNED, ready: true, revises: { ...RETURNED.revises, changed: true } })
  expect(changed.text()).not.toContain('Nothing has changed')
  await changed.user.click(screen.getByRole('button', { name: 'Send for approval' }))
  expect(changed.onSay).toHaveBeenCalledWith('Yes, send it')
  cleanup()
  open({ ...RETURNED, missing: ['flight'] })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review and send' }).disabled).toBe(true)
})

test('what is pressed while a typed day is left is done too, the day after it', async () => {
  const said: string[] = []
  let isAwaited = false
  function Page() {
    const [busy, setBusy] = useState(false)
    const say = (sentence: string) => {
      if (isAwaited) return false
      said.push(sentence)
      isAwaited = true
      setBusy(true)
      return true
    }
    const answer = () => {
      isAwaited = false
      setBusy(false)
    }
    return (
      <MantineProvider env="test">
        <button type="button" onClick={answer}>
          Answer
        </button>
        <DraftPanel
          trip={{ draft: DRAFT, parked: null, submitted: null }}
          fresh={false}
          busy={busy}
          onSay={say}
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
  expect(said).toEqual(['Change the flight'])
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await waitFor(() => expect(said).toEqual(['Change the flight', 'Leave on 11 Dec 2096']))
})

test('nothing is sent while another day is typed: the day is said in its place', async () => {
  const { user, onSay } = open({ ...RETURNED, ready: true })
  const day = screen.getByLabelText('Departure')
  await user.clear(day)
  await user.type(day, '2096-12-11')
  await user.click(screen.getByRole('button', { name: 'Send for approval' }))
  await waitFor(() => expect(onSay.mock.calls).toEqual([['Leave on 11 Dec 2096']]))
})
