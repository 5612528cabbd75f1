import { Button, Group, Modal, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { CITIES, PURPOSES } from '@pravas/contract/trips'
import { useRef } from 'react'
import { type BookingForm, classesOf, formProblems, initialForm, searchSentence } from './booking-form.ts'
import classes from './booking-modal.module.css'
import type { BookingRequest } from './booking-request.ts'

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
  onSearch: (sentence: string) => void
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
      title={shown?.type === 'hotel' ? 'Book Hotel' : 'Book Flight'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
      classNames={{ title: classes.title ?? '' }}
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
  const fields = useRef<HTMLFormElement>(null)
  const form = useForm<BookingForm>({
    initialValues: initialForm(type, prefill),
    validate: (values) => formProblems(type, values, today),
    onValuesChange: onChange,
  })
  const { fromDate } = form.getValues()
  const submit = form.onSubmit(
    (values) => {
      onSearch(searchSentence(type, values))
      onClose()
    },
    () => requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
  )
  const select = (name: 'departure' | 'destination' | 'purpose', label: string, choices: readonly string[]) => (
    <NativeSelect
      label={label}
      classNames={{ input: classes.choice ?? '' }}
      required
      withAsterisk={false}
      data={[{ value: '', label: 'Choose…', disabled: true }, ...choices.map((value) => ({ value, label: value }))]}
      {...form.getInputProps(name)}
    />
  )
  return (
    <form ref={fields} onSubmit={submit} noValidate>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
        <TextInput
          type="date"
          label={flight ? 'Departure Date' : 'Check-in Date'}
          required
          withAsterisk={false}
          min={today}
          data-autofocus
          {...form.getInputProps('fromDate')}
        />
        <TextInput
          type="date"
          label={flight ? 'Return Date' : 'Check-out Date'}
          required={!flight}
          withAsterisk={false}
          min={fromDate > today ? fromDate : today}
          inputContainer={(input) => (
            <>
              {input}
              {flight && <span className={classes.optional}>Optional</span>}
            </>
          )}
          {...form.getInputProps('toDate')}
        />
        {flight && select('departure', 'From', CITIES)}
        {select('destination', flight ? 'To' : 'Destination', CITIES)}
        {select('purpose', 'Purpose', PURPOSES)}
        <NativeSelect
          label={flight ? 'Class' : 'Room Type'}
          classNames={{ input: classes.choice ?? '' }}
          data={[...classesOf(type)]}
          {...form.getInputProps('class')}
        />
      </SimpleGrid>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={busy}>
          {flight ? 'Search Flights' : 'Search Hotels'}
        </Button>
      </Group>
    </form>
  )
}
