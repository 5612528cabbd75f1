import { UNDO_MS, undoDecision } from '@pravas/contract/approvals'
import {
  listWebhooks,
  removeWebhook,
  saveWebhook,
  testWebhook,
  type WebhookEvent,
  type WebhookService,
} from '@pravas/contract/webhooks'
import { beforeEach, expect, test } from 'vitest'
import { generatedSecret } from '../config/generated-secret.ts'
import { newId } from '../ids.ts'
import { tidy } from '../jobs/tidy.ts'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { createAddresses } from './addresses-service.ts'
import type { Refusal } from './outgoing.ts'

const posted: { address: string; json: string }[] = []
let refusal: Refusal | undefined
/** An address at which the product itself fails. */
let broken: string | undefined
const it = await testApp({
  post: async ({ href }, json) => {
    if (href === broken) throw new Error('out of order')
    posted.push({ address: href, json })
    return refusal ?? { status: 200 }
  },
})
beforeEach(() => {
  posted.length = 0
  refusal = undefined
  broken = undefined
})

const build = builders(it)
const { as, clock } = it
const { db } = it.database
const SLACK = 'https://hooks.slack.example/services/T0/B0/verysecretkey'
const TEAMS = 'https://flows.teams.example/workflows/1?sig=anothersecret'
const ALL: WebhookEvent[] = ['request_sent', 'decided', 'returned']
const save = (service: WebhookService, address: string | undefined, events = ALL) =>
  as('administrator').call(saveWebhook, { params: { service }, body: { address, events } })
const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms).toISOString())
const send = () => it.app.sendToChannels()
const words = () => posted.map(({ json }) => JSON.parse(json).text ?? '')
const messages = () =>
  db.selectFrom('webhook_messages').select(['status', 'attempts', 'last_error']).orderBy('id').execute()
const nameOf = (who: 'employee' | 'manager') => it.actor(who).name

test('the address is kept and never shown again, in answers, the trail and the log alike', async () => {
  const saved = await save('slack', SLACK)
  expect(saved).toEqual([
    { service: 'slack', host: 'hooks.slack.example', ending: 'tkey', events: ALL, last: null, given_up: null },
  ])
  expect(await as('administrator').call(listWebhooks)).toEqual(saved)
  const trail = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'webhook.saved')
    .orderBy('id')
    .execute()
  expect(trail).toHaveLength(1)
  expect(JSON.stringify([saved, trail])).not.toContain('verysecret')
  refusal = { why: 'unreachable', code: 'ENOTFOUND' }
  const refused = await as('administrator').refused(testWebhook, { params: { service: 'slack' } })
  expect(JSON.stringify(refused)).not.toContain('hooks.slack')
})

test('the database holds no address as it is, and one of an earlier version is encrypted at the start', async () => {
  const kept = () => db.selectFrom('webhooks').select(['service', 'address']).execute()
  await save('slack', SLACK)
  await db
    .insertInto('webhooks')
    .values({
      ...{ org_id: it.orgId(), service: 'teams', address: TEAMS },
      events: '["decided"]',
      updated_at: clock.now(),
    })
    .execute()
  const key = await generatedSecret(it.dataDir, 'webhooks')
  const addresses = createAddresses(key)
  await addresses.sealAll(db)
  expect(JSON.stringify(await kept())).not.toMatch(/https|secret/)
  for (const { service, address } of await kept())
    expect(addresses.open(address, { orgId: it.orgId(), service })?.href).toBe(service === 'slack' ? SLACK : TEAMS)
  expect(await as('administrator').call(listWebhooks)).toMatchObject([{ ending: 'tkey' }, { ending: 'cret' }])
})

test('an address whose key is lost is entered again, and its messages fail until then', async () => {
  await save('slack', SLACK)
  await db
    .updateTable('webhooks')
    .set({ address: `v1.${'A'.repeat(64)}` })
    .execute()
  await build.trip()
  expect(await send()).toBe(0)
  expect(await messages()).toMatchObject([{ status: 'failed', last_error: expect.stringContaining('again') }])
  const one = { params: { service: 'slack' as const } }
  expect(await as('administrator').refused(testWebhook, one)).toMatchObject({ code: 'webhook.not_sent' })
  expect(await as('administrator').refused(saveWebhook, { ...one, body: { events: ALL } })).toMatchObject({
    status: 400,
  })
  expect(await as('administrator').call(listWebhooks)).toMatchObject([{ host: '?' }])
  expect(await save('slack', SLACK)).toMatchObject([{ ending: 'tkey' }])
})

test('undoing a decision takes back no message that waits for its channel since before', async () => {
  await save('slack', SLACK)
  await build.trip()
  const id = await build.trip()
  refusal = { why: 'answer', status: 429, retryAfterSeconds: 120 }
  await send()
  later(1)
  await as('manager').post('/api/admin/approve-trip', { id })
  await as('manager').call(undoDecision, { body: { id } })
  refusal = undefined
  later(120_000)
  expect(await send()).toBe(2)
  expect(words().at(-1)).toContain(id)
})

