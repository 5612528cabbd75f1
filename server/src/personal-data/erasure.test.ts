import { changePerson, createPerson, getPerson, importPeople } from '@pravas/contract/administration'
import { decideAdvance, requestAdvance } from '@pravas/contract/advances'
import { verifyAudit } from '@pravas/contract/audit'
import { putBankDetails } from '@pravas/contract/bank-details'
import { createCalendarFeed } from '@pravas/contract/calendar-feeds'
import { importStatement, registerCard } from '@pravas/contract/company-cards'
import { makeExport } from '@pravas/contract/exports'
import { createBatch, payBatch } from '@pravas/contract/finance'
import { login } from '@pravas/contract/people'
import {
  ERASURE_BLOCKERS,
  erasePerson,
  getErasureRequest,
  previewErasure,
  requestErasure,
  withdrawErasureRequest,
} from '@pravas/contract/personal-data'
import { changeTravelPreferences } from '@pravas/contract/travel-desk'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type AdminCommand, runAdminCommand } from '../admin/command.ts'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { createFileStorage } from '../files/storage.ts'
import { newId } from '../ids.ts'
import { adminParts } from '../testing/admin-parts.ts'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { selectBlockers } from './blockers-store.ts'
import { COLUMN_CLASSES, columnsOf } from './column-rules.ts'
import { freedOf } from './erasure-store.ts'
import { patternsOf } from './identifiers-rules.ts'
import { countRows } from './ownership-store.ts'
import { FREED_COLUMNS, REGISTRY } from './registry-rules.ts'

const it = await testApp()
const { db } = it.database
const build = builders(it)
const superAdmin = () => it.as('superadmin')
const params = () => ({ person: it.actor('employee').personId })
const REASON = 'Asked for it by mail.'
const erase = (name = it.actor('employee').name, reason = REASON) =>
  superAdmin().call(erasePerson, { params: params(), body: { name, reason } })

const PHONE = '+91 98111 22334'

/** Somebody with something in most tables, and nothing that is open. */
async function settled(): Promise<void> {
  const employee = it.as('employee')
  const actor = it.actor('employee')
  await db
    .updateTable('people')
    .set({ phone: PHONE, username: 'priya.sharma' })
    .where('id', '=', actor.personId)
    .execute()
  await build.trip({ status: 'approved' })
  await build.trip({ status: 'rejected' })
  await build.expense({ status: 'rejected' })
  const number = await build.expense({ status: 'approved' })
  const { id } = await it.as('finance').call(createBatch, { body: { claims: [number] } })
  const paid = { reference: 'UTR1', paid_on: '2026-06-10' }
  await superAdmin().call(payBatch, { params: { batchId: id }, body: paid })
  await build.receipt('employee')
  await db
    .insertInto('messages')
    .columns(['org_id', 'id', 'conversation_id', 'sender', 'message', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('conversations')
        .select([
          'org_id',
          sql<string>`gen_random_uuid()`.as('id'),
          'id as conversation_id',
          sql<'User'>`'User'`.as('sender'),
          sql<string>`'Hello'`.as('message'),
          'last_activity as created_at',
        ]),
    )
    .execute()
  const account = { account_holder: actor.name, account_number: '123456789012', ifsc: 'HDFC0001234' }
  await employee.call(putBankDetails, { body: account })
  await employee.call(changeTravelPreferences, { body: { seat: 'aisle', meal: null, phone: PHONE, note: null } })
  await employee.call(createCalendarFeed, { body: { name: 'Phone' } })
  await it
    .as('finance')
    .call(registerCard, { body: { person: actor.employeeId ?? '', last_four: '4321', label: 'Card' } })
  await it.anonymous.call(login, { body: { email: actor.email, password: DEMO_PASSWORD } })
  // What was said of the person by others, and to others.
  await build.trip({ traveller: 'colleague', status: 'rejected' })
}

/** Writes what identifies the person into every text that the register says is freed of it, of every row of theirs or of all. */
async function plant(text: string): Promise<void> {
  const { rows } = await sql<{ name: string; type: string }>`
    select table_name || '.' || column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public'`.execute(db)
  const types = new Map(rows.map(({ name, type }) => [name, type]))
  for (const { table, column, inTheirsAlone } of FREED_COLUMNS) {
    if (inTheirsAlone && table !== 'receipts') continue
    const isJson = types.get(`${table}.${column}`) === 'jsonb'
    const value = isJson ? sql`jsonb_build_object('said', ${text}::text)` : sql`${text}::text`
    const whose = inTheirsAlone ? sql`where person_id = ${it.actor('employee').personId}` : sql``
    // Journeys have a shape that is checked.
    if (column === 'mileage') continue
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} ${whose}`
      .execute(db)
      .catch((error: Error) => {
        if (!/check constraint/.test(error.message)) throw error
      })
  }
}

/** The columns with a text that holds one of these, whatever the case, but for those that the register keeps. */
async function holding(texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const [table, rule] of Object.entries(REGISTRY)) {
    for (const { name, is } of columnsOf(rule)) {
      if (is === 'evidence' || is === 'file') continue
      const text = sql`lower(${sql.ref(name)}::text)`
      const conditions = texts.map((one) => sql`position(${one.toLowerCase()}::text in ${text}) > 0`)
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where ${sql.join(conditions, sql` or `)} limit 1`.execute(db)
      if (rows.length > 0) found.push(`${table}.${name}`)
    }
  }
  return found
}

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? 0
}

