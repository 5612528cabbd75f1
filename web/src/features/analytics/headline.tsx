import type { Analytics } from '@pravas/contract/analytics'
import { countOf, formatDate, formatPrice } from '../../ui/formats.ts'
import classes from './headline.module.css'
import { formatChange, formatDays, formatShare } from './words.ts'

/** The figures in one line: spend, days to decision, share out of policy, trips ahead. */
export function Headline({ analytics }: { analytics: Analytics }) {
  const { spend, decisions, policy, upcoming } = analytics
  const checked = policy.trips.checked + policy.expenses.checked
  const outside = policy.trips.outside + policy.expenses.outside
  const [next] = upcoming.next
  return (
    <dl className={classes.figures}>
      <Figure name="Approved spend" value={formatPrice(Math.round(spend.total))}>
        {formatChange(spend.total, spend.last_year)}
      </Figure>
      <Figure name="Average days to decision" value={averageOf(decisions)}>
        {decidedOf(decisions)}
      </Figure>
      <Figure name="Share out of policy" value={checked === 0 ? '–' : formatShare(outside, checked)}>
        {checked === 0 ? 'No request in this time' : `${outside} of ${countOf(checked, 'request')}`}
      </Figure>
      <Figure name="Upcoming trips" value={String(upcoming.trips)}>
        {next ? `The next on ${formatDate(next.departure_date)}` : 'None planned'}
      </Figure>
    </dl>
  )
}

function Figure({ name, value, children }: { name: string; value: string; children: string }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd className={classes.value}>{value}</dd>
      <dd className={classes.about}>{children}</dd>
    </div>
  )
}

type Decisions = Analytics['decisions']

function averageOf({ trips, expenses }: Decisions): string {
  const decided = trips.decided + expenses.decided
  if (decided === 0) return '–'
  const days = (trips.average_days ?? 0) * trips.decided + (expenses.average_days ?? 0) * expenses.decided
  return formatDays(days / decided)
}

function decidedOf({ trips, expenses }: Decisions): string {
  const kinds = [
    trips.average_days === null ? '' : `trips ${formatDays(trips.average_days)}`,
    expenses.average_days === null ? '' : `expenses ${formatDays(expenses.average_days)}`,
  ].filter(Boolean)
  if (kinds.length === 0) return 'Nothing decided in this time'
  return `${trips.decided + expenses.decided} decided: ${kinds.join(', ')}`
}