test('events are changed without the address, which is needed at first', async () => {
  const body = { events: ALL }
  const refused = await as('administrator').refused(saveWebhook, { params: { service: 'teams' }, body })
  expect(refused).toMatchObject({ status: 400, errors: [{ path: 'body.address' }] })
  await save('slack', SLACK)
  expect(await save('slack', undefined, ['returned'])).toMatchObject([{ ending: 'tkey', events: ['returned'] }])
})

test.each([
  'http://hooks.slack.example/services',
  'ftp://hooks.slack.example',
  'hooks.slack.example',
  'https://user:password@hooks.slack.example/',
  'https://hooks.slack.example:8443/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://chat/hooks',
  'https://chat.internal/hooks',
  'https://printer.local/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/',
  '',
])('%s is no address', async (address) => {
  const refused = await as('administrator').refused(saveWebhook, {
    ...{ params: { service: 'slack' }, body: { address, events: ALL } },
  })
  expect(refused).toMatchObject({
    status: 400,
    errors: expect.arrayContaining([expect.objectContaining({ path: 'body.address' })]),
  })
})

test('without an event, or with one twice, nothing is saved', async () => {
  const refused = (events: string[]) =>
    as('administrator').refused(saveWebhook, {
      params: { service: 'slack' },
      body: { address: SLACK, events } as never,
    })
  for (const events of [[], ['decided', 'decided'], ['everything']])
    expect(await refused(events)).toMatchObject({ status: 400 })
})

test('channels are told of what they want to be told of, after it has happened', async () => {
  await save('slack', SLACK)
  await save('teams', TEAMS, ['decided'])
  const trip = await build.trip()
  const claim = await build.expense()
  expect(posted).toEqual([])
  expect(await send()).toBe(2)
  expect(posted.map(({ address }) => address)).toEqual([SLACK, SLACK])
  expect(words()).toEqual([
    `${nameOf('employee')} asks for approval of the trip ${trip}.`,
    `${nameOf('employee')} asks for approval of the claim ${claim}.`,
  ])
  posted.length = 0
  await as('manager').post('/api/admin/approve-trip', { id: trip })
  await as('manager').post('/api/admin/return-expense', { id: claim, comment: 'Which client?' })
  expect(await send()).toBe(0)
  later(UNDO_MS)
  expect(await send()).toBe(3)
  expect(posted.map(({ address }) => address).sort()).toEqual([TEAMS, SLACK, SLACK].sort())
  expect(words()).toContain(`${nameOf('manager')} returned the claim ${claim} for changes.`)
  // Neither amounts nor reasons.
  expect(JSON.stringify(posted)).not.toMatch(/Which client|5,?000|₹/)
  expect(await send()).toBe(0)
})

test('a decision that is taken back is told nowhere', async () => {
  await save('slack', SLACK, ['decided'])
  const id = await build.trip()
  await as('manager').post('/api/admin/approve-trip', { id })
  await as('manager').call(undoDecision, { body: { id } })
  later(UNDO_MS * 2)
  expect(await send()).toBe(0)
  expect(await messages()).toEqual([])
})

test('without a connected channel nothing is kept', async () => {
  await build.trip()
  expect(await messages()).toEqual([])
})

test('a service that does not answer is asked again, later each time, and others to it wait', async () => {
  await save('slack', SLACK)
  await build.trip()
  await build.trip()
  refusal = { why: 'timeout' }
  expect(await send()).toBe(0)
  expect(posted).toHaveLength(1)
  expect(await messages()).toMatchObject([
    { status: 'queued', attempts: 1 },
    { status: 'queued', attempts: 0 },
  ])
  const [shown] = await as('administrator').call(listWebhooks)
  expect(shown?.last).toMatchObject({ status: 'queued' })
  refusal = undefined
  later(29_000)
  expect(await send()).toBe(0)
  later(1_000)
  expect(await send()).toBe(2)
  expect(await messages()).toMatchObject([{ status: 'sent', last_error: null }, { status: 'sent' }])
})

test('a service that asks for a pause gets it', async () => {
  await save('slack', SLACK)
  await build.trip()
  refusal = { why: 'answer', status: 429, retryAfterSeconds: 120 }
  await send()
  refusal = undefined
  later(119_000)
  expect(await send()).toBe(0)
  later(1_000)
  expect(await send()).toBe(1)
})

test.each([
  [{ why: 'private' as const }, /private network/],
  [{ why: 'redirect' as const }, /redirects/],
  [{ why: 'answer' as const, status: 404, retryAfterSeconds: 0 }, /status 404/],
])('what will not change is not tried again: %j', async (why, said) => {
  await save('slack', SLACK)
  await build.trip()
  refusal = why
  await send()
  later(24 * 60 * 60_000)
  expect(await send()).toBe(0)
  expect(posted).toHaveLength(1)
  const [shown] = await as('administrator').call(listWebhooks)
  expect(shown?.last).toMatchObject({ status: 'failed', error: expect.stringMatching(said) })
})

