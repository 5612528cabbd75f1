import { Button, Modal } from '@mantine/core'
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
      title="Compare two flights"
      nameOf={({ airline, flight_number }) => `${airline} ${flight_number}`}
      factsOf={(pair) => [
        measured('Price', pair, ({ price }) => price, formatPrice),
        measured(
          'With the return',
          pair,
          ({ with_return_from: price }) => price,
          (price) => `from ${formatPrice(price)}`,
        ),
        said('Leaves', pair, (flight) => `${clockOf(flight.departure_airport.time)} ${flight.departure_airport.id}`),
        said('Arrives', pair, (flight) => `${clockOf(flight.arrival_airport.time)} ${flight.arrival_airport.id}`),
        measured('Takes', pair, ({ total_duration, duration }) => total_duration ?? duration, formatMinutes),
        measured('Stops', pair, ({ layovers }) => layovers?.length, formatStops),
        said('Class', pair, ({ travel_class }) => travel_class),
        said('Refund', pair, ({ refundable }) =>
          refundable === undefined ? undefined : refundable ? 'Refundable' : 'Not refundable',
        ),
        measured('CO₂', pair, ({ co2_grams }) => co2_grams, co2Words),
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
      title="Compare two hotels"
      nameOf={({ name }) => name}
      factsOf={(pair) => [
        measured('A night', pair, pricePerNight, formatPrice),
        measured('The stay', pair, priceOfStay, formatPrice),
        said('Policy cap', pair, ({ night_cap }) =>
          night_cap === undefined ? undefined : `${formatPrice(night_cap)} a night`,
        ),
        said('Stars', pair, ({ hotel_class: stars }) => (stars ? String(stars) : undefined)),
        measured(
          'Rating',
          pair,
          ({ overall_rating: rating }) => (rating ? -rating : undefined),
          (rating) => `${(-rating).toFixed(1)} of 5`,
        ),
        said('Where', pair, ({ neighborhood }) => neighborhood),
        measured(
          'Distance',
          pair,
          ({ distance }) => distance?.km,
          (km) => `${km} km from ${pair.find(({ distance }) => distance)?.distance?.from ?? ''}`,
        ),
        said('Amenities', pair, ({ amenities }) => amenities?.join(', ')),
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
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }} size="lg">
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
                    Select
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
  return <span className="visually-hidden"> (better)</span>
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
    policy && (policy.within ? 'Within policy' : `Beyond: ${policy.notes.join('; ')}`)
  const within = pair.map(({ policy }) => policy?.within)
  const one = within.indexOf(true)
  return { name: 'Policy', values: pair.map(words), better: within.includes(false) && one >= 0 ? one : undefined }
}
