import { ERRORS } from '@pravas/contract/errors'
import {
  deletePolicyDraft,
  dryRunPolicy,
  exportPolicy,
  exportPolicyDraft,
  getPolicy,
  getPolicyDraft,
  getPolicyVersion,
  importPolicyDraft,
  listPolicyVersions,
  putPolicyDraft,
} from '@pravas/contract/policies'
import type { PolicyDocument } from '@pravas/contract/policy-document'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { FIRST_POLICIES } from './first-policies.ts'
import { exportPolicy as exportFile, importPolicy as importFile } from './operator-service.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db } = it.database
const admin = () => as('superadmin')

const TODAY = '2026-06-10'
const policyOn = (on: string) => as('employee').call(getPolicy, { query: { on } })

/** Today's policy with other days of notice. */
async function withNotice(days: number): Promise<PolicyDocument> {
  const policy = await policyOn(TODAY)
  return {
    ...policy,
    rules: policy.rules.map((entry) => (entry.rule === 'trip.booked_late' ? { ...entry, days } : entry)),
  }
}

const draft = async (days: number) => admin().call(putPolicyDraft, { body: await withNotice(days) })
const publish = (valid_from: string, why = 'Fares rose') =>
  admin().post('/api/policy/draft/publish', { valid_from, why })

