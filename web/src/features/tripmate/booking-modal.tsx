import { Button, Group, Modal, NativeSelect, SimpleGrid } from '@mantine/core'
import { useForm } from '@mantine/form'
import { CITIES, PURPOSES } from '@pravas/contract/trips'
import { labels } from '@pravas/messages/en/labels'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { useRef } from 'react'
import { DateField } from '../../ui/date-field.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { type KeepBooking, keepBooking } from './booking-call.ts'
import { type BookingForm, classesOf, formProblems, initialForm, searchSentence } from './booking-form.ts'
import classes from './booking-modal.module.css'
import type { BookingRequest } from './booking-request.ts'

const t = texts(tripmate)
const c = texts(labels)

/** A valid form: what it says in one sentence, and keeping what it holds as a trip draft. */
export interface BookingSearch {
  words: string
  keep: (of: KeepBooking) => Promise<void>
}

interface BookingModalProps {
  opened: boolean
  /** What it opens with; null while it is closed. */
  request: BookingRequest | null
  /** The current day in India, `YYYY-MM-DD`. */
  today: string
  busy: boolean
  onClose: () => void
  /** Called with the form after each change of it. */
  onChange: (form: BookingForm) => void
  /** Called with a valid form. */
  onSearch: (search: BookingSearch) => void
}

/** Where a search is put together by hand; what it says goes out as a message. */
export function BookingModal({ opened, request, ...rest }: BookingModalProps) {
  const last = useRef(request)
  if (request !== null) last.current = request
  const shown = request ?? last.current
  return (
    <Modal
      opened={opened}
      onClose={rest.onClose}
      title={shown?.type === 'hotel' ? t('booking.title-hotel') : t('booking.title-flight')}
      closeButtonProps={{ 'aria-label': c('close') }}
      centered
      classNames={{ title: classes.title }}
      size="lg"
    >
      {shown && <Fields request={shown} {...rest} />}
    </Modal>
  )
}

type FieldsProps = Omit<BookingModalProps, 'opened'> & { request: BookingRequest }

function Fields({ request, today, busy, onClose, onChange, onSearch }: FieldsProps) {
  const { type, prefill } = request
  const flight = type === 'flight'
  const form = useForm<BookingForm>({
    initialValues: initialForm(type, prefill),
    validate: (values) => formProblems(type, values, today),
    onValuesChange: onChange,
  })
  const { fromDate, toDate } = form.getValues()
  const submit = form.onSubmit((values) => {
    onSearch({ words: searchSentence(type, values), keep: (of) => keepBooking(type, values, of) })
    onClose()
  })
  const select = (name: 'departure' | 'destination' | 'purpose', label: string, choices: readonly string[]) => (
    <NativeSelect
      label={label}
      classNames={{ input: classes.choice }}
      required
      withAsterisk={false}
      data={[
        { value: '', label: t('booking.choose'), disabled: true },
        ...choices.map((value) => ({ value, label: value })),
      ]}
      {...form.getInputProps(name)}
    />
  )
  return (
    <form ref={focusFirstWrong} onSubmit={submit} noValidate>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
        <DateField
          label={flight ? c('departure-date') : t('booking.check-in-date')}
          required
          withAsterisk={false}
          min={today}
          data-autofocus
          {...form.getInputProps('fromDate')}
          value={fromDate}
        />
        <DateField
          label={flight ? c('return-date') : t('booking.check-out-date')}
          required={!flight}
          withAsterisk={false}
          min={fromDate > today ? fromDate : today}
          inputContainer={(input) => (
            <>
              {input}
              {flight && <span className={classes.optional}>{t('booking.optional')}</span>}
            </>
          )}
          {...form.getInputProps('toDate')}
          value={toDate}
        />
        {flight && select('departure', c('from'), CITIES)}
        {select('destination', flight ? c('to') : c('destination'), CITIES)}
        {select('purpose', c('purpose'), PURPOSES)}
        <NativeSelect
          label={flight ? t('booking.class') : t('booking.room-type')}
          classNames={{ input: classes.choice }}
          data={[...classesOf(type)]}
          {...form.getInputProps('class')}
        />
      </SimpleGrid>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {c('cancel')}
        </Button>
        <Button type="submit" disabled={busy}>
          {flight ? t('booking.search-flights') : t('booking.search-hotels')}
        </Button>
      </Group>
    </form>
  )
}
