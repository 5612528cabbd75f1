import { expenses } from '@pravas/messages/en/expenses'
import { labels } from '@pravas/messages/en/labels'
import { receiptRefusals } from '@pravas/messages/en/receipt-refusals'
import { texts } from '@pravas/messages/texts'
import { bookedOn } from '../../allocation/entry-words.ts'
import { useSession } from '../../api/use-session.ts'
import { type ReceiptDays, receiptDays } from '../../status/receipt-days.ts'
import { RejectionReason } from '../../status/rejection-reason.tsx'
import { StatusBadge } from '../../status/status-badge.tsx'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import { formatDate, formatRupees, formatText } from '../../ui/formats.ts'
import { IconAlertTriangle } from '../../ui/icons.ts'
import { knownValue } from '../../ui/known-value.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { RecordStanding } from '../../ui/record-standing.tsx'
import classes from './expense-information.module.css'
import { receiptLink, type ShownExpense } from './expense-queries.ts'
import { PartlyApproved } from './partly-approved.tsx'

const t = texts(expenses)
const r = texts(receiptRefusals)
const c = texts(labels)

/** What was spent, when, on what and by whom. */
export function ExpenseInformation({ expense }: { expense: ShownExpense }) {
  const { user } = useSession()
  const isOwn = expense.employee_id != null && expense.employee_id === user.employee_id
  const link = receiptLink(expense)
  const { trip } = expense
  const days = receiptDays(expense.receipts)
  const centre = bookedOn(expense.cost_centre)
  const project = bookedOn(expense.project)
  return (
    <Section
      title={t('information')}
      aside={<RecordStanding badge={<StatusBadge status={expense.status} />} amount={formatRupees(expense.total)} />}
    >
      <RejectionReason request={expense} next={isOwn ? { to: '/fingenie-chat', name: t('claim-again') } : undefined} />
      <PartlyApproved expense={expense} isOwn={isOwn} />
      <Details isStrip>
        <Detail name={c('expense-number')}>{formatText(expense.expense_number)}</Detail>
        <Detail name={c('employee-id')}>{formatText(expense.employee_id)}</Detail>
        <Detail name={t('expense-date')} note={dateNote(days)}>
          {formatDate(expense.expense_date)}
        </Detail>
        <Detail name={t('expense-type')} note={days.categories}>
          {knownValue(expense.expense_type)}
        </Detail>
        <Detail name={c('description')} isLong>
          {formatText(expense.description)}
        </Detail>
        <Detail name={t('total-amount')}>
          <strong>{formatRupees(expense.total)}</strong>
          {expense.claimed_total != null && ` ${r('of-claimed', { claimed: formatRupees(expense.claimed_total) })}`}
        </Detail>
        <Detail name={t('gstin')}>{formatText(expense.gstin)}</Detail>
        <Detail name={t('place')}>{formatText(expense.place)}</Detail>
        {trip?.number && (
          <Detail name={c('trip')}>
            <RecordLink to={`/trip/${trip.number}`}>{trip.number}</RecordLink>
            {trip.destination_city && `, ${trip.destination_city}`}
          </Detail>
        )}
        {centre && <Detail name={c('cost-centre')}>{centre}</Detail>}
        {project && <Detail name={c('project')}>{project}</Detail>}
        <Detail name={c('receipt')}>
          {link ? <FileLink href={link}>{t('receipt.view')}</FileLink> : t('receipt.no-link')}
        </Detail>
      </Details>
    </Section>
  )
}

function dateNote({ dates, undated }: ReceiptDays) {
  if (!undated) return dates && t('receipts-of', { dates })
  return (
    <>
      {dates && `${t('receipts-of', { dates })}. `}
      <span className={classes.undated}>
        <IconAlertTriangle size={14} aria-hidden />
        {undated}
      </span>
    </>
  )
}
