import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createRecogniser } from './create-recogniser.ts'
import { dinner, dinnerFields, valuesOf } from './read.fixture.ts'
import { readReceipt } from './read.ts'
import { createReader } from './reader.ts'
import { ReceiptReading } from './receipt.ts'
import type { Recogniser } from './recogniser.ts'
import { generateReceipt } from './testing/generate-receipt.ts'
import { receiptPdf, scannedPdf, withCodes } from './testing/receipt-file.ts'
import { receiptImage } from './testing/receipt-image.ts'

// A machine that does much else takes long to start a process and to recognise a page.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const today = '2026-11-20'
let recogniser: Recogniser
beforeAll(async () => {
  recogniser = await createRecogniser({ threads: 1 })
})
afterAll(() => recogniser.close())

const read = (bytes: Uint8Array) => readReceipt(bytes, { today, recogniser })

test('a photo of a receipt is read', async () => {
  expect(await read(await receiptImage(dinner))).toMatchObject(dinnerFields)
})

test('the orientation in the EXIF data is obeyed, for the text and for the places', async () => {
  const upright = await receiptImage(dinner)
  const turned = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const [plain, obeyed] = [await read(upright), await read(turned)]
  expect(obeyed).toMatchObject(dinnerFields)
  expect(obeyed.totalPaise.box?.y).toBeCloseTo(plain.totalPaise.box?.y ?? 0, 1)
  expect(obeyed.pages).toEqual(plain.pages)
})

test('a PDF of two bills gives both', async () => {
  const pages = await Promise.all([1, 2].map((seed) => receiptPdf(generateReceipt('cab', seed))))
  const both = await PDFDocument.create()
  for (const bytes of pages) {
    const [page] = await both.copyPages(await PDFDocument.load(bytes), [0])
    if (page !== undefined) both.addPage(page)
  }
  const reading = await read(await both.save())
  const totals = [1, 2].map((seed) => generateReceipt('cab', seed).truth.totalPaise)
  expect([reading, ...(reading.further ?? [])].map(({ totalPaise }) => totalPaise.value)).toEqual(totals)
  expect(reading.further?.[0]?.totalPaise.box?.page).toBe(1)
})

test.each(['restaurant', 'hotel', 'fuel', 'cab'] as const)(
  'the text layer of a %s PDF is read without recognition',
  async (kind) => {
    const receipt = generateReceipt(kind, 9)
    const { taxes: _, more: __, ...truth } = receipt.truth
    const none: Recogniser = {
      name: 'none',
      recognise: () => Promise.reject(new Error('not needed')),
      close: async () => undefined,
    }
    const reading = await readReceipt(await receiptPdf(receipt), { today, recogniser: none })
    expect(valuesOf(reading, truth)).toEqual(truth)
    expect(reading.pages).toEqual([{ width: 595, height: 842, source: 'text' }])
  },
)

test('control characters in a text layer are left out', async () => {
  const reading = await read(await withCodes(await receiptPdf(generateReceipt('cab', 9)), '546f007401616c'))
  expect(reading.lines.at(-1)?.text).toBe('Total')
  expect(ReceiptReading.parse(reading)).toEqual(reading)
})

test('a scan whose text layer holds nothing but control characters is recognised', async () => {
  const reading = await read(await withCodes(await scannedPdf(await receiptImage(dinner)), '00'.repeat(30)))
  expect(reading).toMatchObject({ ...dinnerFields, type: 'application/pdf', pages: [{ source: 'pixels' }] })
})

test('a scan in a PDF is drawn and recognised', async () => {
  const reading = await read(await scannedPdf(await receiptImage(dinner)))
  expect(reading).toMatchObject(dinnerFields)
  expect(reading.pages).toMatchObject([{ source: 'pixels' }])
})

test('pages beyond the fifth are skipped, and it is said', async () => {
  const one = await PDFDocument.load(await receiptPdf(generateReceipt('cab', 1)))
  const many = await PDFDocument.create()
  for (const page of await many.copyPages(one, [0, 0, 0, 0, 0, 0])) many.addPage(page)
  const reading = await read(await many.save())
  expect(reading.pages).toHaveLength(5)
  expect(reading.warnings).toContain('pages.skipped')
})

test('a picture without text is refused', async () => {
  const blank = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await expect(read(blank)).rejects.toMatchObject({ code: 'nothing_readable' })
})

test('half a photo is damaged', async () => {
  const whole = await receiptImage(dinner)
  await expect(read(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'file.damaged' })
})

test.each([
  ['file.empty', ''],
  ['file.type', 'Total 58.00'],
])('%s', async (code, text) => {
  await expect(read(Buffer.from(text))).rejects.toMatchObject({ code })
})

test('the child process reads a photo', async () => {
  const reader = createReader()
  const turn = { owner: 'test', today }
  try {
    const photo = await receiptImage(dinner)
    expect(await reader.inspect(photo, turn)).toEqual({ type: 'image/jpeg', pages: 1 })
    expect(await reader.read(photo, turn)).toMatchObject(dinnerFields)
    await expect(reader.read(Buffer.from('Total'), turn)).rejects.toMatchObject({ code: 'file.type' })
  } finally {
    await reader.close()
  }
})
