import type { BookingChange, TripBookings } from '@pravas/contract/bookings'
import { rupeesFromPaise } from '@pravas/contract/money'

/** What is kept of each version of a booking: every field by its name, money in rupees. */
export type KeptBooking = Readonly<Record<string, unknown>>

/** The fields that one version of a booking changed, as people read them; what is nested is named by its place, `legs.1.seat`. */
export function changedFields(before: KeptBooking, after: KeptBooking): BookingChange['changed'] {
  const [was, is] = [flat(before), flat(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [old, now] = [was.get(field) ?? null, is.get(field) ?? null]
    return old === now ? [] : [{ field, before: old, after: now }]
  })
}

function flat(value: unknown, path: readonly (string | number)[] = []): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object') return new Map([[path.join('.'), String(value)]])
  // Legs are counted from 1, as people do.
  const entries: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item, index) => [index + 1, item])
    : Object.entries(value)
  return new Map(entries.flatMap(([key, item]) => [...flat(item, [...path, key])]))
}

/**
 * What can come back at most, in paise, of the bookings on one ticket or confirmation: what they cost with their fees. Undefined where
 * the cost of one is not recorded.
 */
export function mostRefund(bookings: readonly { costPaise: number | null; feePaise: number }[]): number | undefined {
  let most = 0
  for (const { costPaise, feePaise } of bookings) {
    if (costPaise === null) return undefined
    most += costPaise + feePaise
  }
  return most
}

/** What a part of a trip and its bookings cost, in paise. */
export interface PricedPart {
  approvedPaise: number
  /** The booking that stands. */
  live: { costPaise: number | null; paidBy: 'organisation' | 'traveller' } | undefined
  /** Of all its bookings, cancelled ones as well. */
  paidPaise: number
  feePaise: number
  refundPaise: number
}

/** What the bookings of a trip add up to beside what was approved. */
export function totalsOf(parts: readonly PricedPart[]): TripBookings['totals'] {
  const sum = (of: (part: PricedPart) => number) => rupeesFromPaise(parts.reduce((all, part) => all + of(part), 0))
  const isKnown = ({ live }: PricedPart) => live !== undefined && live.costPaise !== null
  return {
    approved: sum(({ approvedPaise }) => approvedPaise),
    booked: sum(({ live }) => live?.costPaise ?? 0),
    approved_of_booked: sum((part) => (isKnown(part) ? part.approvedPaise : 0)),
    unknown: parts.filter((part) => part.live !== undefined && !isKnown(part)).length,
    fees: sum(({ feePaise }) => feePaise),
    refunds: sum(({ refundPaise }) => refundPaise),
    spent: sum(({ paidPaise, feePaise, refundPaise }) => paidPaise + feePaise - refundPaise),
    organisation: sum(({ live }) => (live?.paidBy === 'organisation' ? (live.costPaise ?? 0) : 0)),
  }
}
