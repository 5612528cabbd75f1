// @vitest-environment node
import { expect, test } from 'vitest'
import { hotelPrice, numberIn, priceOfStay, pricePerNight } from './hotel-offer.ts'

const name = 'Hotel Marine'

test.each([
  [4500, 4500],
  ['₹4,500', 4500],
  ['Rs. 1,23,456.50', 123456.5],
  ['4-star hotel', 4],
  ['on request', undefined],
  [undefined, undefined],
])('the number in %s is %s', (text, number) => {
  expect(numberIn(text)).toBe(number)
})

test("a hotel's price is the first of the total, the night's rate and the price", () => {
  const all = { name, total_rate: { lowest: '₹9,000' }, rate_per_night: { lowest: 4500 }, price: 4400 }
  expect(hotelPrice(all)).toBe(9000)
  expect(hotelPrice({ ...all, total_rate: undefined })).toBe(4500)
  expect(hotelPrice({ name, price: '₹4,400' })).toBe(4400)
  expect(hotelPrice({ name })).toBeUndefined()
})

test('the price of a night comes from the total when only that is given', () => {
  expect(pricePerNight({ name, rate_per_night: { lowest: 4500 }, total_rate: { lowest: 9200 }, nights: 2 })).toBe(4500)
  expect(pricePerNight({ name, total_rate: { lowest: 9000 }, nights: 2 })).toBe(4500)
  expect(pricePerNight({ name, price: 4400 })).toBe(4400)
})

test('the price of the stay is known with the total, or with the nights and their rate', () => {
  expect(priceOfStay({ name, total_rate: { lowest: 9000 } })).toBe(9000)
  expect(priceOfStay({ name, rate_per_night: { lowest: 4500 }, nights: 3 })).toBe(13500)
  expect(priceOfStay({ name, rate_per_night: { lowest: 4500 } })).toBeUndefined()
})
