import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { approveTrip } from '@pravas/contract/approvals'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { type AdminCommand, runAdminCommand } from '../admin/command.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../ids.ts'
import { adminParts } from '../testing/admin-parts.ts'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { follow, headsIn, valuesDigestOf } from './chain-rules.ts'
import { selectSealed } from './chain-store.ts'
import { eraseAuditValues } from './erasure-service.ts'
import { type AuditEntry, recordAudit, recordAudits } from './store.ts'
import { verifyChain } from './verify-service.ts'

const it = await testApp()
const { db } = it.database
const build = builders(it)

const AT = new Date('2026-06-10T06:30:00Z')
const entry = (number: number): AuditEntry => ({
  orgId: it.orgId(),
  actorId: it.actor('finance').personId,
  action: 'trip.approved',
  recordKind: 'trip',
  recordId: newId(),
  detail: { reason: `“${number}” \u0001\n\\ ₹ 🙂`, limit: 1.5 },
  at: AT,
})

/** Five entries, in chain order, of which the third is spoilt. */
async function fiveEntries(): Promise<string[]> {
  const before = await ids()
  for (let number = 1; number <= 5; number += 1) await recordAudit(db, entry(number))
  return (await ids()).slice(before.length)
}
async function ids(): Promise<string[]> {
  const rows = await db.selectFrom('audit_seals').select('entry_id').orderBy('seq').execute()
  return rows.map(({ entry_id: id }) => id)
}
/** Changes the trail as somebody with full rights in the database does, past its triggers. */
async function tamper(work: (trx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<unknown>) {
  await inTransaction(db, async (trx) => {
    await sql`alter table audit_log disable trigger user`.execute(trx)
    await work(trx)
    await sql`alter table audit_log enable trigger user`.execute(trx)
  })
}
const faultOf = async () => (await verifyChain(db, it.orgId())).fault
async function admin(command: AdminCommand): Promise<string[]> {
  const heard: string[] = []
  const voice = { out: (line: string) => void heard.push(line), note: () => {} }
  await runAdminCommand(adminParts(it), command, voice)
  return heard
}

test('entries are numbered without a gap, and the chain holds', async () => {
  await fiveEntries()
  await recordAudits(
    db,
    Array.from({ length: 1200 }, (_, at) => entry(at)),
  )

  const { head, fault } = await verifyChain(db, it.orgId())
  expect(fault).toBeNull()
  const seals = await db.selectFrom('audit_seals').select('seq').orderBy('seq').execute()
  expect(seals.map(({ seq }) => seq)).toEqual(Array.from({ length: seals.length }, (_, at) => at + 1))
  expect(head.seq).toBe(seals.length)
  expect(await admin({ command: 'audit verify', heads: [] })).toEqual([
    expect.stringMatching(new RegExp(`^.+: ${head.seq} entries verified\\. Head: ${head.seq} ${head.hash}$`)),
  ])
})

test('what is rolled back leaves no gap', async () => {
  const failed = inTransaction(db, async (trx) => {
    await recordAudit(trx, entry(1))
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await fiveEntries()
  expect(await faultOf()).toBeNull()
})

test('decisions at the same time each get their place', async () => {
  const trips = await Promise.all(Array.from({ length: 8 }, () => build.trip()))
  await Promise.all(trips.map((id) => it.as('manager').call(approveTrip, { body: { id } })))

  const { fault } = await verifyChain(db, it.orgId())
  expect(fault).toBeNull()
  const decided = await db
    .selectFrom('audit_log')
    .select('channel')
    .where('action', '=', 'trip.approved')
    .orderBy('id')
    .execute()
  expect(decided).toEqual(Array.from({ length: 8 }, () => ({ channel: 'page' })))
})

const CHANGES = {
  action: sql`action = 'trip.rejected'`,
  actor: sql`actor_id = null`,
  record: sql`record_id = null`,
  'kind of record': sql`record_kind = 'expense'`,
  time: sql`at = at + interval '1 second'`,
  channel: sql`channel = 'page'`,
  details: sql`detail = '{"reason": "other"}'`,
  address: sql`address = '192.0.2.1'`,
  salt: sql`salt = gen_random_uuid()`,
}
test.each(Object.keys(CHANGES) as (keyof typeof CHANGES)[])('a changed %s is caught', async (what) => {
  const [, , third = ''] = await fiveEntries()
  await tamper((trx) => sql`update audit_log set ${CHANGES[what]} where id = ${third}`.execute(trx))

  expect((await faultOf())?.entryId).toBe(third)
  await expect(admin({ command: 'audit verify', heads: [] })).rejects.toThrow(
    new RegExp(`^The audit trail of .+ is broken\\. Entry \\d+ \\(trip\\.\\w+, 2026-06-10, id ${third}\\) was changed`),
  )
})

test.each([
  [1, 'the first'],
  [3, 'one between'],
  [5, 'the last'],
])('a removed entry is caught: %s', async (place) => {
  const entries = await fiveEntries()
  const gone = entries[place - 1] ?? ''
  await tamper((trx) => sql`delete from audit_log where id = ${gone}`.execute(trx))
  const fault = await faultOf()
  expect(fault?.what).toBe('removed')

  await sql`delete from audit_seals where entry_id = ${gone}`.execute(db)
  expect(await faultOf()).toMatchObject({ seq: fault?.seq, what: 'removed' })
})

test('entries that changed places are caught, with their seals or without', async () => {
  const [, second = '', third = ''] = await fiveEntries()
  const swap = (column: 'entry_id' | 'seq') => sql`
    update audit_seals as one set ${sql.ref(column)} = other.${sql.ref(column)}, hash = one.hash
    from audit_seals as other
    where (one.entry_id = ${second} and other.entry_id = ${third}) or (one.entry_id = ${third} and other.entry_id = ${second})`
  await sql`alter table audit_seals drop constraint audit_seals_org_id_entry_id_key`.execute(db)
  try {
    await swap('entry_id').execute(db)
    expect(await faultOf()).toMatchObject({ what: 'changed', entryId: third })
    await swap('entry_id').execute(db)
    expect(await faultOf()).toBeNull()
  } finally {
    await sql`alter table audit_seals add constraint audit_seals_org_id_entry_id_key unique (org_id, entry_id)`.execute(
      db,
    )
  }

  // As if each had happened in the other's place: their ids change hands.
  const other = newId()
  await tamper(async (trx) => {
    for (const [from, to] of [
      [second, other],
      [third, second],
      [other, third],
    ])
      await sql`update audit_log set id = ${to} where id = ${from}`.execute(trx)
  })
  expect(await faultOf()).toMatchObject({ what: 'changed', entryId: second })
})

test('an entry rests on the one before it: after another hash it does not hold', async () => {
  await fiveEntries()
  const orgId = it.orgId()
  const [first, ...later] = await selectSealed(db, orgId, { after: 0, until: 5, limit: 5 })
  const isErased = async () => false

  const before = { seq: 1, hash: first?.hash ?? '' }
  expect((await follow(before, later, isErased)).fault).toBeUndefined()
  expect((await follow({ ...before, hash: 'ab'.repeat(32) }, later, isErased)).fault).toMatchObject({
    seq: 2,
    what: 'changed',
  })
})

test('an entry that was added past the triggers is caught, with a made-up seal or without', async () => {
  const [first = ''] = await fiveEntries()
  const added = newId()
  await tamper((trx) =>
    sql`insert into audit_log (org_id, id, action, record_kind, detail, at)
      select org_id, ${added}, 'trip.approved', 'trip', '{}', at from audit_log where id = ${first}`.execute(trx),
  )
  expect(await faultOf()).toMatchObject({ what: 'unsealed', entryId: added })

  await sql`insert into audit_seals (org_id, seq, entry_id, values_digest, hash)
    select org_id, max(seq) + 1, ${added}, sha256('1'), sha256('2') from audit_seals group by org_id`.execute(db)
  expect(await faultOf()).toMatchObject({ what: 'head changed' })
  await sql`update audit_heads set seq = seq + 1`.execute(db)
  expect(await faultOf()).toMatchObject({ what: 'changed', entryId: added })
})

test('a chain that was cut short is caught by its head', async () => {
  await fiveEntries()
  await tamper(async (trx) => {
    await sql`delete from audit_log where id = (select entry_id from audit_seals order by seq desc limit 1)`.execute(
      trx,
    )
    await sql`delete from audit_seals where seq = (select max(seq) from audit_seals)`.execute(trx)
  })
  expect(await faultOf()).toMatchObject({ what: 'removed' })
  await sql`delete from audit_heads`.execute(db)
  expect(await faultOf()).toMatchObject({ what: 'head changed' })
})

test('an entry that was moved to another organisation is caught in both', async () => {
  const other = newId()
  await db.insertInto('organisations').values({ id: other, name: 'Other' }).execute()
  const [, , third = ''] = await fiveEntries()
  await recordAudit(db, { ...entry(1), orgId: other, actorId: null })
  const faultOfOther = async () => (await verifyChain(db, other)).fault

  await tamper((trx) => sql`update audit_log set org_id = ${other}, actor_id = null where id = ${third}`.execute(trx))
  expect(await faultOf()).toMatchObject({ what: 'removed' })
  expect(await faultOfOther()).toMatchObject({ what: 'unsealed', entryId: third })

  // With its seal, as the last of the other chain, and with that chain's head.
  await sql`update audit_seals set org_id = ${other}, seq = 2 where entry_id = ${third}`.execute(db)
  expect(await faultOf()).toMatchObject({ what: 'removed' })
  expect(await faultOfOther()).toMatchObject({ what: 'head changed' })
  await sql`update audit_heads set seq = 2, hash = (select hash from audit_seals where entry_id = ${third})
    where org_id = ${other}`.execute(db)
  expect(await faultOfOther()).toMatchObject({ what: 'changed', entryId: third })
})

test('a trail whose start is gone is caught, also with what says that it was cut there', async () => {
  const before = await ids()
  const five = await fiveEntries()
  const gone = [...before, ...five.slice(0, 2)]
  await tamper((trx) => sql`delete from audit_log where id = any (${gone}::uuid[])`.execute(trx))
  await sql`delete from audit_seals where entry_id = any (${gone}::uuid[])`.execute(db)
  expect(await faultOf()).toMatchObject({ seq: 1, what: 'removed' })

  await sql`insert into audit_checkpoints (org_id, seq, hash, before, made_at, key, signature)
    select ${it.orgId()}, ${gone.length}, sha256('1'), '2026-01-01', ${AT}, 'made up', sha256('3')`.execute(db)
  expect(await faultOf()).toMatchObject({ what: 'checkpoint changed' })
})

test('a trail whose end is gone with its seals, and whose head was set back, lacks a head that was kept elsewhere', async () => {
  await fiveEntries()
  const kept = await admin({ command: 'audit verify', heads: [] })
  const pack = JSON.stringify({ month: '2026-06', head: (await verifyChain(db, it.orgId())).head }, null, 2)
  expect(headsIn(kept.join('\n'))).toEqual(headsIn(pack))
  await fiveEntries()
  expect((await admin({ command: 'audit verify', heads: headsIn(pack) })).at(-1)).toBe(
    'Heads that were kept earlier: 1, all still in the trail.',
  )

  await tamper(async (trx) => {
    const last = sql`select entry_id from audit_seals order by seq desc limit 6`
    await sql`delete from audit_log where id in (${last})`.execute(trx)
    await sql`delete from audit_seals where entry_id in (${last})`.execute(trx)
    await sql`update audit_heads set (seq, hash) = (select seq, hash from audit_seals order by seq desc limit 1)`.execute(
      trx,
    )
  })
  // By itself such a trail holds.
  expect(await faultOf()).toBeNull()
  const [{ seq, hash } = { seq: 0, hash: '' }] = headsIn(pack)
  await expect(admin({ command: 'audit verify', heads: headsIn(pack) })).rejects.toThrow(
    `No trail has entry ${seq} with the hash ${hash} any more: it was cut short, or written anew, after that was kept.`,
  )
})

test('the trail itself refuses to be changed', async () => {
  const [first = ''] = await fiveEntries()
  await expect(sql`update audit_log set action = 'x' where id = ${first}`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`update audit_log set detail = '{}' where id = ${first}`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`delete from audit_log where id = ${first}`.execute(db)).rejects.toThrow('append-only')
})

test('what is said of a person can be erased, and the chain stays whole', async () => {
  const [, second = ''] = await fiveEntries()
  const orgId = it.orgId()
  const by = { actorId: null, at: AT }
  const erase = (id: string) => {
    const values = { orgId, entries: sql<boolean>`id = ${id}`, detail: sql`'{"limit": 1.5}'::jsonb` }
    return inTransaction(db, (trx) => eraseAuditValues(trx, values, by))
  }
  expect(await erase(second)).toBe(1)

  expect(await faultOf()).toBeNull()
  const row = await db.selectFrom('audit_log').selectAll().where('id', '=', second).executeTakeFirst()
  expect(row).toMatchObject({ detail: { limit: 1.5 }, address: null, agent: null, action: 'trip.approved' })

  await tamper((trx) => sql`update audit_log set detail = '{"limit": 2}' where id = ${second}`.execute(trx))
  expect(await faultOf()).toMatchObject({ what: 'values changed', entryId: second })
  expect(await erase(newId())).toBe(0)
})

test('one entry says of many that they were erased, and one that says it of one alone still counts', async () => {
  const [first = '', second = '', third = ''] = await fiveEntries()
  const orgId = it.orgId()
  const by = { actorId: null, at: AT }
  const entries = sql<boolean>`id in (${first}, ${second})`
  const erase = () =>
    inTransaction(db, (trx) => eraseAuditValues(trx, { orgId, entries, detail: sql`'{}'::jsonb` }, by))
  expect(await erase()).toBe(2)

  const said = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'audit.erased')
    .orderBy('id')
    .execute()
  expect(said).toMatchObject([
    { detail: { entries: 2, digests: { [first]: expect.any(String), [second]: expect.any(String) } } },
  ])
  expect(await faultOf()).toBeNull()

  // As it was written before.
  await tamper((trx) => sql`update audit_log set detail = '{"limit": 2}' where id = ${third}`.execute(trx))
  expect(await faultOf()).toMatchObject({ what: 'values changed', entryId: third })
  const { rows } = await sql<{ salt: string; detail: string; address: string | null; agent: string | null }>`
    select salt, detail::text as detail, address, agent from audit_log where id = ${third}`.execute(db)
  const values = rows.map(valuesDigestOf)[0]
  const record = { recordKind: 'audit_entry', recordId: third, detail: { values } }
  await recordAudit(db, { ...by, orgId, action: 'audit.erased', ...record })
  expect(await faultOf()).toBeNull()
})

test('of a long trail as much is erased as of a short one, and each entry once', async () => {
  const many = Array.from({ length: 5200 }, (_, at) => ({
    ...entry(at),
    detail: { reason: at % 4 === 0 ? 'Ours' : 'x' },
  }))
  await recordAudits(db, many)
  const orgId = it.orgId()
  const values = { orgId, entries: sql<boolean>`detail ->> 'reason' = 'Ours'`, detail: sql`'{}'::jsonb` }

  const erased = await inTransaction(db, (trx) => eraseAuditValues(trx, values, { actorId: null, at: AT }))

  expect(erased).toBe(1300)
  const { rows } = await sql<{ entries: number }>`
    select (detail ->> 'entries')::int as entries from audit_log where action = 'audit.erased' order by id`.execute(db)
  expect(rows.map(({ entries }) => entries)).toEqual([500, 500, 300])
  expect(await faultOf()).toBeNull()
})

test('each organisation has its own chain, and removing the demo keeps it whole', async () => {
  const other = newId()
  await db.insertInto('organisations').values({ id: other, name: 'Other' }).execute()
  await fiveEntries()
  await recordAudit(db, { ...entry(1), orgId: other, actorId: null })

  await admin({ command: 'remove-demo' })

  const lines = await admin({ command: 'audit verify', heads: [] })
  expect(lines).toHaveLength(2)
  expect(lines).toContainEqual(expect.stringMatching(/^Other: 1 entries verified\./))
})

class RolledBack extends Error {}

test('what was on record before the chain is sealed by the migration, in its order', async () => {
  const folder = fileURLToPath(new URL('../../migrations/', import.meta.url))
  const files = (await readdir(folder)).sort()
  const own = files.findIndex((file) => file.endsWith('_audit_chain.sql'))
  const migrate = async (old: Kysely<unknown>, names: readonly string[]) => {
    for (const name of names) await sql.raw(await readFile(`${folder}${name}`, 'utf8')).execute(old)
  }
  const orgs = [newId(), newId()]
  const migrated = (db as unknown as Kysely<unknown>).transaction().execute(async (old) => {
    await sql`create schema before_chain`.execute(old)
    await sql`set local search_path to before_chain`.execute(old)
    await migrate(old, files.slice(0, own))
    for (const orgId of orgs) {
      await sql`insert into organisations (id, name) values (${orgId}, ${orgId})`.execute(old)
      for (let number = 0; number < 3; number += 1)
        await sql`insert into audit_log (org_id, id, action, record_kind, detail, at)
          values (${orgId}, ${newId()}, 'trip.approved', 'trip', '{"a": 1}', ${AT})`.execute(old)
    }
    await migrate(old, files.slice(own))
    for (const orgId of orgs) {
      const now = old as unknown as typeof db
      expect(await verifyChain(now, orgId)).toMatchObject({ head: { seq: 3 }, fault: null })
      await recordAudit(now, { ...entry(1), orgId, actorId: null })
      await sql`set constraints all immediate`.execute(old)
      expect(await verifyChain(now, orgId)).toMatchObject({ head: { seq: 4 }, fault: null })
      await sql`set constraints all deferred`.execute(old)
    }
    throw new RolledBack()
  })
  await expect(migrated).rejects.toThrow(RolledBack)
})
