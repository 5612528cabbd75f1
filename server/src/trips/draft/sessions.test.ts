import { listClaimDrafts } from '@pravas/contract/claim-drafts'
import { getTripDraft } from '@pravas/contract/trip-draft'
import { createTripDraft, listTripDrafts } from '@pravas/contract/trip-drafts'
import { expect, test } from 'vitest'
import { builders } from '../../testing/builders.ts'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp()
const { db } = it.database
const me = () => it.as('employee')
const list = async () => (await me().call(listTripDrafts, { query: {} })).items
const WAY = { from: 'Delhi', to: 'Mumbai', depart: '2026-07-15' }

test('a draft names its session, in which the chat goes on with it', async () => {
  const { id, session_id } = await me().call(createTripDraft, { body: { flights: WAY } })
  expect(session_id).not.toContain(id)
  const of = { query: { sessionId: session_id } }
  expect(await me().call(getTripDraft, of)).toMatchObject({ draft_id: id })
  const socket = await openSocket(it.origin, { cookie: await it.cookie('employee'), sessionId: session_id })
  await socket.say('for training')
  expect(await list()).toMatchObject([{ id, session_id }])
  const rows = await db.selectFrom('conversations').select(['session_id', 'trip_draft_id']).execute()
  expect(rows).toEqual([{ session_id, trip_draft_id: id }])
})

test('a draft that a process of the version before has made goes on where that says', async () => {
  const { id } = await me().call(createTripDraft, { body: { flights: WAY } })
  await db.updateTable('trip_drafts').set({ session_id: null }).execute()
  const named = `tripmate-draft-${id}`
  expect(await list()).toMatchObject([{ session_id: named }])
  expect(await me().call(getTripDraft, { query: { sessionId: named } })).toMatchObject({ draft_id: id })
})

test('a claim draft that a process of the version before has made goes on where that says', async () => {
  const { draftId } = await builders(it).receipt('employee')
  await db.deleteFrom('conversations').execute()
  const { items } = await me().call(listClaimDrafts, { query: {} })
  expect(items).toMatchObject([{ id: draftId, session_id: `fingenie-${draftId}` }])
})
