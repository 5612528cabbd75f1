import type { Analytics } from '@pravas/contract/analytics'
import { StatusBadge } from '../../status/status-badge.tsx'
import { countOf, formatPrice } from '../../ui/formats.ts'
import { Bars } from './bars.tsx'
import { FiguresTable } from './figures-table.tsx'
import { ChartPanel } from './panel.tsx'
import { formatShare, routeName } from './words.ts'

type Trips = Analytics['trips']

/** How many routes the chart draws; its table holds all. */
const DRAWN_ROUTES = 6

/** Where the trips requested in the period stand now. */
export function TripsByStatus({ trips }: { trips: Trips }) {
  return (
    <ChartPanel
      title="Trips by status"
      counts="Trips requested in this time, by where they stand today."
      empty={
        trips.requested === 0 ? 'No trip was requested in this time. Where requests stand will be here.' : undefined
      }
      table={
        <FiguresTable
          caption="Trips by status"
          columns={['Status', 'Trips', 'Share', 'Total cost']}
          rows={trips.by_status.map((row) => ({
            key: row.status,
            name: <StatusBadge status={row.status} />,
            figures: [String(row.trips), formatShare(row.trips, trips.requested), formatPrice(row.total)],
          }))}
        />
      }
    >
      <Bars
        label="Trips by status"
        bars={trips.by_status.map((row) => ({
          key: row.status,
          name: <StatusBadge status={row.status} />,
          value: row.trips,
          text: `${countOf(row.trips, 'trip')} · ${formatShare(row.trips, trips.requested)}`,
          tone: row.status,
        }))}
      />
    </ChartPanel>
  )
}

/** Where the trips requested in the period go. */
export function TripsByRoute({ trips }: { trips: Trips }) {
  const routes = trips.by_route
  const more = routes.length - DRAWN_ROUTES
  return (
    <ChartPanel
      title="Trips by route"
      counts={`Trips requested in this time, rejected ones aside${more > 0 ? `: the ${DRAWN_ROUTES} most frequent of ${routes.length} routes` : ''}.`}
      empty={
        routes.length === 0 ? 'No trip was requested in this time. The most frequent routes will be here.' : undefined
      }
      table={
        <FiguresTable
          caption="Trips by route"
          columns={['Route', 'Trips', 'Total cost']}
          rows={routes.map((row) => ({
            key: routeName(row),
            name: routeName(row),
            figures: [String(row.trips), formatPrice(row.total)],
          }))}
        />
      }
    >
      <Bars
        label="Trips by route"
        bars={routes.slice(0, DRAWN_ROUTES).map((row) => ({
          key: routeName(row),
          name: routeName(row),
          value: row.trips,
          text: countOf(row.trips, 'trip'),
        }))}
      />
    </ChartPanel>
  )
}
