import { clockOf, type FlightOffer } from '../../travel-cards/flight-offer.ts'
import { formatPrice } from '../../ui/formats.ts'
import type { PairOffer } from './card-data.ts'
import classes from './pair-list.module.css'
import { SelectButton, type SelectionProps } from './select-button.tsx'

const LABELS: Readonly<Record<string, string>> = { cheapest: 'Cheapest', best: 'Best value', fastest: 'Fastest' }

/** Ways there and back that can be taken as one, with what both flights cost together; nothing where there is none. */
export function PairList({ pairs, ...standing }: { pairs: PairOffer[] } & SelectionProps) {
  if (pairs.length === 0) return null
  return (
    <section className={classes.pairs} aria-label="There and back">
      <h2 className={classes.heading}>There and back</h2>
      <ul className={classes.list}>
        {pairs.map((pair) => {
          const message = pairSelection(pair)
          return (
            <li key={message} className={classes.pair}>
              <span className={classes.label}>{LABELS[pair.label ?? ''] ?? 'Pair'}</span>
              <span className={classes.ways}>
                <Way flight={pair.out} word="Out" />
                <Way flight={pair.back} word="Back" />
              </span>
              <span className={classes.total}>
                {formatPrice(pair.total)}
                {pair.oneTicket && <span className={classes.ticket}>on one ticket</span>}
              </span>
              <SelectButton
                {...standing}
                message={message}
                name={`${pair.out.flight_number} and ${pair.back.flight_number}`}
                label="Take both"
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
