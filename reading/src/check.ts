import type { Extracted } from './extract.ts'
import {
  DETAIL_NAMES,
  DETAILS,
  type Details,
  type DocumentKind,
  FIELD_NAMES,
  FIELDS,
  type FieldName,
  PROOF_OF,
  type ReceiptReading,
  WARNINGS,
  type Warning,
} from './receipt.ts'

/** Print below this mean confidence is called poor. */
const POOR = 0.8

/** Judges the extracted fields: which are sure, which are missing, and what does not add up. A total that does not is not sure. */
export function check(
  fields: Extracted,
  printConfidence: number,
): Pick<ReceiptReading, 'confident' | 'notFound' | 'warnings'> & { details: Details } {
  const taxPaise = fields.taxes.reduce((sum, tax) => sum + tax.paise, 0)
  const total = fields.totalPaise.value
  const taxedAway = total !== null && taxPaise >= total && total > 0
  const mismatch = taxedAway || (fields.details.addsUp === false && !fields.totalAgrees)
  const { details } = fields
  const sure = (name: FieldName) => fields[name].value !== null && fields[name].confidence >= FIELDS[name].sure
  const warnings: (Warning | false)[] = [
    ...fields.warnings,
    total !== null && !fields.totalAgrees && 'total.unconfirmed',
    mismatch && 'total.mismatch',
    noBill(fields.kind),
    printConfidence < POOR && 'print.poor',
  ]
  // What is no expense by itself has to be looked at before its amount is claimed.
  const isDoubtful = mismatch || PROOF_OF[fields.kind] === 'none'
  return {
    confident: FIELD_NAMES.filter((name) => sure(name) && !(isDoubtful && name === 'totalPaise')),
    notFound: FIELD_NAMES.filter((name) => fields[name].value === null),
    warnings: warnings.filter((warning) => warning !== false),
    details: {
      ...details,
      confident: DETAIL_NAMES.filter(
        (name) => details[name].value !== null && details[name].confidence >= DETAILS[name].sure,
      ),
      notFound: DETAIL_NAMES.filter((name) => details[name].value === null),
    },
  }
}

/** The warning that a document is no bill; false for one that is. */
function noBill(kind: DocumentKind): Warning | false {
  const code: string = `kind.${kind}`
  return PROOF_OF[kind] !== 'supply' && (WARNINGS.find((warning) => warning === code) ?? false)
}
