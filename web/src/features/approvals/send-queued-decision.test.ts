import { notifications } from '@mantine/notifications'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { session } from '../../api/session.ts'
import { StandInServer } from '../../testing/server.ts'
import { sendQueuedDecision } from './send-queued-decision.tsx'

const approval = { kind: 'trip', id: 't', number: 'TRP-1' }
const rejection = { kind: 'expense', id: 'e', number: 'EXP-1', reason: 'Too dear.' }
const notPending = () => Response.json({ title: 'This request has already been decided.' }, { status: 409 })
const refused = { 'POST /api/admin/approve-trip': notPending, 'POST /api/admin/reject-expense': notPending }
const decided = (verdict: string, by: string) => ({
  decision: { verdict, decided_by: by, decided_at: '2026-11-20T10:00:00Z' },
})

beforeEach(() => session.signIn({ name: 'Meera Iyer', email: 'meera@pravas.example' }))

/** What the person is told. */
async function told(decision: object, answers: StandInServer['answers']): Promise<unknown> {
  new StandInServer(answers)
  const show = vi.spyOn(notifications, 'show').mockReturnValue('shown')
  await sendQueuedDecision(decision, new QueryClient())
  return show.mock.lastCall?.[0].message
}

test('a decision that counted although its answer was lost is said as what it is', async () => {
  const mine = {
    'GET /api/trip/t': decided('approved', 'Meera Iyer'),
    'GET /api/expense/e': decided('rejected', 'Meera Iyer'),
  }
  expect(await told(approval, { ...refused, ...mine })).toBe('Approved trip TRP-1')
  expect(await told(rejection, { ...refused, ...mine })).toBe('Rejected expense EXP-1')
})

test('somebody else’s decision that came first is said with whose it was', async () => {
  const theirs = {
    'GET /api/trip/t': decided('approved', 'Arun Shah'),
    'GET /api/expense/e': decided('approved', 'Arun Shah'),
  }
  expect(await told(approval, { ...refused, ...theirs })).toBe('TRP-1 was already approved by Arun Shah')
  expect(await told(rejection, { ...refused, ...theirs })).toBe('EXP-1 was already approved by Arun Shah')
})

test('a return that was kept is sent with what to change and where', async () => {
  const server = new StandInServer({ 'POST /api/admin/return-expense': {} })
  vi.spyOn(notifications, 'show').mockReturnValue('shown')
  const kept = {
    kind: 'expense',
    id: 'e',
    number: 'EXP-1',
    verdict: 'returned',
    reason: 'The date.',
    fields: ['total'],
  }

  await sendQueuedDecision(kept, new QueryClient())

  const body = { id: 'e', comment: 'The date.', fields: ['total'] }
  expect(server.bodyOf('POST /api/admin/return-expense')).toEqual(body)
})

test('one’s own other decision is not taken for this one', async () => {
  const other = { 'GET /api/trip/t': decided('rejected', 'Meera Iyer') }
  expect(await told(approval, { ...refused, ...other })).toBe('You had already rejected TRP-1')
})

test('where the record does not say who decided, only what the server said is told', async () => {
  expect(await told(approval, refused)).toBe('TRP-1: This request has already been decided.')
})

test('while the record cannot be read, the decision waits', async () => {
  const silent = { 'GET /api/trip/t': () => new Response('{}', { status: 503 }) }
  await expect(told(approval, { ...refused, ...silent })).rejects.toThrow(ApiError)
})

test.each([
  ['POST /api/admin/approve-trip', { ...approval, verdict: 'approved' }],
  ['POST /api/admin/reject-expense', rejection],
  ['POST /api/admin/return-trip', { ...approval, verdict: 'returned', reason: 'The date.' }],
])('%s is sent with the version that was shown', async (call, kept) => {
  const server = new StandInServer({ [call]: {} })
  vi.spyOn(notifications, 'show').mockReturnValue('shown')
  await sendQueuedDecision({ ...kept, version: 2 }, new QueryClient())
  expect(server.bodyOf(call)).toMatchObject({ id: kept.id, version: 2 })
})

test('an approval that was kept is sent with the receipts that it refuses', async () => {
  const server = new StandInServer({ 'POST /api/admin/approve-expense': {} })
  const show = vi.spyOn(notifications, 'show').mockReturnValue('shown')
  const refused = [{ receipt_id: 'r2', reason: 'Not for work.' }]

  await sendQueuedDecision(
    { kind: 'expense', id: 'e', number: 'EXP-1', verdict: 'approved', refused },
    new QueryClient(),
  )

  expect(server.bodyOf('POST /api/admin/approve-expense')).toEqual({ id: 'e', refused })
  expect(show.mock.lastCall?.[0].message).toBe('Approved expense EXP-1 without 1 receipt')
})
