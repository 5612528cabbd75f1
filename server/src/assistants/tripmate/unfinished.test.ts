import {
  deleteTripDraft,
  getOneTripDraft,
  listTripDrafts,
  restoreTripDraft,
  submitTripDraft,
} from '@pravas/contract/trip-drafts'
import { expect, test } from 'vitest'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp } from '../../testing/test-app.ts'
import { shownStay, tripDraftsOf } from '../../testing/trip-dialogue.ts'

const app = await testApp()
const me = () => app.as('employee')
const list = () => me().call(listTripDrafts, { query: {} })
const chat = async (sessionId: string) => openSocket(app.origin, { cookie: await app.cookie('employee'), sessionId })

test('a trip that is spoken of is listed, deleted and restored', async () => {
  const socket = await chat('tripmate-1')
  await socket.say('Delhi to Mumbai on 15 July')
  const { items, next } = await list()
  expect(next).toBeNull()
  expect(items).toMatchObject([
    { title: 'Delhi to Mumbai', from_date: '2026-07-15', missing: ['flight', 'purpose'], session_id: 'tripmate-1' },
  ])
  const params = { draftId: items[0]?.id ?? '' }
  await me().call(deleteTripDraft, { params })
  expect((await list()).items).toEqual([])
  await me().call(restoreTripDraft, { params })
  expect((await list()).items).toHaveLength(1)
  expect((await socket.say('what is missing?')).response).not.toBe('')
})

test('a draft restored after its chat went on without it is left alone by that chat', async () => {
  const socket = await chat('tripmate-1')
  await socket.say('Delhi to Mumbai on 15 July')
  const params = { draftId: (await list()).items[0]?.id ?? '' }
  await me().call(deleteTripDraft, { params })
  await socket.say('hello')
  await me().call(restoreTripDraft, { params })
  await socket.say('hello')
  expect((await list()).items).toMatchObject([{ id: params.draftId }])
})

test('a trip that was sent is not listed any more', async () => {
  const socket = await chat('tripmate-1')
  await socket.say('Delhi to Mumbai on 15 July')
  await socket.say('the cheapest one')
  await socket.say('business')
  expect((await list()).items).toMatchObject([{ missing: [] }])
  expect((await socket.say('yes')).response).toMatch(/TRP-/)
  expect((await list()).items).toEqual([])
})

test('a draft that was deleted elsewhere is not sent by a yes in its chat', async () => {
  const socket = await chat('tripmate-1')
  await socket.say('Delhi to Mumbai on 15 July for business')
  await socket.say('the cheapest one')
  const [draft] = (await list()).items
  await me().call(deleteTripDraft, { params: { draftId: draft?.id ?? '' } })
  expect((await socket.say('yes')).response).not.toMatch(/TRP-/)
})

test('a draft without a conversation goes on in one of its own, and is shown anew before it is sent', async () => {
  const until = new Date(app.clock.now().getTime() + 60_000)
  const { id } = await tripDraftsOf(app).create(app.actor('employee'), shownStay(), until)
  const one = await me().call(getOneTripDraft, { params: { draftId: id } })
  expect(one).toMatchObject({ version: 1, draft: { total: 5000 } })
  const socket = await chat(one.session_id)
  expect((await socket.say('yes')).response).not.toMatch(/TRP-/)
  expect((await list()).items).toMatchObject([{ id, session_id: one.session_id }])
})

test('drafts come in pages', async () => {
  const until = new Date(app.clock.now().getTime() + 60_000)
  for (let at = 0; at < 3; at += 1) await tripDraftsOf(app).create(app.actor('employee'), shownStay(), until)
  const first = await me().call(listTripDrafts, { query: { limit: 2 } })
  const second = await me().call(listTripDrafts, { query: { limit: 2, cursor: first.next ?? '' } })
  expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3)
})

test('a complete draft is sent by the version that was read, once', async () => {
  const socket = await chat('tripmate-1')
  await socket.say('Delhi to Mumbai on 15 July')
  const params = { draftId: (await list()).items[0]?.id ?? '' }
  const version = async () => (await me().call(getOneTripDraft, { params })).version
  expect(await me().refused(submitTripDraft, { params, body: { version: await version() } })).toMatchObject({
    status: 409,
    code: 'draft.incomplete',
  })
  await socket.say('the cheapest one')
  const before = await version()
  await socket.say('business')
  const refused = await me().refused(submitTripDraft, { params, body: { version: before } })
  expect(refused).toMatchObject({ status: 409, code: 'draft.changed' })
  expect(await app.as('colleague').refused(submitTripDraft, { params, body: { version: before } })).toMatchObject({
    status: 404,
  })
  const body = { version: await version() }
  const sent = await me().call(submitTripDraft, { params, body })
  expect(sent).toEqual({ trip_number: expect.stringMatching(/^TRP-/), status: 'pending', approver: 'Meera Iyer' })
  expect(await me().call(submitTripDraft, { params, body })).toEqual(sent)
  expect((await list()).items).toEqual([])
})

test('a draft of another day is not sent at the fares of that day', async () => {
  const until = new Date(app.clock.now().getTime() + 5 * 86_400_000)
  const { id: draftId, version } = await tripDraftsOf(app).create(app.actor('employee'), shownStay(), until)
  app.clock.set('2026-06-11T06:30:00Z')
  const refused = await me().refused(submitTripDraft, { params: { draftId }, body: { version } })
  expect(refused).toMatchObject({ status: 409, code: 'draft.outdated' })
})
