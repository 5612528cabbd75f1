import { z } from 'zod'
import type { BookingForm, BookingType } from './booking-form.ts'
import type { BookingRequest } from './booking-request.ts'
import { Prefill } from './server-message.ts'

interface Standing {
  type: BookingType
  prefill: Prefill | BookingForm
}

const StoredBooking = z.object({ type: z.enum(['flight', 'hotel']), prefill: Prefill })

function nameOf(owner: string): string {
  return `tripmate-booking-${owner}`
}

/** The booking modal that stood open when this tab's page was left, with what was typed in it; null when none did. */
export function storedBooking(owner: string): BookingRequest | null {
  try {
    return StoredBooking.parse(JSON.parse(sessionStorage.getItem(nameOf(owner)) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps the booking modal as it stands, for a reload of this tab; null once it was sent or cancelled. */
export function storeBooking(owner: string, booking: Standing | null): void {
  // What was kept before is not what is typed now.
  sessionStorage.removeItem(nameOf(owner))
  if (booking === null) return
  try {
    sessionStorage.setItem(nameOf(owner), JSON.stringify(booking))
  } catch {
    // The storage is full; the form still has what was typed.
  }
}
