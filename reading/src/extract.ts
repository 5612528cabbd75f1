import { categorise } from './categories.ts'
import { findAddress } from './extract/address.ts'
import { findCurrency } from './extract/currency.ts'
import { findReceiptDate } from './extract/date.ts'
import { documentKind } from './extract/document-kind.ts'
import { findGstin } from './extract/gstin.ts'
import { glossed } from './extract/hindi-words.ts'
import { findInvoiceNumber } from './extract/invoice-number.ts'
import { findItems } from './extract/items.ts'
import { findMerchant } from './extract/merchant.ts'
import { findNights } from './extract/nights.ts'
import { withPaiseJoined } from './extract/paise-column.ts'
import { findParts } from './extract/parts.ts'
import { findPaymentMethod } from './extract/payment-method.ts'
import { findPlace } from './extract/place.ts'
import { findTaxes } from './extract/taxes.ts'
import { findTotal } from './extract/total.ts'
import type { Line } from './lines.ts'
import type { Details, DocumentKind, Field, FieldName, ReceiptReading, Warning } from './receipt.ts'

export type Extracted = Pick<ReceiptReading, FieldName | 'taxes'> & {
  kind: DocumentKind
  details: Omit<Details, 'confident' | 'notFound'>
  warnings: Warning[]
  totalAgrees: boolean
}

/** The fields of a receipt from its lines. Pure: `today` is the latest day that a date may name. */
export function extract(printed: readonly Line[], today: string): Extracted {
  const lines = withPaiseJoined(glossed(printed))
  const at = <T>(value: T | undefined, confidence: number, line: number | null): Field<T> => {
    if (value === undefined) return { value: null, confidence: 0, line: null, box: null }
    return { value, confidence, line, box: line === null ? null : (lines[line]?.box ?? null) }
  }
  const kind = documentKind(lines)
  const merchant = findMerchant(lines, kind)
  const date = findReceiptDate(lines, today, kind)
  const total = findTotal(lines, kind)
  const gstin = findGstin(lines)
  const supplier = gstin.found?.gstin ?? null
  const currency = findCurrency(lines, supplier)
  const number = findInvoiceNumber(lines, today, kind)
  const place = findPlace(lines, supplier)
  const means = findPaymentMethod(lines)
  const { category, confidence } = categorise(merchant?.name ?? null, lines.map((line) => line.text).join('\n'))
  const taxes = findTaxes(lines)
  const parts = findParts(lines, total?.paise ?? null, taxes)
  const address = findAddress(lines, merchant?.line ?? null)
  const items = findItems(lines)
  // Whatever it is taken for: its claimant may know better.
  const nights = findNights(lines, items, today)
  const recipient = gstin.recipient
  const warnings: (Warning | false)[] = [
    date?.ambiguous === true && 'date.ambiguous',
    // The tax number of another country is none.
    gstin.unverified && (currency?.currency ?? 'INR') === 'INR' && 'gstin.checksum',
    gstin.found?.repaired === true && 'gstin.repaired',
  ]
  return {
    kind: total?.isCredit === true ? 'credit_note' : kind,
    merchant: at(merchant?.name, merchant?.confidence ?? 0, merchant?.line ?? null),
    date: at(date?.iso, date?.confidence ?? 0, date?.line ?? null),
    totalPaise: at(total?.paise, total?.confidence ?? 0, total?.line ?? null),
    currency: at(currency?.currency, currency?.confidence ?? 0, currency?.line ?? null),
    invoiceNumber: at(number?.number, number?.confidence ?? 0, number?.line ?? null),
    gstin: at(gstin.found?.gstin, gstin.found?.repaired === true ? 0.85 : 0.98, gstin.found?.line ?? null),
    place: at(place?.place, place?.confidence ?? 0, place?.line ?? null),
    category: at(category, confidence, merchant?.line ?? null),
    paymentMeans: at(means?.means, means?.confidence ?? 0, means?.line ?? null),
    taxes,
    details: {
      address: at(address?.address, address?.confidence ?? 0, address?.line ?? null),
      recipientGstin: at(recipient?.gstin, recipient?.repaired === true ? 0.85 : 0.95, recipient?.line ?? null),
      nights: at(nights?.nights, nights?.confidence ?? 0, nights?.line ?? null),
      taxablePaise: at(parts.taxable?.paise, parts.taxable?.confidence ?? 0, parts.taxable?.line ?? null),
      roundOffPaise: at(parts.roundOff?.paise, parts.roundOff?.confidence ?? 0, parts.roundOff?.line ?? null),
      items,
      addsUp: parts.explained,
      itemsAddUp: itemsAddUp(items, [total?.paise, parts.taxable?.paise]),
    },
    warnings: warnings.filter((warning) => warning !== false),
    totalAgrees: total?.agreed ?? false,
  }
}

function itemsAddUp(items: Details['items'], sums: readonly (number | undefined)[]): boolean | null {
  if (items.length === 0) return null
  const sum = items.reduce((whole, { paise }) => whole + paise, 0)
  return sums.includes(sum)
}
