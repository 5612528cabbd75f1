import { type BookedLeg, type Booking, type BookingChange, bookingFilePath } from '@pravas/contract/bookings'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { Detail, Details } from '../../ui/details.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import { formatDate, formatDateRange, formatInstant, formatRupees } from '../../ui/formats.ts'
import classes from './part-card.module.css'

const t = texts(bookingsPage)

interface BookingFactsProps {
  trip: string
  booking: Booking
  /** What was approved for its part, in rupees. */
  approved: number
}

/** What is recorded of a booking, and how it came to be as it is. */
export function BookingFacts({ trip, booking, approved }: BookingFactsProps) {
  const { reference, cost, fee, refund, paid_by, invoice_number, invoice_date, gstin, note, legs, stay, files } =
    booking
  const isOff = booking.status === 'cancelled'
  return (
    <div className={classes.facts} data-off={isOff || undefined}>
      <Details>
        <Detail name={t(stay ? 'reference.hotel' : 'reference')}>
          <span className={classes.reference}>{reference}</span>
          {isOff && ` · ${t('state.cancelled')}`}
        </Detail>
        {legs && <Detail name={t('part.flight')}>{legs.map(legLine).join('; ')}</Detail>}
        {stay && (
          <Detail name={t('part.hotel')}>
            {[stay.name, stay.address, formatDateRange(stay.check_in, stay.check_out)].filter(Boolean).join(', ')}
          </Detail>
        )}
        {cost !== null && (
          <Detail name={t('cost')} note={isOff ? undefined : differenceText(cost, approved)}>
            {formatRupees(cost)}
          </Detail>
        )}
        <Detail name={t('paid-by')}>{t(`paid-by.${paid_by}`)}</Detail>
        {fee > 0 && <Detail name={t('fees')}>{formatRupees(fee)}</Detail>}
        {refund > 0 && <Detail name={t('refunded')}>{formatRupees(refund)}</Detail>}
        {(invoice_number || invoice_date || gstin) && (
          <Detail name={t('part.invoice')}>
            {[invoice_number, invoice_date && formatDate(invoice_date), gstin].filter(Boolean).join(', ')}
          </Detail>
        )}
        {note && <Detail name={t('field.note')}>{note}</Detail>}
        {booking.cancellation_reason && <Detail name={t('cancel.reason')}>{booking.cancellation_reason}</Detail>}
        {files.length > 0 && (
          <Detail name={t('files')}>
            {files.map(({ file_id, name }) => (
              <div key={file_id}>
                <FileLink href={bookingFilePath(trip, file_id)}>{name}</FileLink>
              </div>
            ))}
          </Detail>
        )}
      </Details>
      <History changes={booking.history} />
    </div>
  )
}

function History({ changes }: { changes: readonly BookingChange[] }) {
  return (
    <details className={classes.history}>
      <summary>{t('history')}</summary>
      <ol>
        {changes.map(({ version, kind, at, by, changed, fee, refund, reason }) => (
          <li key={version}>
            {t(`history.${kind}`, { by, when: formatInstant(at) })}
            <ul>
              {changed.map(({ field, before, after }) => (
                <li key={field}>
                  {t('history.field', {
                    field: fieldName(field),
                    before: valueWords(field, before),
                    after: valueWords(field, after),
                  })}
                </li>
              ))}
              {fee > 0 && <li>{t('fees.fee', { amount: formatRupees(fee) })}</li>}
              {refund > 0 && <li>{t('fees.refund', { amount: formatRupees(refund) })}</li>}
              {reason && <li>{reason}</li>}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  )
}

function fieldName(path: string): string {
  const key = `field.${path.split('.').at(-1) ?? ''}`
  return Object.hasOwn(bookingsPage, key) ? String(bookingsPage[key as keyof typeof bookingsPage]) : path
}

/** A value of a field as people write it. */
function valueWords(path: string, value: string | null): string {
  if (value === null) return t('history.none')
  const name = path.split('.').at(-1)
  if (name === 'cost') return formatRupees(Number(value))
  if (name === 'paid_by') return t(value === 'organisation' ? 'paid-by.organisation' : 'paid-by.traveller')
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/.exec(value) ?? []
  if (day === undefined) return value
  return clock === undefined ? formatDate(day) : `${formatDate(day)}, ${clock}`
}

/** How far a cost is from what was approved. */
export function differenceText(cost: number, approved: number): string {
  const way = cost > approved ? 'more' : cost < approved ? 'less' : 'same'
  return t(`difference.${way}`, { amount: formatRupees(Math.abs(cost - approved)) })
}

/** A flight in one line, `6E 2046, DEL 23:30 → BOM 01:45 (+1 day), 19 Jun 2026`, with its seat. */
export function legLine({ flight_number: number, from, to, departs, arrives, seat }: BookedLeg): string {
  const line = `${number}, ${from} ${departs.slice(11)} → ${to} ${landingText(departs, arrives)}, ${formatDate(departs)}`
  return seat ? `${line}, ${t('itinerary.seat', { seat })}` : line
}

/** The local time at which a flight lands, with how many days later by the calendar that is. */
export function landingText(departs: string, arrives: string): string {
  const days = (Date.parse(arrives.slice(0, 10)) - Date.parse(departs.slice(0, 10))) / 86_400_000
  const clock = arrives.slice(11, 16)
  return days > 0 ? `${clock} ${t('leg.days-later', { days })}` : clock
}
