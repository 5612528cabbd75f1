import type { Analytics } from '@pravas/contract/analytics'
import { dashboard } from '@pravas/messages/en/dashboard'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { StatusBadge } from '../../status/status-badge.tsx'
import { formatPrice } from '../../ui/formats.ts'
import { Bars } from './bars.tsx'
import { FiguresTable } from './figures-table.tsx'
import { ChartPanel } from './panel.tsx'
import { formatShare, routeName } from './words.ts'

const t = texts(dashboard)
const c = texts(labels)

type Trips = Analytics['trips']

/** How many routes the chart draws; its table holds all. */
const DRAWN_ROUTES = 6

/** Where the trips requested in the period stand now. */
export function TripsByStatus({ trips }: { trips: Trips }) {
  return (
    <ChartPanel
      title={t('status.title')}
      counts={t('status.counts')}
      empty={trips.requested === 0 ? t('status.empty') : undefined}
      table={
        <FiguresTable
          caption={t('status.title')}
          columns={[c('status'), c('trips'), t('share'), c('total-cost')]}
          rows={trips.by_status.map((row) => ({
            key: row.status,
            name: <StatusBadge status={row.status} />,
            figures: [String(row.trips), formatShare(row.trips, trips.requested), formatPrice(row.total)],
          }))}
        />
      }
    >
      <Bars
        label={t('status.title')}
        bars={trips.by_status.map((row) => ({
          key: row.status,
          name: <StatusBadge status={row.status} />,
          value: row.trips,
          text: `${t('trip-count', { trips: row.trips })} · ${formatShare(row.trips, trips.requested)}`,
          ...(isDrawn(row.status) && { tone: row.status }),
        }))}
      />
    </ChartPanel>
  )
}

/** Whether a status has a colour of its own; the others are grey, as their badges are. */
function isDrawn(status: string): status is 'approved' | 'pending' | 'rejected' {
  return status === 'approved' || status === 'pending' || status === 'rejected'
}

/** Where the trips requested in the period go. */
export function TripsByRoute({ trips }: { trips: Trips }) {
  const routes = trips.by_route
  const more = routes.length - DRAWN_ROUTES
  return (
    <ChartPanel
      title={t('route.title')}
      counts={more > 0 ? t('route.counts-some', { shown: DRAWN_ROUTES, all: routes.length }) : t('route.counts')}
      empty={routes.length === 0 ? t('route.empty') : undefined}
      table={
        <FiguresTable
          caption={t('route.title')}
          columns={[c('route'), c('trips'), c('total-cost')]}
          rows={routes.map((row) => ({
            key: routeName(row),
            name: routeName(row),
            figures: [String(row.trips), formatPrice(row.total)],
          }))}
        />
      }
    >
      <Bars
        label={t('route.title')}
        bars={routes.slice(0, DRAWN_ROUTES).map((row) => ({
          key: routeName(row),
          name: routeName(row),
          value: row.trips,
          text: t('trip-count', { trips: row.trips }),
        }))}
      />
    </ChartPanel>
  )
}