test('nothing that identifies an erased person is left but what the register keeps, and the chain is whole', async () => {
  await settled()
  const { name, email, personId } = it.actor('employee')
  await plant(`From ${name.toUpperCase()} <${email}>, call 9811122334, in ${name.replace(' ', '_')}.pdf`)
  const texts = [name, email, '98111 22334', '9811122334', 'priya.sharma', '123456789012']
  expect(await holding(texts)).toEqual(expect.arrayContaining(['people.name', 'outbox_mails.body', 'decisions.reason']))
  const kept = {
    trips: await rowsOf('trips'),
    expenses: await rowsOf('expenses'),
    money: await rowsOf('money_records'),
  }

  const preview = await superAdmin().call(previewErasure, { params: params() })
  expect(preview).toMatchObject({ name, blockers: [], shares_name: false })
  expect(preview.kept).toContainEqual({ section: 'claims', count: 2, until: '2035-04-01', because: 'records' })
  expect(preview.deleted.map(({ section }) => section)).toEqual(
    expect.arrayContaining(['account', 'bank', 'conversations', 'drafts', 'receipts', 'mails', 'notifications']),
  )
  expect(await erase(name, `${name} asked for it.`)).toEqual({ name: 'Erased person 1' })

  expect(await holding(texts)).toEqual([])
  expect({
    trips: await rowsOf('trips'),
    expenses: await rowsOf('expenses'),
    money: await rowsOf('money_records'),
  }).toEqual(kept)
  for (const table of ['bank_details', 'travel_preferences', 'calendar_feeds', 'claim_drafts'])
    expect([table, await rowsOf(table)]).toEqual([table, 0])
  expect(await it.as('administrator').call(verifyAudit, {})).toMatchObject({ fault: null })
  const said = await db
    .selectFrom('audit_log')
    .select(['detail', 'actor_id'])
    .where('action', '=', 'person.erased')
    .orderBy('id')
    .execute()
  expect(said).toEqual([
    { detail: { number: 1, reason: 'Erased person 1 asked for it.' }, actor_id: it.actor('superadmin').personId },
  ])
  const came = await db
    .selectFrom('audit_log')
    .select(['address', 'agent'])
    .where('actor_id', '=', personId)
    .where((eb) => eb.or([eb('address', 'is not', null), eb('agent', 'is not', null)]))
    .orderBy('id')
    .execute()
  expect(came).toEqual([])
  expect(await superAdmin().refused(erasePerson, { params: params(), body: { name: 'x', reason: 'y' } })).toMatchObject(
    {
      code: 'person.erased',
    },
  )
}, 120_000)

test('what came by email from an erased person is forgotten, and what came from others is not', async () => {
  await settled()
  const others = it.actor('colleague').personId
  const at = it.clock.now()
  const rows = [it.actor('employee').personId, others].map((person_id) => ({
    ...{ org_id: it.orgId(), id: newId(), person_id, fingerprint: Buffer.from(person_id), received_at: at },
    ...{ held_until: at, attempts: 1, outcome: 'nothing', draft_id: null },
  }))
  await db.insertInto('receipt_mails').values(rows).execute()
  await erase()
  expect(await db.selectFrom('receipt_mails').select('person_id').execute()).toEqual([{ person_id: others }])
})

test('an erased person has no way in, and whoever comes with the same address is somebody new', async () => {
  await settled()
  const { email, name, employeeId, personId } = it.actor('employee')
  const session = it.as('employee')
  await session.call(getErasureRequest)
  await erase()
  expect((await session.get('/api/account/erasure-request')).status).toBe(401)
  expect((await it.anonymous.post('/api/auth/login', { email, password: DEMO_PASSWORD })).status).toBe(401)

  const administrator = it.as('administrator')
  const erased = await administrator.call(getPerson, { params: { person: personId } })
  expect(erased).toMatchObject({ name: 'Erased person 1', active: false, employee_id: employeeId, department: null })
  for (const body of [{ active: true }, { name }])
    expect(await administrator.refused(changePerson, { params: { person: personId }, body })).toMatchObject({
      code: 'person.erased',
    })
  const csv = `employee_id,name,email\n${employeeId},${name},${email}\n,${name},${email}\n`
  expect(await administrator.call(importPeople, { body: { csv, commit: false } })).toMatchObject({
    created: 1,
    updated: 0,
    refused: [{ line: 2, reason: expect.stringContaining('erased') }],
  })
  const again = await administrator.call(createPerson, { body: { name, email } })
  expect(again.id).not.toBe(personId)
})

