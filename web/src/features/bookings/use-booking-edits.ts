import {
  type BookablePart,
  type Booking,
  changeBooking,
  recordBooking,
  type TripBookings,
} from '@pravas/contract/bookings'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { fieldErrorsOf } from '../../api/field-errors.ts'
import { useSession } from '../../api/use-session.ts'
import { amountOf, type BookingDraft, bodyOf, draftOf, typedBooking } from './booking-draft.ts'
import { bookingsOf, keepBookings } from './booking-queries.ts'

const t = texts(bookingsPage)

const AMOUNTS = ['cost', 'fee', 'refund'] as const
type Amount = (typeof AMOUNTS)[number]
type TextName = Amount | 'reference' | 'invoice_number' | 'gstin' | 'note' | 'reason'

export type BookingEdits = ReturnType<typeof useBookingEdits>

interface BookingEditsOptions {
  trip: TripBookings
  part: BookablePart
  /** The booking that is changed; null where one is recorded. */
  booking: Booking | null
  isDesk: boolean
  onSaved: () => void
}

/** What is typed of a booking, and saving it. It stays over a reload, and where it cannot be saved. */
export function useBookingEdits({ trip, part, booking, isDesk, onSaved }: BookingEditsOptions) {
  const { user } = useSession()
  const queries = useQueryClient()
  const owner = user.email ?? user.name
  const store = typedBooking(trip.trip_number, part.part)
  const base = booking?.version ?? 0
  const [kept] = useState(() => store.read(owner))
  const [draft, setDraft] = useState(() => kept?.draft ?? draftOf(part, booking, isDesk ? 'organisation' : 'traveller'))
  // The version that was shown when it was typed.
  const [version, setVersion] = useState(kept?.base ?? base)
  const [tried, setTried] = useState(false)
  const forget = () => store.store(owner, undefined)
  const saving = useMutation({
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
      forget()
      keepBookings(queries, answer)
      onSaved()
    },
  })
  const { error, isPending: isSaving } = saving
  const errors = fieldErrorsOf(error)
  const change = (changes: Partial<BookingDraft> | ((before: BookingDraft) => BookingDraft)) =>
    setDraft((before) => {
      const next = typeof changes === 'function' ? changes(before) : { ...before, ...changes }
      store.store(owner, { base: version, draft: next })
      return next
    })
  const text = (name: TextName) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  })
  return {
    draft,
    change,
    /** The properties of a field of text. */
    text,
    /** Those of a field of rupees, which says after the first try whether they are an amount. */
    amount: (name: Amount) => {
      const isWrong = tried && amountOf(draft[name]) === undefined
      return { ...text(name), error: isWrong ? t('cost.wrong') : errors[name] }
    },
    errors,
    error,
    isSaving,
    /** Whether it was typed over a version that has been replaced, as the server said or as is shown by now. */
    isConflict:
      version !== base || (error instanceof ApiError && (error.is('booking.changed') || error.is('booking.taken'))),
    save: () => {
      if (isSaving) return
      setTried(true)
      if (AMOUNTS.every((name) => amountOf(draft[name]) !== undefined)) saving.mutate(draft)
    },
    forget,
    showLatest: async () => {
      forget()
      await queries.invalidateQueries({ queryKey: bookingsOf(trip.trip_number).queryKey })
      setVersion(base)
      onSaved()
    },
  }
}
