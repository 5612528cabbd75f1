import { approveTrip, returnExpense, returnTrip, UNDO_MS } from '@pravas/contract/approvals'
import { reviseExpense, withdrawExpense } from '@pravas/contract/expenses'
import { listInbox } from '@pravas/contract/inbox'
import { getOneTripDraft, submitTripDraft } from '@pravas/contract/trip-drafts'
import { cancelTrip, reviseTrip, withdrawTrip } from '@pravas/contract/trips'
import { saveWebhook } from '@pravas/contract/webhooks'
import { outbox } from '@pravas/messages/en/outbox'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { beforeEach, expect, test } from 'vitest'
import { sendDueMails } from '../mail/delivery-service.ts'
import type { MailSender } from '../mail/sender.ts'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const posted: string[] = []
const it = await testApp(
  {
    post: async (_address, json) => {
      posted.push(JSON.parse(json).text)
      return { status: 200 }
    },
  },
  { SMTP_URL: 'smtp://mail.example' },
)
const build = builders(it)
const { as, clock } = it
const { db } = it.database
beforeEach(async () => {
  posted.length = 0
  const body = { address: 'https://hooks.slack.example/T/B/key', events: ['decided' as const, 'returned' as const] }
  await as('administrator').call(saveWebhook, { params: { service: 'slack' }, body })
})

const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms).toISOString())
let sent: string[] = []
const sender: MailSender = { send: async ({ subject }) => void sent.push(subject), close: () => {} }

/** Has everything leave that the product holds for its mail server, and answers what left for the owner of requests. */
async function whatIsTold(by = sender) {
  sent = []
  // The builders write without a mail server.
  await db.updateTable('outbox_mails').set({ status: 'queued' }).where('status', '=', 'kept').execute()
  await sendDueMails({ db, clock, sender: by })
  await it.app.sendToChannels()
  const { items } = await as('employee').call(listInbox, { query: {} })
  return { mails: sent.filter((subject) => !subject.includes(': ')), posted, events: items.map(({ kind }) => kind) }
}

const CASES = {
  'a returned trip that is withdrawn': async () => {
    const trip = await build.trip()
    await as('manager').call(returnTrip, { body: { id: trip, comment: 'Later, please.' } })
    later(UNDO_MS - 1)
    await as('employee').call(withdrawTrip, { params: { tripId: trip } })
  },
  'a returned claim that is withdrawn': async () => {
    const claim = await build.expense()
    await as('manager').call(returnExpense, { body: { id: claim, comment: 'Which client?' } })
    later(UNDO_MS - 1)
    await as('employee').call(withdrawExpense, { params: { expenseId: claim } })
  },
  'an approved trip that is cancelled': async () => {
    const trip = await build.trip()
    await as('manager').call(approveTrip, { body: { id: trip } })
    later(UNDO_MS - 1)
    await as('employee').call(cancelTrip, { params: { tripId: trip }, body: { reason: 'The client moved it.' } })
  },
  'a returned trip that is sent again': async () => {
    const trip = await build.trip()
    await as('manager').call(returnTrip, { body: { id: trip, comment: 'Later, please.' } })
    const { draft_id: draftId } = await as('employee').call(reviseTrip, { params: { tripId: trip } })
    const { version } = await as('employee').call(getOneTripDraft, { params: { draftId } })
    later(UNDO_MS - 1)
    await as('employee').call(submitTripDraft, { params: { draftId }, body: { version } })
  },
  'a returned claim that is sent again': async () => {
    const claim = await build.expense()
    await as('manager').call(returnExpense, { body: { id: claim, comment: 'Which client?' } })
    const { draft_id: draftId } = await as('employee').call(reviseExpense, { params: { expenseId: claim } })
    later(UNDO_MS - 1)
    await it.app.expenses.claims.submit(it.actor('employee'), draftId)
  },
} satisfies Record<string, () => Promise<void>>

test.each(Object.keys(CASES) as (keyof typeof CASES)[])('%s within the time to undo: nothing is told', async (name) => {
  await CASES[name]()
  later(1)
  expect(await whatIsTold()).toEqual({ mails: [], posted: [], events: [] })
})

test('a decision that stands is told by all ways, also of a returned request whose owner has only begun to change it', async () => {
  const trip = await build.trip()
  await as('manager').call(returnTrip, { body: { id: trip, comment: 'Later, please.' } })
  await as('employee').call(reviseTrip, { params: { tripId: trip } })
  later(UNDO_MS)
  expect(await whatIsTold()).toEqual({
    mails: [`${trip} returned for changes`],
    posted: [expect.stringContaining(`returned the trip ${trip}`)],
    events: ['decided'],
  })
})

test('a mail that a server refused does not leave once its decision stands no more', async () => {
  const trip = await build.trip()
  await as('manager').call(returnTrip, { body: { id: trip, comment: 'Later, please.' } })
  later(UNDO_MS)
  const refusing: MailSender = { send: () => Promise.reject(new Error('the mailbox is full')), close: () => {} }
  await whatIsTold(refusing)
  await as('employee').call(withdrawTrip, { params: { tripId: trip } })
  later(60_000)
  expect((await whatIsTold()).mails).toEqual([])
  const mail = await db
    .selectFrom('outbox_mails')
    .select(['status', 'last_error'])
    .where('subject', 'like', `${trip} %`)
    .executeTakeFirst()
  expect(mail).toEqual({ status: 'failed', last_error: expect.stringMatching(wordsIn(outbox)('failed.outdated')) })
})
