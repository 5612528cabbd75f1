import { sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import { ReadingError } from '@pravas/reading/errors'
import type { Reader } from '@pravas/reading/reader'
import { expect, test, vi } from 'vitest'
import { createFileStorage } from '../files/storage.ts'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { testApp } from '../testing/test-app.ts'
import { PICTURE_COST, STRIPPED_PDF_COST } from '../work-costs.ts'
import { createReceiptFiles } from './file-service.ts'

const it = await testApp({ reader: fakeReader() })
const { db } = it.database
const drawn = { bytes: Buffer.from('jpeg'), width: 1, height: 1 }
const stays = new AbortController().signal

async function uploaded(): Promise<string> {
  const receipts = [uploadOf('lunch.png', receiptPng({ merchant: 'Old Fort Kitchen', rupees: 640 }))]
  const { summary } = await it.as('employee').call(uploadReceipts, { body: { receipts, sessionId: 'fingenie-1' } })
  return summary.receipts[0]?.receipt_id ?? ''
}

function receiptFiles() {
  const picture = vi.fn<Reader['picture']>(async () => drawn)
  const stripped = vi.fn<Reader['strip']>(async () => Buffer.from('%PDF'))
  const charge = vi.fn()
  const files = createReceiptFiles({
    db,
    files: createFileStorage(it.dataDir),
    reader: { picture, strip: stripped },
    charge,
  })
  const draw = async (id: string, signal: AbortSignal) =>
    (await files.picture(it.actor('employee'), id, 0)).bytes(signal)
  return { files, picture, stripped, charge, draw }
}

test('a picture is charged to who asks for it, once while it is kept, and drawn in their turn', async () => {
  const { picture, charge, draw } = receiptFiles()
  const id = await uploaded()
  await draw(id, stays)
  await draw(id, stays)
  expect(charge.mock.calls).toEqual([[it.actor('employee'), PICTURE_COST]])
  expect(picture.mock.calls[0]?.[2]).toMatchObject({ owner: it.actor('employee').personId })
})

test('a PDF is charged to whoever else opens it, and to its uploader never', async () => {
  const { files, stripped, charge } = receiptFiles()
  const id = await uploaded()
  await db.updateTable('receipts').set({ media_type: 'application/pdf' }).execute()
  await it.as('employee').call(sendReimbursement, { body: { prompt: 'send reimbursement', sessionId: 'fingenie-1' } })
  await files.open(it.actor('employee'), id, stays)
  expect(charge).not.toHaveBeenCalled()
  await files.open(it.actor('manager'), id, stays)
  await files.open(it.actor('manager'), id, stays)
  expect(charge.mock.calls).toEqual([[it.actor('manager'), STRIPPED_PDF_COST]])
  expect(stripped.mock.calls[0]?.[1]).toMatchObject({ owner: it.actor('manager').personId })
})

test('whose budget is used up is refused before anything is drawn', async () => {
  const { picture, charge, draw } = receiptFiles()
  charge.mockImplementation(() => {
    throw new Error('used up')
  })
  await expect(draw(await uploaded(), stays)).rejects.toThrow('used up')
  expect(picture).not.toHaveBeenCalled()
})

test.each([
  ['their own', 'reader.full', 'request.too_many'],
  ['all', 'reader.busy', 'receipt.unreadable'],
] as const)(
  'where too many of %s wait, it is said when to come again, and then it is tried anew',
  async (_, full, code) => {
    const { picture, draw } = receiptFiles()
    const id = await uploaded()
    picture.mockRejectedValueOnce(new ReadingError(full, 'full'))
    await expect(draw(id, stays)).rejects.toMatchObject({ code, retryAfterSeconds: expect.any(Number) })
    expect(await draw(id, stays)).toBe(drawn.bytes)
  },
)

test('a picture that nobody waits for any more is given up', async () => {
  const { picture, draw } = receiptFiles()
  const id = await uploaded()
  const begun = Promise.withResolvers<AbortSignal | undefined>()
  picture.mockImplementationOnce((_load, _page, { signal }) => {
    begun.resolve(signal)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const leaving = new AbortController()
  const left = draw(id, leaving.signal)
  const signal = await begun.promise
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(signal?.aborted).toBe(true)
  expect(await draw(id, stays)).toBe(drawn.bytes)
})
