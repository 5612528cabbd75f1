import type { RefusedBefore } from '@pravas/contract/expenses'
import type { ReceiptFieldName } from '@pravas/contract/receipt-fields'
import type { ReviewFields } from '@pravas/contract/receipt-review'
import { receiptRefusals } from '@pravas/messages/en/receipt-refusals'
import { texts } from '@pravas/messages/texts'
import { dayText } from '../formats.ts'

/** Something that the person should look at. */
export interface ReviewWarning {
  code: string
  text: string
}

/** What the reader warns of, in words, and the field that is no longer doubtful once a person has seen to it. */
const OF_READER: Readonly<Record<string, { text: string; settledBy?: ReceiptFieldName }>> = {
  'total.unconfirmed': { text: 'Nothing else on the bill confirms the total.', settledBy: 'total' },
  'date.ambiguous': { text: 'Day and month of the date could be the other way round.', settledBy: 'date' },
  'gstin.checksum': { text: 'The GSTIN on the bill is not valid, so it is left out.', settledBy: 'gstin' },
  'gstin.repaired': { text: 'A character of the GSTIN was hard to read.', settledBy: 'gstin' },
  'pages.skipped': { text: 'The file has more pages than were read.' },
  'einvoice.differs': { text: 'The bill and the QR code of its e-invoice say different things.' },
  'einvoice.unsigned': { text: 'The QR code of the e-invoice wasn’t signed by the portal.' },
  'kind.credit_note': { text: 'This looks like a credit note: money that comes back, not an expense.' },
  'kind.proforma': { text: 'This looks like a proforma invoice, which isn’t a bill yet and carries no tax credit.' },
  'kind.quotation': { text: 'This looks like a quotation, which isn’t a bill yet.' },
  'kind.statement': { text: 'This looks like a statement. Please claim the lines that you mean, with their bills.' },
  'kind.boarding_pass': { text: 'This looks like a boarding pass, which shows no price.' },
  'kind.payment': { text: 'This shows a payment, not what was bought.' },
  'kind.card_slip': { text: 'This is a card slip: it shows a payment, not what was bought.' },
  'print.poor': { text: 'The print is poor: please compare what was read with the picture.' },
  'print.handwritten': { text: 'Something is written by hand and was not read: please type it in.' },
}

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
      const known = OF_READER[code]
      if (!known || (known.settledBy && isChecked(known.settledBy))) return []
      return [{ code, text: known.text }]
    }),
    ...sums(fields, ofReader.includes('total.mismatch') && !isChecked('total')),
    ...(date !== null && date > today ? [{ code: 'date.future', text: `${dayText(date)} lies in the future.` }] : []),
    ...(unusualRate === undefined
      ? []
      : [
          {
            code: 'tax.rate',
            text: `The bill charges ${unusualRate}% GST, which was not the rate for this on its day.`,
          },
        ]),
  ]
}

const t = texts(receiptRefusals)

function refusedText({ claim, refused_by: approver, reason }: RefusedBefore): string {
  return t('refused.before', { claim, approver, reason })
}

function sums({ taxable, cgst, sgst, igst, total }: ReviewFields, asRead: boolean): ReviewWarning[] {
  const taxes = [cgst.value, sgst.value, igst.value].filter((tax) => tax !== null)
  if (taxable.value === null || total.value === null || taxes.length === 0) {
    return asRead ? [{ code: 'total.mismatch', text: 'The lines of the bill do not add up to its total.' }] : []
  }
  const sum = taxes.reduce((all, tax) => all + tax, taxable.value)
  if (Math.abs(sum - total.value) <= ROUND_OFF) return []
  return [{ code: 'total.mismatch', text: 'Taxable value and taxes do not add up to the total.' }]
}
