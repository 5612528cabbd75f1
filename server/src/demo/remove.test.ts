import { login } from '@pravas/contract/people'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openBankVault } from '../bank-details/vault-service.ts'
import type { Tables } from '../db/tables.ts'
import { createFileStorage } from '../files/storage.ts'
import { createResetLink } from '../identity/operator-service.ts'
import { homeOrganisation } from '../identity/organisations-store.ts'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { DEMO_PASSWORD } from './accounts.ts'
import { activeDemoPeople, loadDemo } from './load.ts'
import { removeDemo } from './remove.ts'

const it = await testApp()
const { db } = it.database
const parts = { db, clock: it.clock, publicUrl: new URL('https://pravas.example') }

beforeEach(async () => {
  await it.database.reset()
  await loadDemo({ db, clock: it.clock, files: createFileStorage(it.dataDir), vault: await openBankVault(it.dataDir) })
})

const signIn = (email: string, password: string) => it.anonymous.post('/api/auth/login', { email, password })
const count = async (table: keyof Tables) => {
  const { number } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow()
  return Number(number)
}

test('nobody of the demo can sign in any more, and nothing of theirs is left but their names', async () => {
  const { headers } = await signIn('employee@pravas.example', DEMO_PASSWORD)
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const link = await createResetLink(parts, 'superadmin@pravas.example')
  const before = { trips: await count('trips'), expenses: await count('expenses') }
  expect(before.trips).toBeGreaterThan(4)

  expect(await removeDemo(parts)).toEqual({ people: 11, ...before, withoutManager: [] })

  expect((await it.anonymous.send('GET', '/api/auth/session', undefined, { cookie })).status).toBe(401)
  expect((await signIn('superadmin@pravas.example', DEMO_PASSWORD)).status).toBe(401)
  const token = link.split('/').at(-1) ?? ''
  expect(
    (await it.anonymous.post('/api/auth/password-reset/confirm', { token, password: 'x'.repeat(12) })).status,
  ).toBe(400)
  const left = [
    ...(['trips', 'trip_segments', 'expenses', 'receipts', 'decisions', 'sessions', 'password_resets'] as const),
    ...(['structure_entries', 'budgets', 'holidays', 'inbox_events'] as const),
  ]
  expect(await Promise.all(left.map(count))).toEqual(left.map(() => 0))
  const people = await db.selectFrom('people').select(['active', 'password_hash']).execute()
  expect(new Set(people.map((person) => JSON.stringify(person)))).toEqual(
    new Set(['{"active":false,"password_hash":null}']),
  )
})

test('what is kept about people is deleted from every table that refers to them', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'people'::regclass order by 1`.execute(db)
  // A table that is added here has to be emptied by removeDemo, unless it is the trail, a decision about others, what was published for all or goes with its trip.
  expect(rows.map(({ name }) => name)).toEqual([
    'advances',
    'approval_steps',
    'approval_turns',
    'assistant_choices',
    'audit_log',
    'bank_details',
    'batch_accounts',
    'booking_changes',
    'booking_files',
    'bookings',
    'calendar_feeds',
    'card_lines',
    'card_matches',
    'cards',
    'claim_drafts',
    'claim_verifications',
    'closed_months',
    'connections',
    'conversations',
    'decision_links',
    'decisions',
    'delegations',
    'duplicate_resolutions',
    'expenses',
    'exports',
    'file_uploads',
    'idempotency_keys',
    'inbox_events',
    'model_usage',
    'money_records',
    'notification_settings',
    'password_resets',
    'payment_batches',
    'payment_lines',
    'person_roles',
    'policy_drafts',
    'policy_versions',
    'receipt_addresses',
    'receipt_mails',
    'receipts',
    'reminders',
    'request_comments',
    'retention_runs',
    'service_tokens',
    'sessions',
    'sign_on_conflicts',
    'travel_preferences',
    'trip_drafts',
    'trips',
  ])
})

test('removing it again changes nothing, and the trail says it once', async () => {
  await removeDemo(parts)
  expect(await removeDemo(parts)).toMatchObject({ people: 0, trips: 0, expenses: 0 })
  expect(await activeDemoPeople(db)).toEqual([])
  const trail = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'demo.removed')
    .orderBy('id')
    .execute()
  expect(trail).toEqual([{ detail: expect.objectContaining({ people: 11 }) }])
})

test('a demo account stays one whatever its address and its organisation are called', async () => {
  await db.updateTable('organisations').set({ name: 'Acme' }).execute()
  await db.updateTable('people').set({ email: 'boss@acme.example' }).where('employee_id', '=', 'EMP9001').execute()
  expect(await activeDemoPeople(db)).toHaveLength(11)
  await removeDemo(parts)
  expect((await signIn('boss@acme.example', DEMO_PASSWORD)).status).toBe(401)
})

test('real people beside the demo keep all that is theirs, and those without a manager are named', async () => {
  await it.begin()
  const email = 'employee@pravas.example'
  await db.updateTable('people').set({ is_demo: false }).where('email', '=', email).execute()
  const build = builders(it)
  await build.trip({ traveller: 'employee', status: 'approved' })
  await build.expense({ claimant: 'employee' })
  await build.trip({ traveller: 'outsider', status: 'approved' })

  expect(await removeDemo(parts)).toEqual({ people: 10, trips: 1, expenses: 0, withoutManager: [email] })

  await it.anonymous.call(login, { body: { email, password: DEMO_PASSWORD } })
  const kept = ['trips', 'trip_segments', 'expenses', 'receipts', 'decisions', 'claim_drafts', 'conversations'] as const
  expect(await Promise.all(kept.map(count))).toEqual(kept.map(() => 1))
  expect(await homeOrganisation(db, undefined)).toBe(it.orgId())
})

test('others keep the lists that they use, with their budgets, and lose the rest of the demo’s', async () => {
  const email = 'employee@pravas.example'
  await db.updateTable('people').set({ is_demo: false }).where('email', '=', email).execute()
  await removeDemo(parts)
  const entries = await db.selectFrom('structure_entries').select(['id', 'code']).orderBy('code').execute()
  // Her department, grade, location and cost centre, and the project that she owns and her trips are booked on.
  expect(entries.map(({ code }) => code)).toEqual(['4100', 'DEL', 'E2', 'PRJ-101', 'SAL'])
  const budgets = await db.selectFrom('budgets').select('entry_id').distinct().execute()
  const known = new Map(entries.map(({ id, code }) => [id, code]))
  expect(budgets.map(({ entry_id: id }) => known.get(id)).sort()).toEqual(['4100', 'PRJ-101'])
})

test('an organisation that only the demo had is not where newcomers go', async () => {
  const demo = await homeOrganisation(db, undefined)
  await removeDemo(parts)
  expect(await homeOrganisation(db, undefined)).not.toBe(demo)
})

test('after it the demo is not loaded again', async () => {
  await removeDemo(parts)
  expect(
    await loadDemo({
      db,
      clock: it.clock,
      files: createFileStorage(it.dataDir),
      vault: await openBankVault(it.dataDir),
    }),
  ).toBeNull()
  expect(await activeDemoPeople(db)).toEqual([])
})
