import type { HotelResult } from '@pravas/contract/cards'
import type { OfferPolicy } from './flight-offer.ts'

type Rate = HotelResult['rate_per_night']

/**
 * A hotel as the card shows it: a `HotelResult` of the contract, or what an older or outside source gave of one.
 * Prices are rupees, as numbers or as formatted text such as `₹4,500`.
 */
export interface HotelOffer {
  name: string
  hotel_class?: number | undefined
  overall_rating?: number | undefined
  neighborhood?: string | undefined
  amenities?: string[] | undefined
  rate_per_night?: Rate | undefined
  total_rate?: Rate | undefined
  price?: number | string | undefined
  nights?: number | undefined
  source?: 'sample' | 'live' | undefined
  /** How far it is from the place that was named, in kilometres in a straight line. */
  distance?: { km: number; from: string } | undefined
  labels?: string[] | undefined
  policy?: OfferPolicy | undefined
  /** Rupees that a night may cost by the policy. */
  night_cap?: number | undefined
  /** As in `FlightOffer`. */
  priced_at?: string | undefined
  unchecked?: boolean | undefined
}

/** The first number in a formatted text such as `₹4,500.50` or `4-star hotel`; undefined where there is none. */
export function numberIn(amount: number | string | undefined): number | undefined {
  if (typeof amount === 'number') return Number.isFinite(amount) ? amount : undefined
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(amount ?? '')?.[0]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

/** The price that stands for a hotel: the first that is given of the total, the night's rate and the plain price. */
export function hotelPrice(hotel: HotelOffer): number | undefined {
  return numberIn(hotel.total_rate?.lowest) ?? numberIn(hotel.rate_per_night?.lowest) ?? numberIn(hotel.price)
}

/**
 * Rupees a night: as given, else the total shared among the nights, else the plain price; undefined where the nights of a
 * total are not known, beside which a plain price may be the total again.
 */
export function pricePerNight(hotel: HotelOffer): number | undefined {
  const total = numberIn(hotel.total_rate?.lowest)
  const nights = hotel.nights ?? 0
  const night = numberIn(hotel.rate_per_night?.lowest)
  if (night !== undefined || total === undefined) return night ?? numberIn(hotel.price)
  return nights > 0 ? total / nights : undefined
}

/** Rupees for the whole stay: as given, else the nights at the night's rate; undefined while the nights are not known. */
export function priceOfStay(hotel: HotelOffer): number | undefined {
  const total = numberIn(hotel.total_rate?.lowest)
  const night = numberIn(hotel.rate_per_night?.lowest)
  if (total !== undefined) return total
  return night !== undefined && hotel.nights !== undefined && hotel.nights > 0 ? night * hotel.nights : undefined
}
