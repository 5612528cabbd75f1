import { putApprovalFlow } from '@pravas/contract/approval-flow'
import { UNDO_MS, undoDecision } from '@pravas/contract/approvals'
import { createDelegation } from '@pravas/contract/delegations'
import { announceInbox, listInbox, readInbox } from '@pravas/contract/inbox'
import { countInbox } from '@pravas/contract/inbox-count'
import {
  type Channel,
  chooseNotifications,
  NOTIFICATION_KINDS,
  NOTIFICATIONS,
  type NotificationKind,
  notificationSettings,
} from '@pravas/contract/notifications'
import { withdrawTrip } from '@pravas/contract/trips'
import { inbox as catalogue } from '@pravas/messages/en/inbox'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'
import { eventWords } from './event-words-rules.ts'

const it = await testApp()
const build = builders(it)
const { as, clock } = it
const { db } = it.database

const inbox = async (who: Who) => (await as(who).call(listInbox, { query: {} })).items
const titles = async (who: Who) => (await inbox(who)).map(({ title }) => title)
const unread = async (who: Who) => (await as(who).call(countInbox)).unread
const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms).toISOString())
const turn = (who: Who, kind: NotificationKind, channel: Channel, on: boolean) =>
  as(who).call(chooseNotifications, { body: { choices: [{ kind, channel, on }] } })
const mailsTo = (who: Who) =>
  db
    .selectFrom('outbox_mails')
    .select(['subject', 'body', 'next_attempt_at'])
    .where('to_address', '=', it.actor(who).email)
    .orderBy('id')
    .execute()
const name = (who: Who) => it.actor(who).name

test.each(['trip', 'expense'] as const)(
  'whoever decides is told of a %s that was sent, and nobody else',
  async (kind) => {
    const number = await (kind === 'trip' ? build.trip() : build.expense())
    const [event] = await inbox('manager')
    expect(event).toMatchObject({
      kind: 'request_sent',
      title: `${name('employee')} asks you to approve the ${kind === 'trip' ? 'trip' : 'claim'} ${number}`,
      note: null,
      to: `/${kind}/${number}`,
      read: false,
    })
    for (const who of ['employee', 'colleague', 'othermanager', 'superadmin'] as const)
      expect(await inbox(who)).toEqual([])
  },
)

test('without an active manager the super admins are told', async () => {
  await db.updateTable('people').set({ active: false }).where('employee_id', '=', 'EMP2001').execute()
  const number = await build.trip()
  expect(await titles('superadmin')).toEqual([expect.stringContaining(number)])
})

test('what asked to decide is read once somebody has, or the owner has withdrawn it', async () => {
  const body = { to: 'EMP1002', starts_on: '2026-06-10', ends_on: '2026-06-11' }
  await as('manager').call(createDelegation, { body })
  const [first, second] = [await build.trip(), await build.trip()]
  expect([await unread('manager'), await unread('colleague')]).toEqual([2, 3])
  await as('colleague').post('/api/admin/approve-trip', { id: first })
  expect([await unread('manager'), await unread('colleague')]).toEqual([1, 2])
  await as('employee').call(withdrawTrip, { params: { tripId: second } })
  expect([await unread('manager'), await unread('colleague')]).toEqual([0, 1])
})

test('who stands in for a manager is told of that, and of what is sent meanwhile', async () => {
  const body = { to: 'EMP1002', starts_on: '2026-06-10', ends_on: '2026-06-11' }
  await as('manager').call(createDelegation, { body })
  const number = await build.trip()
  expect(await titles('colleague')).toEqual([
    `${name('employee')} asks you to approve the trip ${number}`,
    `${name('manager')} asks you to decide on their team’s requests from 10 Jun 2026 to 11 Jun 2026`,
  ])
  expect((await inbox('colleague')).at(-1)).toMatchObject({ to: '/admin-approvals' })
  expect(await titles('manager')).toHaveLength(1)
  expect((await mailsTo('colleague')).filter(({ subject }) => subject.includes('decide for'))).toHaveLength(1)
})

test('who is asked after the manager is told when their turn comes, and the owner when all have approved', async () => {
  const approver = { kind: 'role' as const, role: 'finance' as const }
  const step = { name: 'Finance', beside_previous: false, when: {}, approver }
  await as('administrator').call(putApprovalFlow, { body: { version: 0, escalate_after_days: null, steps: [step] } })
  const id = await build.expense()
  await as('manager').post('/api/admin/approve-expense', { id })
  expect(await inbox('finance')).toEqual([])
  later(UNDO_MS)
  await it.app.openSteps()
  expect(await titles('finance')).toEqual([`${name('employee')} asks you to approve the claim ${id}`])
  expect(await inbox('employee')).toEqual([])
  await as('finance').post('/api/admin/approve-expense', { id })
  later(UNDO_MS)
  expect(await titles('employee')).toEqual([`${name('finance')} approved your claim ${id}`])
})

