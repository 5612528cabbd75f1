import { Button, Modal } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import type { ReactNode } from 'react'
import { co2Words } from '../../travel-cards/card-facts.tsx'
import {
  clockOf,
  type FlightOffer,
  formatMinutes,
  formatStops,
  type OfferPolicy,
} from '../../travel-cards/flight-offer.ts'
import { type HotelOffer, priceOfStay, pricePerNight } from '../../travel-cards/hotel-offer.ts'
import { formatPrice } from '../../ui/formats.ts'
import classes from './compare-modal.module.css'

const t = texts(tripmate)
const c = texts(labels)

interface ComparisonProps<T> {
  opened: boolean
  /** The two that are compared; any other number while it is closed. */
  offers: readonly T[]
  busy: boolean
  /** The request that was sent with them: nothing else can be chosen any more. */
  sentWith?: string | undefined
  selectionOf: (offer: T) => string
  onSelect: (message: string) => void
  onClose: () => void
}

interface Fact {
  name: string
  /** What stands in a column; undefined where the offer does not say it. */
  values: (string | undefined)[]
  /** Which column is better off, where that can be said. */
  better?: number | undefined
}

/** Two flights side by side. */
export function FlightComparison(props: ComparisonProps<FlightOffer>) {
  return (
    <Comparison
      {...props}
      title={t('compare.flights')}
      nameOf={({ airline, flight_number }) => `${airline} ${flight_number}`}
      factsOf={(pair) => [
        measured(t('compare.price'), pair, ({ price }) => price, formatPrice),
        measured(
          t('compare.with-return'),
          pair,
          ({ with_return_from: price }) => price,
          (price) => t('compare.from-price', { price: formatPrice(price) }),
        ),
        said(
          t('compare.leaves'),
          pair,
          (flight) => `${clockOf(flight.departure_airport.time)} ${flight.departure_airport.id}`,
        ),
        said(c('arrives'), pair, (flight) => `${clockOf(flight.arrival_airport.time)} ${flight.arrival_airport.id}`),
        measured(t('compare.takes'), pair, ({ total_duration, duration }) => total_duration ?? duration, formatMinutes),
        measured(t('compare.stops'), pair, ({ layovers }) => layovers?.length, formatStops),
        said(t('compare.class'), pair, ({ travel_class }) => travel_class),
        said(t('compare.refund'), pair, ({ refundable }) =>
          refundable === undefined ? undefined : refundable ? c('refundable') : c('not-refundable'),
        ),
        measured(t('compare.co2'), pair, ({ co2_grams }) => co2_grams, co2Words),
        policyFact(pair),
      ]}
    />
  )
}

/** Two hotels side by side. */
export function HotelComparison(props: ComparisonProps<HotelOffer>) {
  return (
    <Comparison
      {...props}
      title={t('compare.hotels')}
      nameOf={({ name }) => name}
      factsOf={(pair) => [
        measured(t('compare.night'), pair, pricePerNight, formatPrice),
        measured(t('compare.stay'), pair, priceOfStay, formatPrice),
        said(t('compare.policy-cap'), pair, ({ night_cap }) =>
          night_cap === undefined ? undefined : t('compare.night-price', { price: formatPrice(night_cap) }),
        ),
        said(t('compare.stars'), pair, ({ hotel_class: stars }) => (stars ? String(stars) : undefined)),
        measured(
          t('compare.rating'),
          pair,
          ({ overall_rating: rating }) => (rating ? -rating : undefined),
          (rating) => t('compare.rating-of-5', { rating: (-rating).toFixed(1) }),
        ),
        said(t('compare.where'), pair, ({ neighborhood }) => neighborhood),
        measured(
          t('compare.distance'),
          pair,
          ({ distance }) => distance?.km,
          (km) => t('compare.km-from', { km, place: pair.find(({ distance }) => distance)?.distance?.from ?? '' }),
        ),
        said(c('amenities'), pair, ({ amenities }) => amenities?.join(', ')),
        policyFact(pair),
      ]}
    />
  )
}

interface WordsOf<T> {
  title: string
  nameOf: (offer: T) => string
  factsOf: (pair: readonly T[]) => Fact[]
}

function Comparison<T>(props: ComparisonProps<T> & WordsOf<T>) {
  const { opened, offers, busy, sentWith, selectionOf, onSelect, onClose, title, nameOf, factsOf } = props
  const facts = factsOf(offers).filter(({ values }) => values.some((value) => value !== undefined))
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': c('close') }} size="lg">
      {offers.length === 2 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              {offers.map((offer) => (
                <th key={nameOf(offer)} scope="col">
                  {nameOf(offer)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ name, values, better }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the two columns never change places
                  <td key={column} data-better={column === better || undefined}>
                    {value ?? '–'}
                    {column === better && <Better />}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {offers.map((offer) => (
                <td key={nameOf(offer)}>
                  <Button
                    variant="default"
                    fullWidth
                    disabled={busy || sentWith !== undefined}
                    aria-description={nameOf(offer)}
                    onClick={() => {
                      onClose()
                      onSelect(selectionOf(offer))
                    }}
                  >
                    {t('select')}
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
    </Modal>
  )
}

function Better(): ReactNode {
  return <span className="visually-hidden"> {t('compare.better')}</span>
}

function said<T>(name: string, pair: readonly T[], words: (offer: T) => string | undefined): Fact {
  return { name, values: pair.map(words) }
}

/** Figures of which the smaller one is better. */
function measured<T>(
  name: string,
  pair: readonly T[],
  figure: (offer: T) => number | undefined,
  words: (figure: number) => string,
): Fact {
  const figures = pair.map(figure)
  const [one, other] = figures
  const better = one === undefined || other === undefined || one === other ? undefined : one < other ? 0 : 1
  return { name, values: figures.map((each) => (each === undefined ? undefined : words(each))), better }
}

function policyFact(pair: readonly { policy?: OfferPolicy | undefined }[]): Fact {
  const words = ({ policy }: { policy?: OfferPolicy | undefined }) =>
    policy && (policy.within ? c('within-policy') : t('compare.beyond-policy', { notes: policy.notes.join(', ') }))
  const within = pair.map(({ policy }) => policy?.within)
  const one = within.indexOf(true)
  return { name: c('policy'), values: pair.map(words), better: within.includes(false) && one >= 0 ? one : undefined }
}