test('once the retention periods are over, nothing of an erased person is left but the row of their pseudonym', async () => {
  await settled()
  // An advance that was set off against a claim in full, and what was handed to the accounts.
  const trip = await build.trip({ status: 'approved' })
  const given = { trip, amount: 1000, purpose: 'Cash' }
  const { id: advanceId } = await it.as('employee').call(requestAdvance, { body: given })
  await it.as('manager').call(decideAdvance, { params: { advanceId }, body: { verdict: 'approved' } })
  const pay = async (body: { claims: string[]; advances: string[] }) => {
    const { id: batchId } = await it.as('finance').call(createBatch, { body })
    await superAdmin().call(payBatch, { params: { batchId }, body: { reference: 'UTR2', paid_on: '2026-06-10' } })
  }
  await pay({ claims: [], advances: [advanceId] })
  await pay({ claims: [await build.expense({ status: 'approved', trip })], advances: [] })
  await it.as('finance').call(makeExport, { body: { kind: 'tally', month: '2026-06' } })
  const csv = 'Date,Description,Amount,Card\n2026-06-08,OLD FORT KITCHEN,777.00,4321\n'
  await it.as('finance').call(importStatement, { body: { csv, commit: true } })
  expect(await superAdmin().call(previewErasure, { params: params() })).toMatchObject({ blockers: [] })
  await erase()

  const { orgId, personId, employeeId } = it.actor('employee')
  const whose = { orgId, personId, employeeId, email: `${personId}@erased.invalid` }
  const left = async () => (await countRows(db, whose)).map(({ table }) => table)
  expect(await left()).toEqual(
    expect.arrayContaining(['advances', 'cards', 'card_lines', 'payment_set_offs', 'money_records', 'export_vouchers']),
  )
  it.clock.set('2035-03-31T06:30:00Z')
  await it.app.retention.runDue()
  expect(await left()).toContain('expenses')
  it.clock.set('2035-04-02T06:30:00Z')
  await it.app.retention.runDue()
  expect(await left()).toEqual(['people'])
  expect(await it.as('administrator').call(verifyAudit, {})).toMatchObject({ fault: null })
}, 120_000)

