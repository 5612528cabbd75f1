import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createRecogniser } from './create-recogniser.ts'
import { readReceipt } from './read.ts'
import { createReader } from './reader.ts'
import { ReceiptReading } from './receipt.ts'
import type { Recogniser } from './recogniser.ts'
import { photograph } from './testing/draw-receipt.ts'
import { drawVoucher } from './testing/draw-voucher.ts'
import { generateReceipt, type ReceiptKind } from './testing/generate-receipt.ts'
import { receiptPdf, receiptPicture, scannedPdf, withCodes } from './testing/receipt-file.ts'
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

const dinner = {
  merchant: 'Annapurna Restaurant',
  date: '2026-11-14',
  totalPaise: 124050,
  gstin: '27AAPFU0939F1ZV',
  city: 'Mumbai',
  invoiceNumber: 'AR/2026/117',
}
const dinnerFields = {
  merchant: { value: 'Annapurna Restaurant' },
  date: { value: '2026-11-14' },
  totalPaise: { value: 124050 },
  currency: { value: 'INR' },
  gstin: { value: '27AAPFU0939F1ZV' },
  place: { value: 'Mumbai' },
  invoiceNumber: { value: 'AR/2026/117' },
  category: { value: 'Food' },
  notFound: ['paymentMeans'],
}

test.each([
  ['flat', {}],
  ['skewed by 5 degrees in a shadow', { degrees: 5, shadow: true }],
  ['lying on its side', { degrees: 90 }],
  ['lying on its other side', { degrees: -90 }],
  ['upside down', { degrees: 180 }],
  ['faded', { fading: 0.6 }],
  ['crumpled', { crumple: 0.8 }],
  ['in a dark room', { darkness: 0.7 }],
  ['skewed by 15 degrees', { degrees: -15 }],
])('a photo of a receipt is read: %s', async (_, photo) => {
  expect(await read(await receiptImage({ ...dinner, ...photo }))).toMatchObject(dinnerFields)
})

test('the orientation in the EXIF data is obeyed, for the text and for the places', async () => {
  const upright = await receiptImage(dinner)
  const turned = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const [plain, obeyed] = [await read(upright), await read(turned)]
  expect(obeyed).toMatchObject(dinnerFields)
  expect(obeyed.totalPaise.box?.y).toBeCloseTo(plain.totalPaise.box?.y ?? 0, 1)
  expect(obeyed.pages).toEqual(plain.pages)
})

test.each([
  ['restaurant', 3, 'png'],
  ['hotel', 4, 'jpeg'],
  ['fuel', 5, 'jpeg'],
  ['cab', 6, 'png'],
] satisfies [ReceiptKind, number, 'png' | 'jpeg'][])(
  'a %s bill says what it was made to say',
  { timeout: 20_000 },
  async (kind, seed, type) => {
    const receipt = generateReceipt(kind, seed)
    const { taxes, more, ...truth } = receipt.truth
    const reading = await read(await receiptPicture(receipt, type, { degrees: 2, seed }))
    expect(valuesOf(reading, truth)).toEqual(truth)
    expect(reading.taxes.map(({ kind, ratePercent, paise }) => ({ kind, ratePercent, paise }))).toEqual(taxes)
    expect(reading.details).toMatchObject({
      recipientGstin: { value: more.recipientGstin },
      taxablePaise: { value: more.taxablePaise },
    })
    expect(ReceiptReading.parse(reading)).toEqual(reading)
  },
)

test('headings in Hindi are read, and what they head', async () => {
  const receipt = generateReceipt('restaurant', 6, { hindi: true })
  const reading = await read(await receiptPicture(receipt, 'png'))
  const { invoiceNumber, date, totalPaise } = receipt.truth
  expect(valuesOf(reading, { invoiceNumber, date, totalPaise })).toEqual({ invoiceNumber, date, totalPaise })
  expect(reading.lines.map(({ text }) => text).join('\n')).toMatch(/कर चालान/)
})

test.each([
  ['a cab voucher', 2, 'kalam', {}],
  ['a page of a bill book', 4, 'caveat', { degrees: 2, shadow: true }],
] as const)(
  '%s that was filled in by hand: what is written is named with its place, and never guessed',
  async (_, seed, hand, photo) => {
    const { paper, truth } = drawVoucher(seed, hand)
    const reading = await read(await photograph(paper, photo).encode('jpeg', 85))
    expect(reading.merchant.value).toBe(truth.merchant)
    expect(reading.invoiceNumber.value).toBe(truth.invoiceNumber)
    for (const name of ['date', 'totalPaise'] as const) {
      expect(reading[name]).toMatchObject({ value: null, confidence: 0, box: { page: 0 } })
      expect(reading.notFound).toContain(name)
    }
    expect(reading.warnings).toContain('print.handwritten')
    expect(reading.unread?.filter((place) => place.hand).length).toBeGreaterThan(3)
    expect(ReceiptReading.parse(reading)).toEqual(reading)
  },
)

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

function valuesOf(reading: ReceiptReading, names: object): object {
  const values = Object.entries(reading).flatMap(([name, field]) =>
    name in names && typeof field === 'object' && field !== null && 'value' in field ? [[name, field.value]] : [],
  )
  return Object.fromEntries(values)
}
