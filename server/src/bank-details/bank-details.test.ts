import { importPeople } from '@pravas/contract/administration'
import { type BankDetails, getBankDetails, putBankDetails } from '@pravas/contract/bank-details'
import { createBatch, dissolveBatch, financeClaim, payBatch } from '@pravas/contract/finance'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { openBankVault } from './vault-service.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database
const { as } = it
const FIRST = { account_holder: 'Asha Rao', account_number: '001122334455', ifsc: 'HDFC0001234' }
const OTHER = { ...FIRST, account_number: '998877665544' }
const enter = (details: BankDetails, who: 'employee' | 'colleague' = 'employee') =>
  as(who).call(putBankDetails, { body: details })
const own = () => as('employee').call(getBankDetails, {})
const accountOf = async (number: string) =>
  (await as('finance').call(financeClaim, { params: { expenseId: number } })).account
const batchOf = async (...claims: string[]) => (await as('finance').call(createBatch, { body: { claims } })).id
const paid = (batchId: string) =>
  as('finance').call(payBatch, { params: { batchId }, body: { reference: 'UTR1', paid_on: '2026-06-10' } })
const mails = async () =>
  (await db.selectFrom('outbox_mails').select(['subject', 'body', 'to_address']).orderBy('id').execute()).filter(
    ({ subject }) => subject.includes('bank details'),
  )

test('bank details are checked, kept encrypted, and shown masked', async () => {
  expect(await own()).toEqual({ details: null })
  const typed = { account_holder: ' Asha Rao ', account_number: '0011-2233 4455', ifsc: 'hdfc0001234' }
  const shown = { account_holder: 'Asha Rao', account_number: '•••• 4455', ifsc: 'HDFC0001234', held: false }
  expect(await enter(typed)).toMatchObject({ details: shown })
  expect(await own()).toMatchObject({ details: shown })
  const [row] = await db.selectFrom('bank_details').selectAll().execute()
  expect(JSON.stringify(row)).not.toMatch(/4455|HDFC|Asha/)
  const vault = await openBankVault(it.dataDir)
  const owner = { orgId: row?.org_id ?? '', personId: row?.person_id ?? '' }
  expect(vault.open(row?.sealed ?? '', owner)).toEqual(FIRST)
  expect(vault.open(row?.sealed ?? '', { ...owner, personId: owner.orgId })).toBeUndefined()
})

