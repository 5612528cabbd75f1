import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { DateField } from '../../ui/date-field.tsx'
import type { BookingDraft } from './booking-draft.ts'
import classes from './booking-form.module.css'

const t = texts(bookingsPage)

interface StayFieldsProps {
  stay: NonNullable<BookingDraft['stay']>
  errors: Readonly<Record<string, string>>
  /** Where it is, as far as was known when it was approved. */
  hint: string | null | undefined
  onChange: (stay: NonNullable<BookingDraft['stay']>) => void
}

/** The hotel of a booking. */
export function StayFields({ stay, errors, hint, onChange }: StayFieldsProps) {
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
