import type { HotelResult } from '@pravas/contract/cards'
import { rupeesFromPaise } from '@pravas/contract/money'
import type { RoomType } from '@pravas/contract/trips'
import { addDays, daysBetween, weekdayOf } from '@pravas/language/text/calendar'
import type { TravelCity } from '../city-rules.ts'
import { placeIn } from '../place-rules.ts'
import type { HotelQuery, HotelSource } from '../source.ts'
import { type SampleHotel, sampleHotelsOf } from './sample-hotel-list.ts'
import { seeded } from './seeded.ts'

const BY_ROOM: Readonly<Record<RoomType, number>> = { single: 0.9, double: 1, suite: 1.9 }

const IN_ALL = ['Free Wi-Fi', 'Air conditioning'] as const
const FROM_STARS = [
  { stars: 3, amenities: ['Breakfast', 'Laundry', 'Airport transfer', 'Parking', '24-hour desk'], count: 2 },
  { stars: 4, amenities: ['Gym', 'Restaurant', 'Meeting rooms', 'Room service'], count: 2 },
  { stars: 5, amenities: ['Pool', 'Spa', 'Business centre', 'Executive lounge', 'Bar'], count: 2 },
] as const

/** Invented hotels with sample rates that depend on the city, the nights, the room and the day of booking. */
export const sampleHotels: HotelSource = {
  async search(query, signal) {
    signal.throwIfAborted()
    return sampleHotelsOf(query.city)
      .filter((hotel) => hasRoom(hotel, query))
      .map((hotel) => card(hotel, query))
  },
}

/** Now and then a hotel is full. */
function hasRoom(hotel: SampleHotel, { checkIn }: HotelQuery): boolean {
  return seeded('full', hotel.name, checkIn).between(1, 100) > 8
}

function card(hotel: SampleHotel, query: HotelQuery): HotelResult {
  const nights = daysBetween(query.checkIn, query.checkOut)
  const night = rupeesFromPaise(nightPaise(hotel, query, nights))
  return {
    name: hotel.name,
    hotel_class: hotel.stars,
    overall_rating: hotel.rating,
    neighborhood: hotel.neighborhood,
    amenities: amenitiesOf(hotel),
    rate_per_night: { lowest: night },
    total_rate: { lowest: night * nights },
    city: query.city,
    check_in: query.checkIn,
    check_out: query.checkOut,
    nights,
    ...coordinatesOf(query.city, hotel),
    source: 'sample',
  }
}

/** An invented hotel stands about where its part of the city does, within half a kilometre. */
function coordinatesOf(city: TravelCity, hotel: SampleHotel): Pick<HotelResult, 'coordinates'> {
  const area = placeIn(city, hotel.neighborhood)
  if (!area) return {}
  const random = seeded('stands', hotel.name)
  const near = (degrees: number) => Math.round((degrees + (random.fraction() - 0.5) * 0.008) * 10_000) / 10_000
  return { coordinates: { latitude: near(area.latitude), longitude: near(area.longitude) } }
}

/** The average night of the stay in paise, full rupees. */
function nightPaise(hotel: SampleHotel, { checkIn, room, askedAt }: HotelQuery, nights: number): number {
  const days = Array.from({ length: nights }, (_, night) => addDays(checkIn, night))
  const demand = days.reduce((sum, day) => sum + nightDemand(hotel, day), 0) / nights
  const late = daysBetween(askedAt.slice(0, 10), checkIn) < 7 ? 1.15 : 1
  return Math.round(hotel.rupees * BY_ROOM[room] * demand * late) * 100
}

/** Business hotels are dearest in the middle of the week. */
function nightDemand(hotel: SampleHotel, day: string): number {
  const weekday = weekdayOf(day)
  const season = 0.94 + 0.14 * seeded('night', hotel.name, day).fraction()
  return season * (weekday === 0 || weekday >= 5 ? 0.92 : 1.04)
}

function amenitiesOf({ name, stars }: SampleHotel): string[] {
  const random = seeded('amenities', name)
  const more = FROM_STARS.filter((tier) => tier.stars <= stars).flatMap(({ amenities, count }) => {
    const from = random.between(0, amenities.length - 1)
    return Array.from({ length: count }, (_, at) => amenities[(from + at) % amenities.length] ?? [])
  })
  return [...IN_ALL, ...more.flat()]
}