test.each([
  ['account_holder', ''],
  ['account_number', '12345678'],
  ['account_number', '1234567890123456789'],
  ['account_number', '12345678X'],
  ['ifsc', 'HDFC1001234'],
  ['ifsc', 'HDF00001234'],
  ['ifsc', 'HDFC000123'],
])('a %s of "%s" is refused by its name', async (field, value) => {
  const { status, body } = await as('employee').send('PUT', '/api/account/bank-details', { ...FIRST, [field]: value })
  expect(status).toBe(400)
  expect((body as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual([`body.${field}`])
})

test('each change is on record without the number, and told by mail; the same again is none', async () => {
  await enter(FIRST)
  await enter(FIRST)
  await enter(OTHER)
  const trail = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'bank_details.changed')
    .orderBy('id')
    .execute()
  expect(trail.map(({ detail }) => detail)).toEqual([
    { before: null, after: expect.objectContaining({ account_number: '•••• 4455' }) },
    {
      before: expect.objectContaining({ account_number: '•••• 4455', digest: expect.any(String) }),
      after: expect.objectContaining({ account_number: '•••• 5544' }),
    },
  ])
  expect(JSON.stringify(trail)).not.toContain(FIRST.account_number)
  expect(await mails()).toMatchObject([
    { subject: 'Your bank details were added in Pravas', to_address: 'employee@pravas.example' },
    { subject: 'Your bank details were changed in Pravas', body: expect.stringContaining('•••• 5544') },
  ])
  expect(JSON.stringify(await mails())).not.toContain(OTHER.account_number)
})

test('first details can be paid at once; changed ones are held until a batch made after the change is paid', async () => {
  const [first, second] = [
    await build.expense({ status: 'approved' }),
    await build.expense({ claimant: 'colleague', status: 'approved' }),
  ]
  expect(await accountOf(first)).toBe('missing')
  await enter(FIRST)
  expect(await accountOf(first)).toBe('ready')
  it.clock.set('2026-06-10T07:00:00Z')
  await enter(OTHER)
  expect(await accountOf(first)).toBe('held')
  expect((await own()).details?.held).toBe(true)

  it.clock.set('2026-06-10T08:00:00Z')
  const batch = await batchOf(first, second)
  // A second batch of the same day is the same run.
  await as('finance').call(dissolveBatch, { params: { batchId: batch } })
  expect(await accountOf(first)).toBe('held')
  const run = await batchOf(first, second)
  expect(await paid(run)).toMatchObject({
    claims: 1,
    lines: [
      { number: first, state: 'dissolved', account: 'held' },
      { number: second, state: 'live', account: 'missing' },
    ],
  })
  expect(await accountOf(first)).toBe('ready')
  expect(await paid(await batchOf(first))).toMatchObject({ claims: 1, lines: [{ number: first, account: 'ready' }] })
})

test('a run that is never paid holds nobody back for more than a day', async () => {
  const claim = await build.expense({ status: 'approved' })
  await enter(FIRST)
  await enter(OTHER)
  it.clock.set('2026-06-10T08:00:00Z')
  const batch = await batchOf(claim)
  await expect(paid(batch)).rejects.toThrow('batch.nothing_to_pay')
  await as('finance').call(dissolveBatch, { params: { batchId: batch } })
  it.clock.set('2026-06-11T07:59:00Z')
  expect(await accountOf(claim)).toBe('held')
  it.clock.set('2026-06-11T08:00:00Z')
  expect(await accountOf(claim)).toBe('ready')
})

test('the database pays no held account either', async () => {
  const claim = await build.expense({ status: 'approved' })
  await enter(FIRST)
  await enter(OTHER)
  const id = await batchOf(claim)
  const pay = db.updateTable('payment_batches').set({ status: 'paid', reference: 'X', paid_on: '2026-06-10' })
  const by = { paid_by: it.actor('superadmin').personId, paid_at: it.clock.now() }
  await expect(pay.set(by).where('id', '=', id).execute()).rejects.toThrow('just changed')
})

test('of changes of one moment each is on record with the one before', async () => {
  const entered = [FIRST, OTHER, { ...FIRST, ifsc: 'HDFC0009999' }]
  await Promise.all(entered.map((details) => enter(details)))
  const trail = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'bank_details.changed')
    .orderBy('id')
    .execute()
  const digests = trail.map(({ detail }) =>
    ['before', 'after'].map((side) => (detail[side] as { digest?: string } | null)?.digest),
  )
  expect(digests).toHaveLength(3)
  expect(digests.filter(([before]) => before === undefined)).toHaveLength(1)
  expect(new Set(digests.map(([, after]) => after)).size).toBe(3)
  expect(await own()).toMatchObject({ details: { held: true } })
})

test('administrators import bank details with people, and see whose change is wrong', async () => {
  await enter(FIRST)
  const csv = `employee_id,name,email,Account No,IFSC Code,Account Name
EMP1001,,,998877665544,HDFC0001234,
EMP1002,,,223344556677,icic0000001,V Shetty
EMP1003,,,12,HDFC0001234,
EMP6001,Nila Sen,nila@example.org,556677889900,SBIN0000300,
EMP2001,,,,,`
  const send = (commit: boolean) => as('administrator').call(importPeople, { body: { csv, commit } })
  const preview = await send(false)
  expect(preview).toMatchObject({ created: 1, updated: 2, unchanged: 1, ignored: [], refused: [{ line: 4 }] })
  expect(preview.refused[0]?.reason).toContain('9 to 18 digits')
  expect(preview.changes.map(({ line, before, after }) => [line, before, after])).toEqual([
    [2, { ...FIRST, account_number: '•••• 4455' }, { ...FIRST, account_number: '•••• 5544' }],
    [3, {}, { account_holder: 'V Shetty', account_number: '•••• 6677', ifsc: 'ICIC0000001' }],
    [5, null, expect.objectContaining({ name: 'Nila Sen', account_holder: 'Nila Sen', account_number: '•••• 9900' })],
  ])
  expect((await own()).details?.account_number).toBe('•••• 4455')
  await send(true)
  expect(await own()).toMatchObject({ details: { account_number: '•••• 5544', held: true } })
  expect(await send(true)).toMatchObject({ created: 0, updated: 0, unchanged: 4 })
  // Who had none before did not have to be warned.
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Your bank details were added in Pravas',
    'Your bank details were changed in Pravas',
  ])
  const exported = await as('administrator').get('/api/people/export.csv')
  expect(String(exported.body)).not.toMatch(/ifsc|998877665544/i)
})
