import { Anchor, Button, Group, SegmentedControl, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { BookablePart, Booking, TripBookings } from '@pravas/contract/bookings'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import type { SubmitEvent } from 'react'
import { wholeErrorOf } from '../../api/field-errors.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import classes from './booking-form.module.css'
import { FilesField, type PrepareFile } from './files-field.tsx'
import { LegFields } from './leg-fields.tsx'
import { StayFields } from './stay-fields.tsx'
import { type BookingEdits, useBookingEdits } from './use-booking-edits.ts'

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

/** Records a booking, or changes one. */
export function BookingForm(props: BookingFormProps) {
  const { trip, part, booking, isDesk, prepare, takesFocus, onCancel } = props
  const edits = useBookingEdits(props)
  const { draft, change, errors, isSaving } = edits
  const sibling = booking ? undefined : siblingOf(trip, part)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    edits.save()
  }
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
        <BillFields edits={edits} part={part} isDesk={isDesk} takesFocus={takesFocus ?? false} />
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
          {...edits.text('note')}
        />
        {booking && (
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" verticalSpacing="xs">
            <TextInput label={t('change.reason')} maxLength={500} {...edits.text('reason')} />
            <TextInput label={t('change.fee')} inputMode="decimal" {...edits.amount('fee')} />
            <TextInput label={t('refund')} inputMode="decimal" {...edits.amount('refund')} />
          </SimpleGrid>
        )}
        <Refusal edits={edits} />
        <Group gap="xs">
          <Button type="submit" loading={isSaving}>
            {t(booking ? 'save.change' : 'save')}
          </Button>
          {onCancel && (
            <Button
              variant="default"
              disabled={isSaving}
              onClick={() => {
                edits.forget()
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

interface BillFieldsProps {
  edits: BookingEdits
  part: BookablePart
  isDesk: boolean
  takesFocus: boolean
}

/** What it is booked under, what it costs, who pays, and the invoice. */
function BillFields({ edits: { draft, change, text, amount, errors }, part, isDesk, takesFocus }: BillFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="xs">
      <TextInput
        label={t(part.kind === 'hotel' ? 'reference.hotel' : 'reference')}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        data-autofocus={takesFocus || undefined}
        autoFocus={takesFocus}
        {...text('reference')}
      />
      <TextInput
        label={t('cost')}
        required={draft.paid_by === 'organisation'}
        inputMode="decimal"
        autoComplete="off"
        placeholder={String(part.approved)}
        {...amount('cost')}
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
  )
}

/** Why it was not saved. */
function Refusal({ edits: { isConflict, showLatest, error } }: { edits: BookingEdits }) {
  if (isConflict) {
    return (
      <Text size="sm" c="red" role="alert">
        {t('changed-by-others')}{' '}
        <Anchor component="button" type="button" inherit onClick={showLatest}>
          {t('load-latest')}
        </Anchor>
      </Text>
    )
  }
  return error && <AlertLine kind="failure">{wholeErrorOf(error) ?? t('check-fields')}</AlertLine>
}

/** Another flight of the trip that is booked: often one ticket is for both. */
function siblingOf({ parts }: TripBookings, { part, kind }: BookablePart): Booking | undefined {
  if (kind !== 'flight') return undefined
  return parts.find((one) => one.kind === 'flight' && one.part !== part && one.booking)?.booking ?? undefined
}
