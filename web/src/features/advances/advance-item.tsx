import type { Advance } from '@pravas/contract/advances'
import { advancesPage } from '@pravas/messages/en/advances-page'
import { texts } from '@pravas/messages/texts'
import type { ReactNode } from 'react'
import { StatusBadge } from '../../status/status-badge.tsx'
import { formatDate, formatDateRange, formatPrice, indianDay } from '../../ui/formats.ts'
import { knownValue } from '../../ui/known-value.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import classes from './advance-list.module.css'

const t = texts(advancesPage)

interface AdvanceItemProps {
  advance: Advance
  /** Whether it is said whose it is. */
  withName?: boolean
  /** What can be done about it. */
  actions?: ReactNode
}

/** One advance: what it is for, where it stands, what became of it, and what can be done. */
export function AdvanceItem({ advance, withName = false, actions }: AdvanceItemProps) {
  const { number, trip, amount, status, movements, decided, batch, due_on: due } = advance
  const isWaiting = status === 'pending' || status === 'approved'
  const place = { destination: trip.destination, dates: formatDateRange(trip.from, trip.until) }
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.what}>
          {withName && `${advance.employee_name} · `}
          <RecordLink to={`/trip/${trip.number}`}>{t('trip', place)}</RecordLink>
        </p>
        <p>{advance.purpose}</p>
        <p className={classes.facts}>
          {[
            number,
            t('requested', { day: formatDate(indianDay(advance.requested_at)) }),
            decided && t('decided', { verdict: status === 'rejected' ? 'rejected' : 'approved', by: decided.by }),
            batch?.status === 'open' && t('in-batch', { number: batch.number }),
            isWaiting && trip.status !== 'approved' && t('trip-not-approved', { status: knownValue(trip.status) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {decided?.reason && <p>{t('rejected-because', { reason: decided.reason })}</p>}
        {due && (
          <p className={advance.overdue ? classes.late : classes.facts}>
            {[
              t('open', { amount: formatPrice(advance.open) }),
              advance.overdue ? t('overdue', { day: formatDate(due) }) : t('due', { day: formatDate(due) }),
            ].join(' · ')}
          </p>
        )}
      </div>
      <div className={classes.side}>
        <p className={classes.amount}>{formatPrice(amount)}</p>
        <StatusBadge status={status} />
      </div>
      {movements.length > 0 && (
        <ul className={`${classes.below} ${classes.movements}`} aria-label={t('movements', { number })}>
          {movements.map((movement, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its order
            <li key={at}>
              <span>
                {[
                  t(`movement.${movement.kind}`, { reference: movement.reference ?? '' }),
                  movement.on && formatDate(movement.on),
                  ['paid', 'bounced', 'returned', 'recovered'].includes(movement.kind) && movement.reference,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span>{formatPrice(movement.amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {actions && <div className={`${classes.below} ${classes.actions}`}>{actions}</div>}
    </li>
  )
}
