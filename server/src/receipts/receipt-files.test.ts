import { PDFDocument } from '@cantoo/pdf-lib'
import { fingenieHistory } from '@pravas/contract/chat'
import { sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const reader = fakeReader()
const it = await testApp({ reader })
const { as, anonymous } = it
const { db } = it.database

const BYTES = receiptPng({ merchant: 'Old Fort Kitchen', date: '2026-06-08', rupees: 1240.5 })
const sessionId = 'fingenie-1'

async function upload(name = 'lunch.png') {
  const { summary } = await as('employee').call(uploadReceipts, {
    body: { receipts: [uploadOf(name, BYTES)], sessionId },
  })
  return summary.receipts[0]?.receipt_link ?? ''
}

const claim = () => as('employee').call(sendReimbursement, { body: { prompt: 'send reimbursement', sessionId } })
const status = async (who: Who, link: string) => (await as(who).get(link)).status

test('the file comes back as it was sent, and the browser may do nothing with it but show it', async () => {
  const link = await upload('Asha\'s "lunch" (₹).png')
  const cookie = await it.cookie('employee')
  const response = await fetch(new URL(link, it.origin), { headers: { cookie } })

  expect(Buffer.from(await response.arrayBuffer()).equals(BYTES)).toBe(true)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': "inline; filename*=UTF-8''Asha%27s%20%22lunch%22%20%28%E2%82%B9%29.png",
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
})

test('until it is claimed only the uploader opens it', async () => {
  const link = await upload()
  expect(await status('employee', link)).toBe(200)
  for (const who of ['manager', 'colleague', 'outsider', 'othermanager', 'superadmin', 'newjoiner'] as const) {
    expect([who, await status(who, link)]).toEqual([who, 404])
  }
  expect((await anonymous.get(link)).status).toBe(401)
})

test('once it is claimed the manager and the super admin open it too, and nobody else', async () => {
  const link = await upload()
  await claim()
  for (const who of ['employee', 'manager', 'superadmin'] as const)
    expect([who, await status(who, link)]).toEqual([who, 200])
  for (const who of ['colleague', 'outsider', 'othermanager', 'newjoiner'] as const) {
    expect([who, await status(who, link)]).toEqual([who, 404])
  }
})

test.each(['00000000-0000-7000-8000-000000000000', 'x', '%00', '..%2f..%2fetc%2fpasswd'])(
  'there is no receipt %s',
  async (id) => {
    expect(await status('superadmin', `/api/receipts/${id}/file`)).toBe(404)
  },
)

test('a picture of a page is made for those who may open the file, and only asked about again', async () => {
  const link = await upload()
  const page = (number: number | string) => link.replace(/file$/, `picture/${number}`)
  const cookie = await it.cookie('employee')
  const first = await fetch(new URL(page(0), it.origin), { headers: { cookie } })
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-cache',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(await first.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 1, height: 1 })
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(new URL(page(0), it.origin), { headers: { cookie, 'if-none-match': etag } })
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])

  for (const missing of [1, -1, 'x', '0x0', 9999]) expect(await status('employee', page(missing))).toBe(404)
  for (const who of ['manager', 'colleague', 'outsider'] as const) expect(await status(who, page(0))).toBe(404)
  await claim()
  expect(await status('manager', page(0))).toBe(200)
  expect(await status('colleague', page(0))).toBe(404)
})

test('a picture is given up when its page goes away', async () => {
  const link = await upload()
  const begun = Promise.withResolvers<AbortSignal | undefined>()
  const picture = vi.spyOn(reader, 'picture').mockImplementation((_load, _page, { signal }) => {
    begun.resolve(signal)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  onTestFinished(() => picture.mockRestore())
  const leaving = new AbortController()
  const headers = { cookie: await it.cookie('employee') }
  const asked = fetch(new URL(link.replace(/file$/, 'picture/7'), it.origin), { headers, signal: leaving.signal })
  const signal = await begun.promise
  leaving.abort()
  await expect(asked).rejects.toThrow()
  await vi.waitFor(() => expect(signal?.aborted).toBe(true))
})

test('a photo shows its place to its uploader only', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .withExif({ IFD3: { GPSLatitude: '28/1 38/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Artist: 'Asha at home' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const file = uploadOf('photo.jpg', Buffer.concat([photo, BYTES.subarray(BYTES.indexOf('\nprinted:'))]))
  const { summary } = await as('employee').call(uploadReceipts, { body: { receipts: [file], sessionId } })
  const link = summary.receipts[0]?.receipt_link ?? ''
  await claim()
  const opened = async (who: Who, path: string) => {
    const response = await fetch(new URL(path, it.origin), { headers: { cookie: await it.cookie(who) } })
    return Buffer.from(await response.arrayBuffer())
  }
  expect((await opened('employee', link)).includes('Asha at home')).toBe(true)
  const shown = await opened('manager', link)
  expect([shown.includes('Asha at home'), (await sharp(shown).metadata()).orientation]).toEqual([false, 6])
  const picture = await opened('employee', link.replace(/file$/, 'picture/0'))
  const { exif, width, height } = await sharp(picture).metadata()
  expect([exif, width, height]).toEqual([undefined, 30, 40])
})

test('a PDF shows who wrote it, and what hangs on it, to its uploader only', async () => {
  const document = await PDFDocument.create()
  document.addPage([200, 100])
  document.setAuthor('Asha at home')
  const pdf = await document.save({ useObjectStreams: false })
  const file = uploadOf('cab.pdf', Buffer.concat([pdf, BYTES.subarray(BYTES.indexOf('\nprinted:'))]))
  const { summary } = await as('employee').call(uploadReceipts, { body: { receipts: [file], sessionId } })
  const link = summary.receipts[0]?.receipt_link ?? ''
  await claim()
  const opened = async (who: Who) => {
    const response = await fetch(new URL(link, it.origin), { headers: { cookie: await it.cookie(who) } })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    return PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false })
  }
  const [own, shown] = [await opened('employee'), await opened('manager')]
  expect([own.getAuthor(), own.getPageCount()]).toEqual(['Asha at home', 1])
  expect([shown.getAuthor(), shown.getPageCount()]).toEqual([undefined, 1])
})

test('a PDF that cannot be made ready for others is refused to all who ask for it, and tried once', async () => {
  const stripped = vi.spyOn(reader, 'strip')
  onTestFinished(() => stripped.mockRestore())
  const link = await upload()
  await claim()
  // No PDF at all, as one that the reader takes and the rewriting does not.
  await db.updateTable('receipts').set({ media_type: 'application/pdf' }).execute()
  expect(await Promise.all([1, 2, 3].map(() => status('manager', link)))).toEqual([404, 404, 404])
  expect(await status('manager', link)).toBe(404)
  expect(stripped).toHaveBeenCalledTimes(1)
})

test('an unclaimed receipt goes with its conversation', async () => {
  const link = await upload()
  await as('employee').call(fingenieHistory.deleteSession, { params: { sessionId } })
  expect(await status('employee', link)).toBe(404)
  expect(await db.selectFrom('receipts').select('id').execute()).toEqual([])
})

test('a claimed receipt stays when its conversation goes', async () => {
  const link = await upload()
  await claim()
  await as('employee').call(fingenieHistory.deleteSession, { params: { sessionId } })
  expect(await status('manager', link)).toBe(200)
})
