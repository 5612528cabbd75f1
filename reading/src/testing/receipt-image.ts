import { drawPaper, type Photo, photograph } from './draw-receipt.ts'
import { centre, columns, gap, left, printed, type Row, rule, strong } from './rows.ts'

export type ReceiptImage = {
  merchant: string
  /** YYYY-MM-DD. */
  date: string
  /** Null for a receipt on which no amount can be read. */
  totalPaise: number | null
  /** How amounts are marked; rupees when absent. */
  sign?: string
  /** What was bought; one line for the whole when absent. */
  lines?: readonly { name: string; paise: number }[]
  gstin?: string
  city?: string
  invoiceNumber?: string
  /** What is printed below the total. */
  notes?: readonly string[]
  seed?: number
} & Omit<Photo, 'seed'>

/** A photo (JPEG) of a till receipt that says just this. The same input gives the same bytes. */
export async function receiptImage({
  degrees = 0,
  shadow = false,
  fading = 0,
  seed = 1,
  ...receipt
}: ReceiptImage): Promise<Buffer> {
  const paper = drawPaper(receiptRows(receipt), { width: 640, fontSize: 24, font: 'sans' }, fading)
  return photograph(paper, { degrees, shadow, seed }).encode('jpeg', 85)
}

function receiptRows({ merchant, date, totalPaise, sign = 'Rs.', lines, notes = [], ...head }: ReceiptImage): Row[] {
  const [year, month, day] = date.split('-')
  const { gstin, city, invoiceNumber } = head
  const items = lines ?? [{ name: 'Purchase', paise: totalPaise ?? 0 }]
  return [
    centre(merchant, 1.4),
    ...(city === undefined ? [] : [centre(`12 Station Road, ${city}`)]),
    ...(gstin === undefined ? [] : [centre(`GSTIN: ${gstin}`)]),
    gap,
    centre('TAX INVOICE', 1.1),
    ...(invoiceNumber === undefined ? [] : [left(`Invoice No: ${invoiceNumber}`)]),
    left(`Date: ${day}/${month}/${year}  13:45`),
    rule,
    columns('Item', 'Amount'),
    rule,
    ...items.map(({ name, paise }) => (totalPaise === null ? left(name) : columns(name, printed(paise)))),
    rule,
    ...(totalPaise === null ? [] : [strong('GRAND TOTAL', `${sign} ${printed(totalPaise)}`)]),
    gap,
    ...notes.map(left),
    centre('Thank you, visit again'),
  ]
}
