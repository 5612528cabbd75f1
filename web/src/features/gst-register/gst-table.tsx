import { Anchor } from '@mantine/core'
import type { GstRegisterLine } from '@pravas/contract/gst-register'
import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import { TAX_VERDICT_WORDS } from '@pravas/contract/receipt-notes'
import { gstRegister } from '@pravas/messages/en/gst-register'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import { useCameFrom } from '../../ui/came-from.ts'
import { capitalised, formatDate, formatRupees } from '../../ui/formats.ts'
import { monthName } from '../../ui/months.ts'
import { type Column, RecordTable } from '../../ui/record-table.tsx'
import classes from './gst-table.module.css'

const t = texts(gstRegister)
const c = texts(labels)

const COLUMNS: Column<GstRegisterLine>[] = [
  {
    name: t('supplier'),
    width: '22%',
    cell: ({ supplier, supplier_gstin, invoice_number, date }) => (
      <>
        {supplier ?? t('supplier.none')}
        <Second parts={[supplier_gstin, invoice_number, date && formatDate(date)]} />
      </>
    ),
  },
  { name: t('claim'), width: '17%', cell: (line) => <ClaimCell line={line} /> },
  {
    name: t('recipient-gstin'),
    width: '15%',
    cell: ({ recipient_gstin }) => recipient_gstin ?? <span className={classes.quiet}>{t('recipient.none')}</span>,
  },
  { name: t('tax'), width: '13%', align: 'end', cell: (line) => <TaxCell line={line} /> },
  { name: c('total'), width: '11%', align: 'end', cell: ({ total }) => formatRupees(total) },
  { name: t('verdict'), width: '22%', cell: (line) => <VerdictCell line={line} /> },
]

/** The receipts of a month, each with its bill, its claim, its taxes and what becomes of them. */
export function GstTable({ month, lines }: { month: string; lines: readonly GstRegisterLine[] }) {
  return (
    <RecordTable
      caption={t('caption', { month: monthName(month) })}
      columns={COLUMNS}
      rows={lines}
      keyOf={({ receipt_id }) => receipt_id}
    />
  )
}

function Second({ parts }: { parts: readonly (string | null)[] }) {
  const text = parts.filter(Boolean).join(' · ')
  return text === '' ? null : <span className={classes.second}>{text}</span>
}

function ClaimCell({ line: { claim, employee_name, approved_on } }: { line: GstRegisterLine }) {
  return (
    <>
      <Anchor component={Link} inherit to={`/expense/${encodeURIComponent(claim)}`} state={useCameFrom()}>
        {claim}
      </Anchor>
      <Second parts={[employee_name, t('approved-on', { day: formatDate(approved_on) })]} />
    </>
  )
}

const TAXES = ['cgst', 'sgst', 'igst'] as const

function TaxCell({ line }: { line: GstRegisterLine }) {
  const printed = TAXES.filter((tax) => line[tax] !== null)
  if (printed.length === 0) return <span className={classes.quiet}>{t('tax.none')}</span>
  return printed.map((tax) => (
    <span key={tax} className={classes.tax}>
      {RECEIPT_FIELD_LABELS[tax]} {formatRupees(line[tax])}
    </span>
  ))
}

function VerdictCell({ line: { verdict, credit, estimated, reason } }: { line: GstRegisterLine }) {
  if (verdict === null) return <span className={classes.quiet}>{capitalised(t('unchecked'))}</span>
  const amount = formatRupees(credit)
  return (
    <>
      {capitalised(TAX_VERDICT_WORDS[verdict])}
      <span className={classes.amount}>{estimated ? t('credit.estimated', { amount }) : amount}</span>
      <Second parts={[reason]} />
    </>
  )
}