test('a decision is told when it cannot be taken back any more', async () => {
  const number = await build.trip()
  await as('manager').post('/api/admin/reject-trip', { id: number, reason: 'Too dear.' })
  expect(await inbox('employee')).toEqual([])
  expect(await unread('employee')).toBe(0)
  later(UNDO_MS)
  expect(await inbox('employee')).toMatchObject([
    {
      kind: 'decided',
      title: `${name('manager')} rejected your trip ${number}`,
      note: 'Too dear.',
      to: `/trip/${number}`,
    },
  ])
  expect(await unread('employee')).toBe(1)
})

test('a decision that is taken back leaves no event, and the next one does', async () => {
  const id = await build.expense()
  await as('manager').post('/api/admin/reject-expense', { id, reason: 'Wrong month.' })
  await as('manager').call(undoDecision, { body: { id } })
  later(UNDO_MS * 2)
  expect(await inbox('employee')).toEqual([])
  await as('manager').post('/api/admin/approve-expense', { id })
  later(UNDO_MS)
  expect(await titles('employee')).toEqual([`${name('manager')} approved your claim ${id}`])
  expect(await titles('manager')).toHaveLength(1)
})

test('a cancelled trip is told to who approved it, by mail unless they don’t want that', async () => {
  const cancel = async () => {
    const number = await build.trip({ status: 'approved' })
    const before = (await mailsTo('manager')).length
    await as('employee').post(`/api/trip/${number}/cancel`, { reason: 'The client is ill.' })
    return { number, mails: (await mailsTo('manager')).length - before }
  }
  const first = await cancel()
  expect(first.mails).toBe(1)
  expect((await inbox('manager'))[0]).toMatchObject({
    kind: 'trip_cancelled',
    title: `${name('employee')} cancelled the approved trip ${first.number}`,
    note: 'The client is ill.',
  })
  await turn('manager', 'trip_cancelled', 'mail', false)
  const second = await cancel()
  expect(second.mails).toBe(0)
  expect((await titles('manager'))[0]).toContain(second.number)
})

test('the list goes on where it ended, also when more has come meanwhile', async () => {
  const numbers: string[] = []
  for (let count = 0; count < 5; count += 1) numbers.unshift(await build.trip())
  const page = (cursor?: string) => as('manager').call(listInbox, { query: { limit: 2, ...(cursor && { cursor }) } })
  const first = await page()
  await build.trip()
  const second = await page(first.next ?? '')
  const third = await page(second.next ?? '')
  expect([first, second, third].flatMap(({ items }) => items.map(({ to }) => to.slice('/trip/'.length)))).toEqual(
    numbers,
  )
  expect(third.next).toBeNull()
})

test('some are marked as read by their ids, or all; nobody’s but one’s own', async () => {
  await build.trip()
  await build.trip()
  const [first] = await inbox('manager')
  await as('othermanager').call(readInbox, { body: { ids: [first?.id ?? ''] } })
  await as('othermanager').call(readInbox, { body: { all: true } })
  expect(await unread('manager')).toBe(2)
  await as('manager').call(readInbox, { body: { ids: [first?.id ?? ''] } })
  expect(await unread('manager')).toBe(1)
  expect((await inbox('manager')).map(({ read }) => read)).toEqual([true, false])
  await as('manager').call(readInbox, { body: { all: true } })
  expect(await unread('manager')).toBe(0)
})

test('what nobody has been told yet is not marked as read', async () => {
  const id = await build.trip()
  await as('manager').post('/api/admin/approve-trip', { id })
  await as('employee').call(readInbox, { body: { all: true } })
  later(UNDO_MS)
  expect(await unread('employee')).toBe(1)
})

test('a kind that is switched off is not shown or counted, and is there when it is on again', async () => {
  await build.trip()
  await turn('manager', 'request_sent', 'page', false)
  expect(await inbox('manager')).toEqual([])
  expect(await unread('manager')).toBe(0)
  await turn('manager', 'request_sent', 'page', true)
  expect(await inbox('manager')).toHaveLength(1)
})

test('a browser shows once what its person asked for, of the last day, and by day alone', async () => {
  const announce = () => as('manager').call(announceInbox)
  const number = await build.trip()
  expect(await announce()).toEqual([])
  await turn('manager', 'request_sent', 'browser', true)
  const [event] = await inbox('manager')
  const shown = await Promise.all([announce(), announce()])
  expect(shown.flat()).toEqual([{ id: event?.id, title: event?.title, text: '', to: `/trip/${number}` }])
  clock.set('2026-06-10T19:00:00Z')
  await build.trip()
  expect(await announce()).toEqual([])
  clock.set('2026-06-12T05:00:00Z')
  expect(await announce()).toEqual([])
})

