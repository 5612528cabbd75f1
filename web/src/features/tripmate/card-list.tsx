import { Button } from '@mantine/core'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useKeepPlace } from '../../chat/keep-place.ts'
import { FlightCard } from '../../travel-cards/flight-card.tsx'
import type { FlightOffer } from '../../travel-cards/flight-offer.ts'
import { HotelCard } from '../../travel-cards/hotel-card.tsx'
import type { HotelOffer } from '../../travel-cards/hotel-offer.ts'
import { IconChevronDown } from '../../ui/icons.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import classes from './card-list.module.css'
import { CompareTick, comparisonOf, useComparing } from './compare-tick.tsx'
import { SelectButton, type SelectionProps } from './select-button.tsx'
import { flightSelection, hotelSelection } from './selection-message.ts'

const t = texts(tripmate)

const FlightComparison = onDemand(async () => (await import('./compare-modal.tsx')).FlightComparison)
const HotelComparison = onDemand(async () => (await import('./compare-modal.tsx')).HotelComparison)

/** How many of the offers that nobody called the best are shown at first. */
const FEW = 4

/** The flights of an answer: the best ones first. */
export function FlightList({ best, other, ...rest }: { best: FlightOffer[]; other: FlightOffer[] } & SelectionProps) {
  const comparing = useComparing([...best, ...other], flightSelection)
  if (best.length + other.length === 0) return <p className={classes.none}>{t('results.no-flights')}</p>
  const draw = (flight: FlightOffer) => {
    const message = flightSelection(flight)
    const name = `${flight.airline} ${flight.flight_number}`
    const isSelected = rest.selected.has(message)
    return (
      <FlightCard
        flight={flight}
        selected={isSelected}
        action={<SelectButton {...rest} message={message} name={name} />}
        extra={<CompareTick comparing={comparing} offer={flight} name={name} />}
      />
    )
  }
  return (
    <>
      <Group
        heading={best.length > 0 && other.length > 0 ? t('results.best-flights') : undefined}
        offers={best}
        draw={draw}
      />
      <OtherOffers
        heading={best.length > 0 ? t('results.other-flights') : undefined}
        shown={best.length > 0 ? 0 : FEW}
        offers={other}
        isSelected={(flight) => rest.selected.has(flightSelection(flight))}
        draw={draw}
      />
      <FlightComparison {...comparisonOf(comparing)} selectionOf={flightSelection} {...rest} />
    </>
  )
}

/** The hotels of an answer. */
export function HotelList({ hotels, ...rest }: { hotels: HotelOffer[] } & SelectionProps) {
  const comparing = useComparing(hotels, hotelSelection)
  if (hotels.length === 0) return <p className={classes.none}>{t('results.no-hotels')}</p>
  const draw = (hotel: HotelOffer) => {
    const message = hotelSelection(hotel)
    const isSelected = rest.selected.has(message)
    return (
      <HotelCard
        hotel={hotel}
        selected={isSelected}
        action={<SelectButton {...rest} message={message} name={hotel.name} />}
        extra={<CompareTick comparing={comparing} offer={hotel} name={hotel.name} />}
      />
    )
  }
  return (
    <>
      <OtherOffers
        heading={undefined}
        shown={FEW}
        offers={hotels}
        isSelected={(hotel) => rest.selected.has(hotelSelection(hotel))}
        draw={draw}
      />
      <HotelComparison {...comparisonOf(comparing)} selectionOf={hotelSelection} {...rest} />
    </>
  )
}

interface GroupProps<T> {
  ref?: Ref<HTMLUListElement>
  heading: string | undefined
  offers: T[]
  draw: (offer: T) => ReactNode
}

function Group<T>({ ref, heading, offers, draw }: GroupProps<T>) {
  if (offers.length === 0) return null
  return (
    <div className={classes.group}>
      {heading && <h2 className={classes.heading}>{heading}</h2>}
      <ul ref={ref} className={classes.list}>
        {offers.map((offer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card has no state that another could take over
          <li key={index}>{draw(offer)}</li>
        ))}
      </ul>
    </div>
  )
}

interface OtherOffersProps<T> extends Omit<GroupProps<T>, 'ref'> {
  /** How many of them are shown before all are wanted. */
  shown: number
  isSelected: (offer: T) => boolean
  /** What one and what several of those that are not shown are called. */
}

/** Offers of which the first, and those that were selected, are shown until the person wants all of them. */
function OtherOffers<T>({ heading, shown, offers, isSelected, draw }: OtherOffersProps<T>) {
  /** The place of the first card that came with all of them. */
  const [firstNew, setFirstNew] = useState<number>()
  const list = useRef<HTMLUListElement>(null)
  const keepPlace = useKeepPlace()
  const isShown = (offer: T, index: number) => firstNew !== undefined || index < shown || isSelected(offer)
  const standing = offers.filter(isShown)
  const hidden = offers.length - standing.length
  const showAll = () => {
    keepPlace()
    setFirstNew(standing.length)
  }
  // The button goes away with the focus on it.
  useEffect(() => {
    if (firstNew === undefined) return
    list.current?.children[firstNew]?.querySelector('button')?.focus({ preventScroll: true })
  }, [firstNew])
  return (
    <>
      <Group ref={list} heading={heading} offers={standing} draw={draw} />
      {hidden > 0 && (
        <Button
          variant="default"
          className={classes.more}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          onClick={showAll}
        >
          {t('results.more', { count: hidden })}
        </Button>
      )}
    </>
  )
}
