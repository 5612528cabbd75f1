import type { HotelResult } from '@pravas/contract/cards'
import type { TravelCity } from '../../../travel/city-rules.ts'
import { kilometresBetween } from '../../../travel/distance-rules.ts'
import { placeIn } from '../../../travel/place-rules.ts'

/** Hotels with how far they are from a place of their city, in kilometres to one decimal; as they are where that is not known. */
export function withDistances(
  hotels: readonly HotelResult[],
  city: TravelCity,
  near: string | undefined,
): HotelResult[] {
  const place = near === undefined ? undefined : placeIn(city, near)
  return hotels.map(({ distance: _, ...hotel }) => {
    if (!place || !hotel.coordinates) return hotel
    const km = Math.round(kilometresBetween(place, hotel.coordinates) * 10) / 10
    return { ...hotel, distance: { km, from: place.name } }
  })
}
