// On one kind of database: this is about whom a request is sent to, and the queries behind it have tests of their own.
import { openDecisionLink } from '@pravas/contract/approvals'
import { createDelegation } from '@pravas/contract/delegations'
import { getOneTripDraft, submitTripDraft } from '@pravas/contract/trip-drafts'
import { reviseTrip, withdrawTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { findApprovers } from '../identity/people-service.ts'
import { newId } from '../ids.ts'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp({}, { SMTP_URL: 'smtp://mail.example' })
const build = builders(it)
const { as } = it
const { db } = it.database

const address = (who: Who) => it.actor(who).email
/** The request mails about something, by whom they are for. */
async function mailsAbout(number: string) {
  const mails = await db
    .selectFrom('outbox_mails')
    .select(['to_address', 'subject', 'body', 'html', 'attachments'])
    .where('subject', 'like', `${number}: %`)
    .orderBy('to_address')
    .execute()
  return mails.map(({ to_address: to, ...mail }) => ({ to, ...mail }))
}
const standIn = (from: Who, to: string, until = '2026-06-11') =>
  as(from).call(createDelegation, { body: { to, starts_on: '2026-06-10', ends_on: until } })
const tokens = (html: string | null) =>
  [...(html ?? '').matchAll(/\/decide#([\w-]{64})"/g)].map(([, token]) => token ?? '')

test.each(['trip', 'expense'] as const)(
  'a %s is mailed to the manager and to who stands in, once each',
  async (kind) => {
    await standIn('manager', 'EMP1002')
    await standIn('manager', 'EMP1002', '2026-06-12')
    const number = await (kind === 'trip' ? build.trip() : build.expense())

    const mails = await mailsAbout(number)
    expect(mails.map(({ to }) => to)).toEqual([address('colleague'), address('manager')])
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(1)
    const why = `You are covering for ${it.actor('manager').name}.`
    expect(mails.map(({ body }) => body.includes(why))).toEqual([true, false])
    expect(mails.map(({ attachments }) => attachments)).toEqual(
      mails.map(() => (kind === 'trip' ? [] : [{ kind: 'claim_pdf', number }])),
    )
    // Each has links of their own.
    const [theirs, managers] = mails.map(({ html }) => tokens(html))
    const token = theirs?.[0] ?? ''
    expect(managers).not.toContain(token)
    expect(await as('manager').refused(openDecisionLink, { body: { token } })).toMatchObject({ status: 403 })
    expect(await as('colleague').call(openDecisionLink, { body: { token } })).toMatchObject({ number, state: 'open' })
  },
)

test('a trip that was changed is mailed to them again', async () => {
  await standIn('manager', 'EMP1002')
  const number = await build.trip()
  const { draft_id: draftId } = await as('employee').call(reviseTrip, { params: { tripId: number } })
  const { version } = await as('employee').call(getOneTripDraft, { params: { draftId } })
  await as('employee').call(submitTripDraft, { params: { draftId }, body: { version } })

  const to = (await mailsAbout(number)).map((mail) => mail.to)
  expect(to).toEqual([address('colleague'), address('colleague'), address('manager'), address('manager')])
})

test('nobody is mailed of their own request, nor who stood in on another day or has left', async () => {
  await standIn('manager', 'EMP1002')
  expect((await mailsAbout(await build.trip({ traveller: 'colleague' }))).map(({ to }) => to)).toEqual([
    address('manager'),
  ])
  it.clock.set('2026-06-12T10:00:00Z')
  expect((await mailsAbout(await build.trip())).map(({ to }) => to)).toEqual([address('manager')])
})

test('without an active manager the super admins are mailed', async () => {
  await db.updateTable('people').set({ active: false }).where('employee_id', '=', 'EMP2001').execute()
  expect((await mailsAbout(await build.trip())).map(({ to }) => to)).toEqual([address('superadmin')])
})

test('who decides without a manager is asked of the own organisation alone', async () => {
  const orgId = newId()
  await db.insertInto('organisations').values({ id: orgId, name: 'Another' }).execute()
  const of = { ...it.actor('employee'), managerEmployeeId: null }
  expect(await findApprovers(db, of, '2026-06-10')).toEqual([it.actor('superadmin').personId])
  expect(await findApprovers(db, { ...of, orgId }, '2026-06-10')).toEqual([])
})

test('a super admin by their post decides without a manager, as one by their role does, while people report to them', async () => {
  const of = { ...it.actor('employee'), managerEmployeeId: null }
  const found = () => findApprovers(db, of, '2026-06-10')
  for (const employee of ['EMP2002', 'EMP1002'])
    await db.updateTable('people').set({ department: 'Admin' }).where('employee_id', '=', employee).execute()
  expect(new Set(await found())).toEqual(new Set([it.actor('superadmin').personId, it.actor('othermanager').personId]))
})

test('what the owner has withdrawn meanwhile is not mailed as returned', async () => {
  const number = await build.trip({ traveller: 'outsider', status: 'returned' })
  const returned = () =>
    db.selectFrom('outbox_mails').select('subject').where('to_address', '=', address('outsider')).execute()
  expect(await returned()).toHaveLength(1)
  await as('outsider').call(withdrawTrip, { params: { tripId: number } })
  expect(await returned()).toEqual([])
})
