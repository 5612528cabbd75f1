import type { HotelResult } from '@pravas/contract/cards'
import { expect, test } from 'vitest'
import { stayPaise } from '../../trips/draft/offer-rules.ts'
import { hotelWords } from './option-text-rules.ts'

const HOTEL: HotelResult = { name: 'Ridge', hotel_class: 3, overall_rating: 4, neighborhood: 'Aerocity', amenities: [] }

test.each<[Partial<HotelResult>, number]>([
  [{ total_rate: { lowest: 9000 }, rate_per_night: { lowest: 4500 } }, 900_000],
  [{ rate_per_night: { lowest: 'Rs. 4,500' } }, 450_000],
  [{ total_rate: { lowest: 'on request' }, price: 4500.5 }, 450_050],
  [{}, 0],
])('the stay of %j costs %i paise', (rates, paise) => {
  expect(stayPaise({ ...HOTEL, ...rates })).toBe(paise)
})

test('a class that is not known is not said', () => {
  const hotel = { ...HOTEL, price: 3000 }
  expect(hotelWords(hotel)).toBe('Ridge, 3-star, Aerocity, ₹3,000')
  expect(hotelWords({ ...hotel, hotel_class: 0 })).toBe('Ridge, Aerocity, ₹3,000')
})
