import { plainText } from '../plain-text.ts'
import type { Field, FieldName, ReceiptCode, ReceiptFields } from '../receipt.ts'
import { parseEInvoice } from './e-invoice.ts'

/** How sure a value is that print and code agree on, that only the code gives, and that they disagree on. */
const AGREED = 0.99
const CODE_ALONE = 0.9
const DISPUTED = 0.4

/** The codes of a page that say something of a bill. */
export function receiptCodes(texts: readonly string[]): ReceiptCode[] {
  return texts.flatMap((text): ReceiptCode[] => {
    const invoice = parseEInvoice(text)
    if (invoice !== undefined) return [{ kind: 'einvoice', ...invoice }]
    const upi = parseUpiCode(text)
    return upi === undefined ? [] : [{ kind: 'upi', ...upi, name: upi.name === null ? null : plainText(upi.name) }]
  })
}

/**
 * A receipt with what its e-invoice code says: a value that the print confirms is sure, one that the print lacks is taken from
 * the code, and one that differs is not sure and warned of; the print stays. A document of several e-invoices is left as it is.
 */
export function withCodes(fields: ReceiptFields, codes: readonly ReceiptCode[], today: string): ReceiptFields {
  if (codes.length === 0) return fields
  const invoices = codes.filter((code) => code.kind === 'einvoice')
  const [invoice] = invoices
  if (invoice === undefined || invoices.length > 1) return { ...fields, codes: [...codes] }
  const told = {
    gstin: invoice.supplierGstin,
    invoiceNumber: invoice.number,
    date: invoice.date !== null && invoice.date <= today ? invoice.date : null,
    totalPaise: invoice.totalPaise,
  }
  const gstin = settle(fields.gstin, told.gstin)
  const invoiceNumber = settle(fields.invoiceNumber, told.invoiceNumber, isSameNumber)
  const date = settle(fields.date, told.date)
  const totalPaise = settle(fields.totalPaise, told.totalPaise, isRounded)
  const states = new Map<FieldName, State>([
    ['gstin', gstin.state],
    ['invoiceNumber', invoiceNumber.state],
    ['date', date.state],
    ['totalPaise', totalPaise.state],
  ])
  const are = (...wanted: State[]) => [...states].flatMap(([name, state]) => (wanted.includes(state) ? [name] : []))
  const sure = are('agreed', 'told')
  const disputed = are('disputed')
  return {
    ...fields,
    gstin: gstin.field,
    invoiceNumber: invoiceNumber.field,
    date: date.field,
    totalPaise: totalPaise.field,
    codes: [...codes],
    confident: [...new Set([...fields.confident.filter((name) => !disputed.includes(name)), ...sure])],
    notFound: fields.notFound.filter((name) => !sure.includes(name)),
    warnings: disputed.length > 0 ? [...fields.warnings, 'einvoice.differs'] : fields.warnings,
  }
}

type State = 'agreed' | 'told' | 'disputed' | 'silent'

function settle<T>(
  field: Field<T>,
  told: T | null,
  isSame: (print: T, code: T) => boolean = Object.is,
): { field: Field<T>; state: State } {
  if (told === null) return { field, state: 'silent' }
  if (field.value === null)
    return { field: { value: told, confidence: CODE_ALONE, line: null, box: null }, state: 'told' }
  return isSame(field.value, told)
    ? { field: { ...field, confidence: AGREED }, state: 'agreed' }
    : { field: { ...field, confidence: DISPUTED }, state: 'disputed' }
}

function isSameNumber(print: string, code: string): boolean {
  const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return bare(print) === bare(code)
}

/** A bill may be rounded to the rupee after its e-invoice was written. */
function isRounded(print: number, code: number): boolean {
  return Math.abs(print - code) < 100
}

/** Whom a UPI code pays, and how much where it says so. */
export type UpiCode = { address: string; name: string | null; paise: number | null }

const LONGEST = 200

/** The payment that a code asks for; undefined where it asks for none. */
export function parseUpiCode(text: string): UpiCode | undefined {
  if (!/^upi:\/\/pay\?/i.test(text)) return undefined
  const asked = new URLSearchParams(text.slice(text.indexOf('?') + 1))
  const address = asked.get('pa') ?? ''
  if (!/^[\w.-]{2,100}@[\w.-]{2,60}$/.test(address)) return undefined
  const rupees = Number(asked.get('am') ?? Number.NaN)
  const name = asked.get('pn')?.trim().slice(0, LONGEST) ?? ''
  return {
    address,
    name: name === '' ? null : name,
    paise: rupees > 0 && rupees < 1e7 ? Math.round(rupees * 100) : null,
  }
}
