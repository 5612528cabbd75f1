import { type ReceiptChanges, TYPED_FIELDS, type TypedField } from '@pravas/contract/expenses'
import { z } from 'zod'
import { dayText, rupeeText } from '../formats.ts'
import { COLUMN_OF } from '../receipts/field-column-rules.ts'

const Read = <T extends z.ZodType>(value: T) => z.object({ value: value.nullable() }).optional().catch(undefined)
const Text = Read(z.string())
const Paise = Read(z.int())

/** What is kept of the reader's answer, as far as a person can set it right; what is not kept is not compared. */
const KeptReading = z.object({
  merchant: Text,
  date: Text,
  invoiceNumber: Text,
  gstin: Text,
  place: Text,
  category: Text,
  paymentMeans: Text,
  totalPaise: Paise,
  currency: Text,
  taxes: z
    .array(z.object({ kind: z.string(), paise: z.int() }))
    .optional()
    .catch(undefined),
  details: z.object({ address: Text, recipientGstin: Text, taxablePaise: Paise }).optional().catch(undefined),
})
type KeptReading = z.infer<typeof KeptReading>

/**
 * A receipt as it was claimed; money in hundredths of its currency's unit. `checked` names the columns that a person has set or
 * confirmed.
 */
export interface ClaimedFields {
  checked: readonly unknown[]
  merchant: string | null
  address: string | null
  place: string | null
  receipt_date: string | null
  invoice_number: string | null
  gstin: string | null
  recipient_gstin: string | null
  taxable_paise: number | null
  cgst_paise: number | null
  sgst_paise: number | null
  igst_paise: number | null
  total_paise: number | null
  currency: string
  payment_means: string | null
  category: string
}

/** A value as people read it beside what was read; undefined where nothing is kept of the reading. */
interface Compared {
  now: string | null
  read: string | null | undefined
}

/**
 * What a claimant has typed or set to something else than was read of a receipt, in the order of its fields. `reading` is
 * what is kept of the reader's answer; where nothing is kept, nothing is said. What is assumed where nothing was read
 * (rupees, the category 'Miscellaneous') is no change.
 */
export function typedFields(reading: unknown, fields: ClaimedFields): ReceiptChanges {
  const kept = KeptReading.safeParse(reading).data
  if (!kept) return []
  const compared = comparedFields(kept, fields)
  return TYPED_FIELDS.flatMap((field): ReceiptChanges => {
    const { now, read } = compared[field]
    if (read === undefined || read === now) return []
    // Receipts that are older than a column have nothing in it, whatever was read.
    if (now === null && !fields.checked.includes(COLUMN_OF[field])) return []
    return [{ field, read, text: `${saidOf(field, { now, read })} by the claimant` }]
  })
}

/** What became of a field; what the total is now is told beside it everywhere. */
function saidOf(field: TypedField, { now, read }: { now: string | null; read: string | null }): string {
  const value = field === 'total' || now === null ? '' : ` to ${now}`
  if (read === null) return value === '' ? 'not read, typed' : `not read, set${value}`
  return `read as ${read}, ${now === null ? 'taken out' : 'changed'}${value}`
}

function comparedFields(kept: KeptReading, fields: ClaimedFields): Record<TypedField, Compared> {
  const { details, taxes } = kept
  const money = (paise: number | null | undefined, currency = fields.currency) =>
    paise === null || paise === undefined ? paise : amountText(paise, currency)
  const tax = (kind: string) => {
    const lines = taxes?.filter((line) => line.kind === kind)
    return lines && (lines.length === 0 ? null : lines.reduce((sum, { paise }) => sum + paise, 0))
  }
  const amount = (now: number | null, read: number | null | undefined): Compared => ({
    now: money(now) ?? null,
    read: money(read),
  })
  const plain = (now: string | null, read: { value: string | null } | undefined): Compared => ({
    now,
    read: read?.value,
  })
  const day = (iso: string | null | undefined) => iso && dayText(iso)
  const category =
    kept.category && (kept.category.value ?? (fields.category === 'Miscellaneous' ? fields.category : null))
  return {
    total: {
      now: money(fields.total_paise) ?? null,
      read: money(kept.totalPaise?.value, kept.currency?.value ?? 'INR'),
    },
    date: { now: day(fields.receipt_date) || null, read: day(kept.date?.value) },
    merchant: plain(fields.merchant, kept.merchant),
    invoice_number: plain(fields.invoice_number, kept.invoiceNumber),
    gstin: plain(fields.gstin, kept.gstin),
    recipient_gstin: plain(fields.recipient_gstin, details?.recipientGstin),
    taxable: amount(fields.taxable_paise, details?.taxablePaise?.value),
    cgst: amount(fields.cgst_paise, tax('CGST')),
    sgst: amount(fields.sgst_paise, tax('SGST')),
    igst: amount(fields.igst_paise, tax('IGST')),
    category: { now: fields.category, read: category },
    payment_means: plain(fields.payment_means, kept.paymentMeans),
    place: plain(fields.place, kept.place),
    address: plain(fields.address, details?.address),
  }
}

function amountText(paise: number, currency: string): string {
  return currency === 'INR' ? rupeeText(paise) : `${currency} ${(paise / 100).toFixed(2)}`
}
