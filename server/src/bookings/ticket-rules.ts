import type { ReadBookingFile } from '@pravas/contract/bookings'
import { rupeesFromPaise } from '@pravas/contract/money'

/** What is used of a reading; see `ReceiptReading`. */
export interface TicketReading {
  date: { value: string | null }
  totalPaise: { value: number | null }
  currency: { value: string | null }
  invoiceNumber: { value: string | null }
  gstin: { value: string | null }
  lines: readonly { text: string }[]
}

/** What tickets and vouchers call the number by which they are known. */
const LABEL =
  /\b(?:pnr|(?:airline |gds )?(?:booking|reservation|confirmation|record locator) ?(?:ref(?:erence)?|no|number|id|code|locator)?|itinerary (?:no|number|id)|record locator)\b/i
/** A number itself: letters and digits as airlines, railways and hotels write them. */
const REFERENCE = /^[A-Z0-9][A-Z0-9-]{3,19}$/
/** Words that stand behind such a label and are no number. */
const WORDS = new Set(['NUMBER', 'STATUS', 'CONFIRMED', 'DATE', 'CODE', 'REFERENCE', 'BOOKING', 'DETAILS', 'AIRLINE'])

/** What a ticket, a voucher or an invoice says of a booking, to be checked; amounts in another currency than rupees are left out. */
export function readTicket(reading: TicketReading): NonNullable<ReadBookingFile['read']> {
  const { date, totalPaise, currency, invoiceNumber, gstin, lines } = reading
  const isRupees = currency.value === null || currency.value === 'INR'
  return {
    reference: referenceIn(lines.map(({ text }) => text)),
    invoice_number: invoiceNumber.value?.slice(0, 64) ?? null,
    date: date.value,
    amount: totalPaise.value === null || !isRupees ? null : rupeesFromPaise(totalPaise.value),
    ...(totalPaise.value !== null && !isRupees && { currency: currency.value }),
    gstin: gstin.value,
  }
}

/** The PNR or confirmation number behind or below its label; one called PNR goes before any other. */
export function referenceIn(lines: readonly string[]): string | null {
  const found = lines.flatMap((line, at) => {
    const label = LABEL.exec(line)
    if (!label) return []
    const behind = line.slice(label.index + label[0].length)
    const reference = firstReference(behind) ?? firstReference(lines[at + 1] ?? '')
    return reference === undefined ? [] : [{ reference, isPnr: /pnr/i.test(label[0]) }]
  })
  return (found.find(({ isPnr }) => isPnr) ?? found[0])?.reference ?? null
}

function firstReference(text: string): string | undefined {
  return text
    .split(/[\s:#()[\],/|]+/)
    .filter((word) => word !== '')
    .slice(0, 4)
    .find(isReference)
}

function isReference(word: string): boolean {
  if (!REFERENCE.test(word) || WORDS.has(word)) return false
  // A word in capitals is a number only where it is as long as an airline's.
  return /\d/.test(word) || word.length === 6
}
