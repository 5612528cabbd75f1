import type { MissingReceipt } from '@pravas/contract/trips'

/** A receipt that was claimed for a trip. */
export interface TripReceipt {
  /** What was bought, where that is known. */
  supply: string | null
  category: string
  paise: number | null
}

/** A flight or a stay of a trip, with its number where it is booked. */
interface Expected {
  title: string
  reference?: string
}

/** What was booked for a trip: flights and stays in their order, the flights with their fares in paise. */
export interface Booked {
  flights: readonly (Expected & { paise: number })[]
  stays: readonly Expected[]
}

/** One ticket for several flights costs about their sum; fares move a little until they are paid. */
const SHARE_OF_FARES = 0.8

/**
 * The receipts that a trip's bookings still lack: a ticket for each flight, where one ticket that costs about as much as
 * all of them stands for all, and a bill for each stay.
 */
export function missingReceipts({ flights, stays }: Booked, receipts: readonly TripReceipt[]): MissingReceipt[] {
  const tickets = receipts.filter(({ supply }) => supply === 'air')
  const paid = tickets.reduce((sum, { paise }) => sum + (paise ?? 0), 0)
  const fares = flights.reduce((sum, { paise }) => sum + paise, 0)
  const ticketed = tickets.length > 0 && paid >= fares * SHARE_OF_FARES ? flights.length : tickets.length
  const bills = receipts.filter(({ supply, category }) => supply === 'hotel' || category === 'Accommodation').length
  return [
    ...flights.slice(ticketed).map((flight) => missing('flight', flight)),
    ...stays.slice(bills).map((stay) => missing('hotel', stay)),
  ]
}

function missing(kind: MissingReceipt['kind'], { title, reference }: Expected): MissingReceipt {
  return { kind, title, ...(reference !== undefined && { reference }) }
}
