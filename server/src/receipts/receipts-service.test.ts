import { uploadReceipts } from '@pravas/contract/fingenie'
import { expect, test } from 'vitest'
import { tooMany } from '../errors.ts'
import { createFileKeeping } from '../files/keep-service.ts'
import { createFileStorage } from '../files/storage.ts'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { testApp } from '../testing/test-app.ts'
import { CHECK_COST, RECEIPT_COST } from '../work-costs.ts'
import type { ReceiptChange } from './receipt-change.ts'
import { createReceipts } from './receipts-service.ts'

const reader = fakeReader()
const it = await testApp({ reader })
const { db } = it.database
const PIXEL = receiptPng({}).subarray(0, receiptPng({}).indexOf('\nprinted:'))
const parts = {
  db,
  clock: it.clock,
  files: createFileKeeping({ db, clock: it.clock, files: createFileStorage(it.dataDir), quotaBytes: 0 }),
  reader,
  charge: () => () => undefined,
  settingsOf: it.app.organisation.of,
}
const receipts = createReceipts(parts)

test.each([
  ['a negative total', { totalPaise: -1 }],
  ['half a paisa', { totalPaise: 100.5 }],
  ['a day that is none', { date: '2026-02-30' }],
  ['another column', { org_id: 'x' }],
  ['nothing at all', {}],
  ['a GSTIN whose check character does not fit', { recipientGstin: '07AABCT1234H1ZX' }],
  ['a day to come', { date: '2999-01-01' }],
])('whatever an assistant makes of a sentence, %s is no correction', async (_, change) => {
  const file = uploadOf('lunch.png', receiptPng({ merchant: 'Old Fort Kitchen', rupees: 640 }))
  const body = { receipts: [file], sessionId: 'fingenie-1' }
  const { summary } = await it.as('employee').call(uploadReceipts, { body })
  const id = summary.receipts[0]?.receipt_id ?? ''

  await expect(receipts.change(it.actor('employee'), id, change as ReceiptChange)).rejects.toThrow()

  expect(await db.selectFrom('receipts').select(['total_paise', 'receipt_date']).execute()).toEqual([
    { total_paise: 64_000, receipt_date: null },
  ])
  await receipts.change(it.actor('employee'), id, { totalPaise: 65_000 })
  expect(await db.selectFrom('receipts').select('total_paise').execute()).toEqual([{ total_paise: 65_000 }])
  // What was read is set back, though nobody may give it.
  await receipts.change(it.actor('employee'), id, { date: '2999-01-01' }, { asBefore: true })
  expect(await db.selectFrom('receipts').select('receipt_date').execute()).toEqual([{ receipt_date: '2999-01-01' }])
})

test('a receipt that was taken out of its file leaves the others, and comes back with the file', async () => {
  const further = [{ merchant: 'Udupi', rupees: 500 }]
  const scan = uploadOf('scan.png', receiptPng({ merchant: 'Old Fort Kitchen', rupees: 640, further }))
  const upload = async () => {
    const body = { receipts: [scan], sessionId: 'fingenie-1' }
    const { summary } = await it.as('employee').call(uploadReceipts, { body })
    return summary.receipts
  }
  const [first, second] = await upload()
  expect(await receipts.remove(it.actor('employee'), first?.receipt_id ?? '')).toBe(true)
  expect(await db.selectFrom('receipts').select(['id', 'part']).where('removed_at', 'is', null).execute()).toEqual([
    { id: second?.receipt_id, part: 1 },
  ])
  const again = await upload()
  expect(again.map(({ data }) => data.merchant)).toEqual(['Old Fort Kitchen', 'Udupi'])
  expect(again[1]?.receipt_id).toBe(second?.receipt_id)
})

const good = (name: string) => uploadOf(name, receiptPng({ merchant: name, rupees: 640 }))
const noReceipt = uploadOf('notes.txt', Buffer.from('no receipt at all'))

test.each([
  ['what is read', [good('one'), good('two')], 2 * RECEIPT_COST],
  ['nothing for one that is no receipt', [noReceipt], 0],
  ['the check of what was not read since another file is refused', [good('one'), noReceipt], CHECK_COST],
  ['what is read once for two of one content', [good('one'), good('one')], RECEIPT_COST],
  ['the reading of a file on which nothing can be read', [uploadOf('blank.png', PIXEL)], RECEIPT_COST],
])('an upload is charged %s', async (_, files, expected) => {
  let paid = 0
  const charged = createReceipts({
    ...parts,
    charge: (person, cost) => {
      expect(person.personId).toBe(it.actor('employee').personId)
      paid += cost
      return (unused) => {
        paid -= unused
      }
    },
  })
  const { signal } = new AbortController()
  const read = charged.read(it.actor('employee'), 'body.receipts', files, { today: '2026-06-10', signal })
  await read.catch((error: unknown) => expect(error).toMatchObject({ code: 'file.type' }))
  expect(paid).toBe(expected)
})

test('whose budget is used up has nothing read', async () => {
  const charge = () => {
    throw tooMany(30)
  }
  const { signal } = new AbortController()
  const reads = reader.reads
  const read = createReceipts({ ...parts, charge }).read(it.actor('employee'), 'body.receipts', [good('one')], {
    today: '2026-06-10',
    signal,
  })
  await expect(read).rejects.toMatchObject({ code: 'request.too_many' })
  expect(reader.reads).toBe(reads)
})
