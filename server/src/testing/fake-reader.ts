import type { ReceiptFile } from '@pravas/contract/fingenie'
import { ReadingError, type ReadingErrorCode } from '@pravas/reading/errors'
import { pictureOf } from '@pravas/reading/picture'
import type { Reader } from '@pravas/reading/reader'
import { type DocumentKind, FIELD_NAMES, NO_DETAILS, type ReceiptReading } from '@pravas/reading/receipt'
import { inspect, type ReceiptType } from '@pravas/reading/sniff'

/** What is printed on a receipt of a test; what is absent cannot be read. */
export interface Printed {
  merchant?: string
  date?: string
  rupees?: number
  currency?: string
  category?: 'Food' | 'Transport' | 'Accommodation' | 'Miscellaneous'
  gstin?: string
  /** A line with what has the form of a GSTIN and is none. */
  wrongGstin?: string
  place?: string
  invoiceNumber?: string
  recipientGstin?: string
  address?: string
  nights?: number
  taxableRupees?: number
  /** Each tax in rupees. */
  taxes?: Partial<Record<'CGST' | 'SGST' | 'IGST', number>>
  paymentMeans?: 'cash' | 'card' | 'upi'
  kind?: DocumentKind
  imageHash?: string
  /** What of it is hard to read. */
  unsure?: (typeof FIELD_NAMES)[number][]
  /** Whether something is written by hand on it. */
  handwritten?: boolean
  /** Whether it was read from the text layer of a PDF. */
  textLayer?: boolean
  /** The other receipts of the same file. */
  further?: Printed[]
}

/** A PNG of one white pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)
const PAGE = { page: 0, x: 0, y: 0, width: 1, height: 1 }
const MARK = '\nprinted:'

/** A picture that `fakeReader` reads as this; `copy` makes another file of the same print. */
export function receiptPng(printed: Printed, copy = 0): Buffer {
  return Buffer.concat([PIXEL, Buffer.from(`${MARK}${JSON.stringify({ ...printed, copy })}`)])
}

/** A file as an upload carries it. */
export function uploadOf(file_name: string, bytes: Uint8Array): ReceiptFile {
  return { file_name, file_content: Buffer.from(bytes).toString('base64') }
}

type Failure = ReadingErrorCode | null | ((bytes: Uint8Array) => ReadingErrorCode | null)

export interface FakeReader extends Reader {
  /** How many files were read. */
  reads: number
  /** How many files were checked before any was read. */
  inspections: number
  /** What reading fails with from now on, all files or each its own way; null for nothing. */
  failure: Failure
  /** The same for the check. */
  inspectionFailure: Failure
  /** What is read in a file on which nothing is printed; null for nothing. */
  blank: Printed | null
  /** Asked before each file is read, and waited for; null for nothing. */
  gate: (() => Promise<void>) | null
}

/** A reader that reads what `receiptPng` wrote, at once. Files are checked and drawn as the real one does it. */
export function fakeReader(): FakeReader {
  return {
    reads: 0,
    inspections: 0,
    failure: null,
    inspectionFailure: null,
    blank: null,
    gate: null,
    async inspect(bytes) {
      this.inspections += 1
      failAt(this.inspectionFailure, bytes)
      return inspect(bytes)
    },
    async read(bytes, { signal }) {
      await this.gate?.()
      signal?.throwIfAborted()
      const { type } = await inspect(bytes)
      failAt(this.failure, bytes)
      this.reads += 1
      const text = Buffer.from(bytes).toString('latin1')
      const at = text.indexOf(MARK)
      if (at < 0 && this.blank) return readingOf(type, this.blank)
      if (at < 0) throw new ReadingError('nothing_readable', 'No text was found')
      return readingOf(
        type,
        JSON.parse(
          Buffer.from(bytes)
            .subarray(at + MARK.length)
            .toString(),
        ) as Printed,
      )
    },
    picture: async (load, page) => pictureOf(await load(), page),
    async strip(load) {
      // Few tests need it, and it loads much.
      const { stripDocument } = await import('@pravas/reading/strip-document')
      return stripDocument(await load())
    },
    close: async () => {},
  }
}

function failAt(failure: Failure, bytes: Uint8Array): void {
  const code = typeof failure === 'function' ? failure(bytes) : failure
  if (code) throw new ReadingError(code, 'The test wants it so.')
}

function readingOf(type: ReceiptType, { rupees, further, taxes = {}, ...printed }: Printed): ReceiptReading {
  const field = <T>(value: T | undefined) => ({
    value: value ?? null,
    confidence: value === undefined ? 0 : 0.9,
    line: null,
    box: null,
  })
  const fields = {
    merchant: field(printed.merchant),
    date: field(printed.date),
    totalPaise: field(rupees === undefined ? undefined : Math.round(rupees * 100)),
    currency: field(printed.currency ?? 'INR'),
    invoiceNumber: field(printed.invoiceNumber),
    gstin: field(printed.gstin),
    place: field(printed.place),
    category: field(printed.category ?? 'Miscellaneous'),
    paymentMeans: field(printed.paymentMeans),
  }
  return {
    type,
    ...(further && { further: further.map((other) => readingOf(type, other)) }),
    ...fields,
    taxes: Object.entries(taxes).map(([kind, amount]) => ({
      kind: kind as keyof typeof taxes,
      ratePercent: null,
      paise: Math.round(amount * 100),
      confidence: 0.9,
      line: 0,
      box: PAGE,
    })),
    details: {
      ...NO_DETAILS,
      address: field(printed.address),
      recipientGstin: field(printed.recipientGstin),
      taxablePaise: field(printed.taxableRupees === undefined ? undefined : Math.round(printed.taxableRupees * 100)),
      nights: field(printed.nights),
      items: [],
      addsUp: null,
      itemsAddUp: null,
      confident: [],
      notFound: [],
    },
    imageHash: printed.imageHash ?? null,
    ...(printed.kind && { kind: printed.kind }),
    ...(printed.handwritten && { unread: [{ box: PAGE, hand: true }] }),
    lines: printed.wrongGstin ? [{ text: printed.wrongGstin, confidence: 0.9, box: PAGE }] : [],
    confident: FIELD_NAMES.filter((name) => fields[name].value !== null && !printed.unsure?.includes(name)),
    notFound: FIELD_NAMES.filter((name) => fields[name].value === null),
    warnings: printed.wrongGstin ? ['gstin.checksum'] : [],
    pages: [{ width: 1, height: 1, source: printed.textLayer ? 'text' : 'pixels' }],
  }
}
