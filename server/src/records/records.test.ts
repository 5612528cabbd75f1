import { listRecords, type RecordsQuery } from '@pravas/contract/records'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import type { Who } from '../testing/stage.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)

const listed = async (who: Who, query: RecordsQuery & { cursor?: string; limit?: number } = {}) =>
  await it.as(who).call(listRecords, { query })
const numbers = async (who: Who, query: RecordsQuery = {}) =>
  (await listed(who, query)).items.map(({ number }) => number)

test('a record is listed with whose it is, where it stands and what it costs', async () => {
  const trip = await build.trip({ status: 'approved', rupees: 5432.5 })

  const { items, next } = await listed('employee')

  expect(next).toBeNull()
  expect(items).toEqual([
    {
      type: 'trip',
      id: expect.any(String),
      number: trip,
      status: 'approved',
      employee_id: 'EMP1001',
      employee_name: 'Asha Rao',
      department: items[0]?.department,
      what: 'Delhi → Mumbai',
      date: '2026-06-19',
      total: 5432.5,
      submitted_at: '2026-06-10T06:30:00.000Z',
      decided_at: '2026-06-10T06:30:00.000Z',
      findings: expect.any(Number),
    },
  ])
})

test('each reads within their rights: their own, their team’s, or of a kind everybody’s', async () => {
  const own = await build.trip()
  const outsiders = await build.trip({ traveller: 'outsider' })
  const managers = await build.expense({ claimant: 'manager' })
  const claim = await build.expense({ claimant: 'colleague' })
  const all = [claim, managers, outsiders, own]

  expect(await numbers('employee')).toEqual([own])
  expect(await numbers('manager')).toEqual([claim, managers, own])
  expect(await numbers('othermanager')).toEqual([outsiders])
  expect(await numbers('administrator')).toEqual([])
  expect(await numbers('newjoiner')).toEqual([])
  expect(await numbers('traveldesk')).toEqual([outsiders, own])
  for (const who of ['superadmin', 'finance', 'auditor'] as const) expect(await numbers(who)).toEqual(all)
})

test('filters narrow the list: type, status, person, text and days', async () => {
  const trip = await build.trip({ status: 'approved' })
  it.clock.set('2026-06-12T18:29:00Z')
  const claim = await build.expense({ claimant: 'colleague', status: 'rejected' })
  it.clock.set('2026-06-12T18:31:00Z')
  const late = await build.expense({ rupees: [75] })
  const of = (query: RecordsQuery) => numbers('superadmin', query)

  expect(await of({ type: 'trip' })).toEqual([trip])
  expect(await of({ type: 'expense' })).toEqual([late, claim])
  expect(await of({ status: 'rejected' })).toEqual([claim])
  expect(await of({ person: 'EMP1002' })).toEqual([claim])
  expect(await of({ person: it.actor('colleague').personId })).toEqual([claim])
  expect(await of({ person: 'EMP-of-nobody' })).toEqual([])
  expect(await of({ query: trip.toLowerCase() })).toEqual([trip])
  expect(await of({ query: 'mumb' })).toEqual([trip])
  expect(await of({ query: '%' })).toEqual([])
  // The day begins at midnight in India: 18:30 in UTC.
  expect(await of({ from: '2026-06-12', until: '2026-06-12' })).toEqual([claim])
  expect(await of({ from: '2026-06-13' })).toEqual([late])
})

test('a filter shows a manager nothing of another team', async () => {
  await build.trip({ traveller: 'outsider' })

  expect(await numbers('manager', { person: 'EMP1003' })).toEqual([])
})

test('pages follow each other without a gap or a repetition', async () => {
  const made = [
    await build.trip(),
    await build.expense(),
    await build.trip(),
    await build.expense(),
    await build.trip(),
  ]
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await listed('superadmin', { limit: 2, ...(cursor !== undefined && { cursor }) })
    seen.push(...page.items.map(({ number }) => number))
    cursor = page.next ?? undefined
  } while (cursor !== undefined)

  expect(seen).toEqual(made.toReversed())
})

test.each([
  ['limit', '201'],
  ['limit', '0'],
  ['status', 'lost'],
  ['type', 'hotel'],
  ['from', '2026-02-30'],
  ['cursor', 'bm9wZQ'],
])('%s=%s is refused, and the field is named', async (name, value) => {
  const { status, body } = await it.as('employee').get(`/api/records?${name}=${value}`)

  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ path: `query.${name}` }] })
})
