import type { Extracted } from './extract.ts'
import { FIELD_NAMES, type FieldName, type ReceiptReading, type Warning } from './receipt.ts'

/** A field at or above this confidence is filled in without asking the person to check it. */
const CONFIDENT: Record<FieldName, number> = {
  merchant: 0.85,
  date: 0.8,
  totalPaise: 0.85,
  currency: 0.85,
  invoiceNumber: 0.8,
  gstin: 0.9,
  place: 0.8,
  category: 0.8,
  paymentMeans: 0.8,
}

/** Print below this mean confidence is called poor. */
const POOR = 0.8

/** Judges the extracted fields: which are sure, which are missing, and what does not add up. */
export function check(
  fields: Extracted,
  printConfidence: number,
): Pick<ReceiptReading, 'confident' | 'notFound' | 'warnings'> {
  const taxPaise = fields.taxes.reduce((sum, tax) => sum + tax.paise, 0)
  const total = fields.totalPaise.value
  const warnings: (Warning | false)[] = [
    ...fields.warnings,
    total !== null && !fields.totalAgrees && 'total.unconfirmed',
    total !== null && taxPaise >= total && total > 0 && 'total.mismatch',
    printConfidence < POOR && 'print.poor',
  ]
  return {
    confident: FIELD_NAMES.filter((name) => fields[name].value !== null && fields[name].confidence >= CONFIDENT[name]),
    notFound: FIELD_NAMES.filter((name) => fields[name].value === null),
    warnings: warnings.filter((warning) => warning !== false),
  }
}
