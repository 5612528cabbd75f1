import { Anchor, Stack, Text } from '@mantine/core'
import type { TripBookings } from '@pravas/contract/bookings'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { Detail, Details, DetailsSkeleton, Section } from '../../ui/details.tsx'
import { formatDateRange, formatInstant, formatRupees } from '../../ui/formats.ts'
import { Notice } from '../../ui/notice.tsx'
import { Retry } from '../../ui/retry.tsx'
import { differenceText } from './booking-facts.tsx'
import { bookingsOf, faresOf } from './booking-queries.ts'
import classes from './desk-trip.module.css'
import type { PrepareFile } from './files-field.tsx'
import { PartCard } from './part-card.tsx'

const t = texts(bookingsPage)
const c = texts(labels)

/** One trip of the queue: what was approved, whose it is, and its bookings to be recorded. */
export function DeskTripPane({ number, prepare }: { number: string; prepare: PrepareFile }) {
  const { data: trip, error, refetch } = useQuery(bookingsOf(number))
  const isOpen = trip?.may_book === true && trip.status === 'approved'
  const fares = useQuery({ ...faresOf(number), enabled: isOpen && trip.parts.some(({ booking }) => !booking) })
  const pane = useRef<HTMLElement>(null)
  if (error && !trip) {
    return (
      <Notice title={t('trip.failed')}>
        <Retry text={explain(error)} onRetry={refetch} />
      </Notice>
    )
  }
  if (!trip) return <DetailsSkeleton rows={8} text={t('trip.loading')} />
  const next = trip.parts.find(({ booking, earlier }) => !booking && earlier.length === 0)?.part
  const checked = fares.data?.flights ?? []
  const fareOf = ({ legs }: TripBookings['parts'][number]) =>
    checked.find(({ departs }) => departs === legs?.[0]?.departs)
  return (
    <section ref={pane} tabIndex={-1} className={classes.pane} aria-label={t('open', { number })}>
      <header className={classes.header}>
        <h2>{trip.title}</h2>
        <Anchor component={Link} to={`/trip/${encodeURIComponent(number)}`} inherit>
          {number}
        </Anchor>
        <Anchor component={Link} to={`/trip/${encodeURIComponent(number)}/itinerary`} inherit>
          {t('itinerary')}
        </Anchor>
      </header>
      <p className={classes.about}>
        {formatDateRange(trip.departure_date, trip.return_date ?? trip.departure_date)} · {trip.purpose} ·{' '}
        {trip.approved
          ? t('approved-by', { name: trip.approved.by, when: formatInstant(trip.approved.at) })
          : t('not-approved')}
      </p>
      {trip.status === 'cancelled' && (
        <Text size="sm" c="red" role="note">
          {t('cancelled')}
        </Text>
      )}
      <Stack gap="sm">
        {(trip.travellers ?? [trip.traveller]).map((traveller, at, { length }) => (
          <Traveller
            key={traveller.employee_id ?? traveller.name}
            traveller={traveller}
            number={length > 1 ? at + 1 : undefined}
          />
        ))}
        {trip.requested_by && (
          <Text size="sm">
            {t('requested-by', { name: trip.requested_by.name })}{' '}
            <Anchor href={`mailto:${trip.requested_by.email}`} inherit>
              {trip.requested_by.email}
            </Anchor>
          </Text>
        )}
        {(fares.isLoading || fares.isError || fares.data?.unavailable) && (
          <Text size="sm" c="dimmed" role="status">
            {fares.isLoading ? t('fare.checking') : t('fare.failed')}
          </Text>
        )}
        {trip.parts.map((part) => (
          <PartCard
            // Recorded anew it is another form.
            key={`${part.part} ${part.booking?.version ?? 0}`}
            trip={trip}
            part={part}
            isDesk
            isNext={part.part === next}
            fare={part.booking ? undefined : fareOf(part)}
            prepare={prepare}
            onSaved={() => focusNext(pane.current)}
          />
        ))}
        <Totals totals={trip.totals} hasBookings={trip.parts.some(({ booking }) => booking)} />
      </Stack>
    </section>
  )
}

/** What was saved is gone with its button: the focus goes on to the next form, or stays in the pane. */
function focusNext(pane: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = pane?.querySelector<HTMLElement>('form input[maxlength="40"]')
    ;(field ?? pane)?.focus()
  })
}

function Traveller({ traveller, number }: { traveller: TripBookings['traveller']; number: number | undefined }) {
  const { name, employee_id: employeeId, email, phone, grade, seat, meal, note } = traveller
  const wishes = [seat && t('traveller.seat', { seat }), meal && t('traveller.meal', { meal }), note].filter(Boolean)
  return (
    <Section title={number === undefined ? t('traveller') : t('traveller.number', { number })}>
      <Details>
        <Detail name={c('name')}>
          {[name, grade && t('traveller.grade', { grade }), employeeId === null && t('traveller.guest')]
            .filter(Boolean)
            .join(' · ')}
        </Detail>
        <Detail name={c('email')}>
          <Anchor href={`mailto:${email}`} inherit>
            {email}
          </Anchor>
        </Detail>
        {phone && (
          <Detail name={c('phone')}>
            <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`} inherit>
              {phone}
            </Anchor>
          </Detail>
        )}
        <Detail name={t('preferences.title')}>
          {wishes.length > 0 ? wishes.join(' · ') : t('traveller.no-wishes')}
        </Detail>
      </Details>
    </Section>
  )
}

/** What was approved beside what the bookings cost. */
function Totals({ totals, hasBookings }: { totals: TripBookings['totals']; hasBookings: boolean }) {
  if (!hasBookings && totals.fees === 0) return null
  const { approved, booked, approved_of_booked: compared, organisation, fees, refunds, unknown, spent } = totals
  return (
    <Section title={c('total-cost')}>
      <Details>
        <Detail name={t('total.approved')} kind="amount">
          {formatRupees(approved)}
        </Detail>
        <Detail
          name={t('total.booked')}
          kind="amount"
          note={
            [booked > 0 && differenceText(booked, compared), unknown > 0 && t('total.unknown', { count: unknown })]
              .filter(Boolean)
              .join(' · ') || undefined
          }
        >
          {formatRupees(booked)}
        </Detail>
        {fees > 0 && (
          <Detail name={t('fees')} kind="amount">
            {formatRupees(fees)}
          </Detail>
        )}
        {refunds > 0 && (
          <Detail name={t('refunded')} kind="amount">
            {formatRupees(refunds)}
          </Detail>
        )}
        {spent !== undefined && (fees > 0 || refunds > 0 || spent !== booked) && (
          <Detail name={t('total.spent')} kind="amount" note={t('total.spent.hint')}>
            {formatRupees(spent)}
          </Detail>
        )}
        {organisation > 0 && (
          <Detail name={t('total.organisation')} kind="amount">
            {formatRupees(organisation)}
          </Detail>
        )}
      </Details>
    </Section>
  )
}
