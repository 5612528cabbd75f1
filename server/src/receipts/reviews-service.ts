import { receiptFilePath } from '@pravas/contract/expenses'
import { rupeesFromPaise } from '@pravas/contract/money'
import type { GstRules } from '@pravas/contract/policy-document'
import { COLUMN_OF } from '@pravas/contract/receipt-field-keys'
import type { ReceiptFieldName } from '@pravas/contract/receipt-fields'
import { type ReceiptInReview, receiptPicturePath } from '@pravas/contract/receipt-review'
import { type DocumentKind, ReceiptReading } from '@pravas/reading/receipt'
import type { Actor } from '../access/actor.ts'
import { dayOf } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { rupeeText } from '../formats.ts'
import { supplyOf } from '../policy/supply-rules.ts'
import { shownCredit, type TaxedBill, taxCreditOf, unusualRate } from '../policy/tax-credit-rules.ts'
import { presentRefusedBefore } from '../requests/refused-receipts.ts'
import { possibleDuplicates } from './duplicates-service.ts'
import { type KeptMileage, keptMileage, presentJourney } from './journey-rules.ts'
import { SHEET } from './mileage-sheet.ts'
import { secondWithoutOwn } from './own-gstin.ts'
import { isNoExpense } from './presenter.ts'
import { reviewFields } from './review-fields.ts'
import { type ReviewRow, selectReceiptsInReview } from './review-store.ts'
import { comparedFields } from './second-reading-fields.ts'
import { secondReadingIn } from './second-reading-rules.ts'
import { vendorMessage } from './vendor-message-rules.ts'
import { reviewWarnings } from './warning-rules.ts'

/** The organisation as a tax invoice names it: its GSTINs, the head office's first. */
export interface Company {
  name: string
  gstins: readonly string[]
}

/** A receipt under review with what a claim needs of it beside; money in paise. */
export interface ReviewedReceipt {
  review: Omit<ReceiptInReview, 'deductions'>
  bill: TaxedBill
  journey: KeptMileage | undefined
  row: ReviewRow
  /** What names places on it: its place and address, and of a ticket all its print. */
  placeText: string
  /** Its lines of print and the names of its items. */
  printed: string[]
  /** What it was read as where that is no bill; null of a bill. */
  documentKind: DocumentKind | null
}

/** Lists the unclaimed receipts of a person's claim draft in the order of their upload, with all that is to be looked at. */
export async function receiptsInReview(
  source: Db,
  actor: Actor,
  draftId: string,
  { company, gst, now }: { company: Company; gst: readonly GstRules[]; now: Date },
): Promise<ReviewedReceipt[]> {
  const { orgId, personId } = actor
  const today = dayOf(now)
  const rows = await selectReceiptsInReview(source, { orgId, personId, draftId })
  const counted = rows.map(({ id, number }) => ({ id, number }))
  const duplicates = await possibleDuplicates(source, { orgId, personId, receipts: counted })
  return rows.map((row) => {
    const reading = ReceiptReading.safeParse(row.reading).data ?? null
    const bill = billOf(row, reading)
    const journey = keptMileage(row.mileage)
    // What is no bill carries no credit, whoever claims it.
    const documentKind = isNoExpense(reading?.kind) ? (reading?.kind ?? null) : null
    const credit = documentKind ? null : taxCreditOf(bill, company.gstins, { gst, today })
    const isChecked = (field: ReceiptFieldName) => row.checked.includes(COLUMN_OF[field])
    const second = secondReadingIn(row.reading, now)
    const first = reviewFields(row, reading)
    const fields =
      second?.state === 'read'
        ? comparedFields(first, secondWithoutOwn(second.fields, company.gstins), isChecked)
        : first
    const rupeeTotal = row.total_paise !== null && row.currency === 'INR' ? rupeeText(row.total_paise) : null
    return {
      row,
      bill,
      documentKind,
      journey,
      placeText: [journey?.from, row.place, row.address, ...(bill.supply === 'air' ? linesOf(reading) : [])]
        .filter(Boolean)
        .join('\n'),
      printed: [...linesOf(reading), ...(reading?.details?.items ?? []).map(({ name }) => name)],
      review: {
        receipt_id: row.id,
        number: row.number,
        file_name: row.file_name,
        receipt_link: receiptFilePath(row.id),
        part: (row.last_part ?? 0) > 0 ? { number: row.part + 1, of: (row.last_part ?? 0) + 1 } : null,
        pictures: (journey ? [SHEET] : (reading?.pages ?? [])).map(({ width, height }, page) => ({
          // A declaration is written anew when its journey is changed.
          link: `${receiptPicturePath(row.id, page)}${journey ? `?of=${row.file_hash.slice(0, 12)}` : ''}`,
          width,
          height,
        })),
        fields,
        items: (reading?.details?.items ?? []).map((item) => ({
          name: item.name,
          hsn: item.hsn,
          quantity: item.quantity,
          rate: item.ratePaise === null ? null : rupeesFromPaise(item.ratePaise),
          amount: rupeesFromPaise(item.paise),
          place: item.box,
        })),
        second_reading: second?.state ?? null,
        unread: (reading?.unread ?? []).map(({ box, hand }) => ({ ...box, hand })),
        warnings: reviewWarnings(fields, {
          ofReader: reading?.warnings ?? [],
          isChecked,
          today,
          unusualRate: unusualRate(bill, { gst, today }),
          refusedBefore: presentRefusedBefore(row.refused_before).refused_before,
        }),
        ...(journey && { mileage: presentJourney(journey) }),
        ...(row.is_document && { is_document: true }),
        duplicates: duplicates.get(row.id) ?? [],
        tax_credit: credit && shownCredit(credit),
        vendor_message:
          credit?.request === undefined || credit.request === null
            ? null
            : vendorMessage(credit.request, {
                merchant: row.merchant,
                invoiceNumber: row.invoice_number,
                date: row.receipt_date,
                total: rupeeTotal,
                organisation: company.name,
                sender: actor.name,
              }),
      },
    }
  })
}

/** A bill in another currency carries no GST. */
function billOf(row: ReviewRow, reading: ReceiptReading | null): TaxedBill {
  const codes = reading?.details?.items.flatMap(({ hsn }) => hsn ?? []) ?? []
  const inRupees = row.currency === 'INR'
  const taxes = {
    cgstPaise: inRupees ? row.cgst_paise : null,
    sgstPaise: inRupees ? row.sgst_paise : null,
    igstPaise: inRupees ? row.igst_paise : null,
  }
  const isTaxed = Object.values(taxes).some((paise) => (paise ?? 0) > 0)
  return {
    supply:
      row.mileage !== null
        ? 'untaxed_transport'
        : supplyOf({ category: row.category, merchant: row.merchant, print: linesOf(reading), codes, isTaxed }),
    date: row.receipt_date,
    gstin: inRupees ? row.gstin : null,
    recipientGstin: inRupees ? row.recipient_gstin : null,
    taxablePaise: row.taxable_paise,
    ...taxes,
    totalPaise: row.total_paise,
  }
}

function linesOf(reading: ReceiptReading | null): string[] {
  return reading?.lines.map(({ text }) => text) ?? []
}
