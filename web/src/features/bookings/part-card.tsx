import { Button, Group } from '@mantine/core'
import type { BookablePart, Booking, TripBookings } from '@pravas/contract/bookings'
import type { FareToday } from '@pravas/contract/trips'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { useSession } from '../../api/use-session.ts'
import badge from '../../status/status-badge.module.css'
import { formatDateRange, formatPrice } from '../../ui/formats.ts'
import { IconBed, IconCircleCheck, IconCircleX, IconClock, IconPlane } from '../../ui/icons.ts'
import { later } from '../../ui/later.tsx'
import { typedBooking } from './booking-draft.ts'
import { BookingFacts, legLine } from './booking-facts.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import type { PrepareFile } from './files-field.tsx'
import classes from './part-card.module.css'

const t = texts(bookingsPage)

// Most who look at a trip's bookings record none.
const BookingForm = later(async () => (await import('./booking-form.tsx')).BookingForm)

/** The colours of requests that the states of a booking share. */
const BADGES = { booked: 'approved', to_book: 'pending', cancelled: 'other' } as const

interface PartCardProps {
  trip: TripBookings
  part: BookablePart
  isDesk: boolean
  /** What its flight costs now; undefined where that was not asked. */
  fare?: FareToday | undefined
  prepare: PrepareFile
  /** Whether it is the one to book next: its form is open. */
  isNext: boolean
  onSaved: () => void
}

/** A part of a trip for whoever books it: what was approved, what it costs now, and its booking, to be recorded or changed. */
export function PartCard({ trip, part, isDesk, fare, prepare, isNext, onSaved }: PartCardProps) {
  const { user } = useSession()
  const { booking, earlier } = part
  const typed = typedBooking(trip.trip_number, part.part).read(user.email ?? user.name)
  const [wanted, setWanted] = useState<'nothing' | 'change' | 'cancel' | 'book'>(
    booking && typed ? 'change' : 'nothing',
  )
  const isOpen = trip.status === 'approved' && trip.may_book
  const records = isOpen && !booking && (isNext || wanted === 'book' || typed !== undefined)
  const done = () => {
    setWanted('nothing')
    onSaved()
  }
  const form = { trip, part, isDesk, prepare, onSaved: done }
  const Icon = part.kind === 'hotel' ? IconBed : IconPlane
  return (
    <section className={classes.card} aria-label={part.title}>
      <header className={classes.header}>
        <Icon size={18} stroke={1.7} aria-hidden />
        <h3>{part.title}</h3>
        <StateBadge booking={booking} wasCancelled={earlier.length > 0} />
      </header>
      <p className={classes.approved}>
        {(part.legs ?? []).map(legLine).join('; ') || stayLine(part)}
        {part.fare && (
          <>
            {' · '}
            {part.fare.cabin}
            {part.fare.refundable !== null &&
              `, ${t('refundable', { refundable: part.fare.refundable ? 'yes' : 'no' })}`}
          </>
        )}
      </p>
      <p className={classes.prices}>
        <span>{t('approved.amount', { amount: formatPrice(part.approved) })}</span>
        {fare && <FareNow fare={fare} approved={part.approved} />}
      </p>
      {booking && wanted !== 'change' && (
        <BookingFacts trip={trip.trip_number} booking={booking} approved={part.approved} />
      )}
      {booking && wanted === 'change' && (
        <BookingForm {...form} booking={booking} takesFocus onCancel={() => setWanted('nothing')} />
      )}
      {records && <BookingForm {...form} booking={null} takesFocus={wanted === 'book'} />}
      {booking && wanted === 'cancel' && (
        <CancelBooking trip={trip.trip_number} booking={booking} onDone={done} onKeep={() => setWanted('nothing')} />
      )}
      {earlier.map((one) => (
        <BookingFacts key={one.id} trip={trip.trip_number} booking={one} approved={part.approved} />
      ))}
      {trip.may_book && (
        <Group gap="xs" mt={8}>
          {booking && isOpen && wanted === 'nothing' && (
            <Button variant="default" size="xs" onClick={() => setWanted('change')}>
              {t('change')}
            </Button>
          )}
          {booking && wanted === 'nothing' && (
            <Button variant="default" size="xs" onClick={() => setWanted('cancel')}>
              {t('cancel')}
            </Button>
          )}
          {isOpen && !booking && !records && (
            <Button variant="default" size="xs" onClick={() => setWanted('book')}>
              {t(earlier.length > 0 ? 'book-again' : 'record.title')}
            </Button>
          )}
        </Group>
      )}
    </section>
  )
}

function stayLine({ stay }: BookablePart): string {
  return [stay?.address, stay?.check_in && formatDateRange(stay.check_in, stay.check_out)].filter(Boolean).join(', ')
}

/** Whether a part is booked, by icon, word and colour. */
export function StateBadge({ booking, wasCancelled }: { booking: Booking | null; wasCancelled: boolean }) {
  const state = booking ? 'booked' : wasCancelled ? 'cancelled' : 'to_book'
  const Icon = { booked: IconCircleCheck, cancelled: IconCircleX, to_book: IconClock }[state]
  return (
    <span className={badge.badge} data-status={BADGES[state]}>
      <Icon size={14} stroke={2} aria-hidden />
      {t(`state.${state}`)}
    </span>
  )
}

function FareNow({ fare: { price, cheapest, source }, approved }: { fare: FareToday; approved: number }) {
  const sample = source === 'sample' && ` (${t('fare.sample')})`
  if (price === null) {
    return (
      <span>
        {t('fare.gone', { amount: formatPrice(cheapest) })}
        {sample}
      </span>
    )
  }
  const way = price > approved ? 'more' : price < approved ? 'less' : 'same'
  return (
    <span data-way={way}>
      {t('fare.now', { amount: formatPrice(price) })},{' '}
      {t(`fare.${way}`, { amount: formatPrice(Math.abs(price - approved)) })}
      {sample}
    </span>
  )
}
