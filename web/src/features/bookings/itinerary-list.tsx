import { Anchor } from '@mantine/core'
import { type BookablePart, type BookedLeg, bookingFilePath, type TripBookings } from '@pravas/contract/bookings'
import type { GroundLeg } from '@pravas/contract/ground'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { groundName } from '../../travel-cards/trip-words.ts'
import { FileLink } from '../../ui/file-link.tsx'
import { formatDate } from '../../ui/formats.ts'
import { IconBed, IconPlane, IconRoute } from '../../ui/icons.ts'
import classes from './itinerary-list.module.css'
import { StateBadge } from './part-card.tsx'

const t = texts(bookingsPage)
const c = texts(labels)

/** A trip part by part in the order of the journey, to be read on a phone on the way and printed. */
export function ItineraryList({ trip }: { trip: TripBookings }) {
  return (
    <ol className={classes.list}>
      {inOrder(trip).map((item) => (
        <li key={item.key} className={classes.part} data-off={trip.status === 'cancelled' || undefined}>
          {'leg' in item ? (
            <Ground leg={item.leg} />
          ) : (
            <>
              {item.part.kind === 'hotel' ? <Stay part={item.part} /> : <Flights part={item.part} />}
              <Booked trip={trip} part={item.part} />
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

type Item = { key: string; begins: string } & ({ part: BookablePart } | { leg: GroundLeg })

/** Flights and stays as the journey has them, and each train, bus or cab on its day: those to an airport before its flights, others after. */
function inOrder({ parts, ground = [] }: TripBookings): Item[] {
  const items: Item[] = [
    ...parts.map((part) => ({ key: part.part, begins: beginOf(part), part })),
    ...ground.map((leg, at) => ({
      key: `ground:${at}`,
      begins: `${leg.date ?? ''} ${/\bairport\b/i.test(leg.to) ? '' : '98'}`,
      leg,
    })),
  ]
  return items.toSorted((a, b) => (a.begins < b.begins ? -1 : a.begins > b.begins ? 1 : 0))
}

/** When a part begins; a stay begins after what else is on its day. */
function beginOf({ booking, legs, stay }: BookablePart): string {
  const flight = (booking?.legs ?? legs)?.[0]
  return flight ? flight.departs : `${(booking?.stay ?? stay)?.check_in ?? ''} 99`
}

function Ground({ leg }: { leg: GroundLeg }) {
  const name = groundName(leg)
  const way = c('ground.way', { from: leg.from, to: leg.to })
  return (
    <section aria-label={`${name} ${way}`}>
      <header className={classes.header}>
        <IconRoute size={18} stroke={1.7} aria-hidden />
        <h2>{name}</h2>
        {leg.date && <span className={classes.day}>{formatDate(leg.date)}</span>}
      </header>
      <p className={classes.fact}>{way}</p>
    </section>
  )
}

function Flights({ part }: { part: BookablePart }) {
  const legs = part.booking?.legs ?? part.legs ?? []
  return legs.map((leg) => (
    <section key={`${leg.flight_number} ${leg.departs}`} aria-label={`${leg.flight_number} ${leg.from} ${leg.to}`}>
      <header className={classes.header}>
        <IconPlane size={18} stroke={1.7} aria-hidden />
        <h2>{[leg.airline, leg.flight_number].filter(Boolean).join(' ')}</h2>
        <span className={classes.day}>{formatDate(leg.departs)}</span>
      </header>
      <div className={classes.way}>
        <End airport={leg.from} terminal={leg.from_terminal} time={leg.departs} />
        <span className={classes.line} aria-hidden />
        <End airport={leg.to} terminal={leg.to_terminal} time={leg.arrives} day={arrivalDay(leg)} />
      </div>
      {leg.seat && <p className={classes.fact}>{t('itinerary.seat', { seat: leg.seat })}</p>}
    </section>
  ))
}

/** The day of the arrival where it is another than that of the departure. */
function arrivalDay({ departs, arrives }: BookedLeg): string | undefined {
  return arrives.slice(0, 10) === departs.slice(0, 10) ? undefined : formatDate(arrives)
}

interface EndProps {
  airport: string
  terminal: string | null
  time: string
  day?: string | undefined
}

function End({ airport, terminal, time, day }: EndProps) {
  return (
    <div className={classes.end}>
      <span className={classes.time}>{time.slice(11)}</span>
      <span className={classes.airport}>{airport}</span>
      {terminal && <span className={classes.small}>{t('itinerary.terminal', { terminal })}</span>}
      {day && <span className={classes.small}>{day}</span>}
    </div>
  )
}

function Stay({ part }: { part: BookablePart }) {
  const stay = part.booking?.stay ?? part.stay
  const name = stay?.name ?? part.title
  return (
    <section aria-label={name}>
      <header className={classes.header}>
        <IconBed size={18} stroke={1.7} aria-hidden />
        <h2>{name}</h2>
      </header>
      {stay?.address && <address className={classes.address}>{stay.address}</address>}
      <p className={classes.fact}>
        {[
          stay?.check_in && t('itinerary.check-in', { day: formatDate(stay.check_in) }),
          stay?.check_out && t('itinerary.check-out', { day: formatDate(stay.check_out) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {stay?.phone && (
        <p className={classes.fact}>
          <Anchor href={`tel:${stay.phone.replace(/[^+\d]/g, '')}`} inherit>
            {t('itinerary.call', { phone: stay.phone })}
          </Anchor>
        </p>
      )}
    </section>
  )
}

function Booked({ trip, part }: { trip: TripBookings; part: BookablePart }) {
  const { booking, earlier } = part
  if (!booking) {
    return (
      <footer className={classes.footer}>
        <StateBadge booking={null} wasCancelled={earlier.length > 0} />
      </footer>
    )
  }
  const { reference, files, note, paid_by, stay } = booking
  return (
    <footer className={classes.footer}>
      <p className={classes.pnr}>
        <span>{t(stay ? 'reference.hotel' : 'reference')}</span>
        <strong>{reference}</strong>
      </p>
      {paid_by === 'organisation' && <p className={classes.fact}>{t('itinerary.paid')}</p>}
      {note && <p className={classes.fact}>{note}</p>}
      {files.map(({ file_id, name }) => (
        <FileLink key={file_id} href={bookingFilePath(trip.trip_number, file_id)}>
          {name}
        </FileLink>
      ))}
    </footer>
  )
}
