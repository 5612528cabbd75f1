import { IconAlertTriangle } from '@tabler/icons-react'
import { useSession } from '../../api/use-session.ts'
import { type ReceiptDays, receiptDays } from '../../status/receipt-days.ts'
import { RejectionReason } from '../../status/rejection-reason.tsx'
import { StatusBadge } from '../../status/status-badge.tsx'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import { formatDate, formatRupees, formatText } from '../../ui/formats.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import classes from './expense-information.module.css'
import { receiptLink, type ShownExpense } from './expense-queries.ts'

/** What was spent, when, on what and by whom. */
export function ExpenseInformation({ expense }: { expense: ShownExpense }) {
  const { user } = useSession()
  const isOwn = expense.employee_id != null && expense.employee_id === user.employee_id
  const link = receiptLink(expense)
  const { trip } = expense
  const days = receiptDays(expense.receipts)
  return (
    <Section title="Expense Information" aside={<StatusBadge status={expense.status} />}>
      <RejectionReason
        request={expense}
        next={isOwn ? { to: '/fingenie-chat', name: 'Start a new claim with FinGenie' } : undefined}
      />
      <Details>
        <Detail name="Expense Number">{formatText(expense.expense_number)}</Detail>
        <Detail name="Employee ID">{formatText(expense.employee_id)}</Detail>
        <Detail name="Expense Date" note={dateNote(days)}>
          {formatDate(expense.expense_date)}
        </Detail>
        <Detail name="Expense Type" note={days.categories}>
          {formatText(expense.expense_type)}
        </Detail>
        <Detail name="Description">{formatText(expense.description)}</Detail>
        <Detail name="Total Amount">
          <strong>{formatRupees(expense.total)}</strong>
        </Detail>
        <Detail name="GSTIN">{formatText(expense.gstin)}</Detail>
        <Detail name="Place">{formatText(expense.place)}</Detail>
        {trip?.number && (
          <Detail name="Trip">
            <RecordLink to={`/trip/${trip.number}`}>{trip.number}</RecordLink>
            {trip.destination_city && `, ${trip.destination_city}`}
          </Detail>
        )}
        <Detail name="Receipt">
          {link ? <FileLink href={link}>View Receipt</FileLink> : 'No receipt link available'}
        </Detail>
      </Details>
    </Section>
  )
}

function dateNote({ dates, undated }: ReceiptDays) {
  if (!undated) return dates && `Receipts of ${dates}`
  return (
    <>
      {dates && `Receipts of ${dates}. `}
      <span className={classes.undated}>
        <IconAlertTriangle size={14} aria-hidden />
        {undated}
      </span>
    </>
  )
}
