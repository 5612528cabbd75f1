import { CITIES } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { kilometresBetween } from './distance-rules.ts'
import { placeIn, placeNamedIn, placesOf, withoutPlace } from './place-rules.ts'
import { sampleHotelsOf } from './sources/sample-hotel-list.ts'

test.each([
  ['a hotel near BKC please', undefined, 'Bandra Kurla Complex', 'Mumbai'],
  ['close to hitech city', undefined, 'HITEC City', 'Hyderabad'],
  ['near T Nagar', 'Chennai', 'T. Nagar', 'Chennai'],
  ['next to the airport', 'Kolkata', 'Kolkata Airport', 'Kolkata'],
  ['around salt lake sector v', 'Kolkata', 'Salt Lake', 'Kolkata'],
] as const)('"%s" names a place', (text, city, name, of) => {
  expect(placeNamedIn(text, city)).toMatchObject({ name, city: of })
})

test.each([
  ['near the airport', undefined],
  ['near my office', 'Mumbai'],
  ['near BKC', 'Delhi'],
  ['comfort and effort', 'Mumbai'],
] as const)('"%s" names none', (text, city) => {
  expect(placeNamedIn(text, city)).toBeUndefined()
})

test('every part of town that has a sample hotel is known, and all places lie about their city', () => {
  for (const city of CITIES) {
    for (const { neighborhood } of sampleHotelsOf(city)) expect(placeIn(city, neighborhood), neighborhood).toBeDefined()
    const [first, ...others] = placesOf(city).map((name) => placeIn(city, name))
    for (const place of others) {
      expect(first && place && kilometresBetween(first, place), place?.name).toBeLessThan(50)
    }
  }
})

test.each([
  ['होटल हाईटेक सिटी के पास दिखाओ', 'Hyderabad', 'HITEC City'],
  ['बंजारा हिल्स में', 'Hyderabad', 'Banjara Hills'],
  ['व्हाइटफील्ड', 'Bangalore', 'Whitefield'],
  ['एयरपोर्ट के नजदीक', 'Chennai', 'Chennai Airport'],
  ['मुझे सस्ता होटल चाहिए', 'Hyderabad', undefined],
] as const)('%s names the place as it sounds', (text, city, name) => {
  expect(placeNamedIn(text, city)?.name).toBe(name)
})

test.each([
  ['within 3 km of Gachibowli please', 'Hyderabad', 'within 3 km of please'],
  ['हाईटेक सिटी के पास', 'Hyderabad', 'के पास'],
  ['somewhere nice', 'Hyderabad', undefined],
] as const)('%s without the place', (text, city, rest) => {
  expect(withoutPlace(text, city)).toBe(rest)
})
