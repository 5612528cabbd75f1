import { labels } from '@pravas/messages/en/labels'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { clockOf, type FlightOffer } from '../../travel-cards/flight-offer.ts'
import { formatPrice } from '../../ui/formats.ts'
import type { PairOffer } from './card-data.ts'
import classes from './pair-list.module.css'
import { SelectButton, type SelectionProps } from './select-button.tsx'

const t = texts(tripmate)
const c = texts(labels)

const LABELS: Readonly<Record<string, string>> = {
  cheapest: c('cheapest'),
  best: t('pairs.best'),
  fastest: c('fastest'),
}

/** Ways there and back that can be taken as one, with what both flights cost together; nothing where there is none. */
export function PairList({ pairs, ...standing }: { pairs: PairOffer[] } & SelectionProps) {
  if (pairs.length === 0) return null
  return (
    <section className={classes.pairs} aria-label={t('pairs.heading')}>
      <h2 className={classes.heading}>{t('pairs.heading')}</h2>
      <ul className={classes.list}>
        {pairs.map((pair) => {
          const message = pairSelection(pair)
          return (
            <li key={message} className={classes.pair}>
              <span className={classes.label}>{LABELS[pair.label ?? ''] ?? t('pairs.pair')}</span>
              <span className={classes.ways}>
                <Way flight={pair.out} word={t('pairs.out')} />
                <Way flight={pair.back} word={t('pairs.back')} />
              </span>
              <span className={classes.total}>
                {formatPrice(pair.total)}
                {pair.oneTicket && <span className={classes.ticket}>{t('pairs.one-ticket')}</span>}
              </span>
              <SelectButton
                {...standing}
                message={message}
                name={t('pairs.flights', { out: pair.out.flight_number, back: pair.back.flight_number })}
                label={t('pairs.take')}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What choosing a pair says: both flights by their numbers. */
function pairSelection({ out, back }: PairOffer): string {
  return `Take ${out.flight_number} out and ${back.flight_number} back`
}

function Way({ flight, word }: { flight: FlightOffer; word: string }) {
  const { departure_airport: from, arrival_airport: to } = flight
  return (
    <span className={classes.way}>
      <span className={classes.word}>{word}</span>
      <span>{`${from.id} ${clockOf(from.time)} – ${to.id} ${clockOf(to.time)}`}</span>
      <span className={classes.number}>{flight.flight_number}</span>
    </span>
  )
}
