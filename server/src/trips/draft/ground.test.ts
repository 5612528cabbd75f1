import { changeTripDraft, createTripDraft, submitTripDraft, type TripDraftChange } from '@pravas/contract/trip-drafts'
import { getTrip, reviseTrip, type TripDetail } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp()
const employee = () => it.as('employee')

const TRAIN = { mode: 'train', from: 'Jaipur', to: 'Delhi', date: '2026-06-19', class: '3A' } as const
const CAB = { mode: 'cab', from: 'Delhi', to: 'Jaipur', date: '2026-06-21', cost: 5200 } as const

/** A draft of a stay that was never chosen, as a trip by train, bus or cab alone. */
async function begun() {
  const made = await employee().call(createTripDraft, {
    body: { purpose: 'business', stay: { city: 'Delhi', check_in: '2026-06-19', check_out: '2026-06-21' } },
  })
  return made.id
}

const change = (id: string, body: TripDraftChange) =>
  employee().call(changeTripDraft, { params: { draftId: id }, body })

async function sent(id: string, version: number): Promise<TripDetail> {
  const { trip_number } = await employee().call(submitTripDraft, { params: { draftId: id }, body: { version } })
  return employee().call(getTrip, { params: { tripId: trip_number } })
}

test('a trip of a train and a cab alone is estimated, sent, and decided on with its cost', async () => {
  const id = await begun()
  const made = await change(id, { version: 1, wants: 'ground', ground: [TRAIN, CAB] })
  expect(made.draft).toMatchObject({ title: 'Jaipur to Delhi', wants: 'ground', missing: [], from: 'Jaipur' })
  const [train, cab] = made.draft?.parts ?? []
  expect(train).toMatchObject({ part: 'ground', ground: { cost_source: 'estimate', class: '3A' } })
  expect(cab).toMatchObject({ part: 'ground', price: 5200, ground: { cost_source: 'typed' } })
  expect(made.draft?.total).toBe((train?.price ?? 0) + 5200)

  const trip = await sent(id, made.version)
  expect(trip).toMatchObject({
    departure_city: 'Jaipur',
    destination_city: 'Delhi',
    departure_date: '2026-06-19',
    return_date: '2026-06-21',
    flight: null,
    hotel_name: null,
    ground: 'Train 3AC, Jaipur to Delhi · Cab, Delhi to Jaipur',
    'ground_price(INR)': made.draft?.total,
    'total_price(INR)': made.draft?.total,
    itinerary: {
      ground: [
        { ...TRAIN, cost_source: 'estimate' },
        { ...CAB, cost_source: 'typed' },
      ],
    },
  })
})

test('trains, buses and cabs stay in a trip that is changed, and approvers see what changed of them', async () => {
  const id = await begun()
  const made = await change(id, { version: 1, wants: 'ground', ground: [TRAIN] })
  const trip = await sent(id, made.version)
  const { draft_id } = await employee().call(reviseTrip, { params: { tripId: trip.trip_number } })
  const again = await change(draft_id, { version: 1, ground: [{ ...TRAIN, class: '2A' }] })
  expect(again.draft?.parts).toHaveLength(1)
  const { version, changes } = await sent(draft_id, again.version)
  expect(version).toBe(2)
  expect(changes?.map(({ part, field }) => part ?? field)).toEqual(['total', 'Train, bus or cab'])
})

test.each([
  ['a class that a bus has not', { ...TRAIN, mode: 'bus' as const }],
  ['a train to where none goes', { mode: 'train' as const, from: 'Chandigarh', to: 'Manali' }],
  ['a day that is past', { ...TRAIN, date: '2026-01-02' }],
  ['no way at all', { ...TRAIN, to: 'Jaipur' }],
])('%s is refused, and nothing changes', async (_, leg) => {
  const id = await begun()
  const { errors } = await employee().refused(changeTripDraft, {
    params: { draftId: id },
    body: { version: 1, wants: 'ground', ground: [leg] },
  })
  expect(errors?.[0]?.path).toMatch(/^body\.ground\[0\]/)
  const kept = await change(id, { version: 1 })
  expect(kept.draft).toMatchObject({ wants: 'hotel', parts: [] })
})

test('a trip by train, bus or cab without any of them lacks one', async () => {
  const id = await begun()
  const made = await change(id, { version: 1, wants: 'ground', ground: [] })
  expect(made.draft?.missing).toContain('ground')
})
