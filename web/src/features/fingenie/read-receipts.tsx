import { Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatDate, formatRupees } from '../../ui/formats.ts'
import { categoryOf } from './expense-summary.ts'
import classes from './read-receipts.module.css'
import type { UploadedReceipt } from './receipt-context.ts'

const FIELDS: Record<string, string> = {
  merchant: 'merchant',
  date: 'date',
  total: 'total',
  category: 'category',
  gstin: 'GSTIN',
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
          <th scope="col">Merchant</th>
          <th scope="col">Date</th>
          <th scope="col">Category</th>
          <th scope="col" className={classes.amount}>
            Total
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
        <div className={classes.name}>{data.merchant || 'Merchant not found'}</div>
        {link ? (
          <Anchor
            className={classes.file}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            underline="always"
            inherit
          >
            {file || 'View receipt'}
          </Anchor>
        ) : (
          file && <span className={classes.file}>{file}</span>
        )}
        {missing.length > 0 && (
          <div className={classes.missing}>
            <IconAlertTriangle size={15} aria-hidden />
            {`Not found: ${missing.join(', ')}`}
          </div>
        )}
      </td>
      <td data-label="Date" data-absent={!data.date || undefined}>
        {data.date ? formatDate(data.date) : '–'}
      </td>
      <td data-label="Category">{categoryOf(receipt)}</td>
      <td data-label="Total" className={classes.amount}>
        {data.total == null ? '–' : amountText(data.total, currency)}
      </td>
    </tr>
  )
}
