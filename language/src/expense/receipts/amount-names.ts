import type { NameableReceipt } from './receipt.ts'

/** A figure that names a receipt by what it comes to: 'the 145 one', '145 wala', 'the ₹1,180 bill'. */
const NAMED =
  /(?<![\d.,/])(?:₹|rs\.?|inr)? ?(\d[\d,]*(?:\.\d{1,2})?)(?:\s?(?:rs|rupees?|rupaye|\/-))?\s+(?:wal[aei]|waal[aei]|vaal[aei]|val[aei]|ones?|bills?|receipts?|slips?)\b/giu
/** 'Receipt 2 one', 'bill no 3 wala': a number, and no amount. */
const COUNTED = /\b(?:receipts?|bills?|invoices?|numbers?|nos?\.?|rasid|#)\s*$/iu

/** The receipts that a text names by what they come to, in whole rupees or to the paisa; none where a figure fits none. */
export function byAmount<R extends NameableReceipt>(text: string, receipts: readonly R[]): R[] {
  const amounts = [...text.matchAll(NAMED)].flatMap(({ 0: whole, 1: figure = '', index }) => {
    const before = text.slice(0, index)
    return COUNTED.test(before) || whole === '' ? [] : [figure.replaceAll(',', '')]
  })
  return receipts.filter(({ totalPaise }) => amounts.some((amount) => comesTo(totalPaise, amount)))
}

function comesTo(totalPaise: number | null | undefined, amount: string): boolean {
  if (totalPaise === null || totalPaise === undefined) return false
  const paise = Math.round(Number(amount) * 100)
  return amount.includes('.') ? totalPaise === paise : Math.floor(totalPaise / 100) * 100 === paise
}
