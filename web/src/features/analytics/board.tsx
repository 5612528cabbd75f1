import type { Analytics } from '@pravas/contract/analytics'
import type { ReactNode } from 'react'
import { useInSteps } from '../../ui/use-in-steps.ts'
import classes from './board.module.css'
import { Headline } from './headline.tsx'
import { OutOfPolicy } from './policy-panel.tsx'
import { SpendByCategory } from './spend-by-category.tsx'
import { SpendByMonth } from './spend-by-month.tsx'
import { TripsByRoute, TripsByStatus } from './trip-panels.tsx'
import { UpcomingTrips } from './upcoming-panel.tsx'

/** How many there are; the first is read first. */
const PANELS = 7

/** All figures of a period. The chart whose drawing has to be fetched stands further down than a page is first seen. */
export function Board({ analytics }: { analytics: Analytics }) {
  const stands = useInSteps(PANELS, { first: 1, step: 1 })
  const panel = (place: number, content: ReactNode) => (place < stands ? content : null)
  return (
    <div className={classes.board}>
      {panel(0, <Headline analytics={analytics} />)}
      <div className={classes.pair}>
        {panel(1, <SpendByCategory spend={analytics.spend} />)}
        <div className={classes.stack}>
          {panel(2, <TripsByStatus trips={analytics.trips} />)}
          {panel(3, <UpcomingTrips upcoming={analytics.upcoming} namesTraveller={analytics.scope !== 'own'} />)}
        </div>
      </div>
      {panel(4, <SpendByMonth spend={analytics.spend} />)}
      <div className={classes.pair}>
        {panel(5, <TripsByRoute trips={analytics.trips} />)}
        {panel(6, <OutOfPolicy policy={analytics.policy} />)}
      </div>
    </div>
  )
}
