import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingenieHistory } from '@pravas/contract/chat'
import { sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { unneededFiles } from '../jobs/unneeded-files.ts'
import { tidyReceipts } from '../receipts/tidy-service.ts'
import type { Client } from '../testing/client.ts'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { testApp, type Who } from '../testing/test-app.ts'
import { createFileStorage, fileHash } from './storage.ts'
import { deleteUnneededFiles } from './unneeded-service.ts'

const it = await testApp({ reader: fakeReader() })
const { db } = it.database
const files = createFileStorage(it.dataDir)
const stopping = new AbortController().signal
const START = Date.parse('2026-06-10T06:30:00Z')

// The storage outlives the database.
afterEach(() => rm(join(it.dataDir, 'files'), { recursive: true, force: true }))

let copies = 0
/** A receipt whose file is like no other. */
function lunch() {
  copies += 1
  const bytes = receiptPng({ merchant: 'Old Fort Kitchen', rupees: 640 }, copies)
  const uploadBy = async (client: Client) => {
    const receipts = [uploadOf('lunch.png', bytes)]
    const { summary } = await client.call(uploadReceipts, { body: { receipts, sessionId: 'fingenie-1' } })
    return summary.receipts[0]?.receipt_id ?? ''
  }
  const isThere = () =>
    files.get(fileHash(bytes)).then(
      () => true,
      () => false,
    )
  return { bytes, hash: fileHash(bytes), uploadBy, upload: (who: Who) => uploadBy(it.as(who)), isThere }
}

const remove = (who: Who, id: string) => it.as(who).send('DELETE', `/api/receipts/${id}`)

/** Runs the job this many days after the start of the test. */
async function onDay(day: number, storage = files) {
  it.clock.set(new Date(START + day * 86_400_000).toISOString())
  await tidyReceipts(db, it.clock.now())
  return deleteUnneededFiles({ db, files: storage, clock: it.clock, stopping })
}

test('a file is deleted 30 days after nothing needs it, and not before', async () => {
  const { bytes, hash, upload, isThere } = lunch()
  const id = await upload('employee')
  await onDay(100)
  expect(await isThere()).toBe(true)
  await remove('employee', id)
  await onDay(101)
  await onDay(130)
  expect(await isThere()).toBe(true)
  expect(await onDay(131)).toEqual({ files: 1, bytes: bytes.length, failures: [] })
  expect(await isThere()).toBe(false)
  expect(await db.selectFrom('file_uploads').where('hash', '=', hash).select('hash').execute()).toEqual([])
})

test('a receipt in a draft, a claim or a mail needs its file, without its conversation too', async () => {
  const { upload, isThere } = lunch()
  await upload('employee')
  await it.as('employee').call(sendReimbursement, { body: { prompt: 'send reimbursement', sessionId: 'fingenie-1' } })
  await it.as('employee').call(fingenieHistory.deleteSession, { params: { sessionId: 'fingenie-1' } })
  for (const day of [1, 40, 80]) expect(await onDay(day)).toMatchObject({ files: 0 })
  expect(await isThere()).toBe(true)
})

test('a receipt that was removed keeps its file as long as it can be restored, and no longer', async () => {
  const { upload, isThere } = lunch()
  const id = await upload('employee')
  const restore = () => it.as('employee').post(`/api/receipts/${id}/restore`, {})
  await remove('employee', id)
  await onDay(1)
  // Restored and removed again between two looks: its 30 days begin anew.
  it.clock.set('2026-06-30T06:30:00Z')
  expect((await restore()).status).toBeLessThan(300)
  await remove('employee', id)
  await onDay(40)
  expect(await isThere()).toBe(true)
  expect((await restore()).status).toBeLessThan(300)
  await onDay(80)
  expect(await isThere()).toBe(true)
  await remove('employee', id)
  await onDay(81)
  await onDay(111)
  expect([await isThere(), (await restore()).status]).toEqual([false, 404])
})

test('an unclaimed receipt that goes with its conversation needs its file no more', async () => {
  const { upload, isThere } = lunch()
  await upload('employee')
  await it.as('employee').call(fingenieHistory.deleteSession, { params: { sessionId: 'fingenie-1' } })
  await onDay(1)
  await onDay(32)
  expect(await isThere()).toBe(false)
})

test('the same file of somebody else stays, and counts no more for who removed it', async () => {
  const { hash, upload, isThere } = lunch()
  await upload('colleague')
  await remove('employee', await upload('employee'))
  for (const day of [1, 32, 64]) expect(await onDay(day)).toMatchObject({ files: 0 })
  expect(await isThere()).toBe(true)
  const left = await db.selectFrom('file_uploads').where('hash', '=', hash).select('person_id').execute()
  expect(left).toEqual([{ person_id: it.actor('colleague').personId }])
})

test('a file that is uploaded again is needed again', async () => {
  const { upload, isThere } = lunch()
  await remove('employee', await upload('employee'))
  await onDay(1)
  await upload('employee')
  expect(await onDay(40)).toMatchObject({ files: 0 })
  expect(await isThere()).toBe(true)
})

test('an upload of the same content while it is being deleted is kept', async () => {
  const { upload, uploadBy, isThere } = lunch()
  await remove('employee', await upload('employee'))
  await onDay(1)
  const colleague = it.as('colleague')
  let again: Promise<string> | undefined
  const removing = async (hash: string) => {
    again = uploadBy(colleague)
    await files.remove(hash)
  }
  it.clock.set('2026-07-20T06:30:00Z')
  await colleague.get('/api/auth/session')
  expect(await onDay(40, { ...files, remove: removing })).toMatchObject({ files: 1 })
  expect(await again).not.toBe('')
  expect(await isThere()).toBe(true)
  expect(await onDay(80)).toMatchObject({ files: 0 })
})

test('one process looks once a day', async () => {
  expect(await onDay(1)).toBeDefined()
  expect(await onDay(1.5)).toBeUndefined()
  expect(await onDay(2)).toBeDefined()
})

test('what was never noted is found, and deleted when nothing needs it', async () => {
  const { bytes, isThere } = lunch()
  await files.put(bytes)
  const incoming = join(it.dataDir, 'files', 'incoming')
  await mkdir(incoming, { recursive: true })
  await writeFile(join(incoming, 'half'), 'half')
  await utimes(join(incoming, 'half'), START / 1000, START / 1000)
  await onDay(2)
  expect([await isThere(), await readdir(incoming)]).toEqual([true, []])
  await onDay(33)
  expect(await isThere()).toBe(false)
})

test('a file that cannot be deleted is told of and tried again, and stops no other', async () => {
  const [stuck, other] = [lunch(), lunch()]
  for (const { upload } of [stuck, other]) await remove('employee', await upload('employee'))
  await onDay(1)
  const failing = async (hash: string) => {
    if (hash === stuck.hash) throw new Error('the disk refuses')
    await files.remove(hash)
  }
  const failed = await onDay(40, { ...files, remove: failing })
  expect(failed?.failures).toEqual([new Error('the disk refuses'), new Error('the disk refuses')])
  expect([await stuck.isThere(), await other.isThere()]).toEqual([true, false])
  expect(await onDay(41)).toMatchObject({ files: 1, failures: [] })
})

test('the job says how much it deleted, and nothing where there was nothing', async () => {
  const { bytes, upload } = lunch()
  const log = { warn: vi.fn(), error: vi.fn() }
  const run = async (day: number) => {
    it.clock.set(new Date(START + day * 86_400_000).toISOString())
    await tidyReceipts(db, it.clock.now())
    return unneededFiles({ db, files, clock: it.clock, stopping }, log)
  }
  await remove('employee', await upload('employee'))
  await run(1)
  expect(log.warn).not.toHaveBeenCalled()
  await run(32)
  expect(log.warn.mock.calls).toEqual([[{ files: 1, bytes: bytes.length }, expect.stringContaining('deleted')]])
  expect(log.error).not.toHaveBeenCalled()
})

test('nothing but a receipt or a booking names a file', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%hash%' order by name`.execute(db)
  // Whoever adds a column with the hash of a file adds it to what names files in the store, too.
  expect(rows.map(({ name }) => name).filter((name) => /file|receipt/.test(name))).toEqual([
    'booking_files.file_hash',
    'file_uploads.hash',
    'receipts.file_hash',
    'receipts.image_hash',
    'stored_files.hash',
  ])
})
