import type { BookedLeg } from '@pravas/contract/bookings'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { legFaults } from './leg-rules.ts'

const leg = (from: string, departs: string, to: string, arrives: string): BookedLeg => ({
  airline: null,
  flight_number: '6E 1',
  from,
  from_terminal: null,
  departs,
  to,
  to_terminal: null,
  arrives,
  seat: null,
})
const paths = (...legs: BookedLeg[]) => legFaults(legs).map(({ path }) => path)

test('a flight within one zone lands after it leaves, overnight as well', () => {
  expect(paths(leg('DEL', '2027-01-12 23:30', 'BOM', '2027-01-12 22:00'))).toEqual(['body.legs[0].arrives'])
  expect(paths(leg('DEL', '2027-01-12 23:30', 'BOM', '2027-01-12 23:30'))).toEqual(['body.legs[0].arrives'])
  expect(paths(leg('DEL', '2027-01-12 23:30', 'BOM', '2027-01-13 01:45'))).toEqual([])
})

test('across zones, and where a zone is not known, a flight may land earlier by the clock than it left', () => {
  expect(paths(leg('DEL', '2027-01-12 04:15', 'DXB', '2027-01-12 06:20'))).toEqual([])
  expect(paths(leg('NRT', '2027-01-12 17:00', 'SFO', '2027-01-12 09:30'))).toEqual([])
  expect(paths(leg('QQQ', '2027-01-12 01:00', 'ZZZ', '2027-01-11 20:00'))).toEqual([])
})

test('a landing in another month or year is noticed', () => {
  expect(paths(leg('DEL', '2027-01-12 08:00', 'BOM', '2027-02-12 10:15'))).toEqual(['body.legs[0].arrives'])
  expect(paths(leg('DEL', '2027-01-12 08:00', 'DXB', '2026-01-12 10:15'))).toEqual(['body.legs[0].arrives'])
})

test('a connecting flight leaves after the one before it has landed there', () => {
  const first = leg('DEL', '2027-01-12 08:00', 'BOM', '2027-01-12 10:15')
  expect(paths(first, leg('BOM', '2027-01-12 09:30', 'GOI', '2027-01-12 10:45'))).toEqual(['body.legs[1].departs'])
  expect(paths(first, leg('BOM', '2027-01-12 11:30', 'GOI', '2027-01-12 12:45'))).toEqual([])
})

test('no flight of up to a day is refused in any zone, whatever its clocks', () => {
  const zones = ['DEL', 'DXB', 'SIN', 'SFO', 'NRT', 'LHR', 'QQQ']
  const minutes = fc.integer({ min: 1, max: 20 * 60 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.constantFrom(...zones), minutes, (from, to, length) => {
      const offset = { DEL: 330, DXB: 240, SIN: 480, SFO: -480, NRT: 540, LHR: 0, QQQ: 0 } as Record<string, number>
      const left = Date.UTC(2027, 0, 12, 6)
      const at = (instant: number, place: string) =>
        new Date(instant + (offset[place] ?? 0) * 60_000).toISOString().slice(0, 16).replace('T', ' ')
      expect(legFaults([leg(from, at(left, from), to, at(left + length * 60_000, to))])).toEqual([])
    }),
  )
})
