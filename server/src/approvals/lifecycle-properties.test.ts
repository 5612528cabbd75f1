// On one kind of database: what several connections do at once is in lifecycle.test.ts.
import { UNDO_MS } from '@pravas/contract/approvals'
import { isLapsed, RequestRevision, type RequestStatus } from '@pravas/contract/requests'
import { getOneTripDraft } from '@pravas/contract/trip-drafts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database

const STEPS = ['approve', 'refuse', 'reject', 'return', 'undo', 'withdraw', 'wait'] as const
type Step = (typeof STEPS)[number]

/** Where a step leads from a status; undefined: it is refused. */
function expected(status: RequestStatus, step: Step, isFresh: boolean): RequestStatus | undefined {
  switch (step) {
    case 'approve':
    case 'refuse':
      return status === 'pending' ? 'approved' : undefined
    case 'reject':
      return status === 'pending' ? 'rejected' : undefined
    case 'return':
      return status === 'pending' ? 'returned' : undefined
    case 'undo':
      return isFresh && ['approved', 'rejected', 'returned'].includes(status) ? 'pending' : undefined
    case 'withdraw':
      return status === 'pending' || status === 'returned' ? 'withdrawn' : undefined
    case 'wait':
      return status
  }
}

test('whatever is done in whatever order, a claim stands where the rules say, and no receipt is lost or counted twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 7 }), async (steps) => {
      const claim = await build.expense({ rupees: [120, 80] })
      const { id } = await db
        .selectFrom('expenses')
        .select('id')
        .where('expense_number', '=', claim)
        .executeTakeFirstOrThrow()
      let status: RequestStatus = 'pending'
      let isFresh = false
      let isRefused = false
      for (const step of steps) {
        const next = expected(status, step, isFresh)
        const answer = await take(step, claim)
        expect([step, answer]).toEqual([step, next !== undefined])
        if (next === undefined) continue
        if (step === 'undo' || step === 'wait') isFresh = false
        else isFresh = step !== 'withdraw'
        status = next
        if (step !== 'wait') isRefused = step === 'refuse'
      }
      await expectStanding(id, status, isRefused)
    }),
    { numRuns: 8 },
  )
})

/** Takes a step by the API, and answers whether it was allowed. */
async function take(step: Step, id: string): Promise<boolean> {
  const manager = it.as('manager')
  const said = { reason: 'Not needed.', comment: 'Which day?' }
  switch (step) {
    case 'wait':
      it.clock.set(new Date(it.clock.now().getTime() + UNDO_MS).toISOString())
      return true
    case 'withdraw':
      return (await it.as('employee').post(`/api/expense/${id}/withdraw`, {})).status === 200
    case 'undo':
      return (await manager.post('/api/admin/undo-decision', { id })).status === 200
    case 'refuse':
      return (await manager.post('/api/admin/approve-expense', { id, refused: [await secondOf(id)] })).status === 200
    default:
      return (await manager.post(`/api/admin/${step}-expense`, { id, ...said })).status === 200
  }
}

/** The second receipt of a claim, to be refused. */
async function secondOf(number: string) {
  const { id } = await db
    .selectFrom('receipts')
    .innerJoin('expenses', 'expenses.id', 'receipts.expense_id')
    .select('receipts.id')
    .where('expense_number', '=', number)
    .where('position', '=', 2)
    .executeTakeFirstOrThrow()
  return { receipt_id: id, reason: 'Not for work.' }
}

/** A claim of ₹120 and ₹80, of which the latter was refused or not: what was claimed is what is approved and what is refused. */
async function expectStanding(expenseId: string, status: RequestStatus, isRefused: boolean): Promise<void> {
  const claim = await db
    .selectFrom('expenses')
    .select(['status', 'total_paise', 'refused_paise'])
    .where('id', '=', expenseId)
    .executeTakeFirstOrThrow()
  const refusedPaise = isRefused ? 8000 : 0
  expect(claim).toEqual({ status, total_paise: 20_000 - refusedPaise, refused_paise: refusedPaise })
  const shown = await db
    .selectFrom('receipts')
    .select(['copy_of', 'total_paise'])
    .where('expense_id', '=', expenseId)
    .execute()
  expect(shown.map(({ total_paise }) => total_paise).sort()).toEqual([12_000, 8000])
  const isFree = (paise: number | null) => isLapsed(status) || (isRefused && paise === 8000)
  expect(shown.every(({ copy_of, total_paise }) => (copy_of !== null) === isFree(total_paise))).toBe(true)
  const free = await db.selectFrom('receipts').select('id').where('expense_id', 'is', null).execute()
  const copies = await db.selectFrom('receipts').select('copy_of').where('copy_of', 'is not', null).execute()
  expect(free.map((receipt) => receipt.id).sort()).toEqual(copies.map(({ copy_of }) => copy_of).sort())
  const standing = await db
    .selectFrom('decisions')
    .select('verdict')
    .where('request_id', '=', expenseId)
    .where('taken_back_at', 'is', null)
    .execute()
  expect(standing.length).toBeLessThanOrEqual(1)
}

