import { Anchor, Button, Group, SegmentedControl, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import {
  type BookablePart,
  type Booking,
  changeBooking,
  recordBooking,
  type TripBookings,
} from '@pravas/contract/bookings'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { fieldErrorsOf, wholeErrorOf } from '../../api/field-errors.ts'
import { useSession } from '../../api/use-session.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { amountOf, type BookingDraft, bodyOf, draftOf, typedBooking } from './booking-draft.ts'
import classes from './booking-form.module.css'
import { bookingsOf, keepBookings } from './booking-queries.ts'
import { FilesField, type PrepareFile } from './files-field.tsx'
import { LegFields } from './leg-fields.tsx'

const t = texts(bookingsPage)
const c = texts(labels)

interface BookingFormProps {
  trip: TripBookings
  part: BookablePart
  /** The booking that is changed; null where one is recorded. */
  booking: Booking | null
  /** Whether who types may say that the organisation pays. */
  isDesk: boolean
  prepare: PrepareFile
  /** Whether the first field takes the focus. */
  takesFocus?: boolean
  onSaved: () => void
  onCancel?: (() => void) | undefined
}

/** Records a booking, or changes one. What is typed stays over a reload, and where it cannot be saved. */
export function BookingForm({ trip, part, booking, isDesk, prepare, takesFocus, onSaved, onCancel }: BookingFormProps) {
  const { user } = useSession()
  const queries = useQueryClient()
  const owner = user.email ?? user.name
  const store = typedBooking(trip.trip_number, part.part)
  const base = booking?.version ?? 0
  const [kept] = useState(() => store.read(owner))
  const [draft, setDraft] = useState(() => kept?.draft ?? draftOf(part, booking, isDesk ? 'organisation' : 'traveller'))
  // The version that was shown when it was typed.
  const [version, setVersion] = useState(kept?.base ?? base)
  const save = useMutation({
    mutationFn: (typed: BookingDraft) => {
      const body = bodyOf(typed)
      if (!body) throw new Error(t('cost.wrong'))
      const params = { tripId: trip.trip_number }
      if (!booking) return call(recordBooking, { params, body: { ...body, part: part.part } })
      const { reason } = typed
      const change = { version, reason, fee: amountOf(typed.fee) ?? 0, refund: amountOf(typed.refund) ?? 0 }
      return call(changeBooking, { params: { ...params, bookingId: booking.id }, body: { ...body, ...change } })
    },
    onSuccess: (answer) => {
      store.store(owner, undefined)
      keepBookings(queries, answer)
      onSaved()
    },
  })
  const [tried, setTried] = useState(false)
  const errors = fieldErrorsOf(save.error)
  // What was typed belongs to a version that is no longer the one that stands, as the server has said or as is shown by now.
  const isConflict =
    version !== base ||
    (save.error instanceof ApiError && (save.error.is('booking.changed') || save.error.is('booking.taken')))
  const wrong = (typed: string) => (tried && amountOf(typed) === undefined ? t('cost.wrong') : undefined)

  const change = (changes: Partial<BookingDraft> | ((before: BookingDraft) => BookingDraft)) =>
    setDraft((before) => {
      const next = typeof changes === 'function' ? changes(before) : { ...before, ...changes }
      store.store(owner, { base: version, draft: next })
      return next
    })
  const text = (name: 'reference' | 'invoice_number' | 'gstin' | 'note' | 'reason' | 'cost' | 'fee' | 'refund') => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending) return
    setTried(true)
    if ([draft.cost, draft.fee, draft.refund].every((typed) => amountOf(typed) !== undefined)) save.mutate(draft)
  }
  const showLatest = async () => {
    store.store(owner, undefined)
    await queries.invalidateQueries({ queryKey: bookingsOf(trip.trip_number).queryKey })
    setVersion(base)
    onSaved()
  }
  const sibling = booking ? undefined : siblingOf(trip, part)
  const isHotel = part.kind === 'hotel'
  return (
    <form
      ref={focusFirstWrong}
      onSubmit={submit}
      noValidate
      className={classes.form}
      aria-label={t(booking ? 'change.title' : 'record.title')}
    >
      <Stack gap="sm">
        <FilesField trip={trip} draft={draft} prepare={prepare} onChange={change} />
        {sibling && draft.reference === '' && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="start"
            onClick={() => change({ reference: sibling.reference, cost: draft.cost || '0' })}
          >
            {t('same-ticket', { title: sibling.title })}
          </Anchor>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="xs">
          <TextInput
            label={t(isHotel ? 'reference.hotel' : 'reference')}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            data-autofocus={takesFocus || undefined}
            autoFocus={takesFocus ?? false}
            {...text('reference')}
          />
          <TextInput
            label={t('cost')}
            required={draft.paid_by === 'organisation'}
            inputMode="decimal"
            autoComplete="off"
            placeholder={String(part.approved)}
            {...text('cost')}
            error={wrong(draft.cost) ?? errors.cost}
          />
          <TextInput label={t('invoice')} maxLength={64} autoComplete="off" {...text('invoice_number')} />
          <DateField
            label={t('invoice-date')}
            value={draft.invoice_date}
            error={errors.invoice_date}
            onChange={(value) => change({ invoice_date: value })}
          />
          <TextInput label={t('gstin')} maxLength={15} autoComplete="off" {...text('gstin')} />
          {isDesk && (
            <div>
              <Text size="sm" fw={500} id={`paid ${part.part}`}>
                {t('paid-by')}
              </Text>
              <SegmentedControl
                fullWidth
                size="xs"
                mt={4}
                aria-labelledby={`paid ${part.part}`}
                value={draft.paid_by}
                data={[
                  { value: 'organisation', label: t('paid-by.organisation') },
                  { value: 'traveller', label: t('paid-by.traveller') },
                ]}
                onChange={(value) => change({ paid_by: value === 'organisation' ? 'organisation' : 'traveller' })}
              />
            </div>
          )}
        </SimpleGrid>
        {draft.stay ? (
          <StayFields
            stay={draft.stay}
            errors={errors}
            hint={part.stay?.address}
            onChange={(stay) => change({ stay })}
          />
        ) : (
          <LegFields legs={draft.legs} errors={errors} onChange={(legs) => change({ legs })} />
        )}
        <Textarea
          label={t(isDesk ? 'note' : 'field.note')}
          autosize
          minRows={1}
          maxRows={5}
          maxLength={1000}
          {...text('note')}
        />
        {booking && (
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" verticalSpacing="xs">
            <TextInput label={t('change.reason')} maxLength={500} {...text('reason')} />
            <TextInput
              label={t('change.fee')}
              inputMode="decimal"
              {...text('fee')}
              error={wrong(draft.fee) ?? errors.fee}
            />
            <TextInput
              label={t('refund')}
              inputMode="decimal"
              {...text('refund')}
              error={wrong(draft.refund) ?? errors.refund}
            />
          </SimpleGrid>
        )}
        {isConflict ? (
          <Text size="sm" c="red" role="alert">
            {t('changed-by-others')}{' '}
            <Anchor component="button" type="button" inherit onClick={showLatest}>
              {t('load-latest')}
            </Anchor>
          </Text>
        ) : (
          save.isError && <AlertLine kind="failure">{wholeErrorOf(save.error) ?? t('check-fields')}</AlertLine>
        )}
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
            {t(booking ? 'save.change' : 'save')}
          </Button>
          {onCancel && (
            <Button
              variant="default"
              disabled={save.isPending}
              onClick={() => {
                store.store(owner, undefined)
                onCancel()
              }}
            >
              {c('cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** Another flight of the trip that is booked: often one ticket is for both. */
function siblingOf({ parts }: TripBookings, { part, kind }: BookablePart): Booking | undefined {
  if (kind !== 'flight') return undefined
  return parts.find((one) => one.kind === 'flight' && one.part !== part && one.booking)?.booking ?? undefined
}

interface StayFieldsProps {
  stay: NonNullable<BookingDraft['stay']>
  errors: Readonly<Record<string, string>>
  /** Where it is, as far as was known when it was approved. */
  hint: string | null | undefined
  onChange: (stay: NonNullable<BookingDraft['stay']>) => void
}

function StayFields({ stay, errors, hint, onChange }: StayFieldsProps) {
  const text = (name: 'name' | 'address' | 'phone') => ({
    value: stay[name],
    error: errors[`stay.${name}`],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...stay, [name]: currentTarget.value }),
  })
  const day = (name: 'check_in' | 'check_out') => ({
    value: stay[name],
    error: errors[`stay.${name}`],
    onChange: (value: string) => onChange({ ...stay, [name]: value }),
  })
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="xs">
      <TextInput label={t('stay.name')} required maxLength={200} {...text('name')} />
      <TextInput label={t('stay.phone')} inputMode="tel" maxLength={40} {...text('phone')} />
      <Textarea
        label={t('stay.address')}
        autosize
        minRows={1}
        maxRows={4}
        maxLength={500}
        placeholder={hint ?? undefined}
        className={classes.wide}
        {...text('address')}
      />
      <DateField label={t('stay.check-in')} {...day('check_in')} />
      <DateField label={t('stay.check-out')} {...day('check_out')} />
    </SimpleGrid>
  )
}
