// With the full run: photos of every condition and bills of every kind are recognised; read.test.ts recognises one with every change.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createRecogniser } from './create-recogniser.ts'
import { dinner, dinnerFields, valuesOf } from './read.fixture.ts'
import { readReceipt } from './read.ts'
import { ReceiptReading } from './receipt.ts'
import type { Recogniser } from './recogniser.ts'
import { photograph } from './testing/draw-receipt.ts'
import { drawVoucher } from './testing/draw-voucher.ts'
import { generateReceipt, type ReceiptKind } from './testing/generate-receipt.ts'
import { receiptPicture } from './testing/receipt-file.ts'
import { receiptImage } from './testing/receipt-image.ts'

// A machine that does much else takes long to start a process and to recognise a page.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let recogniser: Recogniser
beforeAll(async () => {
  recogniser = await createRecogniser({ threads: 1 })
})
afterAll(() => recogniser.close())

const read = (bytes: Uint8Array) => readReceipt(bytes, { today: '2026-11-20', recogniser })

test.each([
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

test.each([
  ['restaurant', 3, 'png'],
  ['hotel', 4, 'jpeg'],
  ['fuel', 5, 'jpeg'],
  ['cab', 6, 'png'],
] satisfies [ReceiptKind, number, 'png' | 'jpeg'][])(
  'a %s bill says what it was made to say',
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
