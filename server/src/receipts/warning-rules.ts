import type { RefusedBefore } from '@pravas/contract/expenses'
import type { ReceiptFieldName } from '@pravas/contract/receipt-fields'
import type { ReviewFields } from '@pravas/contract/receipt-review'
import { receiptRefusals } from '@pravas/messages/en/receipt-refusals'
import { receiptWarnings } from '@pravas/messages/en/receipt-warnings'
import { texts } from '@pravas/messages/texts'
import { dayText } from '../formats.ts'

const t = texts(receiptWarnings)
const refusalWords = texts(receiptRefusals)

/** Something that the person should look at. */
export interface ReviewWarning {
  code: string
  text: string
}

/** What the reader warns of, and the field that is no longer doubtful once a person has seen to it. */
const OF_READER = {
  'total.unconfirmed': 'total',
  'date.ambiguous': 'date',
  'gstin.checksum': 'gstin',
  'gstin.repaired': 'gstin',
  'pages.skipped': undefined,
  'einvoice.differs': undefined,
  'einvoice.unsigned': undefined,
  'kind.credit_note': undefined,
  'kind.proforma': undefined,
  'kind.quotation': undefined,
  'kind.statement': undefined,
  'kind.boarding_pass': undefined,
  'kind.payment': undefined,
  'kind.card_slip': undefined,
  'print.poor': undefined,
  'print.handwritten': undefined,
} as const satisfies Partial<Record<keyof typeof receiptWarnings, ReceiptFieldName | undefined>>

/** Rounding to the whole rupee may take this much, in rupees. */
const ROUND_OFF = 1

/**
 * What to look at on a receipt: who refused it in an earlier claim and why, what its reader warned of and nobody has seen to since, sums that do not make the total, a
 * day in the future, and a tax rate that is not due (in per cent).
 */
export function reviewWarnings(
  fields: ReviewFields,
  {
    ofReader,
    isChecked,
    today,
    unusualRate,
    refusedBefore,
  }: {
    ofReader: readonly string[]
    isChecked: (field: ReceiptFieldName) => boolean
    today: string
    unusualRate: number | undefined
    refusedBefore?: RefusedBefore | undefined
  },
): ReviewWarning[] {
  const date = fields.date.value
  return [
    ...(refusedBefore ? [{ code: 'claim.refused', text: refusedText(refusedBefore) }] : []),
    ...ofReader.flatMap((code) => {
      if (!isOfReader(code)) return []
      const settledBy = OF_READER[code]
      return settledBy && isChecked(settledBy) ? [] : [{ code, text: t(code) }]
    }),
    ...sums(fields, ofReader.includes('total.mismatch') && !isChecked('total')),
    ...(date !== null && date > today ? [{ code: 'date.future', text: t('date.future', { day: dayText(date) }) }] : []),
    ...(unusualRate === undefined ? [] : [{ code: 'tax.rate', text: t('tax.rate', { rate: String(unusualRate) }) }]),
  ]
}

const isOfReader = (code: string): code is keyof typeof OF_READER => Object.hasOwn(OF_READER, code)

function refusedText({ claim, refused_by: approver, reason }: RefusedBefore): string {
  return refusalWords('refused.before', { claim, approver, reason })
}

function sums({ taxable, cgst, sgst, igst, total }: ReviewFields, asRead: boolean): ReviewWarning[] {
  const taxes = [cgst.value, sgst.value, igst.value].filter((tax) => tax !== null)
  if (taxable.value === null || total.value === null || taxes.length === 0) {
    return asRead ? [{ code: 'total.mismatch', text: t('total.mismatch.lines') }] : []
  }
  const sum = taxes.reduce((all, tax) => all + tax, taxable.value)
  if (Math.abs(sum - total.value) <= ROUND_OFF) return []
  return [{ code: 'total.mismatch', text: t('total.mismatch') }]
}
