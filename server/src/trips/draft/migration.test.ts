// On both kinds of database with every change: each runs the migration’s SQL in its own way.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../ids.ts'
import { testApp } from '../../testing/test-app.ts'
import { keptDialogue, tripDraftsOf } from '../../testing/trip-dialogue.ts'

const app = await testApp()
const { db } = app.database

const FLIGHT = {
  airline: 'IndiGo',
  flight_number: '6E 1',
  departure_airport: { id: 'DEL', time: '2026-06-15 06:15' },
  arrival_airport: { id: 'BOM', time: '2026-06-15 08:30' },
  duration: 135,
  total_duration: 135,
  layovers: [],
  price: 5000,
  travel_class: 'Economy',
  source: 'sample',
}
const NOTHING = { flight: null, return_flight: null, hotel: null }
const WISH = { from: 'Delhi', to: 'Mumbai', depart: '2026-06-15', purpose: 'business' }
const SHOWN = {
  draftId: newId(),
  purpose: 'business',
  departureCity: 'Delhi',
  destinationCity: 'Mumbai',
  departureDate: '2026-06-15',
  returnDate: null,
  segments: [{ kind: 'flight', title: 'IndiGo 6E 1', pricePaise: 500_000, details: FLIGHT }],
}

/** What TripMate kept until the drafts had a table. */
const OLD = {
  goal: 'flight',
  wish: WISH,
  legs: null,
  open: [],
  asked: { about: 'confirm', approver: 'Meera Iyer' },
  offer: null,
  range: null,
  doubt: null,
  beyond: null,
  flights: null,
  hotels: null,
  searchedOn: '2026-06-10',
  chosen: { ...NOTHING, flight: FLIGHT },
  seen: { flight: { of: 7 } },
  again: null,
  shelf: { goal: 'hotel', wish: { city: 'Chennai' }, chosen: NOTHING, seen: {}, searchedOn: null, legs: null },
  dropped: { goal: 'flight', wish: { to: 'Kolkata' }, chosen: NOTHING, seen: {}, searchedOn: null, legs: null },
  past: null,
  draft: SHOWN,
  submitted: { tripNumber: 'TRP-2026-000001', goal: 'flight', wish: { to: 'Hyderabad' } },
}

/** The table that the drafts of connected assistants had, which a later migration has dropped. */
beforeEach(async () => {
  await sql`create table if not exists shown_trip_drafts (
    org_id uuid not null, id uuid not null, person_id uuid not null, draft jsonb not null, created_at timestamptz not null
  )`.execute(db)
  await sql`delete from shown_trip_drafts`.execute(db)
})
// Other files of the worker have the same database.
afterAll(() => sql`drop table if exists shown_trip_drafts`.execute(db))

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
const ABOUT_DRAFTS =
  /^\s*(?:--[^\n]*\n\s*)*(?:(?:alter table|update) trip_drafts\b|create (?:unique )?index \w+ on trip_drafts\b)/

/** Puts the database back to before the migration, with these conversations, and runs it. */
async function migrate(states: Readonly<Record<string, unknown>>): Promise<void> {
  await sql`drop table trip_drafts`.execute(db)
  for (const [sessionId, state] of Object.entries(states)) {
    await db
      .insertInto('conversations')
      .values({
        org_id: app.orgId(),
        id: newId(),
        person_id: app.actor('employee').personId,
        assistant: 'tripmate',
        session_id: sessionId,
        chat_name: sessionId,
        destination: null,
        category: null,
        expense_type: null,
        state: JSON.stringify(state),
        last_activity: app.clock.now(),
      })
      .execute()
  }
  await sql.raw(await readFile(join(MIGRATIONS, '0021_trip_drafts.sql'), 'utf8')).execute(db)
  for (const statement of await laterStatements()) await sql.raw(statement).execute(db)
}

/** What later migrations do to the table alone, so that it is again what the product and the other tests know. */
async function laterStatements(): Promise<string[]> {
  const later = (await readdir(MIGRATIONS)).filter((name) => name > '0022').sort()
  const files = await Promise.all(later.map((name) => readFile(join(MIGRATIONS, name), 'utf8')))
  return files.flatMap((file) => file.split(';')).filter((statement) => ABOUT_DRAFTS.test(statement))
}

test('drafts that lay in conversations become records, and the conversations go on', async () => {
  const { shelf: _, dropped: __, ...bare } = OLD
  const emptied = { ...OLD, goal: null, wish: {}, chosen: NOTHING, draft: null, shelf: null }
  await migrate({ whole: OLD, empty: {}, dropped: emptied, begun: { ...bare, goal: 'flight', wish: {}, draft: null } })

  const whole = await keptDialogue(app, 'whole')
  expect(whole).toMatchObject({
    goal: 'flight',
    criteria: WISH,
    chosen: { flight: FLIGHT },
    seen: OLD.seen,
    searchedOn: '2026-06-10',
    asked: OLD.asked,
    draft: SHOWN,
    draftId: SHOWN.draftId,
    version: 1,
    parked: { goal: 'hotel', criteria: { city: 'Chennai' } },
    dropped: { goal: 'flight', criteria: { to: 'Kolkata' } },
    submitted: { tripNumber: 'TRP-2026-000001', criteria: { to: 'Hyderabad' } },
  })
  expect(await keptDialogue(app, 'begun')).toMatchObject({ goal: 'flight', criteria: {}, draftId: null })
  const { dropped } = await keptDialogue(app, 'dropped')
  const rows = await db.selectFrom('trip_drafts').select(['id', 'deleted_at']).execute()
  expect(rows.filter(({ deleted_at }) => deleted_at !== null)).toMatchObject([{ id: dropped?.draftId }])
  expect(rows).toHaveLength(3)

  // The draft that was shown before can be sent after, once.
  const shown = { id: SHOWN.draftId, version: 1 }
  const { tripNumber } = await tripDraftsOf(app).submit(app.actor('employee'), shown)
  expect(await tripDraftsOf(app).submit(app.actor('employee'), shown)).toEqual({ tripNumber })
})

test('what a connected assistant has shown lately can still be sent', async () => {
  const { personId, orgId } = app.actor('employee')
  const draft = JSON.stringify({ draft: SHOWN, room_type: 'single' })
  await sql`insert into shown_trip_drafts values (${orgId}, ${SHOWN.draftId}, ${personId}, ${draft}, ${app.clock.now()})`.execute(
    db,
  )
  await migrate({})
  const stored = await tripDraftsOf(app).find(app.actor('employee'), SHOWN.draftId)
  expect(stored).toMatchObject({ version: 1, draft: { criteria: { ...WISH, trip_type: 'one_way' } }, shown: SHOWN })
  const sent = await tripDraftsOf(app).submit(app.actor('employee'), { id: SHOWN.draftId, version: 1 })
  expect(sent.tripNumber).toMatch(/^TRP-/)
})
