import { ReceiptChanges } from '@pravas/contract/expenses'
import { useQuery } from '@tanstack/react-query'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import { countOf, formatDate, formatRupees, formatText, numberOf, sumRupees } from '../../ui/formats.ts'
import { Retry } from '../../ui/retry.tsx'
import { receiptLink, receiptsOf, type ShownReceipt } from './expense-queries.ts'
import classes from './receipt-list.module.css'
import { ReceiptNotes } from './receipt-notes.tsx'
import { ReceiptPreview } from './receipt-preview.tsx'

interface ReceiptListProps {
  expenseId: string
  /** The expense's total in rupees, which the receipts explain. */
  total: number | string | null | undefined
}

/** The receipts of an expense and what they add up to; nothing while there are none. */
export function ReceiptList({ expenseId, total }: ReceiptListProps) {
  const { data: receipts = [], isError, refetch } = useQuery(receiptsOf(expenseId))
  if (isError) {
    return (
      <p className={classes.failure}>
        <Retry text="The receipts could not be loaded." onRetry={refetch} />
      </p>
    )
  }
  if (receipts.length === 0) return null
  return (
    <Section title={`Receipts (${receipts.length})`}>
      <ol className={classes.list}>
        {receipts.map((receipt, index) => (
          <ReceiptCard key={receipt.id ?? index} receipt={receipt} number={index + 1} />
        ))}
      </ol>
      <p className={classes.sum}>{sumOf(receipts, total)}</p>
    </Section>
  )
}

/** What the receipts add up to, and how that compares with the total of the expense. */
function sumOf(receipts: ShownReceipt[], claimed: ReceiptListProps['total']): string | undefined {
  const amounts = receipts.map(({ total, amount }) => total ?? amount)
  if (amounts.some((amount) => numberOf(amount) === undefined)) return undefined
  const sum = sumRupees(amounts)
  const difference = sumRupees([claimed]) - sum
  const added = `${countOf(receipts.length, 'receipt')}: ${formatRupees(sum)} in all`
  if (numberOf(claimed) === undefined) return `${added}.`
  return Math.abs(difference) < 0.005
    ? `${added}, which is the total amount.`
    : `${added}, ${formatRupees(Math.abs(difference))} ${difference > 0 ? 'less' : 'more'} than the total amount.`
}

function ReceiptCard({ receipt, number }: { receipt: ShownReceipt; number: number }) {
  const link = receiptLink(receipt)
  const name = `View Receipt #${number}`
  const read = totalRead(receipt)
  return (
    <li className={classes.card}>
      <ReceiptPreview link={link} mediaType={receipt.media_type} />
      <div className={classes.text}>
        <h3>{`Receipt #${number}`}</h3>
        <Details>
          <Detail name="Description">{formatText(receipt.description)}</Detail>
          <Detail name="Amount">
            {formatRupees(receipt.total ?? receipt.amount)}
            {read && ` (read as ${read})`}
          </Detail>
          <Detail name="Date" note={receipt.expense_date === null && 'Not found on the receipt'}>
            {formatDate(receipt.expense_date)}
          </Detail>
          <Detail name="Category">{formatText(receipt.expense_type)}</Detail>
          <Detail name="GSTIN">{formatText(receipt.gstin)}</Detail>
          <Detail name="Place">{formatText(receipt.place)}</Detail>
          <Detail name="File">{link ? <FileLink href={link}>{name}</FileLink> : 'No receipt link available'}</Detail>
        </Details>
        <ReceiptNotes notes={receipt.notes} changes={receipt.changes} />
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
