import { labels } from '@pravas/messages/en/labels'
import { travelCards } from '@pravas/messages/en/travel-cards'
import { texts } from '@pravas/messages/texts'
import type { ReactNode } from 'react'
import { formatDate, formatPrice } from '../ui/formats.ts'
import { IconAlertTriangle, IconShieldCheck } from '../ui/icons.ts'
import classes from './card-facts.module.css'
import type { FlightOffer, OfferPolicy } from './flight-offer.ts'
import type { HotelOffer } from './hotel-offer.ts'

const t = texts(travelCards)
const c = texts(labels)

/** What the marks of an offer say; a mark that this page does not know is left out. */
const LABEL_NAMES: Readonly<Record<string, string>> = {
  cheapest: c('cheapest'),
  fastest: c('fastest'),
  lowest_co2: t('lowest-co2'),
  best_rated: t('best-rated'),
  nearest: t('nearest'),
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
        <ul className={classes.list} aria-label={t('facts')}>
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
      {policy.within ? c('within-policy') : t('beyond-policy', { notes: policy.notes.join(', ') })}
    </li>
  )
}

/** The smaller facts of a flight that help to choose. */
export function flightFacts(flight: FlightOffer): string[] {
  const { co2_grams, refundable, with_return_from, return_ticket } = flight
  return [
    return_ticket !== undefined &&
      t('return.one-ticket', { flight: return_ticket.with, total: formatPrice(return_ticket.total_price) }),
    with_return_from !== undefined && t('return.cheapest', { price: formatPrice(with_return_from) }),
    refundable !== undefined && (refundable ? c('refundable') : c('not-refundable')),
    co2_grams !== undefined && co2Words(co2_grams),
    flight.unchecked === true && uncheckedWords(flight.priced_at),
  ].filter((fact) => fact !== false)
}

/** Says for whoever decides that a live price is as last seen. */
function uncheckedWords(pricedAt = ''): string {
  const [day = '', clock = ''] = pricedAt.split(' ')
  return clock === '' ? t('unchecked') : t('unchecked.last-seen', { day: formatDate(day), time: clock })
}

/** Estimated grams as `about 84 kg CO₂`. */
export function co2Words(grams: number): string {
  return t('co2', { kilograms: Math.round(grams / 1000) })
}

/** The smaller facts of a hotel that help to choose. */
export function hotelFacts({ distance, night_cap, unchecked, priced_at }: HotelOffer): string[] {
  return [
    distance !== undefined && t('distance', { km: distance.km, from: distance.from }),
    night_cap !== undefined && t('night-cap', { price: formatPrice(night_cap) }),
    unchecked === true && uncheckedWords(priced_at),
  ].filter((fact) => fact !== false)
}
