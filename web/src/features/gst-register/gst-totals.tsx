import type { GstTotals } from '@pravas/contract/gst-register'
import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import { TAX_VERDICT_WORDS } from '@pravas/contract/receipt-notes'
import { gstRegister } from '@pravas/messages/en/gst-register'
import { texts } from '@pravas/messages/texts'
import { capitalised, formatRupees, sumRupees } from '../../ui/formats.ts'
import { monthName } from '../../ui/months.ts'
import classes from './gst-totals.module.css'

const t = texts(gstRegister)

type Sums = Omit<GstTotals['by_verdict'][number], 'verdict'>
const AMOUNTS = ['taxable', 'cgst', 'sgst', 'igst', 'credit'] as const
const HEADINGS: Record<(typeof AMOUNTS)[number], string> = {
  taxable: t('taxable'),
  cgst: RECEIPT_FIELD_LABELS.cgst,
  sgst: RECEIPT_FIELD_LABELS.sgst,
  igst: RECEIPT_FIELD_LABELS.igst,
  credit: t('credit'),
}

/** The sums of a month: by what becomes of the tax, and of what comes back by the organisation's GSTINs. */
export function GstSums({ month, totals }: { month: string; totals: GstTotals }) {
  const byVerdict = totals.by_verdict.map(({ verdict, ...sums }) => ({
    name: capitalised(verdict === null ? t('unchecked') : TAX_VERDICT_WORDS[verdict]),
    sums,
  }))
  const byGstin = totals.eligible_by_gstin.map(({ gstin, ...sums }) => ({ name: gstin, sums }))
  return (
    <div className={classes.totals}>
      <SumTable caption={t('totals.verdict', { month: monthName(month) })} first={t('verdict')} rows={byVerdict} />
      {byGstin.length > 0 && <SumTable caption={t('totals.gstin')} first={t('recipient-gstin')} rows={byGstin} />}
    </div>
  )
}

interface SumTableProps {
  caption: string
  /** The heading of the rows' names. */
  first: string
  rows: readonly { name: string; sums: Sums }[]
}

function SumTable({ caption, first, rows }: SumTableProps) {
  const all = (name: (typeof AMOUNTS)[number]) => sumRupees(rows.map(({ sums }) => sums[name]))
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{t('receipts')}</th>
          {AMOUNTS.map((name) => (
            <th key={name} scope="col">
              {HEADINGS[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, sums }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{sums.receipts}</td>
            {AMOUNTS.map((amount) => (
              <td key={amount}>{formatRupees(sums[amount])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {rows.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{t('all')}</th>
            <td>{rows.reduce((sum, { sums }) => sum + sums.receipts, 0)}</td>
            {AMOUNTS.map((amount) => (
              <td key={amount}>{formatRupees(all(amount))}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
