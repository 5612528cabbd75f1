import { Anchor, Checkbox } from '@mantine/core'
import type { Advance } from '@pravas/contract/advances'
import type { FinanceClaim } from '@pravas/contract/finance'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCameFrom } from '../../ui/came-from.ts'
import { formatDate, formatDateRange, formatRupees, indianDay } from '../../ui/formats.ts'
import { AdvanceMarks, ClaimMarks } from './claim-marks.tsx'
import classes from './finance.module.css'

const t = texts(financePage)

interface Choice {
  number: string
  /** Why it can’t be chosen. */
  refusal: string | undefined
  isSelected: boolean
  /** Absent for who may not select. */
  onToggle: (() => void) | undefined
}

function ChoiceCell({ number, refusal, isSelected, onToggle }: Choice) {
  if (!onToggle) return null
  return (
    <td className={classes.check}>
      <Checkbox
        size="sm"
        aria-label={t('pay.select', { number })}
        title={refusal}
        disabled={refusal !== undefined}
        checked={isSelected}
        onChange={onToggle}
      />
    </td>
  )
}

function NumberLink({ number, to }: { number: string; to: string }) {
  const cameFrom = useCameFrom()
  return (
    <Anchor component={Link} to={to} state={cameFrom} inherit underline="always">
      {number}
    </Anchor>
  )
}

interface TableProps {
  caption: string
  /** What stands in the columns between the employee and the amount to pay. */
  columns: readonly { name: string; isAmount?: boolean }[]
  hasChoice: boolean
  isBusy?: boolean
  /** What the first column holds. */
  what: string
  children: ReactNode
}

/** A table of what can be put in a batch. */
export function PayableTable({ caption, columns, hasChoice, isBusy = false, what, children }: TableProps) {
  return (
    <table className={`${classes.table} ${classes.payables}`} aria-busy={isBusy}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {hasChoice && (
            <th scope="col" className={classes.check}>
              <span className="visually-hidden">{t('pay.select.column')}</span>
            </th>
          )}
          <th scope="col">{what}</th>
          <th scope="col">{t('pay.employee')}</th>
          {columns.map(({ name, isAmount }) => (
            <th key={name} scope="col" className={isAmount ? classes.end : undefined}>
              {name}
            </th>
          ))}
          <th scope="col" className={classes.end}>
            {t('pay.payable')}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** An approved claim, with what finance has to know before it is paid. */
export function ClaimToPay({ claim, ...choice }: { claim: FinanceClaim } & Omit<Choice, 'number'>) {
  const { number, description, employee_name, approved_at, verified, approved, payable } = claim
  return (
    <tr data-selected={choice.isSelected || undefined}>
      <ChoiceCell number={number} {...choice} />
      <td>
        <div>
          <NumberLink number={number} to={`/expense/${encodeURIComponent(number)}`} /> {description}{' '}
          <ClaimMarks claim={claim} />
        </div>
      </td>
      <td data-name={t('pay.employee')}>{employee_name}</td>
      <td data-name={t('pay.day')}>{formatDate(indianDay(approved_at))}</td>
      <td data-name={t('pay.verified')}>
        {verified ? verified.by : <span className={classes.quiet}>{t('pay.verified.no')}</span>}
      </td>
      <td className={classes.end} data-name={t('pay.approved')}>
        {formatRupees(approved)}
      </td>
      <td className={classes.end} data-name={t('pay.payable')}>
        {formatRupees(payable)}
      </td>
    </tr>
  )
}

/** An approved advance, with the trip that it is for. */
export function AdvanceToPay({ advance, ...choice }: { advance: Advance } & Omit<Choice, 'number'>) {
  const { number, purpose, employee_name, decided, trip, amount } = advance
  return (
    <tr data-selected={choice.isSelected || undefined}>
      <ChoiceCell number={number} {...choice} />
      <td>
        <div>
          <NumberLink number={number} to="/advances/finance" /> {purpose} <AdvanceMarks advance={advance} />
        </div>
      </td>
      <td data-name={t('pay.employee')}>{employee_name}</td>
      <td data-name={t('pay.trip')}>{`${trip.destination}, ${formatDateRange(trip.from, trip.until)}`}</td>
      <td data-name={t('pay.day')}>{decided && formatDate(indianDay(decided.at))}</td>
      <td className={classes.end} data-name={t('pay.payable')}>
        {formatRupees(amount)}
      </td>
    </tr>
  )
}
