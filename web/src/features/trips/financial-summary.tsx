import { labels } from '@pravas/messages/en/labels'
import { trips } from '@pravas/messages/en/trips'
import { texts } from '@pravas/messages/texts'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { formatRupees, numberOf, sumRupees } from '../../ui/formats.ts'
import type { ShownTrip } from './trip-queries.ts'

const t = texts(trips)
const c = texts(labels)

/** What the trip costs, part by part, in rupees, and what each part is for. */
export function FinancialSummary({ trip }: { trip: ShownTrip }) {
  const ground = numberOf(trip['ground_price(INR)'])
  return (
    <Section title={t('summary')}>
      <Details>
        <Detail name={t('price.flight')} kind="amount" note={trip.flight}>
          {formatRupees(trip['flight_price(INR)'])}
        </Detail>
        <Detail name={t('price.return')} kind="amount" note={trip.return_flight}>
          {formatRupees(trip['return_flight_price(INR)'])}
        </Detail>
        <Detail name={t('price.hotel')} kind="amount" note={stayOf(trip)}>
          {formatRupees(trip['hotel_price(INR)'])}
        </Detail>
        {ground !== undefined && (
          <Detail name={c('ground')} kind="amount" note={trip.ground}>
            {formatRupees(ground)}
          </Detail>
        )}
        <Detail name={t('price.total')} kind="total" note={notBrokenDown(trip)}>
          {formatRupees(trip['total_price(INR)'])}
        </Detail>
      </Details>
    </Section>
  )
}

/** The hotel, and the price of a night where the nights are known. */
function stayOf(trip: ShownTrip): string {
  const nights = numberOf(trip.itinerary?.hotel?.nights)
  const price = numberOf(trip['hotel_price(INR)'])
  const perNight = nights && price && t('price.nights', { nights, price: formatRupees(price / nights) })
  return [trip.hotel_name, perNight].filter(Boolean).join(', ')
}

/** What the parts do not explain of the total, when they do not add up to it. */
function notBrokenDown(trip: ShownTrip): string | undefined {
  const parts = [
    trip['flight_price(INR)'],
    trip['return_flight_price(INR)'],
    trip['hotel_price(INR)'],
    trip['ground_price(INR)'],
  ]
  const known = parts.filter((part) => numberOf(part) !== undefined)
  const total = numberOf(trip['total_price(INR)'])
  if (total === undefined || known.length === 0) return undefined
  const sum = sumRupees(known)
  return Math.round(sum * 100) === Math.round(total * 100) ? undefined : t('price.sum', { sum: formatRupees(sum) })
}
