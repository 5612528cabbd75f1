import { approveTrip, returnTrip } from '@pravas/contract/approvals'
import { type AuditQuery, auditExportPath, listAudit, verifyAudit } from '@pravas/contract/audit'
import { createDelegation } from '@pravas/contract/delegations'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordAudit } from '../audit/store.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../ids.ts'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const { db } = it.database
const build = builders(it)
const listed = (query: AuditQuery & { cursor?: string; limit?: number } = {}) =>
  it.as('auditor').call(listAudit, { query })
const actions = async (query: AuditQuery) => (await listed(query)).items.map(({ action }) => action)

test('an entry says who did what to which record, from where, and what changed', async () => {
  const trip = await build.trip()
  await it.as('manager').call(approveTrip, { body: { id: trip } })

  const { items, next, entries } = await listed({ record: trip.toLowerCase() })

  expect(next).toBeNull()
  const [item] = items
  expect(item).toEqual({
    id: expect.any(String),
    seq: entries,
    at: '2026-06-10T06:30:00.000Z',
    action: 'trip.approved',
    actor: { person_id: it.actor('manager').personId, employee_id: 'EMP2001', name: it.actor('manager').name },
    on_behalf_of: null,
    record: { kind: 'trip', id: expect.any(String), number: trip, name: null },
    before: { status: 'pending' },
    after: { status: 'approved' },
    channel: 'page',
    address: '127.0.0.1',
    agent: expect.anything(),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

test('on whose behalf somebody decided is said, and both are found by it', async () => {
  const today = '2026-06-10'
  const body = { to: 'EMP2002', starts_on: today, ends_on: today }
  await it.as('manager').call(createDelegation, { body })
  const trip = await build.trip()
  await it.as('othermanager').call(returnTrip, { body: { id: trip, comment: 'Why?', fields: [] } })

  const [item] = (await listed({ record: trip })).items
  expect(item).toMatchObject({
    actor: { employee_id: 'EMP2002' },
    on_behalf_of: { employee_id: 'EMP2001' },
    before: { status: 'pending' },
    after: { status: 'returned', reason: 'Why?' },
  })
  for (const person of [
    'EMP2002',
    'emp2001',
    it.actor('manager').personId,
    'Manager@pravas.example',
    it.actor('manager').name,
  ])
    expect(await actions({ person })).toContain('trip.returned')
  expect(await actions({ person: 'EMP1003' })).toEqual([])
})

test('it is filtered by days in India and read page by page without a gap', async () => {
  const of = (at: string) =>
    recordAudit(db, {
      orgId: it.orgId(),
      actorId: null,
      action: 'demo.removed',
      recordKind: 'organisation',
      recordId: it.orgId(),
      detail: {},
      at: new Date(at),
    })
  await of('2026-05-01T18:29:00Z')
  await of('2026-05-01T18:30:00Z')
  await of('2026-05-03T00:00:00Z')
  expect(await actions({ from: '2026-05-02', until: '2026-05-02' })).toEqual(['demo.removed'])
  expect(await actions({ until: '2026-05-01' })).toEqual(['demo.removed'])

  const all: number[] = []
  let cursor: string | undefined
  do {
    const page = await listed({ limit: 1, ...(cursor !== undefined && { cursor }) })
    all.push(...page.items.map(({ seq }) => seq))
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  expect(all).toEqual(Array.from({ length: all.length }, (_, at) => all.length - at))
  expect(await actions({ record: 'TRP-2026-999999' })).toEqual([])
  expect(await actions({ record: newId() })).toEqual([])
})

test('the export has a line for each entry that the filters let through', async () => {
  const trip = await build.trip()
  await it.as('manager').call(approveTrip, { body: { id: trip } })
  const { status, body } = await it.as('administrator').get(auditExportPath({ record: trip }))
  expect(status).toBe(200)
  const [header, line, first, ...rest] = String(body).trimEnd().split('\r\n')
  expect(header).toContain('Entry,At (UTC),Action,By')
  expect(line).toContain('2026-06-10T06:30:00.000Z,trip.approved,')
  expect(first).toContain(',trip.submitted,')
  expect(rest).toEqual([])
})

test('an auditor checks the chain and learns which entry is not as it was written', async () => {
  const trip = await build.trip()
  await it.as('manager').call(approveTrip, { body: { id: trip } })
  const verify = () => it.as('auditor').call(verifyAudit, {})
  const { items, entries } = await listed()
  expect(await verify()).toEqual({ entries, checkpoint: null, hash: items[0]?.hash, fault: null })

  await inTransaction(db, async (trx) => {
    await sql`alter table audit_log disable trigger user`.execute(trx)
    await sql`update audit_log set detail = '{"x": 1}' where id = ${items[0]?.id}`.execute(trx)
    await sql`alter table audit_log enable trigger user`.execute(trx)
  })
  expect((await verify()).fault).toEqual({
    seq: entries,
    id: items[0]?.id,
    text: expect.stringContaining('was changed after it was sealed'),
  })
})
