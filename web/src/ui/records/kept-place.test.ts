import { afterEach, expect, test, vi } from 'vitest'
import { keepPlace, placeKept } from './kept-place.ts'

afterEach(() => sessionStorage.clear())

const PLACE = { visit: 'k1', top: 1200, row: { key: 'a', inset: 7, height: 44.5 } }

test('a place is found again by the visit to the page that it belongs to, and by no other', () => {
  keepPlace('/parcels', PLACE)
  expect(placeKept('/parcels', 'k1')).toEqual(PLACE)
  expect(placeKept('/parcels', 'k2')).toBeUndefined()
  expect(placeKept('/letters', 'k1')).toBeUndefined()
})

test('of many visits the last ten are known, without those that stayed at the top', () => {
  for (let visit = 0; visit < 12; visit++) keepPlace('/parcels', { ...PLACE, visit: `v${visit}` })
  keepPlace('/parcels', { ...PLACE, visit: 'v11', top: 0 })
  expect(placeKept('/parcels', 'v1')).toBeUndefined()
  expect(placeKept('/parcels', 'v2')).toBeDefined()
  expect(placeKept('/parcels', 'v11')).toBeUndefined()
})

test('what cannot be kept or read is no place', () => {
  sessionStorage.setItem('place:/parcels', '{"top":"far"}')
  expect(placeKept('/parcels', 'k1')).toBeUndefined()
  keepPlace('/parcels', PLACE)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepPlace('/parcels', { ...PLACE, top: 9 })
  expect(placeKept('/parcels', 'k1')).toBeUndefined()
})
