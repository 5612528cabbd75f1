// On one kind of database: each migration also runs on the embedded one, where the tests’ data folder is made.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { embeddedDatabase } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import { fakeReader, receiptPng, uploadOf } from '../../testing/fake-reader.ts'

/** The last schema in which a claim draft was a conversation's, and a trip draft its state. */
const BEFORE = '0019_links_out_of_the_outbox'

const pglite = await PGlite.create()
const database = embeddedDatabase({ pglite, close: () => pglite.close() })
const { db } = database
const dataDir = await mkdtemp(join(tmpdir(), 'pravas-test-'))
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

const orgId = newId()
const personId = newId()
const actor: Actor = {
  ...{ personId, orgId, employeeId: 'EMP1', managerEmployeeId: null, name: 'Asha Rao', email: 'asha@acme.example' },
  ...{ roles: [], isAdmin: false, leads: [], isSuperAdmin: false, decidesAs: { persons: [personId], roles: [] } },
}
const AT = '2026-06-09T06:30:00Z'

async function conversation(assistant: 'tripmate' | 'fingenie', sessionId: string, state: object = {}) {
  const id = newId()
  await sql`insert into conversations (org_id, id, person_id, assistant, session_id, chat_name, state, last_activity, receipts_numbered)
    values (${orgId}, ${id}, ${personId}, ${assistant}, ${sessionId}, ${sessionId}, ${JSON.stringify(state)}, ${AT}, 2)`.execute(
    db,
  )
  return id
}

interface OldReceipt {
  number: number
  rupees: number
  conversation?: string
  removedFrom?: string
}

async function receipt({ number, rupees, conversation = undefined, removedFrom = undefined }: OldReceipt) {
  const id = newId()
  await sql`insert into receipts (org_id, id, person_id, conversation_id, removed_from, removed_at, number, file_hash, file_name,
      media_type, byte_size, merchant, receipt_date, total_paise, category, reading, checked, created_at)
    values (${orgId}, ${id}, ${personId}, ${conversation ?? null}, ${removedFrom ?? null}, ${removedFrom ? AT : null}, ${number},
      ${randomUUID()}, ${`${rupees}.png`}, 'image/png', 10, ${`Cafe ${rupees}`}, '2026-06-08', ${rupees * 100}, 'Food', '{}',
      '["total_paise"]', ${AT})`.execute(db)
  return id
}

const FLIGHT = {
  ...{ airline: 'IndiGo', flight_number: '6E 1', duration: 135, total_duration: 135, layovers: [], price: 5000 },
  departure_airport: { id: 'DEL', time: '2026-06-15 06:15' },
  arrival_airport: { id: 'BOM', time: '2026-06-15 08:30' },
  ...{ travel_class: 'Economy', source: 'sample' },
}
const CRITERIA = { from: 'Delhi', to: 'Mumbai', depart: '2026-06-15', purpose: 'business' }
const TALK = { open: [], asked: null, offer: null, range: null, doubt: null, beyond: null, again: null, past: null }
const TRIP = {
  ...{ ...TALK, goal: 'flight', wish: CRITERIA, legs: null, flights: null, hotels: null, searchedOn: '2026-06-09' },
  ...{ chosen: { flight: FLIGHT, return_flight: null, hotel: null }, seen: { flight: { of: 7 } } },
  ...{ shelf: null, dropped: null, draft: null, submitted: null },
}

test('drafts that lay in conversations are records with the same contents, which the conversations and queued uploads go on with', async () => {
  await database.migrate(BEFORE)
  await sql`insert into organisations (id, name) values (${orgId}, 'Acme')`.execute(db)
  await sql`insert into people (org_id, id, employee_id, email, name)
    values (${orgId}, ${personId}, 'EMP1', ${actor.email}, ${actor.name})`.execute(db)
  const chosen = await conversation('fingenie', 'chosen')
  const plain = await conversation('fingenie', 'plain')
  await conversation('fingenie', 'empty')
  await conversation('tripmate', 'trip', TRIP)
  const first = await receipt({ number: 1, rupees: 100, conversation: chosen })
  const second = await receipt({ number: 2, rupees: 200, conversation: chosen })
  const gone = await receipt({ number: 3, rupees: 300, removedFrom: chosen })
  const other = await receipt({ number: 1, rupees: 400, conversation: plain })
  const loose = await receipt({ number: 1, rupees: 500 })
  await sql`insert into claim_drafts (org_id, conversation_id, claim_as, trip_choice)
    values (${orgId}, ${chosen}, 'each', 'none')`.execute(db)
  await database.migrate()

  const config = {
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }, dataDir),
    webDir: undefined,
  }
  const clock = { now: () => new Date('2026-06-10T06:30:00Z') }
  const app = await createApp({ config, database, clock, demo: null, reader: fakeReader() })
  const { drafts, unfinished } = app.expenses
  const { conversations, uploads } = app.fingenie

  // Every claim: the same receipts with their numbers, fields and edits, claimed as was chosen.
  const { items } = await unfinished.list(actor, { limit: 10 })
  expect(items.map(({ receipts, totalPaise }) => [receipts, totalPaise]).toSorted()).toEqual([
    [1, 40_000],
    [1, 50_000],
    [2, 30_000],
  ])
  const draftOf = async (sessionId: string) => (await conversations.draftOf(db, actor, sessionId)) ?? ''
  const total = (value: number) => ({ total: { value, state: 'sure' } })
  expect(await drafts.show(actor, await draftOf('chosen'))).toMatchObject({
    as: 'each',
    trip_choice: 'none',
    total: 300,
    receipts: [
      { receipt_id: first, number: 1, fields: { ...total(100), merchant: { value: 'Cafe 100' } } },
      { receipt_id: second, number: 2, fields: total(200) },
    ],
  })
  expect(await drafts.show(actor, await draftOf('plain'))).toMatchObject({
    as: 'one',
    trip_choice: 'auto',
    receipts: [{ receipt_id: other, fields: total(400) }],
  })
  expect(await draftOf('empty')).toBe('')
  // One that was in no conversation has a draft, and one that was removed can be restored.
  const ofNone = items.find(({ totalPaise }) => totalPaise === 50_000)
  expect(await drafts.show(actor, ofNone?.id ?? '')).toMatchObject({ receipts: [{ receipt_id: loose }] })
  await app.receipts.receipts.restore(actor, gone)
  expect(await drafts.show(actor, await draftOf('chosen'))).toMatchObject({ total: 600 })

  // An upload that waited in a browser's offline queue names the session alone.
  const files = [uploadOf('late.png', receiptPng({ merchant: 'Late', date: '2026-06-08', rupees: 50 }))]
  await uploads.upload(actor, 'plain', files, new AbortController().signal)
  expect(await drafts.show(actor, await draftOf('plain'))).toMatchObject({
    total: 450,
    receipts: [{ receipt_id: other }, { fields: { merchant: { value: 'Late' } } }],
  })

  const trips = await app.trips.drafts.list(actor, { limit: 10 })
  expect(trips.items).toMatchObject([
    {
      draft: {
        ...{ goal: 'flight', criteria: CRITERIA, seen: TRIP.seen, searchedOn: '2026-06-09' },
        chosen: { flight: FLIGHT, return_flight: null, hotel: null },
      },
    },
  ])
  await app.close()
})
