import type { Analytics } from '@pravas/contract/analytics'
import { dashboard } from '@pravas/messages/en/dashboard'
import { texts } from '@pravas/messages/texts'
import { formatDate, formatPrice } from '../../ui/formats.ts'
import classes from './headline.module.css'
import { formatChange, formatDays, formatShare } from './words.ts'

const t = texts(dashboard)

/** The figures in one line: spend, days to decision, share out of policy, trips ahead. */
export function Headline({ analytics }: { analytics: Analytics }) {
  const { spend, decisions, policy, upcoming } = analytics
  const checked = policy.trips.checked + policy.expenses.checked
  const outside = policy.trips.outside + policy.expenses.outside
  const [next] = upcoming.next
  return (
    <dl className={classes.figures}>
      <Figure name={t('headline.spend')} value={formatPrice(Math.round(spend.total))}>
        {formatChange(spend.total, spend.last_year)}
      </Figure>
      <Figure name={t('headline.days')} value={averageOf(decisions)}>
        {decidedOf(decisions)}
      </Figure>
      <Figure name={t('headline.policy')} value={checked === 0 ? '–' : formatShare(outside, checked)}>
        {checked === 0 ? t('headline.no-requests') : t('headline.of-requests', { outside, checked })}
      </Figure>
      <Figure name={t('upcoming')} value={String(upcoming.trips)}>
        {next ? t('headline.next', { day: formatDate(next.departure_date) }) : t('headline.none-planned')}
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
    trips.average_days === null ? '' : t('headline.trips', { days: formatDays(trips.average_days) }),
    expenses.average_days === null ? '' : t('headline.expenses', { days: formatDays(expenses.average_days) }),
  ].filter(Boolean)
  if (kinds.length === 0) return t('headline.none-decided')
  return t('headline.decided', { count: trips.decided + expenses.decided, kinds: kinds.join(', ') })
}
