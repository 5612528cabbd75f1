import type { PlaceOnPage } from '@pravas/contract/page-places'
import { KEY_OF } from '@pravas/contract/receipt-field-keys'
import type { ReceiptFieldName } from '@pravas/contract/receipt-fields'
import { DETAIL_NAMES, FIELD_NAMES, type ReceiptFields, type TaxKind } from '@pravas/reading/receipt'
import { TAX_KIND_OF } from './field-column-rules.ts'

/** What was read of one field; amounts in paise. */
export interface WasRead {
  value: string | number | null
  sure: boolean
  place: PlaceOnPage | null
}

/** Returns what a reading says of a field; undefined where it is too old to say anything. */
export function readField(reading: ReceiptFields, name: ReceiptFieldName): WasRead | undefined {
  const tax = TAX_KIND_OF[name]
  if (tax) return taxRead(reading, tax)
  const key: string = KEY_OF[name]
  const field = FIELD_NAMES.find((one) => one === key)
  if (field) {
    const { value, box } = reading[field]
    return { value, sure: reading.confident.includes(field), place: box }
  }
  const detail = DETAIL_NAMES.find((one) => one === key)
  if (!detail || !reading.details) return undefined
  const { value, box } = reading.details[detail]
  return { value, sure: reading.details.confident.includes(detail), place: box }
}

/** The lines of one kind of tax together; they are sure where the bill adds up with them. */
function taxRead(reading: ReceiptFields, kind: TaxKind): WasRead {
  const lines = reading.taxes.filter((line) => line.kind === kind)
  const [first] = lines
  return {
    value: first ? lines.reduce((sum, { paise }) => sum + paise, 0) : null,
    sure: reading.details?.addsUp === true,
    place: first?.box ?? null,
  }
}
