import { expect, test } from 'vitest'
import { categorise, categoryOfMerchant } from './categories.ts'

test.each([
  ['Annapurna Restaurant', 'Food'],
  ['UDUPI CAFE', 'Food'],
  ['SEAFOODRESTAURANT', 'Food'],
  ['Fresh Grocery', 'Food'],
  ['Uber India', 'Transport'],
  ['RedBus', 'Transport'],
  ['Blue Travel House', 'Transport'],
  ['Hotel Lotus', 'Accommodation'],
  ['Homestay Hills', 'Accommodation'],
  ['Hotel Food Court', 'Food'],
])('%s is %s by its name', (merchant, category) => {
  expect(categoryOfMerchant(merchant)).toBe(category)
})

test('a name without a keyword has no category of its own', () => {
  expect(categoryOfMerchant('Shree Balaji')).toBeUndefined()
})

test('the name decides before the text', () => {
  expect(categorise('Hotel Lotus', 'KOT 12 Table 4 Paneer Naan').category).toBe('Accommodation')
})

test.each([
  ['KOT 12 Table 4\nPaneer Tikka\nNaan', 'Food'],
  ['Check-in 12/10\nRoom No 101\n2 nights', 'Accommodation'],
  ['Product: Diesel\nNozzle 3\nVehicle KA01', 'Transport'],
  ['Printer paper A4', 'Miscellaneous'],
])('the text decides where the name says nothing: %s', (text, category) => {
  expect(categorise('Shree Balaji', text).category).toBe(category)
})

test.each(['Raj Bhavan Road, Hyderabad', 'Bar code 890123'])(
  'words of an eatery tell only in its name, not in %s',
  (text) => {
    expect(categorise('Arogya Medical Stores', text).category).toBe('Miscellaneous')
    expect(categorise('Udupi Bhavan', 'Idli').category).toBe('Food')
  },
)

test('evidence for two kinds alike is no evidence', () => {
  expect(categorise(null, 'Petrol\nCoffee').category).toBe('Miscellaneous')
})