const TRIP_STEPS = [...STEPS.filter((step) => step !== 'refuse'), 'revise', 'send', 'cancel'] as const
type TripStep = (typeof TRIP_STEPS)[number]

/** A trip as the rules have it: where it stands, in which version, and whether its owner changes it. */
interface TripModel {
  status: RequestStatus
  version: number
  isFresh: boolean
  isChanged: boolean
}

/** What a step makes of a trip; undefined: it is refused. */
function next(trip: TripModel, step: TripStep): TripModel | undefined {
  const { status, version, isFresh, isChanged } = trip
  const isOpen = status === 'pending' || status === 'returned'
  switch (step) {
    case 'revise':
      return isOpen ? { ...trip, status: 'returned', isChanged: true } : undefined
    case 'send':
      return isChanged ? { status: 'pending', version: version + 1, isFresh: false, isChanged: false } : undefined
    case 'cancel':
      return status === 'approved' ? { ...trip, status: 'cancelled', isFresh: false } : undefined
    case 'withdraw':
      return isOpen ? { ...trip, status: 'withdrawn', isFresh: false, isChanged: false } : undefined
    case 'undo':
    case 'wait': {
      const moved = expected(status, step, isFresh && !isChanged)
      return moved && { ...trip, status: moved, isFresh: false }
    }
    default: {
      const moved = expected(status, step, isFresh)
      return moved && { ...trip, status: moved, isFresh: true }
    }
  }
}

test('whatever is done in whatever order, a trip stands where the rules say, under its number and once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...TRIP_STEPS), { minLength: 1, maxLength: 8 }), async (steps) => {
      const number = await build.trip()
      let draft = ''
      let trip: TripModel = { status: 'pending', version: 1, isFresh: false, isChanged: false }
      for (const step of steps) {
        const after = next(trip, step)
        // The draft of a trip that was withdrawn makes another trip.
        if (step === 'send' && !after) continue
        const [isAllowed, begun] = await takeOfTrip(step, number, draft)
        expect([step, isAllowed]).toEqual([step, after !== undefined])
        draft = begun ?? draft
        trip = after ?? trip
      }
      const { id, ...stored } = await db
        .selectFrom('trips')
        .select(['id', 'status', 'version', 'total_paise'])
        .where('trip_number', '=', number)
        .executeTakeFirstOrThrow()
      expect(stored).toEqual({ status: trip.status, version: trip.version, total_paise: 500_000 })
      const segments = await db.selectFrom('trip_segments').select('title').where('trip_id', '=', id).execute()
      expect(segments).toHaveLength(1)
      const changing = await db.selectFrom('trip_drafts').select('id').where('revises_trip_id', '=', id).execute()
      expect(changing).toHaveLength(trip.isChanged ? 1 : 0)
    }),
    { numRuns: 8 },
  )
})

/** Takes a step by the API, and answers whether it was allowed, and the draft that it began. */
async function takeOfTrip(step: TripStep, number: string, draft: string): Promise<[boolean, string?]> {
  const [owner, manager] = [it.as('employee'), it.as('manager')]
  const said = { reason: 'Not needed.', comment: 'Which day?' }
  switch (step) {
    case 'wait':
      it.clock.set(new Date(it.clock.now().getTime() + UNDO_MS).toISOString())
      return [true]
    case 'send': {
      const { version } = await owner.call(getOneTripDraft, { params: { draftId: draft } })
      return [(await owner.post(`/api/trip/drafts/${draft}/submit`, { version })).status === 200]
    }
    case 'revise': {
      const answer = await owner.post(`/api/trip/${number}/revise`, {})
      return answer.status === 200 ? [true, RequestRevision.parse(answer.body).draft_id] : [false]
    }
    case 'withdraw':
    case 'cancel':
      return [(await owner.post(`/api/trip/${number}/${step}`, said)).status === 200]
    case 'undo':
      return [(await manager.post('/api/admin/undo-decision', { id: number })).status === 200]
    default:
      return [(await manager.post(`/api/admin/${step}-trip`, { id: number, ...said })).status === 200]
  }
}
