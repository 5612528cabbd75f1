import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { FlightCard } from '../../travel-cards/flight-card.tsx'
import type { FlightOffer } from '../../travel-cards/flight-offer.ts'
import { HotelCard } from '../../travel-cards/hotel-card.tsx'
import type { HotelOffer } from '../../travel-cards/hotel-offer.ts'
import classes from './card-list.module.css'
import { flightSelection, hotelSelection } from './selection-message.ts'

/** A list of more than this many cards opens with the first few, so that the answer stays in sight. */
const MOST = 6
const FEW = 3

export interface SelectionProps {
  /** What the person has selected already, as messages. */
  selected: ReadonlySet<string>
  busy: boolean
  onSelect: (message: string) => void
}

/** The flights of an answer: the best ones first. */
export function FlightList({ best, other, ...rest }: { best: FlightOffer[]; other: FlightOffer[] } & SelectionProps) {
  if (best.length + other.length === 0) return <p className={classes.none}>No flights to show.</p>
  const draw = (flight: FlightOffer) => {
    const message = flightSelection(flight)
    const name = `${flight.airline} ${flight.flight_number}`
    const isSelected = rest.selected.has(message)
    return (
      <FlightCard flight={flight} selected={isSelected} action={<Select {...rest} message={message} name={name} />} />
    )
  }
  return (
    <>
      <Group heading={other.length > 0 && best.length > 0 ? 'Best flights' : undefined} offers={best} draw={draw} />
      <Group heading={best.length > 0 ? 'Other flights' : undefined} offers={other} draw={draw} />
    </>
  )
}

/** The hotels of an answer. */
export function HotelList({ hotels, ...rest }: { hotels: HotelOffer[] } & SelectionProps) {
  if (hotels.length === 0) return <p className={classes.none}>No hotels to show.</p>
  const draw = (hotel: HotelOffer) => {
    const message = hotelSelection(hotel)
    const isSelected = rest.selected.has(message)
    return (
      <HotelCard
        hotel={hotel}
        selected={isSelected}
        action={<Select {...rest} message={message} name={hotel.name} />}
      />
    )
  }
  return <Group heading={undefined} offers={hotels} draw={draw} />
}

interface GroupProps<T> {
  heading: string | undefined
  offers: T[]
  draw: (offer: T) => ReactNode
}

function Group<T>({ heading, offers, draw }: GroupProps<T>) {
  const [all, setAll] = useState(false)
  if (offers.length === 0) return null
  const shown = all ? offers : offers.slice(0, offers.length > MOST ? FEW : MOST)
  return (
    <div className={classes.group}>
      {heading && <h2 className={classes.heading}>{heading}</h2>}
      <ul className={classes.list}>
        {shown.map((offer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the offers of an answer never change
          <li key={index}>{draw(offer)}</li>
        ))}
      </ul>
      {shown.length < offers.length && (
        <Button variant="subtle" size="sm" onClick={() => setAll(true)}>
          {`Show ${offers.length - shown.length} more`}
        </Button>
      )}
    </div>
  )
}

function Select({ selected, busy, onSelect, message, name }: SelectionProps & { message: string; name: string }) {
  const isSelected = selected.has(message)
  return (
    <Button
      variant={isSelected ? 'light' : 'default'}
      leftSection={isSelected && <IconCheck size={16} aria-hidden />}
      aria-description={name}
      disabled={busy}
      onClick={() => onSelect(message)}
    >
      {isSelected ? 'Selected' : 'Select'}
    </Button>
  )
}
