import { createHash } from 'node:crypto'
import { decideAdvance, requestAdvance } from '@pravas/contract/advances'
import { verifyAudit } from '@pravas/contract/audit'
import { putBankDetails } from '@pravas/contract/bank-details'
import { createBatch, payBatch } from '@pravas/contract/finance'
import { changeOrganisation } from '@pravas/contract/organisation'
import { dryRunRetention, listRetention, runRetention } from '@pravas/contract/retention'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readCheckpointKey } from '../audit/checkpoint-key.ts'
import { checkpointKey } from '../audit/checkpoint-rules.ts'
import { selectCheckpoint } from '../audit/checkpoint-store.ts'
import { verifyChain } from '../audit/verify-service.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../ids.ts'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { DELETED_WITH_REQUESTS } from './retention-store.ts'

const it = await testApp()
const { db } = it.database
const build = builders(it)
const administrator = () => it.as('administrator')

/** Ten years of requests: one of each outcome a year, in June, with their events, mails and uses of a model. */
async function tenYears(): Promise<void> {
  for (let year = 2017; year <= 2026; year += 1) {
    it.clock.set(`${year}-06-10T06:30:00Z`)
    await build.trip({ status: 'approved' })
    await build.trip({ status: 'rejected' })
    await build.expense({ status: 'rejected', trip: await build.trip({ status: 'approved' }) })
    const number = await build.expense({ status: 'approved' })
    const finance = it.as('finance')
    const { id } = await finance.call(createBatch, { body: { claims: [number] } })
    const body = { reference: `UTR${year}`, paid_on: `${year}-06-10` }
    await it.as('superadmin').call(payBatch, { params: { batchId: id }, body })
    // Waits, however old it is.
    await build.expense({ status: 'pending' })
    const used = { org_id: it.orgId(), person_id: it.actor('employee').personId, day: `${year}-06-10` }
    await db.insertInto('model_usage').values(used).execute()
  }
  // Builders give every request the same days of June 2026.
  await sql`update trips set departure_date = (created_at at time zone 'Asia/Kolkata')::date`.execute(db)
  await sql`update expenses set expense_date = (created_at at time zone 'Asia/Kolkata')::date`.execute(db)
}

const TABLES = [
  ...(['trips', 'trip_segments', 'expenses', 'receipts', 'decisions', 'payment_lines', 'payment_batches'] as const),
  ...(['money_records', 'claim_verifications', 'model_usage', 'outbox_mails', 'inbox_events', 'audit_log'] as const),
  ...([
    'audit_seals',
    'audit_heads',
    'audit_checkpoints',
    'retention_runs',
    'approval_turns',
    'conversations',
  ] as const),
] as const

