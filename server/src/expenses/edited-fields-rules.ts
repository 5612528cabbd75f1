import { EDITABLE_FIELDS, type EditableField, type ReceiptChanges } from '@pravas/contract/expenses'
import { byKey, COLUMN_OF, isAmount, KEY_OF, type KeptFields } from '@pravas/contract/receipt-field-keys'
import { byField, receiptField } from '@pravas/contract/receipt-fields'
import { claimDrafts } from '@pravas/messages/en/claim-drafts'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import { dayText, rupeeText } from '../formats.ts'
import { TAX_KIND_OF } from '../receipts/field-column-rules.ts'

const text = texts(claimDrafts)

const Read = <T extends z.ZodType>(value: T) => z.object({ value: value.nullable() }).optional().catch(undefined)
const Text = Read(z.string())
const Whole = Read(z.int())

const READ = byKey(
  byField(() => ({
    text: Text,
    code: Text,
    date: Text,
    amount: Whole,
    count: Whole,
    currency: Text,
    gstin: Text,
    category: Text,
    payment: Text,
  })),
)

/** What is kept of the reader's answer, as far as a person can set it right; what is not kept is not compared. */
const KeptReading = z.object({
  ...READ,
  taxes: z
    .array(z.object({ kind: z.string(), paise: z.int() }))
    .optional()
    .catch(undefined),
  details: z.object(READ).optional().catch(undefined),
})
type KeptReading = z.infer<typeof KeptReading>

/**
 * A receipt as it was claimed; money in hundredths of its currency's unit. `checked` names the columns that a person has set or
 * confirmed.
 */
export type ClaimedFields = KeptFields & { checked: readonly unknown[] }

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
export function editedFields(reading: unknown, fields: ClaimedFields): ReceiptChanges {
  const kept = KeptReading.safeParse(reading).data
  if (!kept) return []
  return EDITABLE_FIELDS.flatMap((field): ReceiptChanges => {
    const { now, read } = comparedField(field, kept, fields)
    if (read === undefined || read === now) return []
    // Receipts that are older than a column have nothing in it, whatever was read.
    if (now === null && !fields.checked.includes(COLUMN_OF[field])) return []
    return [{ field, read, text: saidOf(field, { now, read }) }]
  })
}

/** Whether a claimant has set a receipt to another currency than was read; its total is then theirs too. */
export function isConverted(reading: unknown, { currency }: Pick<ClaimedFields, 'currency'>): boolean {
  const read = KeptReading.safeParse(reading).data?.currency?.value ?? null
  return read !== null && read !== currency
}

/** What became of a field; what the total is now is told beside it everywhere. */
function saidOf(field: EditableField, { now, read }: { now: string | null; read: string | null }): string {
  const value = field === 'total' ? null : now
  if (read === null) return value === null ? text('edited.typed') : text('edited.set', { value })
  if (now === null) return text('edited.taken-out', { read })
  return value === null ? text('edited.changed', { read }) : text('edited.changed-to', { read, value })
}

function comparedField(name: EditableField, kept: KeptReading, fields: ClaimedFields): Compared {
  const { assumed } = receiptField(name)
  const now = fields[COLUMN_OF[name]]
  const read = readIn(kept, name)
  // The total was read in its own currency.
  const currency = name === 'total' ? (kept.currency?.value ?? 'INR') : fields.currency
  const isAssumed = read === null && assumed !== undefined && now === assumed
  return {
    now: fieldText(name, now, fields.currency),
    read: isAssumed ? assumed : read === undefined ? undefined : fieldText(name, read, currency),
  }
}

/** What was read of a field; undefined where that is not kept. */
function readIn({ taxes, details, ...fields }: KeptReading, name: EditableField): string | number | null | undefined {
  const tax = TAX_KIND_OF[name]
  if (tax) {
    const lines = taxes?.filter(({ kind }) => kind === tax)
    return lines && (lines.length === 0 ? null : lines.reduce((sum, { paise }) => sum + paise, 0))
  }
  const key = KEY_OF[name]
  return (fields[key] ?? details?.[key])?.value
}

/** A kept value of a field as people read it; amounts in hundredths of the currency's unit. */
export function fieldText(name: EditableField, value: string | number | null, currency: string): string | null {
  if (typeof value === 'number') return isAmount(name) ? amountText(value, currency) : String(value)
  return value !== null && receiptField(name).kind === 'date' ? dayText(value) : value
}

function amountText(paise: number, currency: string): string {
  return currency === 'INR' ? rupeeText(paise) : `${currency} ${(paise / 100).toFixed(2)}`
}
