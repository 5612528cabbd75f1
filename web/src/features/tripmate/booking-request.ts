import type { Prefill, Result } from './server-message.ts'

export interface BookingRequest {
  type: 'flight' | 'hotel'
  prefill: Prefill
}

/** The booking modal that a result asks for. */
export function bookingAsked(result: Result): BookingRequest | null {
  if (!result.showFlightForm && !result.showHotelForm) return null
  const byFlag = result.showHotelForm && !result.showFlightForm ? 'hotel' : 'flight'
  const both = result.showFlightForm && result.showHotelForm
  return { type: both ? (result.bookingType ?? byFlag) : byFlag, prefill: result.prefillData ?? {} }
}