/** A digest of all that is on record. */
async function state(): Promise<Record<string, unknown>> {
  const digests = TABLES.map(async (table) => {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} as t order by 1`.execute(
      db,
    )
    return [
      table,
      rows.length,
      createHash('sha256')
        .update(rows.map(({ row }) => row).join('\n'))
        .digest('hex'),
    ]
  })
  return Object.fromEntries((await Promise.all(digests)).map(([table, ...of]) => [table, of]))
}
const verified = () => administrator().call(verifyAudit, {})

test('a ten-year database loses what has served its time, once, and its trail is verified before and after', async () => {
  await tenYears()
  it.clock.set('2026-11-26T06:30:00Z')
  expect(await verified()).toMatchObject({ fault: null, checkpoint: null })
  const before = await state()

  const { items } = await administrator().call(dryRunRetention)
  const counted = Object.fromEntries(items.map(({ kind, count }) => [kind, count]))
  // The financial years that ended in March 2018 or before: one of the ten.
  expect(counted).toMatchObject({ claims: 2, trips: 3, payments: 1, usage: 8 })
  expect(await state()).toEqual(before)

  const first = await administrator().call(runRetention)
  expect(first).toMatchObject({ complete: true, fault: null })
  expect(Object.fromEntries(first.removed.map(({ kind, count }) => [kind, count]))).toEqual(
    Object.fromEntries(Object.entries(counted).filter(([, count]) => count > 0)),
  )
  const left = await db.selectFrom('expenses').select(['status', 'created_at']).orderBy('created_at').execute()
  expect(left[0]).toMatchObject({ status: 'pending' })
  expect(left).toHaveLength(28)
  const oldest = await db.selectFrom('audit_log').select('at').orderBy('at').executeTakeFirstOrThrow()
  expect(oldest.at.toISOString()).toBe('2018-06-10T06:30:00.000Z')
  const cut = await verified()
  expect(cut).toMatchObject({ fault: null, checkpoint: { before: '2018-04-01', seq: counted.audit } })

  const after = await state()
  expect(await administrator().call(runRetention)).toEqual({ removed: [], complete: true, fault: null })
  await it.app.retention.runDue()
  expect(await state()).toEqual(after)
  expect(await verified()).toMatchObject({ fault: null, hash: cut.hash })

  const { items: runs } = await administrator().call(listRetention, { query: {} })
  expect(runs).toMatchObject([{ by: it.actor('administrator').name, complete: true, removed: first.removed }])
  const trail = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'retention.deleted')
    .orderBy('id')
    .execute()
  expect(trail.map(({ detail }) => detail.kind).sort()).toEqual(first.removed.map(({ kind }) => kind).sort())
}, 120_000)

test('the trail is cut again years later, from one checkpoint to the next', async () => {
  for (const year of [2010, 2012]) {
    it.clock.set(`${year}-06-10T06:30:00Z`)
    await build.trip({ status: 'rejected' })
  }
  for (const day of ['2020-06-10', '2026-06-10']) {
    it.clock.set(`${day}T06:30:00Z`)
    await it.app.retention.runDue()
    expect(await verified()).toMatchObject({ fault: null })
  }
  expect((await selectCheckpoint(db, it.orgId()))?.before).toBe('2018-04-01')
})

async function cutTrail(): Promise<void> {
  it.clock.set('2010-06-10T06:30:00Z')
  await build.trip({ status: 'rejected' })
  it.clock.set('2026-06-10T06:30:00Z')
  await build.trip({ status: 'rejected' })
  await administrator().call(runRetention)
}
const orgs = () => ({ orgId: it.orgId() })
async function faultWith(change: () => Promise<unknown>): Promise<string | undefined> {
  await cutTrail()
  expect((await verified()).fault).toBeNull()
  await change()
  return (await verified()).fault?.text
}

test.each([
  ['the number of its entry', sql`seq = seq + 1`],
  ['its hash', sql`hash = sha256('1')`],
  ['its day', sql`before = before + 1`],
  ['its moment', sql`made_at = made_at + interval '1 second'`],
  ['its signature', sql`signature = sha256('1')`],
])('a checkpoint of which somebody changed %s is caught', async (_, change) => {
  expect(await faultWith(() => sql`update audit_checkpoints set ${change}`.execute(db))).toContain('not signed by this')
})

test('a checkpoint that somebody signed with another key is caught, and so is one that is gone', async () => {
  const other = checkpointKey(Buffer.alloc(32, 7))
  const forge = async () => {
    // Somebody with full rights in the database cuts away what they don't want to be seen.
    const { rows } = await sql<{ hash: Buffer }>`select hash from audit_seals order by seq desc limit 1`.execute(db)
    const last = await db.selectFrom('audit_heads').select('seq').executeTakeFirstOrThrow()
    const hash = Buffer.from(rows[0]?.hash ?? '').toString('hex')
    const made = { ...orgs(), seq: last.seq, hash, before: '2026-06-10', madeAt: it.clock.now() }
    const { signature, key } = other.sign(made)
    await sql`update audit_checkpoints set seq = ${made.seq}, hash = ${Buffer.from(hash, 'hex')}, before = ${made.before},
      made_at = ${made.madeAt}, key = ${key}, signature = ${signature}`.execute(db)
    await sql`alter table audit_log disable trigger user`.execute(db)
    await sql`delete from audit_log`.execute(db)
    await sql`alter table audit_log enable trigger user`.execute(db)
    await sql`delete from audit_seals`.execute(db)
  }
  expect(await faultWith(forge)).toContain('not signed by this')
  await it.begin()
  expect(await faultWith(() => sql`delete from audit_checkpoints`.execute(db))).toContain('removed')
})

test('with the name of our key but another signature it is caught all the same', async () => {
  const ours = await readCheckpointKey(it.dataDir)
  const forged = checkpointKey(Buffer.alloc(32, 7)).sign({
    ...{ ...orgs(), seq: 1, hash: 'ab'.repeat(32), before: '2018-04-01', madeAt: it.clock.now() },
  })
  expect(ours.isOurs({ ...forged, key: ours.fingerprint })).toBe(false)
  expect(ours.isOurs(ours.sign(forged))).toBe(true)
})

test('a trail that is broken is not cut, and the run says why', async () => {
  it.clock.set('2010-06-10T06:30:00Z')
  await build.trip({ status: 'rejected' })
  await sql`update audit_seals set hash = sha256('1') where seq = 1`.execute(db)
  it.clock.set('2026-06-10T06:30:00Z')
  const { complete, fault } = await administrator().call(runRetention)
  expect([complete, fault]).toEqual([false, 'Entry 1 of the audit trail is not as it was sealed.'])
  const { fault: found } = await verifyChain(db, it.orgId())
  expect(found).toMatchObject({ seq: 1, what: 'changed' })
  expect((await administrator().call(listRetention, { query: {} })).items[0]).toMatchObject({ fault })
})

test('nothing but a cut at a checkpoint deletes from the trail', async () => {
  await cutTrail()
  const remove = inTransaction(db, async (trx) => {
    await sql`select set_config('pravas.audit_retention', 'on', true)`.execute(trx)
    await sql`delete from audit_log`.execute(trx)
  })
  await expect(remove).rejects.toThrow('append-only')
})

test('what a run does is bounded, and the next one goes on', async () => {
  const old = new Date('2020-01-01T00:00:00Z')
  const mail = {
    org_id: it.orgId(),
    to_name: 'A',
    to_address: 'a@b.example',
    subject: 's',
    body: 'b',
    attachments: '[]',
  }
  const more = { record_kind: null, record_id: null, status: 'sent' as const, sent_at: old, created_at: old }
  const rows = Array.from({ length: 450 }, () => ({ ...mail, ...more, id: newId(), next_attempt_at: old }))
  await db.insertInto('outbox_mails').values(rows).execute()
  const kept = { conversations_days: null, notifications_days: 180, usage_days: 730, records_years: 8 }
  await administrator().call(changeOrganisation, { body: { retention: { ...kept, mails_days: 30 } } })
  const { removed } = await administrator().call(runRetention)
  expect(removed).toMatchObject([{ kind: 'mails', count: 450 }])
  const steps = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'retention.deleted')
    .orderBy('id')
    .execute()
  expect(steps.map(({ detail }) => detail.count)).toEqual([200, 200, 50])
})

test('what served the account of somebody who left goes a year later, unless they are owed something', async () => {
  const { personId } = it.actor('employee')
  const account = { account_holder: 'Asha Rao', account_number: '123456789012', ifsc: 'HDFC0001234' }
  await it.as('employee').call(putBankDetails, { body: account })
  const number = await build.expense({ status: 'approved' })
  await db
    .updateTable('people')
    .set({ active: false, deactivated_at: it.clock.now() })
    .where('id', '=', personId)
    .execute()
  const leavers = async () => {
    const { items } = await administrator().call(dryRunRetention)
    return items.find(({ kind }) => kind === 'leavers')?.count
  }
  it.clock.set('2027-06-11T06:30:00Z')
  expect(await leavers()).toBe(0)
  const { id: batchId } = await it.as('finance').call(createBatch, { body: { claims: [number] } })
  const paid = { reference: 'UTR1', paid_on: '2027-06-11' }
  await it.as('superadmin').call(payBatch, { params: { batchId }, body: paid })
  expect(await leavers()).toBe(1)
  const { removed } = await administrator().call(runRetention)
  expect(removed).toContainEqual({ kind: 'leavers', count: 1, before: '2026-06-11' })
  expect(await db.selectFrom('bank_details').select('person_id').execute()).toEqual([])
  expect(await leavers()).toBe(0)
})

test('claims and advances that are set off against each other go together', async () => {
  const pay = async (day: string, claims: string[], advances: string[] = []) => {
    const { id: batchId } = await it.as('finance').call(createBatch, { body: { claims, advances } })
    await it.as('superadmin').call(payBatch, { params: { batchId }, body: { reference: 'UTR1', paid_on: day } })
  }
  it.clock.set('2017-06-10T06:30:00Z')
  const trip = await build.trip({ status: 'approved' })
  const body = { trip, amount: 2000, purpose: 'Cash' }
  const { id: advanceId } = await it.as('employee').call(requestAdvance, { body })
  await it.as('manager').call(decideAdvance, { params: { advanceId }, body: { verdict: 'approved' } })
  await pay('2017-06-10', [], [advanceId])
  await pay('2017-06-10', [await build.expense({ status: 'approved', trip })])
  // The rest of it is set off in 2020.
  it.clock.set('2020-06-10T06:30:00Z')
  await pay('2020-06-10', [await build.expense({ status: 'approved', trip })])
  await sql`update trips set departure_date = '2017-06-19'`.execute(db)
  await sql`update expenses set expense_date = (created_at at time zone 'Asia/Kolkata')::date`.execute(db)
  const left = async () => [
    (await db.selectFrom('expenses').select('id').execute()).length,
    (await db.selectFrom('advances').select('open_paise').execute()).map(({ open_paise: open }) => open),
    (await db.selectFrom('trips').select('id').execute()).length,
  ]
  it.clock.set('2029-03-31T06:30:00Z')
  await administrator().call(runRetention)
  expect(await left()).toEqual([2, [0], 1])
  it.clock.set('2029-04-01T06:30:00Z')
  const { items } = await administrator().call(dryRunRetention)
  const { removed } = await administrator().call(runRetention)
  expect(removed).toEqual(items.filter(({ count }) => count > 0))
  expect(removed).toMatchObject([{ kind: 'claims', count: 2 }, { kind: 'advances', count: 1 }, {}, {}, {}])
  expect(await left()).toEqual([0, [], 0])
})

test('fewer than eight years are refused', async () => {
  const retention = { conversations_days: null, mails_days: null, notifications_days: 180, usage_days: 730 }
  const body = { retention: { ...retention, records_years: 7 } }
  expect(await administrator().refused(changeOrganisation, { body })).toMatchObject({
    errors: [{ path: 'body.retention.records_years', message: 'At least 8 years: the law asks for them.' }],
  })
})

test('every table that refers to a claim, a trip or what becomes of them is decided on', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid in ('expenses'::regclass, 'trips'::regclass) and confdeltype = 'a' order by 1`.execute(
    db,
  )
  // A table that is added here has to be emptied of what a claim or a trip takes with it, in `retention-store.ts`.
  const undecided = rows.map(({ name }) => name).filter((name) => !DELETED_WITH_REQUESTS.includes(name))
  // A draft outlives the request that it was about.
  expect(undecided).toEqual(['claim_drafts'])
})