test('a message is given up after some hours', async () => {
  await save('slack', SLACK)
  await build.trip()
  refusal = { why: 'unreachable', code: 'ENOTFOUND' }
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await send()
    later(2 * 60 * 60_000)
  }
  expect(posted).toHaveLength(8)
  expect(await messages()).toMatchObject([{ status: 'failed', attempts: 8 }])
})

const GOOD = { subject: 'trip', number: 'TRP-2026-000009', actor: 'Anil', verdict: null }
/** Puts a message into the queue as it stands in the database. */
const keep = (detail: object, more: { attempts?: number } = {}) =>
  db
    .insertInto('webhook_messages')
    .values({
      ...{ org_id: it.orgId(), id: newId(), service: 'slack', event: 'request_sent', subject_id: newId() },
      ...{ detail: JSON.stringify(detail), next_attempt_at: clock.now(), created_at: clock.now(), ...more },
    })
    .execute()
const shown = async () => (await as('administrator').call(listWebhooks))[0]

test('a message that cannot be read is given up at once, keeps no other back, and the administrator sees why', async () => {
  await save('slack', SLACK)
  await keep({ subject: 'budget', number: 7 })
  later(1000)
  await keep(GOOD)
  expect(await send()).toBe(1)
  expect(await messages()).toMatchObject([{ status: 'failed', attempts: 1 }, { status: 'sent' }])
  expect(await shown()).toMatchObject({
    last: { status: 'sent' },
    given_up: { count: 1, error: 'The message was damaged.' },
  })
  later(24 * 60 * 60_000)
  expect(await send()).toBe(0)
})

test('a fault of our own stops no other message, is reported, and ends after eight tries', async () => {
  await save('slack', SLACK)
  await keep(GOOD)
  await save('teams', TEAMS)
  broken = SLACK
  await build.trip()
  await expect(send()).rejects.toThrow('out of order')
  expect(posted.map(({ address }) => address)).toContain(TEAMS)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await send().catch(() => undefined)
    later(2 * 60 * 60_000)
  }
  const left = await messages()
  expect(left.map(({ status, attempts }) => [status, attempts])).toEqual([
    ['failed', 8],
    ['failed', 8],
    ['sent', 1],
  ])
})

test('a message whose sending ended every worker is given up without another try', async () => {
  await save('slack', SLACK)
  await keep(GOOD, { attempts: 24 })
  expect(await send()).toBe(0)
  expect(posted).toEqual([])
  expect(await shown()).toMatchObject({ last: { status: 'failed', error: 'Sending was interrupted too often.' } })
})

test('what a process took and never finished is sent by another', async () => {
  await save('slack', SLACK)
  await build.trip()
  const now = clock.now()
  await db
    .updateTable('webhook_messages')
    .set({ attempts: 1, next_attempt_at: new Date(now.getTime() + 60_000) })
    .execute()
  expect(await send()).toBe(0)
  later(60_000)
  expect(await send()).toBe(1)
})

test('several processes send a message once', async () => {
  await save('slack', SLACK)
  await build.trip()
  expect((await Promise.all([send(), send(), send()])).reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(posted).toHaveLength(1)
})

test('a test message is sent at once, and its result is said', async () => {
  await save('teams', TEAMS)
  const test = { params: { service: 'teams' as const } }
  await as('administrator').call(testWebhook, test)
  expect(posted).toEqual([{ address: TEAMS, json: expect.stringContaining('Pravas can write to this channel') }])
  refusal = { why: 'answer', status: 404, retryAfterSeconds: 0 }
  expect(await as('administrator').refused(testWebhook, test)).toMatchObject({
    ...{ status: 502, code: 'webhook.not_sent', detail: 'The service answered with status 404. Check the address.' },
  })
  expect(await as('administrator').refused(testWebhook, { params: { service: 'slack' } })).toMatchObject({
    status: 404,
  })
})

test('a channel that is disconnected gets nothing more', async () => {
  await save('slack', SLACK)
  await build.trip()
  const one = { params: { service: 'slack' as const } }
  await as('administrator').call(removeWebhook, one)
  expect(await send()).toBe(0)
  expect(await as('administrator').refused(removeWebhook, one)).toMatchObject({ status: 404 })
  expect(await as('administrator').call(listWebhooks)).toEqual([])
})

test('messages are kept for a month', async () => {
  await save('slack', SLACK)
  await build.trip()
  await send()
  await tidy(db, new Date(clock.now().getTime() + 31 * 24 * 60 * 60_000))
  expect(await messages()).toEqual([])
})
