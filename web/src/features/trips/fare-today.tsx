import type { FlightResult } from '@pravas/contract/cards'
import { type FareToday as Fare, getFaresToday } from '@pravas/contract/trips'
import { trips } from '@pravas/messages/en/trips'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { formatPrice } from '../../ui/formats.ts'
import classes from './also-offered.module.css'

const t = texts(trips)

/** So long an answer is shown again without asking, in milliseconds. */
const FRESH_MS = 10 * 60_000

/**
 * What a flight of a pending trip costs today, in the room that the itinerary keeps for it. Sample fares are asked at once; live
 * ones when somebody wants to know, as each look costs the organisation calls. Nothing where it can't be told.
 */
export function FareToday({ trip, flight }: { trip: string; flight: FlightResult }) {
  const isLive = flight.source === 'live'
  const [isWanted, setWanted] = useState(!isLive)
  const { data, isFetching, isError } = useQuery({
    queryKey: ['trip', trip, 'fares-today'],
    queryFn: ({ signal }) => call(getFaresToday, { params: { tripId: trip } }, signal),
    enabled: isWanted,
    staleTime: FRESH_MS,
    retry: false,
  })
  const fare = data?.flights.find(
    ({ flight_number, departs }) => flight_number === flight.flight_number && departs === flight.departure_airport.time,
  )
  if (fare) return <Line text={wordsOf(fare, flight.price)} price={fare.price ?? fare.cheapest} />
  if (!isLive) return null
  if (!isWanted) {
    return (
      <button type="button" className={classes.check} onClick={() => setWanted(true)}>
        {t('today.check')}
      </button>
    )
  }
  return <span role="status">{isFetching ? t('today.checking') : (isError || data) && t('today.unknown')}</span>
}

function Line({ text, price }: { text: string; price: number }) {
  return (
    <dl className={classes.lines}>
      <div className={classes.line}>
        <dt>{t('today')}</dt>
        <dd>{text}</dd>
        <dd className={classes.price}>{formatPrice(price)}</dd>
      </div>
    </dl>
  )
}

/** How the fare of today stands beside the one of the request, in rupees. */
function wordsOf({ price }: Fare, was: number): string {
  if (price === null) return t('today.gone')
  const paise = Math.round((price - was) * 100)
  if (paise === 0) return t('today.same')
  return t('today.moved', {
    amount: formatPrice(Math.abs(paise) / 100),
    direction: paise > 0 ? 'more' : 'less',
  })
}
