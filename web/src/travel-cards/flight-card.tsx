import { labels } from '@pravas/messages/en/labels'
import { travelCards } from '@pravas/messages/en/travel-cards'
import { texts } from '@pravas/messages/texts'
import type { ReactNode } from 'react'
import { formatDate, formatPrice } from '../ui/formats.ts'
import { knownValue } from '../ui/known-value.ts'
import { AirlineMark } from './airline-mark.tsx'
import { CardFacts, flightFacts } from './card-facts.tsx'
import { clockOf, dayOf, daysLater, type FlightOffer, formatMinutes, formatStops } from './flight-offer.ts'
import classes from './travel-card.module.css'

const t = texts(travelCards)
const c = texts(labels)

interface FlightCardProps {
  flight: FlightOffer
  /** What can be done with it, such as a Select button. */
  action?: ReactNode
  selected?: boolean
  /** What else can be done with it, such as comparing it. */
  extra?: ReactNode
  /** Whether it is a part of what stands around it, and no record of its own. */
  isPart?: boolean
}

/** A flight: who flies, from where and when, how long, what it costs. The same in the chat, the trip and the approval. */
export function FlightCard({ flight, action, selected = false, extra, isPart = false }: FlightCardProps) {
  const { departure_airport: from, arrival_airport: to, price } = flight
  const minutes = flight.total_duration ?? flight.duration
  const layovers = flight.layovers ?? []
  const via = layovers.flatMap(({ id }) => id ?? [])
  const day = dayOf(from.time)
  const later = daysLater(from.time, to.time)
  const Card = isPart ? 'div' : 'article'
  return (
    <Card className={classes.card} data-selected={selected || undefined}>
      <div className={classes.flightRow}>
        <div className={classes.who}>
          <AirlineMark airline={flight.airline} />
          <div className={classes.whoText}>
            <div className={classes.name}>{flight.airline}</div>
            <div className={classes.about}>
              <span>{flight.flight_number}</span>
              {flight.travel_class && <span className={classes.class}>{knownValue(flight.travel_class)}</span>}
              {day && <span className={classes.day}>{formatDate(day)}</span>}
            </div>
          </div>
        </div>
        <div className={classes.times}>
          <Stop time={from.time} code={from.id} name={from.name} word={t('departs')} />
          <div className={classes.leg}>
            <span className={classes.duration}>{minutes === undefined ? '' : formatMinutes(minutes)}</span>
            <span className={classes.line} aria-hidden />
            <span className={classes.stops}>
              {formatStops(layovers.length)}
              {via.length > 0 && <span className={classes.via}>{` ${via.join(', ')}`}</span>}
            </span>
          </div>
          <Stop time={to.time} code={to.id} name={to.name} word={c('arrives')} later={later} />
        </div>
        <div className={classes.offer}>
          <div className={classes.price}>{price === undefined ? c('no-price') : formatPrice(price)}</div>
          {flight.source && (
            <div className={classes.about}>{flight.source === 'live' ? t('fare.live') : t('fare.sample')}</div>
          )}
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
      <CardFacts facts={flightFacts(flight)} labels={flight.labels} policy={flight.policy} extra={extra} />
    </Card>
  )
}

interface StopProps {
  time: string
  code: string
  name: string | undefined
  word: string
  later?: number
}

function Stop({ time, code, name, word, later = 0 }: StopProps) {
  return (
    <div className={classes.stop}>
      <span className="visually-hidden">{word}</span>
      <span className={classes.clock}>
        {clockOf(time)}
        {later > 0 && (
          <sup className={classes.later} title={t('days-later', { count: later })}>
            {`+${later}`}
          </sup>
        )}
      </span>
      <span className={classes.code} title={name}>
        {code}
      </span>
    </div>
  )
}