test('the settings are those of one’s role, and what always or never comes cannot be chosen', async () => {
  const of = async (who: Who) => (await as(who).call(notificationSettings)).map(({ kind }) => kind)
  const forAll = NOTIFICATION_KINDS.filter(
    (kind) => !NOTIFICATIONS[kind].forDesk && !NOTIFICATIONS[kind].forSuperAdmins,
  )
  expect(await of('employee')).toEqual(forAll.filter((kind) => !NOTIFICATIONS[kind].forApprovers))
  expect(await of('manager')).toEqual(forAll)
  expect(await of('traveldesk')).toEqual(expect.arrayContaining(['trip_to_book', 'bookings_to_cancel']))
  await turn('manager', 'request_sent', 'mail', false)
  const settings = await turn('manager', 'weekly_summary', 'page', true)
  expect(settings).toContainEqual({ kind: 'request_sent', page: 'on', mail: 'always', browser: 'off' })
  expect(settings).toContainEqual({ kind: 'weekly_summary', page: 'never', mail: 'on', browser: 'never' })
  expect(await turn('manager', 'decision_waiting', 'mail', false)).toContainEqual({
    kind: 'decision_waiting',
    page: 'on',
    mail: 'off',
    browser: 'off',
  })
  const all = [
    { kind: 'decided', channel: 'browser', on: true },
    { kind: 'decided', channel: 'browser', on: false },
  ] as const
  const body = { choices: [...all] }
  expect(await as('employee').call(chooseNotifications, { body })).toContainEqual({
    ...{ kind: 'decided', page: 'on', mail: 'always', browser: 'off' },
  })
})

test.each([
  [{ kind: 'everything', channel: 'page', on: false }, 'body.choices[0].kind'],
  [{ kind: 'decided', channel: 'pigeon', on: false }, 'body.choices[0].channel'],
  [{ kind: 'decided', channel: 'page', on: 'yes' }, 'body.choices[0].on'],
])('%j is no choice', async (choice, path) => {
  const refused = await as('employee').refused(chooseNotifications, { body: { choices: [choice] } })
  expect(refused).toMatchObject({ status: 400, errors: [{ path }] })
})

test('a kind without a mail of its own is mailed to those who want that, when it can’t be taken back any more', async () => {
  const { notifier } = it.app.inbox
  const at = clock.now()
  const notBefore = new Date(at.getTime() + UNDO_MS)
  const tell = (kind: NotificationKind) =>
    inTransaction(db, (trx) =>
      notifier.notify(trx, {
        ...{ orgId: it.orgId(), kind, to: [it.actor('employee').personId], withMail: true, at, notBefore },
        ...{ subject: { kind: 'trip', id: it.actor('employee').personId }, number: 'TRP-2026-000001' },
        ...{ actorName: 'Meera <b>', detail: { verdict: 'returned', note: 'Two\nlines' } },
      }),
    )
  await turn('employee', 'trip_cancelled', 'mail', false)
  await tell('trip_cancelled')
  expect(await mailsTo('employee')).toEqual([])
  await tell('decided')
  const [mail] = await mailsTo('employee')
  expect(mail?.subject).toMatch(
    wordsIn(catalogue)('event.decided', {
      actor: 'Meera <b>',
      verdict: 'returned',
      subject: 'trip',
      number: 'TRP-2026-000001',
    }),
  )
  expect(mail?.body).toContain('> Two\n> lines')
  expect(mail?.body).toContain('/trip/TRP-2026-000001')
  expect(mail?.next_attempt_at).toEqual(notBefore)
})

test('a transaction that fails tells nobody', async () => {
  const { notifier } = it.app.inbox
  const event = { orgId: it.orgId(), kind: 'decided' as const, to: [it.actor('employee').personId], at: clock.now() }
  const subject = { kind: 'trip' as const, id: it.actor('employee').personId }
  const failing = inTransaction(db, async (trx) => {
    await notifier.notify(trx, { ...event, subject, number: 'TRP-2026-000001', actorName: 'Meera' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await db.selectFrom('inbox_events').select('id').execute()).toEqual([])
})

test('every kind that is no reminder has its text', () => {
  const kinds = NOTIFICATION_KINDS.filter(
    (kind) => NOTIFICATIONS[kind].page !== 'never' && !NOTIFICATIONS[kind].isReminder,
  )
  const booking = { what: 'booked', title: 'IndiGo 6E 2046', reference: 'ABC123', count: 1, refused: 0 }
  const trip = { traveller: 'Asha', destination: 'Mumbai', departs: '19 Jun 2026' }
  const days = { first: '10 Jun 2026', last: '11 Jun 2026' }
  const detail = { verdict: 'approved', changed: 'no', ...days, amount: '₹5', how: 'x', ...booking, ...trip }
  for (const kind of kinds) {
    const words = eventWords({
      kind,
      subject_kind: 'trip',
      subject_id: 'a',
      number: 'TRP-1',
      actor_name: 'Meera',
      detail,
    })
    // Nobody else has to do with an email of one’s own.
    if (kind !== 'receipts_mailed') expect(words?.title).toContain('Meera')
    expect(words?.title).not.toMatch(/[{}]|undefined/)
  }
  expect(
    eventWords({
      kind: 'of a later version',
      subject_kind: 'trip',
      subject_id: 'a',
      number: 'TRP-1',
      actor_name: 'M',
      detail,
    }),
  ).toBeUndefined()
  // Nor does one that can't be read keep the others from being shown.
  expect(
    eventWords({
      kind: 'decided',
      subject_kind: 'trip',
      subject_id: 'a',
      number: 'TRP-1',
      actor_name: 'M',
      detail: { verdict: [] },
    }),
  ).toBeUndefined()
})
