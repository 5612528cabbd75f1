import type { Analytics } from '@pravas/contract/analytics'
import classes from './board.module.css'
import { Headline } from './headline.tsx'
import { OutOfPolicy } from './policy-panel.tsx'
import { SpendByCategory } from './spend-by-category.tsx'
import { SpendByMonth } from './spend-by-month.tsx'
import { TripsByRoute, TripsByStatus } from './trip-panels.tsx'
import { UpcomingTrips } from './upcoming-panel.tsx'

/** All figures of a period. The chart whose drawing has to be fetched stands further down than a page is first seen. */
export function Board({ analytics }: { analytics: Analytics }) {
  return (
    <div className={classes.board}>
      <Headline analytics={analytics} />
      <div className={classes.pair}>
        <SpendByCategory spend={analytics.spend} />
        <div className={classes.stack}>
          <TripsByStatus trips={analytics.trips} />
          <UpcomingTrips upcoming={analytics.upcoming} namesTraveller={analytics.scope !== 'own'} />
        </div>
      </div>
      <SpendByMonth spend={analytics.spend} />
      <div className={classes.pair}>
        <TripsByRoute trips={analytics.trips} />
        <OutOfPolicy policy={analytics.policy} />
      </div>
    </div>
  )
}
