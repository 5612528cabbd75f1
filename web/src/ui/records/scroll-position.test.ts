import { afterEach, expect, test, vi } from 'vitest'
import { storedScrollPosition, storeScrollPosition } from './scroll-position.ts'

afterEach(() => sessionStorage.clear())

const PLACE = { visit: 'k1', top: 1200, row: { key: 'a', inset: 7, height: 44.5 } }

test('a place is found again by the visit to the page that it belongs to, and by no other', () => {
  storeScrollPosition('/parcels', PLACE)
  expect(storedScrollPosition('/parcels', 'k1')).toEqual(PLACE)
  expect(storedScrollPosition('/parcels', 'k2')).toBeUndefined()
  expect(storedScrollPosition('/letters', 'k1')).toBeUndefined()
})

test('of many visits the last ten are known, without those that stayed at the top', () => {
  for (let visit = 0; visit < 12; visit++) storeScrollPosition('/parcels', { ...PLACE, visit: `v${visit}` })
  storeScrollPosition('/parcels', { ...PLACE, visit: 'v11', top: 0 })
  expect(storedScrollPosition('/parcels', 'v1')).toBeUndefined()
  expect(storedScrollPosition('/parcels', 'v2')).toBeDefined()
  expect(storedScrollPosition('/parcels', 'v11')).toBeUndefined()
})

test('what cannot be kept or read is no place', () => {
  sessionStorage.setItem('place:/parcels', '{"top":"far"}')
  expect(storedScrollPosition('/parcels', 'k1')).toBeUndefined()
  storeScrollPosition('/parcels', PLACE)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storeScrollPosition('/parcels', { ...PLACE, top: 9 })
  expect(storedScrollPosition('/parcels', 'k1')).toBeUndefined()
})
