import { StatusBadge } from '../../status/status-badge.tsx'
import { formatDateRange, formatRupees, formatText } from '../../ui/formats.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { type Column, RecordTable } from '../../ui/record-table.tsx'
import { addressOfTrip, type ListedTrip } from './trip-queries.ts'

const COLUMNS: Column<ListedTrip>[] = [
  {
    name: 'Destination',
    cell: (trip) => <RecordLink to={addressOfTrip(trip)}>{formatText(trip.destination_city)}</RecordLink>,
  },
  { name: 'Dates', cell: (trip) => formatDateRange(trip.departure_date, trip.return_date) },
  { name: 'Purpose', cell: (trip) => <span style={{ textTransform: 'capitalize' }}>{formatText(trip.purpose)}</span> },
  { name: 'Total Cost', align: 'end', cell: (trip) => formatRupees(trip['total_price(INR)']) },
  { name: 'Status', width: '16%', cell: (trip) => <StatusBadge status={trip.status} /> },
]

/** Trips in the order in which they are given. */
export function TripsTable({ trips }: { trips: ListedTrip[] }) {
  return (
    <RecordTable
      caption="Trips"
      columns={COLUMNS}
      rows={trips}
      keyOf={(trip, index) => trip.trip_id ?? trip.trip_number ?? index}
    />
  )
}
