import { ReceiptChanges } from '@pravas/contract/expenses'
import { expenses } from '@pravas/messages/en/expenses'
import { labels } from '@pravas/messages/en/labels'
import { receiptRefusals } from '@pravas/messages/en/receipt-refusals'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { receiptsOf, type ShownReceipt } from '../../api/claim-receipts.ts'
import { RefusedReceipt } from '../../status/refused-receipt.tsx'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import { formatDate, formatRupees, formatText, numberOf, sumRupees } from '../../ui/formats.ts'
import { knownValue } from '../../ui/known-value.ts'
import { Retry } from '../../ui/retry.tsx'
import { type RefuseControl, receiptLink } from './expense-queries.ts'
import classes from './receipt-list.module.css'
import { ReceiptNotes } from './receipt-notes.tsx'
import { ReceiptPreview } from './receipt-preview.tsx'

const t = texts(expenses)
const r = texts(receiptRefusals)
const c = texts(labels)

interface ReceiptListProps {
  expenseId: string
  /** The expense's total in rupees, which the receipts explain. */
  total: number | string | null | undefined
  /** What was claimed, where receipts were refused and the total is less. */
  claimed?: number | string | null | undefined
  refuse?: RefuseControl
}

/** The receipts of an expense and what they add up to; nothing while there are none. */
export function ReceiptList({ expenseId, total, claimed, refuse }: ReceiptListProps) {
  const { data: receipts = [], isError, refetch } = useQuery(receiptsOf(expenseId))
  if (isError) {
    return (
      <p className={classes.failure}>
        <Retry text={t('receipts.failed')} onRetry={refetch} />
      </p>
    )
  }
  if (receipts.length === 0) return null
  return (
    <Section title={t('receipts.title', { count: receipts.length })}>
      <ol className={classes.list}>
        {receipts.map((receipt, index) => (
          <ReceiptCard
            key={receipt.id ?? index}
            receipt={receipt}
            number={index + 1}
            refuse={refuse?.(receipt, receipts)}
          />
        ))}
      </ol>
      <p className={classes.sum}>
        {claimed == null
          ? sumOf(receipts, total)
          : r('sum.approved', { count: receipts.length, sum: formatRupees(claimed), approved: formatRupees(total) })}
      </p>
    </Section>
  )
}

/** What the receipts add up to, and how that compares with the total of the expense. */
function sumOf(receipts: ShownReceipt[], claimed: ReceiptListProps['total']): string | undefined {
  const amounts = receipts.map(({ total, amount }) => total ?? amount)
  if (amounts.some((amount) => numberOf(amount) === undefined)) return undefined
  const sum = sumRupees(amounts)
  const difference = sumRupees([claimed]) - sum
  const added = { count: receipts.length, sum: formatRupees(sum) }
  if (numberOf(claimed) === undefined) return t('sum.alone', added)
  if (Math.abs(difference) < 0.005) return t('sum.same', added)
  const beside = { ...added, difference: formatRupees(Math.abs(difference)) }
  return difference > 0 ? t('sum.less', beside) : t('sum.more', beside)
}

interface ReceiptCardProps {
  receipt: ShownReceipt
  number: number
  refuse: ReactNode
}

function ReceiptCard({ receipt, number, refuse }: ReceiptCardProps) {
  const link = receiptLink(receipt)
  const name = t('receipt.view-numbered', { number })
  const read = totalRead(receipt)
  return (
    <li className={classes.card}>
      <ReceiptPreview link={link} mediaType={receipt.media_type} />
      <div className={classes.text}>
        <h3>{t('receipt.numbered', { number })}</h3>
        <Details>
          <Detail name={c('description')}>{formatText(receipt.description)}</Detail>
          <Detail name={t('amount')}>
            {formatRupees(receipt.total ?? receipt.amount)}
            {read && ` (${t('receipt.read-as', { amount: read })})`}
          </Detail>
          <Detail name={c('date')} note={receipt.expense_date === null && t('receipt.no-date')}>
            {formatDate(receipt.expense_date)}
          </Detail>
          <Detail name={c('category')}>{knownValue(receipt.expense_type)}</Detail>
          <Detail name={t('gstin')}>{formatText(receipt.gstin)}</Detail>
          <Detail name={t('place')}>{formatText(receipt.place)}</Detail>
          <Detail name={t('receipt.file')}>
            {link ? <FileLink href={link}>{name}</FileLink> : t('receipt.no-link')}
          </Detail>
        </Details>
        <ReceiptNotes notes={receipt.notes} changes={receipt.changes} />
        <RefusedReceipt refused={receipt.refused} before={receipt.refused_before} />
        {refuse}
      </div>
    </li>
  )
}

/** The total that was read where the claimant has changed it, in its own currency. */
function totalRead({ changes, read_total: rupees }: ShownReceipt): string | null {
  const change = ReceiptChanges.safeParse(changes).data?.find(({ field }) => field === 'total')
  if (change) return change.read
  return rupees == null ? null : formatRupees(rupees)
}
