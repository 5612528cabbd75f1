import { Category } from '@pravas/contract/categories'
import type { GstRegisterLine, GstTotals } from '@pravas/contract/gst-register'
import { rupeesFromPaise } from '@pravas/contract/money'
import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import { TAX_VERDICT_WORDS, TAX_VERDICTS, TaxVerdict } from '@pravas/contract/receipt-notes'
import { gstRegister } from '@pravas/messages/en/gst-register'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { dayOf } from '../clock.ts'
import type { RegisterRow, SumRow } from './store.ts'

const t = texts(gstRegister)
const c = texts(labels)

const rupeesOrNull = (paise: number | null) => (paise === null ? null : rupeesFromPaise(paise))
const Kept = TaxVerdict.nullable().catch(null)

/** A line of the register as the call answers it. */
export function presentLine(row: RegisterRow): GstRegisterLine {
  return {
    receipt_id: row.receipt_id,
    claim: row.expense_number,
    employee_id: row.employee_id,
    employee_name: row.employee_name,
    approved_on: dayOf(row.decided_at),
    date: row.receipt_date,
    invoice_number: row.invoice_number,
    supplier: row.merchant,
    supplier_gstin: row.gstin,
    recipient_gstin: row.recipient_gstin,
    place: row.place,
    category: Category.catch('Miscellaneous').parse(row.category),
    taxable: rupeesOrNull(row.taxable_paise),
    cgst: rupeesOrNull(row.cgst_paise),
    sgst: rupeesOrNull(row.sgst_paise),
    igst: rupeesOrNull(row.igst_paise),
    total: rupeesOrNull(row.total_paise),
    verdict: Kept.parse(row.verdict),
    credit: rupeesFromPaise(row.credit_paise),
    estimated: row.estimated,
    reason: row.reason,
  }
}

/** The sums of a month as the call answers them; a verdict that no receipt has is not named. */
export function presentTotals(rows: readonly SumRow[]): GstTotals {
  const of = (some: readonly SumRow[]) => {
    const sum = (column: 'receipts' | keyof Omit<SumRow, 'verdict' | 'recipient_gstin'>) =>
      some.reduce((total, row) => total + row[column], 0)
    return {
      receipts: sum('receipts'),
      taxable: rupeesFromPaise(sum('taxable_paise')),
      cgst: rupeesFromPaise(sum('cgst_paise')),
      sgst: rupeesFromPaise(sum('sgst_paise')),
      igst: rupeesFromPaise(sum('igst_paise')),
      credit: rupeesFromPaise(sum('credit_paise')),
    }
  }
  const byVerdict = Map.groupBy(rows, ({ verdict }) => Kept.parse(verdict))
  const eligible = Map.groupBy(byVerdict.get('eligible') ?? [], ({ recipient_gstin }) => recipient_gstin ?? '')
  return {
    by_verdict: [...TAX_VERDICTS, null].flatMap((verdict) => {
      const some = byVerdict.get(verdict)
      return some ? [{ verdict, ...of(some) }] : []
    }),
    eligible_by_gstin: [...eligible].flatMap(([gstin, some]) => (gstin === '' ? [] : [{ gstin, ...of(some) }])),
  }
}

const plain = (rupees: number | null) => (rupees === null ? '' : rupees.toFixed(2))

/** The columns of the file, by name: amounts are plain numbers in rupees, days `YYYY-MM-DD`. */
const COLUMNS: readonly [name: string, cell: (line: GstRegisterLine) => string][] = [
  [t('claim'), ({ claim }) => claim],
  [c('employee-id'), ({ employee_id }) => employee_id],
  [c('employee'), ({ employee_name }) => employee_name],
  [t('approved'), ({ approved_on }) => approved_on],
  [t('bill-date'), ({ date }) => date ?? ''],
  [t('invoice'), ({ invoice_number }) => invoice_number ?? ''],
  [t('supplier'), ({ supplier }) => supplier ?? ''],
  [t('supplier-gstin'), ({ supplier_gstin }) => supplier_gstin ?? ''],
  [t('recipient-gstin'), ({ recipient_gstin }) => recipient_gstin ?? ''],
  [t('place'), ({ place }) => place ?? ''],
  [c('category'), ({ category }) => category],
  [t('taxable'), ({ taxable }) => plain(taxable)],
  [RECEIPT_FIELD_LABELS.cgst, ({ cgst }) => plain(cgst)],
  [RECEIPT_FIELD_LABELS.sgst, ({ sgst }) => plain(sgst)],
  [RECEIPT_FIELD_LABELS.igst, ({ igst }) => plain(igst)],
  [c('total'), ({ total }) => plain(total)],
  [t('verdict'), ({ verdict }) => (verdict === null ? t('unchecked') : TAX_VERDICT_WORDS[verdict])],
  [t('credit'), ({ credit }) => plain(credit)],
  [t('estimated'), ({ estimated }) => (estimated ? t('yes') : '')],
  [t('reason'), ({ reason }) => reason ?? ''],
]

/** The names of the file's columns, in order. */
export const REGISTER_HEADER: readonly string[] = COLUMNS.map(([name]) => name)

/** The cells of a line in the file, in the order of its columns. */
export function registerCells(row: RegisterRow): string[] {
  const line = presentLine(row)
  return COLUMNS.map(([, cell]) => cell(line))
}
