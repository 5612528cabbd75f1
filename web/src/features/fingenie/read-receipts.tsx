import { Anchor } from '@mantine/core'
import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { formatDate, formatRupees } from '../../ui/formats.ts'
import { IconAlertTriangle } from '../../ui/icons.ts'
import { categoryOf } from './expense-summary.ts'
import classes from './read-receipts.module.css'
import type { UploadedReceipt } from './receipt-context.ts'

const t = texts(fingeniePage)
const c = texts(labels)

const FIELDS: Record<string, string> = {
  merchant: t('read.field-merchant'),
  date: t('read.field-date'),
  total: t('read.field-total'),
  category: t('read.field-category'),
  gstin: t('read.field-gstin'),
}

function amountText(total: number, currency: string | null | undefined): string {
  return currency && currency !== 'INR' ? `${currency} ${total.toFixed(2)}` : formatRupees(total)
}

/** What was not found on a receipt: what the server names, else what is missing of the three that matter. */
function missingOf({ data, not_found }: UploadedReceipt): string[] {
  const named = not_found ?? (['merchant', 'date', 'total'] as const).filter((field) => data[field] == null)
  return named.map((field) => FIELDS[field] ?? field.replaceAll('_', ' '))
}

/** The receipts of an upload, each with what was read from it and what was not found. */
export function ReadReceipts({ receipts }: { receipts: UploadedReceipt[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('read.merchant')}</th>
          <th scope="col">{c('date')}</th>
          <th scope="col">{c('category')}</th>
          <th scope="col" className={classes.amount}>
            {c('total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {receipts.map((receipt, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the receipts of an answer never change
          <Row key={index} receipt={receipt} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ receipt }: { receipt: UploadedReceipt }) {
  const { data, file_name: file, receipt_link: link, currency } = receipt
  const missing = missingOf(receipt)
  return (
    <tr>
      <td className={classes.merchant}>
        <div className={classes.name}>{data.merchant || t('read.no-merchant')}</div>
        {link ? (
          <Anchor
            className={classes.file}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            underline="always"
            inherit
          >
            {file || t('read.view')}
          </Anchor>
        ) : (
          file && <span className={classes.file}>{file}</span>
        )}
        {missing.length > 0 && (
          <div className={classes.missing}>
            <IconAlertTriangle size={15} aria-hidden />
            {t('read.not-found', { fields: missing.join(', ') })}
          </div>
        )}
      </td>
      <td data-label={c('date')} data-absent={!data.date || undefined}>
        {data.date ? formatDate(data.date) : '–'}
      </td>
      <td data-label={c('category')}>{categoryOf(receipt)}</td>
      <td data-label={c('total')} className={classes.amount}>
        {data.total == null ? '–' : amountText(data.total, currency)}
      </td>
    </tr>
  )
}
