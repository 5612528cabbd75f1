import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import { type Clock, dayOf } from '../clock.ts'
import type { FileStorage } from '../files/storage.ts'
import { type BillTax, type DemoBill, taxOf } from './gst-bills.ts'
import { DEMO_RECEIPTS } from './receipt-list.ts'

export interface StoredReceipt {
  hash: string
  name: string
  byteSize: number
}

/** A stored receipt that is a bill, with its GST where there is some. */
export interface StoredBill extends StoredReceipt {
  invoice: string
  taxed: { bill: DemoBill; tax: BillTax } | null
}

type DemoReceipt = (typeof DEMO_RECEIPTS)[number]

const RUPEES = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const DAY_MS = 86_400_000

/** Writes the demo's receipts as small PDFs and answers them by their keys. */
export async function storeDemoReceipts(files: FileStorage, clock: Clock): Promise<Map<string, StoredBill>> {
  const stored = new Map<string, StoredBill>()
  for (const receipt of DEMO_RECEIPTS) {
    const day = dayOf(new Date(clock.now().getTime() - receipt.spent * DAY_MS))
    const taxed = taxedOn(receipt, day)
    const bytes = await receiptPdf(receipt, day, taxed?.tax)
    const name = `${receipt.merchant.toLowerCase().replaceAll(' ', '-')}.pdf`
    const hash = await files.put(bytes)
    stored.set(receipt.key, { hash, name, byteSize: bytes.length, invoice: receipt.invoice, taxed })
  }
  return stored
}

function taxedOn({ city, rupees, ...of }: DemoReceipt, day: string): StoredBill['taxed'] {
  if (city === undefined) return null
  const bill = { ...of, city, day, paise: paiseFromRupees(rupees) }
  return { bill, tax: taxOf(bill) }
}

async function receiptPdf(receipt: DemoReceipt, day: string, tax: BillTax | undefined): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([298, 420])
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const regular = await document.embedFont(StandardFonts.Helvetica)
  const total = RUPEES.format(receipt.rupees)
  page.drawText(receipt.merchant, { x: 28, y: 372, size: 16, font: bold })
  const rows = [
    receipt.city ?? null,
    tax ? `GSTIN: ${tax.gstin}` : null,
    tax?.recipient_gstin ? `Buyer's GSTIN: ${tax.recipient_gstin}` : null,
    `Invoice no.: ${receipt.invoice}`,
    `Date: ${day.split('-').reverse().join('/')}`,
    '',
    amountRow('Taxable value', tax?.taxable_paise),
    amountRow('CGST', tax?.cgst_paise),
    amountRow('SGST', tax?.sgst_paise),
    amountRow('IGST', tax?.igst_paise),
    `Total: Rs. ${total}`,
    'Sample receipt of the demo organisation',
  ].filter((row) => row !== null)
  rows.forEach((row, index) => {
    page.drawText(row, { x: 28, y: 344 - index * 22, size: 11, font: row.startsWith('Total') ? bold : regular })
  })
  return document.save()
}

function amountRow(name: string, paise: number | null | undefined): string | null {
  return paise == null ? null : `${name}: Rs. ${RUPEES.format(rupeesFromPaise(paise))}`
}
