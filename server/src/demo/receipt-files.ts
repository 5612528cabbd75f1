import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { type Clock, dayOf } from '../clock.ts'
import type { FileStorage } from '../files/storage.ts'
import { DEMO_RECEIPTS } from './receipt-list.ts'

export interface StoredReceipt {
  hash: string
  name: string
  byteSize: number
}

type DemoReceipt = (typeof DEMO_RECEIPTS)[number]

const RUPEES = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const DAY_MS = 86_400_000

/** Writes the demo's receipts as small PDFs and answers them by their keys. */
export async function storeDemoReceipts(files: FileStorage, clock: Clock): Promise<Map<string, StoredReceipt>> {
  const stored = new Map<string, StoredReceipt>()
  for (const receipt of DEMO_RECEIPTS) {
    const day = dayOf(new Date(clock.now().getTime() - receipt.spent * DAY_MS))
    const bytes = await receiptPdf(receipt, day)
    const name = `${receipt.merchant.toLowerCase().replaceAll(' ', '-')}.pdf`
    stored.set(receipt.key, { hash: await files.put(bytes), name, byteSize: bytes.length })
  }
  return stored
}

async function receiptPdf(receipt: DemoReceipt, day: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([298, 420])
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const regular = await document.embedFont(StandardFonts.Helvetica)
  const total = RUPEES.format(receipt.rupees)
  page.drawText(receipt.merchant, { x: 28, y: 372, size: 16, font: bold })
  const rows = [
    receipt.place,
    receipt.gstin && `GSTIN: ${receipt.gstin}`,
    `Date: ${day.split('-').reverse().join('/')}`,
    '',
    `Total: Rs. ${total}`,
    'Sample receipt of the demo organisation',
  ].filter((row) => row !== null)
  rows.forEach((row, index) => {
    page.drawText(row, { x: 28, y: 344 - index * 22, size: 11, font: row.startsWith('Total') ? bold : regular })
  })
  return document.save()
}
