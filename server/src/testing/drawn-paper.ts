import { createHash } from 'node:crypto'
import { createReader, type Reader } from '@pravas/reading/reader'
import { receiptImage } from '@pravas/reading/testing/receipt-image'
import type { PaperReceipt } from '../assistants/fingenie/dialogues/script.fixture.ts'
import { uploadOf } from './fake-reader.ts'
import type { PaperFile } from './play-fingenie.ts'

/** Draws a receipt of a script as a photo (JPEG); each is drawn once. */
export function drawnPaper(): PaperFile {
  const photos = new Map<string, Promise<Buffer>>()
  return async (receipt, name) => {
    const { file: _, ...print } = receipt
    const key = JSON.stringify(print)
    const photo = photos.get(key) ?? photographed(receipt)
    photos.set(key, photo)
    return uploadOf(`${name}.jpg`, await photo)
  }
}

function photographed({ merchant, date, rupees, city, gstin, invoice, currency, notes, copy = 0 }: PaperReceipt) {
  return receiptImage({
    merchant,
    date,
    totalPaise: rupees === null ? null : Math.round(rupees * 100),
    // Another picture of the same paper lies a little differently.
    seed: copy + 1,
    degrees: copy,
    ...(city && { city }),
    ...(gstin && { gstin }),
    ...(invoice && { invoiceNumber: invoice }),
    ...(currency && { sign: currency }),
    ...(notes && { notes }),
  })
}

/** The product's own reader, which reads each picture once and remembers what it read. */
export function rememberingReader(): Reader {
  const reader = createReader()
  const readings = new Map<string, ReturnType<Reader['read']>>()
  return {
    ...reader,
    read: (bytes, options) => {
      const key = `${options.today} ${createHash('sha256').update(bytes).digest('hex')}`
      const reading = readings.get(key) ?? reader.read(bytes, options)
      readings.set(key, reading)
      return reading
    },
  }
}