/** Every row of the database, by table. */
async function everyTable(): Promise<Record<string, unknown[]>> {
  const tables = await db.introspection.getTables()
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['trips', 'expenses', 'audit_log', 'sessions']))
  const rows = tables.map(async ({ name }) => {
    const found = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(name)} as t`.execute(db)
    return [name, found.rows.map(({ row }) => JSON.stringify(row)).sort()] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

test('everybody reads the policy of a day, and of today when none is named', async () => {
  expect(await policyOn('2026-03-31')).toEqual(FIRST_POLICIES[0])
  expect(await as('newjoiner').call(getPolicy, { query: {} })).toEqual(FIRST_POLICIES[1])
  expect((await as('employee').get('/api/policy?on=2019-01-01')).status).toBe(404)
  expect((await as('employee').get('/api/policy?on=2026-02-30')).status).toBe(400)
})

test('a draft holds for nobody until it is published, and then from its day on', async () => {
  expect(await draft(3)).toMatchObject({ version: 1, policy: { valid_from: '2026-04-01' } })
  expect(await policyOn(TODAY)).toEqual(FIRST_POLICIES[1])
  expect((await publish('2026-07-01')).status).toBe(200)
  expect(await policyOn('2026-06-30')).toEqual(FIRST_POLICIES[1])
  expect(await policyOn('2026-07-01')).toEqual({ ...(await withNotice(3)), valid_from: '2026-07-01' })
  expect((await admin().get('/api/policy/draft')).status).toBe(404)
  expect((await admin().get('/api/policy/drafts')).body).toEqual({ items: [], next: null })
})

test('of two policies from the same day the one published later holds, and the history keeps both', async () => {
  for (const days of [3, 5]) {
    await draft(days)
    await publish(TODAY, `${days} days of notice`)
  }
  expect(await policyOn(TODAY)).toMatchObject({ rules: expect.arrayContaining([expect.objectContaining({ days: 5 })]) })
  const { items } = await admin().call(listPolicyVersions)
  expect(items.map(({ valid_from, why, published_by }) => [valid_from, why, published_by !== null])).toEqual([
    [TODAY, '5 days of notice', true],
    [TODAY, '3 days of notice', true],
    ['2026-04-01', 'The policy that Pravas starts with', false],
    ['2020-04-01', 'The policy that Pravas starts with', false],
  ])
})

test('a policy of the past is never changed', async () => {
  await draft(3)
  expect((await publish('2026-06-09')).body).toMatchObject({ status: 409, code: 'policy.past' })
  expect(await policyOn('2026-06-09')).toEqual(FIRST_POLICIES[1])
  expect((await admin().call(getPolicyDraft)).version).toBe(1)
})

test('what was requested keeps its findings, and new requests are judged by the new policy', async () => {
  const before = await build.trip()
  await draft(2)
  await publish(TODAY)
  const after = await build.trip()
  const rows = await db.selectFrom('trips').select(['trip_number', 'findings']).orderBy('id').execute()
  expect(rows).toEqual([
    { trip_number: before, findings: [expect.objectContaining({ rule: 'trip.booked_late', limit: 14 })] },
    { trip_number: after, findings: [] },
  ])
})

test('a draft that somebody else has changed is not overwritten', async () => {
  await draft(3)
  await draft(4)
  const changed = await admin().send('PUT', '/api/policy/draft', { ...(await withNotice(5)), version: 1 })
  expect(changed.body).toMatchObject({ status: 409, code: 'policy.draft_changed' })
  const published = await admin().post('/api/policy/draft/publish', { valid_from: TODAY, version: 1 })
  expect(published.body).toMatchObject({ status: 409, code: 'policy.draft_changed' })
  await admin().call(deletePolicyDraft)
  expect((await publish(TODAY)).body).toMatchObject({ status: 404, code: 'policy.no_draft' })
})

test.each<[string, (policy: PolicyDocument) => unknown]>([
  ['body.rules[0].limit', (policy) => ({ ...policy, rules: [{ ...policy.rules[0], limit: 3 }] })],
  ['body.rules[0].severity', (policy) => ({ ...policy, rules: [{ ...policy.rules[0], severity: 'stop' }] })],
  [
    'body.rules[0].applies.city_classes',
    (policy) => ({ ...policy, rules: [{ ...policy.rules[0], applies: { city_classes: ['hill'] } }] }),
  ],
  [
    'body.rules[0].rule',
    (policy) => ({ ...policy, rules: [{ ...policy.rules[0], rule: 'expense.taxi', vehicle: 'car', per_km: 12 }] }),
  ],
])('a draft with a mistake at %s is refused', async (path, broken) => {
  const { status, body } = await admin().send('PUT', '/api/policy/draft', broken(await policyOn(TODAY)))
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(path.replace('.limit', ''))
})

test('an exported file can be imported, and one that is no policy says what is wrong', async () => {
  const { file, name } = await as('employee').call(exportPolicy, { query: { on: TODAY } })
  expect(name).toBe('policy-2026-04-01.yaml')
  expect((await admin().call(importPolicyDraft, { body: { file } })).policy).toEqual(FIRST_POLICIES[1])
  const broken = await admin().post('/api/policy/draft/import', { file: file.replace('days: 14', 'days: many') })
  expect(broken.status).toBe(400)
  expect(JSON.stringify(broken.body)).toContain('rules.0.days: Days has to be a number.')
})

test('a dry run says who would have been flagged, and writes nothing', async () => {
  const trip = await build.trip()
  await build.expense()
  await draft(5)
  const days = { from: TODAY, until: TODAY }
  const client = admin()
  // The session of who asks is there, and so is what the product makes at its first use.
  await client.call(dryRunPolicy, { body: days })
  const before = await everyTable()
  const run = await client.call(dryRunPolicy, { body: days })
  expect(run).toMatchObject({ requests: 2, flagged: 0, before: 1, undecidable: 1 })
  expect(run.items).toMatchObject([
    {
      number: trip,
      findings: [],
      before: [{ rule: 'trip.booked_late' }],
      undecidable: ['flight.over_lowest'],
      missing: ['lowest_fare'],
    },
  ])
  expect(await everyTable()).toEqual(before)
})

test('a dry run adds up every request and tells which would no longer be flagged', async () => {
  const late = await build.expense({ rupees: [900] })
  for (const rupees of [12_500, 12_700]) await build.trip({ rupees })
  const policy = await policyOn(TODAY)
  const rules = policy.rules.filter(({ rule }) => rule !== 'trip.booked_late')
  const days = { from: TODAY, until: TODAY }
  await admin().call(putPolicyDraft, { body: { ...policy, rules } })
  expect(await admin().call(dryRunPolicy, { body: days })).toMatchObject({ flagged: 2, excess: 1200 })
  const further = rules.filter(({ rule }) => !rule.startsWith('flight.'))
  const clause = { number: '4', text: 'No long lunches.' }
  const food = { rule: 'expense.category_cap', clause, severity: 'warn', category: 'Food', amount: 500 } as const
  await admin().call(putPolicyDraft, { body: { ...policy, rules: [...further, food] } })
  const run = await admin().call(dryRunPolicy, { body: days })
  expect(run).toMatchObject({ flagged: 1, before: 2, undecidable: 0, excess: 400 })
  expect(run.items).toMatchObject([{ number: late, before: [], findings: [{ rule: 'expense.category_cap' }] }])
  expect(run.cleared).toMatchObject([{ findings: [] }, { findings: [] }])
})

test('a published version can be read as it was, and the draft as a file', async () => {
  await draft(3)
  expect((await admin().call(exportPolicyDraft, { query: { format: 'json' } })).file).toContain('"days": 3')
  await publish(TODAY)
  await draft(5)
  await publish(TODAY)
  const { items } = await admin().call(listPolicyVersions)
  const [, before] = await Promise.all(
    items.map(({ id: versionId }) => admin().call(getPolicyVersion, { params: { versionId } })),
  )
  expect(before).toEqual({ ...(await withNotice(3)), valid_from: TODAY })
  expect((await admin().get('/api/policy/history/none')).status).toBe(404)
})

test('an import does not overwrite a draft that somebody else has changed', async () => {
  const { file } = await as('employee').call(exportPolicy, { query: { on: TODAY } })
  await draft(3)
  await draft(4)
  const answer = await admin().post('/api/policy/draft/import', { file, version: 1 })
  expect(answer.body).toMatchObject({ status: 409, code: 'policy.draft_changed' })
})

test('without a draft a dry run flags what was flagged when it was requested', async () => {
  const trip = await build.trip({ rupees: 12_500 })
  await build.trip({ traveller: 'colleague' })
  await build.expense()
  it.clock.set('2026-07-20T06:30:00Z')
  const late = await build.expense()
  const run = await admin().call(dryRunPolicy, { body: { from: TODAY, until: '2026-07-20' } })
  expect(run).toMatchObject({ requests: 4, flagged: 3, before: 3, excess: 500, excess_before: 500 })
  expect(run.items.map(({ number }) => number)).toEqual(expect.arrayContaining([trip, late]))
  for (const { findings, before } of run.items) expect(findings).toEqual(before)
})

test('a record from before facts were kept is judged by what it holds, and the rest cannot be decided', async () => {
  await build.trip({ rupees: 12_500 })
  await build.expense({ rupees: [900, 800] })
  await db.updateTable('trips').set({ policy_facts: null }).execute()
  await db.updateTable('expenses').set({ policy_facts: null }).execute()
  const run = await admin().call(dryRunPolicy, { body: { from: TODAY, until: TODAY } })
  expect(run).toMatchObject({ requests: 2, flagged: 1, before: 1, undecidable: 1 })
  const claim = run.items.find(({ type }) => type === 'expense')
  expect(claim?.undecidable).toContain('expense.duplicate')
})

test('an operator exports a policy, and imports it as a draft or publishes it', async () => {
  const parts = { db, clock: it.clock }
  const organisation = null
  const file = await exportFile(parts, { organisation, on: TODAY, format: 'json' })
  const draftOnly = { organisation, file, publish: false, why: '' }
  expect(await importFile(parts, draftOnly)).toBeNull()
  expect(await admin().call(getPolicyDraft)).toMatchObject({ updated_by: 'Operator', policy: FIRST_POLICIES[1] })
  await expect(importFile(parts, { ...draftOnly, publish: true })).rejects.toThrow(ERRORS['policy.past'].title)
  const later = file.replace('2026-04-01', '2026-08-01')
  expect(await importFile(parts, { ...draftOnly, file: later, publish: true, why: 'Yearly review' })).toBe('2026-08-01')
  expect((await policyOn('2026-08-01')).valid_from).toBe('2026-08-01')
  await expect(importFile(parts, { ...draftOnly, file: 'rules: none' })).rejects.toThrow('rules:')
  await expect(exportFile(parts, { organisation: 'Nobody Ltd', on: null, format: 'yaml' })).rejects.toThrow(
    'no organisation called Nobody Ltd',
  )
})
