import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDate, formatPrice } from '../ui/formats.ts'
import classes from './card-facts.module.css'
import type { FlightOffer, OfferPolicy } from './flight-offer.ts'
import type { HotelOffer } from './hotel-offer.ts'

/** What the marks of an offer say; a mark that this page does not know is left out. */
const LABEL_NAMES: Readonly<Record<string, string>> = {
  cheapest: 'Cheapest',
  fastest: 'Fastest',
  lowest_co2: 'Lowest CO₂',
  best_rated: 'Best rated',
  nearest: 'Nearest',
}

interface CardFactsProps {
  facts: string[]
  labels: string[] | undefined
  policy: OfferPolicy | undefined
  extra?: ReactNode
}

/** What helps to choose: how an offer stands out, what the policy says of it, and smaller facts. Nothing where none is known. */
export function CardFacts({ facts, labels = [], policy, extra }: CardFactsProps) {
  const names = labels.flatMap((label) => LABEL_NAMES[label] ?? [])
  if (names.length === 0 && !policy && facts.length === 0 && !extra) return null
  return (
    <div className={classes.facts}>
      {(names.length > 0 || policy || facts.length > 0) && (
        <ul className={classes.list} aria-label="To help you choose">
          {names.map((name) => (
            <li key={name} className={classes.label}>
              {name}
            </li>
          ))}
          {policy && <PolicyMark policy={policy} />}
          {facts.map((fact) => (
            <li key={fact} className={classes.fact}>
              {fact}
            </li>
          ))}
        </ul>
      )}
      {extra}
    </div>
  )
}

function PolicyMark({ policy }: { policy: OfferPolicy }) {
  const Icon = policy.within ? IconShieldCheck : IconAlertTriangle
  return (
    <li className={classes.policy} data-within={policy.within}>
      <Icon size={14} stroke={1.8} aria-hidden />
      {policy.within ? 'Within policy' : `Beyond policy: ${policy.notes.join('; ')}`}
    </li>
  )
}

/** The smaller facts of a flight that help to choose. */
export function flightFacts(flight: FlightOffer): string[] {
  const { co2_grams, refundable, with_return_from, return_ticket } = flight
  return [
    return_ticket !== undefined &&
      `on one ticket with ${return_ticket.with}, ${formatPrice(return_ticket.total_price)} for both`,
    with_return_from !== undefined && `${formatPrice(with_return_from)} with the cheapest return`,
    refundable !== undefined && (refundable ? 'Refundable' : 'Not refundable'),
    co2_grams !== undefined && co2Words(co2_grams),
    flight.unchecked === true && uncheckedWords('fare', flight.priced_at),
  ].filter((fact) => fact !== false)
}

/** Says for whoever decides that a live price is as last seen. */
function uncheckedWords(what: 'fare' | 'rate', pricedAt = ''): string {
  const [day = '', clock = ''] = pricedAt.split(' ')
  const seen = clock === '' ? '' : `, as last seen on ${formatDate(day)} at ${clock}`
  return `Live ${what} not checked again before sending${seen}`
}

/** Estimated grams as `about 84 kg CO₂`. */
export function co2Words(grams: number): string {
  return `about ${Math.round(grams / 1000)} kg CO₂ (estimate)`
}

/** The smaller facts of a hotel that help to choose. */
export function hotelFacts({ distance, night_cap, unchecked, priced_at }: HotelOffer): string[] {
  return [
    distance !== undefined && `${distance.km} km from ${distance.from}`,
    night_cap !== undefined && `cap ${formatPrice(night_cap)} a night`,
    unchecked === true && uncheckedWords('rate', priced_at),
  ].filter((fact) => fact !== false)
}
