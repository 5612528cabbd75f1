import { StatusBadge, statusOf } from '../../status/status-badge.tsx'
import { formatDateRange, formatRupees, formatText, numberOf } from '../../ui/formats.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { dayOf } from '../../ui/records/record-finder.ts'
import type { RecordKind } from '../../ui/records/record-kind.ts'
import { addressOfTrip, type ListedTrip, routeOf } from './trip-queries.ts'

/** How the trips of a report are shown, found and exported. A range of dates is about the day of departure. */
export const TRIP_REPORT: RecordKind<ListedTrip> = {
  noun: 'trip',
  title: 'Trips',
  fileName: 'pravas-trips',
  figure: 'count',
  keyOf: (trip, index) => trip.trip_id ?? trip.trip_number ?? index,
  columns: [
    {
      name: 'Destination',
      width: '22%',
      cell: (trip) => <RecordLink to={addressOfTrip(trip)}>{formatText(trip.destination_city)}</RecordLink>,
      sortBy: (trip) => trip.destination_city ?? undefined,
    },
    {
      name: 'Dates',
      width: '26%',
      cell: (trip) => formatDateRange(trip.departure_date, trip.return_date),
      sortBy: (trip) => dayOf(trip.departure_date),
    },
    {
      name: 'Purpose',
      width: '20%',
      cell: (trip) => <span style={{ textTransform: 'capitalize' }}>{formatText(trip.purpose)}</span>,
      sortBy: (trip) => trip.purpose ?? undefined,
    },
    {
      name: 'Total Cost',
      width: '16%',
      align: 'end',
      cell: (trip) => formatRupees(trip['total_price(INR)']),
      sortBy: (trip) => numberOf(trip['total_price(INR)']),
    },
    {
      name: 'Status',
      width: '16%',
      cell: (trip) => <StatusBadge status={trip.status} />,
      sortBy: (trip) => statusOf(trip.status),
    },
  ],
  fields: {
    texts: (trip) => [
      trip.trip_number,
      routeOf(trip),
      trip.purpose,
      trip.flight,
      trip.return_flight,
      trip.hotel_name,
      trip.rejection_reason,
      formatDateRange(trip.departure_date, trip.return_date),
      dayOf(trip.return_date),
      formatRupees(trip['total_price(INR)']),
    ],
    choice: (trip) => statusOf(trip.status),
    date: (trip) => trip.departure_date,
    amount: (trip) => trip['total_price(INR)'],
  },
  filters: { search: 'Search trips', choice: 'Status', date: 'Departure', amount: 'Total cost' },
  choices: ['pending', 'approved', 'rejected'],
  showChoice: (status) => <StatusBadge status={status} />,
  sheet: [
    { name: 'Trip Number', kind: 'text', width: 18, value: (trip) => trip.trip_number },
    { name: 'Status', kind: 'text', width: 11, value: (trip) => statusOf(trip.status) },
    { name: 'Rejection Reason', kind: 'text', width: 30, value: (trip) => trip.rejection_reason },
    { name: 'Employee', kind: 'text', width: 22, value: (trip) => trip.employee_name ?? trip.username },
    { name: 'Employee ID', kind: 'text', width: 12, value: (trip) => trip.employee_id },
    { name: 'From', kind: 'text', width: 14, value: (trip) => trip.departure_city },
    { name: 'Destination', kind: 'text', width: 14, value: (trip) => trip.destination_city },
    { name: 'Purpose', kind: 'text', width: 13, value: (trip) => trip.purpose },
    { name: 'Departure Date', kind: 'date', width: 15, value: (trip) => trip.departure_date },
    { name: 'Return Date', kind: 'date', width: 13, value: (trip) => trip.return_date },
    { name: 'Flight', kind: 'text', width: 24, value: (trip) => trip.flight },
    { name: 'Return Flight', kind: 'text', width: 24, value: (trip) => trip.return_flight },
    { name: 'Hotel', kind: 'text', width: 28, value: (trip) => trip.hotel_name },
    { name: 'Flight Price (INR)', kind: 'amount', width: 18, value: (trip) => trip['flight_price(INR)'] },
    { name: 'Return Flight Price (INR)', kind: 'amount', width: 24, value: (trip) => trip['return_flight_price(INR)'] },
    { name: 'Hotel Price (INR)', kind: 'amount', width: 18, value: (trip) => trip['hotel_price(INR)'] },
    { name: 'Total Cost (INR)', kind: 'amount', width: 18, value: (trip) => trip['total_price(INR)'] },
  ],
}
