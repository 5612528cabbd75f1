import { Button, Group, Stack, Text } from '@mantine/core'
import { tripCalendarPath } from '@pravas/contract/bookings'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { explain } from '../api/api-error.ts'
import { bookingsOf } from '../features/bookings/booking-queries.ts'
import { ItineraryList } from '../features/bookings/itinerary-list.tsx'
import { PartCard } from '../features/bookings/part-card.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { DetailsSkeleton } from '../ui/details.tsx'
import { formatDateRange } from '../ui/formats.ts'
import { IconCalendarPlus, IconPrinter } from '../ui/icons.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'
import classes from './trip-itinerary.module.css'

const t = texts(bookingsPage)

/** Its code is fetched with the first file. */
const prepareFile = async (file: File) => (await import('../features/fingenie/prepare-file.ts')).prepareFile(file)
const c = texts(labels)

/** What a traveller needs on the way, to be read on a phone, printed and put into a calendar; and where they record what they booked themselves. */
export function TripItineraryPage() {
  const { tripId = '' } = useParams()
  const { data: trip, error, refetch } = useQuery(bookingsOf(tripId))
  const address = `/trip/${encodeURIComponent(tripId)}`
  const next = trip?.parts.find(({ booking, earlier }) => !booking && earlier.length === 0)?.part
  const travellers = trip ? (trip.travellers ?? [trip.traveller]) : []
  const records = trip?.may_book === true && trip.is_own && trip.status === 'approved'
  return (
    <Page
      title={trip ? trip.title : t('itinerary')}
      tabTitle={trip ? t('itinerary.of', { title: trip.title }) : t('itinerary')}
      isNarrow
      back={<BackLink to={address}>{t('itinerary.trip', { number: trip?.trip_number ?? tripId })}</BackLink>}
      aside={
        trip && (
          <Group gap="xs" className={classes.actions}>
            <Button
              component="a"
              href={tripCalendarPath(trip.trip_number)}
              download={`${trip.trip_number}.ics`}
              variant="default"
              leftSection={<IconCalendarPlus size={16} stroke={1.6} aria-hidden />}
            >
              {t('itinerary.calendar')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('itinerary.print')}
            </Button>
          </Group>
        )
      }
    >
      {!trip && error ? (
        <Notice title={t('trip.failed')}>
          <Retry text={explain(error)} onRetry={refetch} />
        </Notice>
      ) : !trip ? (
        <DetailsSkeleton rows={6} text={t('itinerary.loading')} />
      ) : (
        <Stack gap="md">
          <Text c="dimmed" size="sm" mt={-12}>
            {formatDateRange(trip.departure_date, trip.return_date ?? trip.departure_date)} ·{' '}
            {travellers.map(({ name }) => name).join(', ')} · {trip.trip_number} · {t('itinerary.local')}
          </Text>
          {trip.status === 'cancelled' && (
            <Text c="red" role="note">
              {t('itinerary.off')}
            </Text>
          )}
          {trip.status === 'approved' &&
            !records &&
            trip.booked_by === 'desk' &&
            trip.parts.every(({ booking }) => !booking) && (
              <Text size="sm" role="note">
                {t('itinerary.none.hint')}
              </Text>
            )}
          <ItineraryList trip={trip} />
          {records && (
            <section aria-label={t('bookings')} className={classes.record}>
              <h2>{t('bookings')}</h2>
              {trip.parts.some(({ booking }) => !booking) && <Text size="sm">{t('book-yourself.hint')}</Text>}
              <Stack gap="sm" mt="sm">
                {trip.parts.map((part) => (
                  <PartCard
                    key={`${part.part} ${part.booking?.version ?? 0}`}
                    trip={trip}
                    part={part}
                    isDesk={false}
                    isNext={part.part === next}
                    prepare={prepareFile}
                    onSaved={() => undefined}
                  />
                ))}
              </Stack>
            </section>
          )}
          <p className={classes.printed}>
            {c('employee-id')}: {travellers.flatMap(({ employee_id }) => employee_id ?? []).join(', ')}
          </p>
        </Stack>
      )}
    </Page>
  )
}
