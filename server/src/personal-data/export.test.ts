import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putBankDetails } from '@pravas/contract/bank-details'
import { createCalendarFeed } from '@pravas/contract/calendar-feeds'
import { uploadReceipts } from '@pravas/contract/fingenie'
import { OWN_DATA_A_DAY, OWN_DATA_PATH } from '@pravas/contract/personal-data'
import { personalData } from '@pravas/messages/en/personal-data'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, onTestFinished, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { builders } from '../testing/builders.ts'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { testApp, type Who } from '../testing/test-app.ts'
import { COLUMN_CLASSES, columnsOf } from './column-rules.ts'
import { readableRow } from './export-service.ts'
import { countRows } from './ownership-store.ts'
import { PERSONAL_TABLES } from './registry-rules.ts'

const it = await testApp({ reader: fakeReader() })
const { db } = it.database
const build = builders(it)

async function asked(who: Who, body: unknown = { password: DEMO_PASSWORD }): Promise<Response> {
  const headers = { cookie: await it.cookie(who), 'content-type': 'application/json' }
  return fetch(new URL(OWN_DATA_PATH, it.origin), { method: 'POST', headers, body: JSON.stringify(body) })
}

async function unzipped(who: Who) {
  const response = await asked(who)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const folder = await mkdtemp(join(tmpdir(), 'pravas-unzipped-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'data.zip'), Buffer.from(await response.arrayBuffer()))
  // Python reads zips by a code that is not ours, and checks each file's CRC.
  execFileSync('python3', ['-m', 'zipfile', '-e', join(folder, 'data.zip'), join(folder, 'all')])
  const root = join(folder, 'all')
  const found = await readdir(root, { recursive: true, withFileTypes: true })
  const names = found.flatMap((file) => (file.isFile() ? join(file.parentPath, file.name).slice(root.length + 1) : []))
  const read = (name: string) => readFile(join(root, name), 'utf8')
  const rows = async (name: string) => JSON.parse(await read(name)) as Record<string, unknown>[]
  return { root, names, read, rows }
}

test('an export holds every row and every column that the register gives, files, and no secret', async () => {
  const employee = it.as('employee')
  const { orgId, personId, employeeId, email, name } = it.actor('employee')
  const bytes = receiptPng({ merchant: 'Harbour View', date: '2026-06-08', rupees: 500 })
  const receipts = [uploadOf('Rechnung ü.png', bytes)]
  await employee.call(uploadReceipts, { body: { receipts, sessionId: 'fingenie-1' } })
  await build.trip({ status: 'approved' })
  await build.expense({ status: 'rejected' })
  await build.trip({ traveller: 'colleague' })
  const account = { account_holder: name, account_number: '123456789012', ifsc: 'HDFC0001234' }
  await employee.call(putBankDetails, { body: account })
  await employee.call(createCalendarFeed, { body: { name: 'Phone' } })

  const { root, names, read, rows } = await unzipped('employee')
  const counts = new Map(
    (await countRows(db, { orgId, personId, employeeId, email })).map(({ table, count }) => [table, count]),
  )
  expect(names.filter((one) => one.endsWith('.json'))).toHaveLength(PERSONAL_TABLES.length)
  for (const rule of PERSONAL_TABLES) {
    const exported = await rows(`${rule.section}/${rule.table}.json`)
    expect([rule.table, exported.length]).toEqual([rule.table, counts.get(rule.table) ?? 0])
    const left = columnsOf(rule).filter(({ is }) => COLUMN_CLASSES[is].export === 'left out')
    for (const row of exported) for (const column of left) expect(Object.keys(row)).not.toContain(column.name)
  }
  expect(await rows('bank/bank_details.json')).toMatchObject([{ account }])
  expect(await rows('trips/trips.json')).toMatchObject([{ total_rupees: 5000, status: 'approved' }])
  const [file = ''] = names.filter((one) => one.startsWith('files/receipts/'))
  expect(await readFile(join(root, file))).toEqual(bytes)
  expect((await rows('receipts/receipts.json')).map((row) => row.file)).toContain(file)
  expect(await read('README.txt')).toMatch(wordsIn(personalData)('readme.title', { name }))
  expect(await read('README.txt')).toMatch(wordsIn(personalData)('readme.missing'))
  expect(await read('audit/audit_log.json')).toContain('person.data_exported')
}, 120_000)

test('what somebody else did is theirs: an administrator gets no changes of others', async () => {
  await it.as('administrator').send('PATCH', `/api/people/${it.actor('employee').personId}`, { designation: 'Lead' })
  const audit = await (await unzipped('administrator')).rows('audit/audit_log.json')
  expect(audit).toContainEqual(expect.objectContaining({ action: 'person.changed' }))
  expect(JSON.stringify(audit)).not.toContain('Lead')
  const own = await (await unzipped('employee')).rows('audit/audit_log.json')
  const change = own.find(({ action }) => action === 'person.changed')
  expect(change).toMatchObject({ detail: { after: { designation: 'Lead' } } })
  // From where the administrator came is theirs.
  expect(change).not.toHaveProperty('address')
})

test('it needs the password, and comes a few times a day', async () => {
  expect((await asked('employee', { password: 'wrong' })).status).toBe(400)
  expect((await asked('employee', {})).status).toBe(400)
  for (let times = 0; times < OWN_DATA_A_DAY; times += 1) {
    const response = await asked('employee')
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }
  const refused = await asked('employee')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(24 * 60 * 60)])
  const trail = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'person.data_exported')
    .orderBy('id')
    .execute()
  expect(trail).toHaveLength(OWN_DATA_A_DAY)
  it.clock.set('2026-06-11T06:31:00Z')
  expect((await asked('employee')).status).toBe(200)
})

test('somebody who signs in through the provider has no password to give', async () => {
  const { personId } = it.actor('employee')
  await db.updateTable('people').set({ password_hash: null }).where('id', '=', personId).execute()
  expect((await asked('employee', {})).status).toBe(200)
})

test('amounts are exported in rupees, and what is missing is not', () => {
  expect(readableRow({ total_paise: 1050, paise: 5, place: null, at: 'x' })).toEqual({
    total_rupees: 10.5,
    rupees: 0.05,
    at: 'x',
  })
})