test('no trigger of the database keeps a text from being freed', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger
    where not tgisinternal and (tgtype & 16) <> 0 and tgattr = ''::int2vector order by 1`.execute(db)
  const freed = new Set(FREED_COLUMNS.map(({ table }) => table))
  // It refuses other changes than those of the reason of a decision.
  expect(rows.map(({ name }) => name).filter((name) => freed.has(name))).toEqual(['advances'])
})

test('the files of their receipts of no claim are deleted with the next that are', async () => {
  await settled()
  const files = createFileStorage(it.dataDir)
  const hash = await files.put(Buffer.from('a receipt'))
  await db.insertInto('stored_files').values({ hash, byte_size: 9, unneeded_since: null }).execute()
  await db.updateTable('receipts').set({ file_hash: hash }).where('expense_id', 'is', null).execute()
  await erase()
  const row = await db.selectFrom('stored_files').select('unneeded_since').where('hash', '=', hash).executeTakeFirst()
  expect(row?.unneeded_since?.toISOString()).toBe('2026-05-10T06:30:00.000Z')
})

test.each([
  ['own_pending', () => build.trip()],
  ['unpaid_claims', () => build.expense({ status: 'approved' })],
  [
    'advances',
    async () => {
      const trip = await build.trip({ status: 'approved' })
      await it.as('employee').call(requestAdvance, { body: { trip, amount: 1000, purpose: 'Cash' } })
    },
  ],
  [
    'open_batches',
    async () => {
      const number = await build.expense({ status: 'approved' })
      await it.as('finance').call(createBatch, { body: { claims: [number] } })
    },
  ],
] as const)('nobody is erased while there is something open: %s', async (kind, open) => {
  await open()
  const { blockers } = await superAdmin().call(previewErasure, { params: params() })
  expect(blockers.map((blocker) => blocker.kind)).toContain(kind)
  const body = { name: it.actor('employee').name, reason: REASON }
  expect(await superAdmin().refused(erasePerson, { params: params(), body })).toMatchObject({ code: 'erasure.blocked' })
  expect(await db.selectFrom('people').select('id').where('erased_at', 'is not', null).execute()).toEqual([])
})

test('a manager has to be followed first, and nobody erases themselves or the only super admin', async () => {
  await build.trip()
  const whose = (who: 'manager' | 'superadmin') => ({ ...it.actor(who), personId: it.actor(who).personId })
  const kinds = async (who: 'manager' | 'superadmin', by: string | null) =>
    (await selectBlockers(db, whose(who), by)).map(({ kind }) => kind)
  expect(await kinds('manager', it.actor('superadmin').personId)).toEqual(['reports', 'to_decide'])
  expect(await kinds('superadmin', it.actor('superadmin').personId)).toEqual(
    expect.arrayContaining(['oneself', 'last_super_admin']),
  )
  expect(ERASURE_BLOCKERS).toHaveLength(9)
})

test('another name than the person’s erases nobody', async () => {
  const body = { name: 'Somebody Else', reason: REASON }
  expect(await superAdmin().refused(erasePerson, { params: params(), body })).toMatchObject({
    errors: [{ path: 'body.name', message: `Type the name as it is: ${it.actor('employee').name}.` }],
  })
})

test('people ask to be erased, super admins are told, and the wish can be taken back', async () => {
  const employee = it.as('employee')
  const { requested_at } = await employee.call(requestErasure)
  expect(requested_at).toBe('2026-06-10T06:30:00.000Z')
  await employee.call(requestErasure)
  const { body } = await superAdmin().get('/api/inbox')
  expect(JSON.stringify(body).match(/asks to have their personal data erased/g)).toHaveLength(1)
  expect(JSON.stringify(body)).toContain(`/people/${it.actor('employee').personId}`)
  expect(await superAdmin().call(previewErasure, { params: params() })).toMatchObject({ requested_at })
  expect(await employee.call(withdrawErasureRequest)).toEqual({ requested_at: null })
  const trail = await db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'person.erasure%')
    .orderBy('id')
    .execute()
  expect(trail.map(({ action }) => action)).toEqual(['person.erasure_requested', 'person.erasure_request_withdrawn'])
})

test('the operator sees what an erasure would do, and erases by the name', async () => {
  await settled()
  const { email, name } = it.actor('employee')
  const said: string[] = []
  const say = { out: (line: string) => said.push(line), note: (line: string) => said.push(line) }
  const command = { command: 'person erase', person: email, organisation: null } as const
  const run = (more: Pick<Extract<AdminCommand, { command: 'person erase' }>, 'name' | 'why'>) =>
    runAdminCommand(adminParts(it), { ...command, ...more }, say)
  await run({ name: null, why: '' })
  expect(said).toContain('Deleted now: Bank details, 1 record')
  expect(said.at(-1)).toMatch(/Nothing was erased/)
  await expect(run({ name: 'No', why: REASON })).rejects.toThrow(`Type the name as it is: ${name}.`)
  await run({ name, why: REASON })
  expect(said.at(-1)).toBe(`${name} is now Erased person 1.`)
})

test.each([
  ['Asha Rao asked', 'X asked'],
  ['asha   RAO, Asha-Rao.pdf and asha_rao.png', 'X, X.pdf and X.png'],
  ['Asha Raon and Dasha Rao', 'Asha Raon and Dasha Rao'],
  ['Asha Rao Patil and Asha Rao', 'Asha Rao Patil and X'],
  ['Usha Asha Rao', 'Usha Asha Rao'],
  ['mail asha@rao.example, or xasha@rao.example', 'mail X, or xasha@rao.example'],
  ['98111 22334, 098111-22334, +919811122334, 1598111223345', 'X, X, X, 1598111223345'],
  ['<b>Zoy</b> zoy Zoyed', '<b>X</b> zoy Zoyed'],
  // A name of two letters is too often a word.
  ['Om and om', 'Om and om'],
  [
    '{"paise": 9811122334, "of": [12345, null], "said": "9811122334"}',
    '{"paise": 9811122334, "of": [12345, null], "said": "X"}',
  ],
  ['O&#39;Hara Lee, O\'Hara Lee and "O\'Hara Lee"', 'X, X and "X"'],
])('%s is freed of what identifies somebody', async (text, freed) => {
  const patterns = patternsOf({
    names: ['Asha Rao', 'Zoy', "O'Hara Lee", 'Om', 'null'],
    exact: ['asha@rao.example', '12345'],
    phones: ['+91 98111 22334'],
    othersNames: ['Asha Rao Patil', 'Usha Asha Rao'],
  })
  const { rows } = await sql<{ text: string }>`select ${freedOf(sql`${text}::text`, patterns, 'X')} as text`.execute(db)
  expect(rows[0]?.text).toBe(freed)
})

test('a name that somebody else has is left in texts', () => {
  const none = { exact: [], phones: [] }
  expect(patternsOf({ ...none, names: ['Asha Rao'], othersNames: ['asha rao'] })).toEqual([])
  expect(Object.values(COLUMN_CLASSES).map(({ why }) => why)).not.toContain('')
})
