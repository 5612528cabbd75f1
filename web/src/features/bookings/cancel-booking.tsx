import { Button, Group, SimpleGrid, Text, TextInput } from '@mantine/core'
import { BOOKING_REASON_CHARACTERS, type Booking, cancelBooking } from '@pravas/contract/bookings'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { amountOf } from './booking-draft.ts'
import { keepBookings } from './booking-queries.ts'

const t = texts(bookingsPage)
const FIELDS = ['reason', 'fee', 'refund'] as const

interface CancelBookingProps {
  trip: string
  booking: Booking
  onDone: () => void
  onKeep: () => void
}

/** Asks why a booking is cancelled, what that costs and what comes back, and cancels it. */
export function CancelBooking({ trip, booking: { id, version }, onDone, onKeep }: CancelBookingProps) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState({ reason: '', fee: '', refund: '' })
  const [tried, setTried] = useState(false)
  const [fee, refund] = [amountOf(typed.fee), amountOf(typed.refund)]
  const cancel = useMutation({
    mutationFn: () =>
      call(cancelBooking, {
        params: { tripId: trip, bookingId: id },
        body: { version, reason: typed.reason, fee: fee ?? 0, refund: refund ?? 0 },
      }),
    onSuccess: (answer) => {
      keepBookings(queries, answer)
      onDone()
    },
  })
  const problems = problemsIn(cancel.error, FIELDS)
  const isMissing = typed.reason.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing && fee !== undefined && refund !== undefined) cancel.mutate()
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: currentTarget.value })),
  })
  return (
    <form ref={focusFirstWrong} onSubmit={submit} noValidate aria-label={t('cancel')}>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" verticalSpacing="xs" mt={8}>
        <TextInput
          label={t('cancel.reason')}
          required
          autoFocus
          maxLength={BOOKING_REASON_CHARACTERS}
          error={(tried && isMissing && t('cancel.reason-missing')) || problems.fields.reason}
          {...field('reason')}
        />
        <TextInput
          label={t('cancel.fee')}
          inputMode="decimal"
          error={(tried && fee === undefined && t('cost.wrong')) || problems.fields.fee}
          {...field('fee')}
        />
        <TextInput
          label={t('refund')}
          inputMode="decimal"
          error={(tried && refund === undefined && t('cost.wrong')) || problems.fields.refund}
          {...field('refund')}
        />
      </SimpleGrid>
      {problems.all && (
        <Text size="sm" c="red" role="alert" mt={8}>
          {problems.all}
        </Text>
      )}
      <Group gap="xs" mt={8}>
        <Button type="submit" color="red" size="xs" loading={cancel.isPending}>
          {t('cancel')}
        </Button>
        <Button variant="default" size="xs" disabled={cancel.isPending} onClick={onKeep}>
          {t('keep')}
        </Button>
      </Group>
    </form>
  )
}
