import { putApprovalFlow } from '@pravas/contract/approval-flow'
import {
  approveExpense,
  approveTrip,
  openDecisionLink,
  returnExpense,
  returnTrip,
  undoDecision,
} from '@pravas/contract/approvals'
import { createDelegation } from '@pravas/contract/delegations'
import { reviseExpense } from '@pravas/contract/expenses'
import { getOneTripDraft, submitTripDraft } from '@pravas/contract/trip-drafts'
import { getTrip, reviseTrip, withdrawTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { sendDueMails } from '../mail/delivery-service.ts'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp({}, { SMTP_URL: 'smtp://mail.example' })
const build = builders(it)
const { as, clock, anonymous } = it
const { db } = it.database

/** The addresses behind a request's buttons, as its latest mail has them. */
async function linksOf(number: string): Promise<{ approve: URL; reject: URL }> {
  const { html } = await db
    .selectFrom('outbox_mails')
    .select('html')
    .where('subject', 'like', `${number}: %`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const of = (label: string) => new URL(new RegExp(`<a href="([^"]+)"[^>]*>${label}</a>`).exec(html ?? '')?.[1] ?? '')
  return { approve: of('Approve'), reject: of('Reject') }
}

const tokenOf = (address: URL) => address.hash.slice(1)
const opened = (who: Who, address: URL) => as(who).call(openDecisionLink, { body: { token: tokenOf(address) } })
const refused = (who: Who, address: URL) => as(who).refused(openDecisionLink, { body: { token: tokenOf(address) } })
const statusOf = async (trip: string) => (await as('manager').call(getTrip, { params: { tripId: trip } })).status

test('a link tells its addressee what it asks, once, and decides nothing', async () => {
  const trip = await build.trip()
  const { approve, reject } = await linksOf(trip)
  expect(approve.href).toMatch(/^http:\/\/localhost:5007\/decide#[\w-]{64}$/)
  const asks = { kind: 'trip', number: trip, status: 'pending', version: 1 }
  expect(await opened('manager', approve)).toEqual({ ...asks, verdict: 'approved', state: 'open' })
  expect(await statusOf(trip)).toBe('pending')
  expect(await opened('manager', approve)).toEqual({ ...asks, verdict: 'approved', state: 'used' })
  expect(await opened('manager', reject)).toEqual({ ...asks, verdict: 'rejected', state: 'open' })
  await as('manager').call(approveTrip, { body: { id: trip, version: 1 } })
  expect(await opened('manager', reject)).toMatchObject({ state: 'decided', status: 'approved' })
  // Also when the decision is taken back: it was used.
  await as('manager').call(undoDecision, { body: { id: trip } })
  expect(await opened('manager', reject)).toMatchObject({ state: 'used' })
})

test('who has decided is not asked again by the other link while a later step waits', async () => {
  const approver = { kind: 'role' as const, role: 'finance' as const }
  const steps = [{ name: 'Finance', beside_previous: false, when: {}, approver }]
  await as('administrator').call(putApprovalFlow, { body: { version: 0, escalate_after_days: null, steps } })
  const trip = await build.trip()
  const { reject } = await linksOf(trip)
  await as('manager').call(approveTrip, { body: { id: trip } })
  expect(await opened('manager', reject)).toMatchObject({ state: 'decided', status: 'pending' })
})

test('of many who open it at the same moment one is asked', async () => {
  const { approve } = await linksOf(await build.trip())
  const all = await Promise.all(Array.from({ length: 8 }, () => opened('manager', approve)))
  expect(all.filter(({ state }) => state === 'open')).toHaveLength(1)
})

test('a scanner that opens every link changes nothing and uses nothing up', async () => {
  const trip = await build.trip()
  const { approve, reject } = await linksOf(trip)
  for (const address of [approve, reject, approve, reject]) {
    // Also with what stands behind the #, which browsers keep to themselves.
    for (const path of [address.pathname, `${address.pathname}?${tokenOf(address)}`])
      expect([200, 404]).toContain((await anonymous.get(path)).status)
    expect(await anonymous.refused(openDecisionLink, { body: { token: tokenOf(address) } })).toMatchObject({
      status: 401,
    })
  }
  expect((await as('manager').get('/api/decision-links/open')).status).toBe(404)
  expect(await statusOf(trip)).toBe('pending')
  expect(await opened('manager', approve)).toMatchObject({ state: 'open' })
})

test('somebody else is told that it is not theirs, a super admin and whoever stands in too, and it stays open', async () => {
  const trip = await build.trip()
  const { approve } = await linksOf(trip)
  const day = '2026-06-10'
  await as('manager').call(createDelegation, { body: { to: 'EMP2002', starts_on: day, ends_on: day } })
  for (const who of ['employee', 'othermanager', 'superadmin', 'outsider'] as const)
    expect(await refused(who, approve)).toMatchObject({ status: 403, code: 'link.not_yours' })
  // Who stands in decides as ever.
  await as('othermanager').call(approveTrip, { body: { id: trip, version: 1 } })
  expect(await opened('manager', approve)).toMatchObject({ state: 'decided', status: 'approved' })
})

test('after seven days a link asks no more, and says so', async () => {
  const { approve, reject } = await linksOf(await build.trip())
  const after = (ms: number) => new Date(Date.parse('2026-06-10T00:00:00Z') + ms)
  const sent = clock.now().getTime() - after(0).getTime()
  clock.set(after(sent + 7 * 86_400_000 - 1).toISOString())
  expect(await opened('manager', approve)).toMatchObject({ state: 'open' })
  clock.set(after(sent + 7 * 86_400_000).toISOString())
  expect(await opened('manager', reject)).toMatchObject({ state: 'expired' })
})

test('a link of a request that has another version, was withdrawn or is no longer the addressee’s opens nothing', async () => {
  const claim = await build.expense()
  const old = await linksOf(claim)
  await db.updateTable('expenses').set({ version: 2 }).where('expense_number', '=', claim).execute()
  expect(await opened('manager', old.approve)).toMatchObject({ state: 'changed', version: 2 })
  expect(await as('manager').refused(approveExpense, { body: { id: claim, version: 1 } })).toMatchObject({
    status: 409,
  })

  const trip = await build.trip()
  const { approve } = await linksOf(trip)
  await as('employee').call(withdrawTrip, { params: { tripId: trip } })
  expect(await opened('manager', approve)).toMatchObject({ state: 'decided', status: 'withdrawn' })

  const moved = await linksOf(await build.trip())
  await db.updateTable('people').set({ manager_employee_id: 'EMP2002' }).where('employee_id', '=', 'EMP1001').execute()
  expect(await refused('manager', moved.approve)).toMatchObject({ status: 404, code: 'record.not_found' })
})

test('a trip or a claim that is sent again is mailed with links to its new version, and the old ones ask nothing', async () => {
  const trip = await build.trip()
  const claim = await build.expense()
  const before = [await linksOf(trip), await linksOf(claim)]
  await as('manager').call(returnTrip, { body: { id: trip, comment: 'Which day?', fields: [] } })
  await as('manager').call(returnExpense, { body: { id: claim, comment: 'Which day?', fields: [] } })
  const trips = await as('employee').call(reviseTrip, { params: { tripId: trip } })
  const claims = await as('employee').call(reviseExpense, { params: { expenseId: claim } })
  const params = { draftId: trips.draft_id }
  const { version } = await as('employee').call(getOneTripDraft, { params })
  await as('employee').call(submitTripDraft, { params, body: { version } })
  await it.app.expenses.claims.submit(it.actor('employee'), claims.draft_id)

  for (const { approve } of before) expect(await opened('manager', approve)).toMatchObject({ state: 'changed' })
  for (const number of [trip, claim])
    expect(await opened('manager', (await linksOf(number)).approve)).toMatchObject({
      state: 'open',
      number,
      version: 2,
    })
})

test('what was never a link is told like one that is long gone', async () => {
  for (const token of ['x', 'A'.repeat(64), '../../admin'])
    expect(await as('manager').refused(openDecisionLink, { body: { token } })).toMatchObject({
      status: 404,
      code: 'link.not_valid',
    })
})

test('a mail that has left keeps no token', async () => {
  const trip = await build.trip()
  const token = tokenOf((await linksOf(trip)).approve)
  await db.updateTable('outbox_mails').set({ status: 'queued' }).execute()
  const sent: (string | null | undefined)[] = []
  const sender = { send: async ({ html }: { html?: string | null }) => void sent.push(html), close: () => undefined }
  await sendDueMails({ db, clock, sender })
  expect(sent[0]).toContain(token)
  const left = await db.selectFrom('outbox_mails').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(left)).not.toContain(token)
  expect(left.html).toContain('<a href="http://localhost:5007/decide"')
  expect(left.html).toContain(`<a href="http://localhost:5007/trip/${trip}"`)
  expect(JSON.stringify(await db.selectFrom('decision_links').selectAll().execute())).not.toContain(token)
})

test('a claim has links as well, and the text of a mail none', async () => {
  const claim = await build.expense()
  const mail = await db.selectFrom('outbox_mails').select(['body', 'html']).executeTakeFirstOrThrow()
  expect(mail.body).not.toContain('/decide')
  expect(await db.selectFrom('decision_links').select('verdict').orderBy('id').execute()).toEqual([
    { verdict: 'approved' },
    { verdict: 'rejected' },
  ])
  expect(await opened('manager', (await linksOf(claim)).reject)).toMatchObject({ kind: 'expense', number: claim })
})
