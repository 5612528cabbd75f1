import { Text } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { trips } from '@pravas/messages/en/trips'
import { texts } from '@pravas/messages/texts'
import { bookedOn } from '../../allocation/entry-words.ts'
import { StatusBadge, statusOf } from '../../status/status-badge.tsx'
import { travellersOf } from '../../travel-cards/trip-words.ts'
import { formatDateRange, formatRupees, formatText, numberOf } from '../../ui/formats.ts'
import { knownValue } from '../../ui/known-value.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { dayOf } from '../../ui/records/record-finder.ts'
import type { RecordKind } from '../../ui/records/record-kind.ts'
import { addressOfTrip, type ListedTrip, routeOf } from './trip-queries.ts'

const t = texts(trips)
const c = texts(labels)

/** How the trips of a report are shown, found and exported. A range of dates is about the day of departure. */
export const TRIP_REPORT: RecordKind<ListedTrip> = {
  counted: (count) => t('count', { count }),
  title: c('trips'),
  fileName: 'pravas-trips',
  figure: 'count',
  keyOf: (trip, index) => trip.trip_id ?? trip.trip_number ?? index,
  columns: [
    {
      name: c('destination'),
      width: '22%',
      cell: (trip) => {
        const names = travellersOf(trip)
        return (
          <>
            <RecordLink to={addressOfTrip(trip)}>{formatText(trip.destination_city)}</RecordLink>
            {names && (
              <Text size="xs" c="dimmed">
                {t('for', { names })}
              </Text>
            )}
          </>
        )
      },
      sortBy: (trip) => trip.destination_city ?? undefined,
    },
    {
      name: c('dates'),
      width: '26%',
      place: 'lead',
      cell: (trip) => formatDateRange(trip.departure_date, trip.return_date),
      sortBy: (trip) => dayOf(trip.departure_date),
    },
    {
      name: c('purpose'),
      width: '20%',
      place: 'detail',
      cell: (trip) => <span style={{ textTransform: 'capitalize' }}>{knownValue(trip.purpose)}</span>,
      sortBy: (trip) => trip.purpose ?? undefined,
    },
    {
      name: t('total-cost'),
      width: '16%',
      place: 'figure',
      align: 'end',
      cell: (trip) => formatRupees(trip['total_price(INR)']),
      sortBy: (trip) => numberOf(trip['total_price(INR)']),
    },
    {
      name: c('status'),
      width: '16%',
      place: 'mark',
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
      trip.ground,
      travellersOf(trip),
      trip.rejection_reason,
      formatDateRange(trip.departure_date, trip.return_date),
      dayOf(trip.return_date),
      formatRupees(trip['total_price(INR)']),
      bookedOn(trip.cost_centre),
      bookedOn(trip.project),
    ],
    choice: (trip) => statusOf(trip.status),
    date: (trip) => trip.departure_date,
    amount: (trip) => trip['total_price(INR)'],
  },
  filters: { search: t('search'), choice: c('status'), date: c('departure'), amount: c('total-cost') },
  choices: ['pending', 'approved', 'rejected'],
  showChoice: (status) => <StatusBadge status={status} />,
  sheet: [
    { name: c('trip-number'), kind: 'text', width: 18, value: (trip) => trip.trip_number },
    { name: c('status'), kind: 'text', width: 11, value: (trip) => statusOf(trip.status) },
    { name: c('rejection-reason'), kind: 'text', width: 30, value: (trip) => trip.rejection_reason },
    { name: c('employee'), kind: 'text', width: 22, value: (trip) => trip.employee_name ?? trip.username },
    { name: c('employee-id'), kind: 'text', width: 12, value: (trip) => trip.employee_id },
    { name: c('travellers'), kind: 'text', width: 28, value: travellersOf },
    { name: c('from'), kind: 'text', width: 14, value: (trip) => trip.departure_city },
    { name: c('destination'), kind: 'text', width: 14, value: (trip) => trip.destination_city },
    { name: c('purpose'), kind: 'text', width: 13, value: (trip) => trip.purpose },
    { name: c('departure-date'), kind: 'date', width: 15, value: (trip) => trip.departure_date },
    { name: c('return-date'), kind: 'date', width: 13, value: (trip) => trip.return_date },
    { name: t('return-flight-2'), kind: 'text', width: 24, value: (trip) => trip.flight },
    { name: t('return-flight'), kind: 'text', width: 24, value: (trip) => trip.return_flight },
    { name: c('hotel'), kind: 'text', width: 28, value: (trip) => trip.hotel_name },
    { name: c('ground'), kind: 'text', width: 28, value: (trip) => trip.ground },
    { name: c('cost-centre'), kind: 'text', width: 22, value: (trip) => bookedOn(trip.cost_centre) },
    { name: c('project'), kind: 'text', width: 22, value: (trip) => bookedOn(trip.project) },
    { name: t('sheet.flight-price'), kind: 'amount', width: 18, value: (trip) => trip['flight_price(INR)'] },
    { name: t('sheet.return-price'), kind: 'amount', width: 24, value: (trip) => trip['return_flight_price(INR)'] },
    { name: t('sheet.hotel-price'), kind: 'amount', width: 18, value: (trip) => trip['hotel_price(INR)'] },
    { name: t('sheet.ground-price'), kind: 'amount', width: 24, value: (trip) => trip['ground_price(INR)'] },
    { name: t('sheet.total'), kind: 'amount', width: 18, value: (trip) => trip['total_price(INR)'] },
  ],
}
