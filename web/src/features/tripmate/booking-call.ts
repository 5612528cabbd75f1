import { changeTripDraft, createTripDraft } from '@pravas/contract/trip-drafts'
import { FlightClass, Purpose, RoomType } from '@pravas/contract/trips'
import { call } from '../../api/call.ts'
import type { BookingForm, BookingType } from './booking-form.ts'
import type { AnsweredTripDraft } from './use-trip-draft.ts'

/** After this many milliseconds the conversation is told without it. */
const PATIENCE_MS = 4_000

/** The trip that is planned in the conversation, and the turn that says in it what the form holds. */
export interface KeepBooking {
  trip: AnsweredTripDraft | undefined
  told: { session_id: string; turn_id: string; words: string }
}

/**
 * Keeps what a valid form holds as the trip draft of the conversation: the one that is planned in it, or a new one. Throws where that
 * could not be done; then the words of the form say the same.
 */
export async function keepBooking(type: BookingType, form: BookingForm, { trip, told }: KeepBooking): Promise<void> {
  const { fromDate, toDate, departure, destination } = form
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const purpose = Purpose.parse(form.purpose)
  const { draft, draft_id: draftId, version } = trip ?? {}
  if (draft && !draft.legs && draftId !== undefined && version !== undefined) {
    const criteria =
      type === 'flight'
        ? {
            from: departure,
            to: destination,
            depart: fromDate,
            return: toDate === '' ? null : toDate,
            class: FlightClass.parse(form.class),
          }
        : { city: destination, check_in: fromDate, check_out: toDate, room_type: RoomType.parse(form.class) }
    const wants = draft.wants === type || draft.wants === 'both' ? {} : { wants: 'both' as const }
    await call(changeTripDraft, { params: { draftId }, body: { version, ...wants, purpose, criteria, told } }, signal)
    return
  }
  const sought =
    type === 'flight'
      ? {
          flights: {
            from: departure,
            to: destination,
            depart: fromDate,
            ...(toDate !== '' && { return: toDate }),
            class: FlightClass.parse(form.class),
          },
        }
      : {
          stay: {
            city: destination,
            check_in: fromDate,
            check_out: toDate,
            room_type: RoomType.parse(form.class),
          },
        }
  await call(createTripDraft, { body: { purpose, ...sought, told } }, signal)
}
