import { expect, test } from 'vitest'
import { boundsOf, connectedAreas } from './connected.ts'

const rows = ['#..#.', '.#...', '....#']
const [width, height] = [5, 3]
const marked = Uint8Array.from(rows.join(''), (mark) => (mark === '#' ? 1 : 0))
const found = (reach?: number) =>
  connectedAreas(marked, width, height, reach).map((area) => area.toSorted((a, b) => a - b))

test('pixels that touch, by a corner too, are one area', () => {
  expect(found()).toEqual([[0, 6], [3], [14]])
})

test('with a longer reach, gaps are no gaps', () => {
  expect(found(2)).toEqual([[0, 3, 6, 14]])
})

test('what is looked at stays as it was, and rows do not run into each other', () => {
  const before = Uint8Array.from(marked)
  expect(connectedAreas(Uint8Array.of(0, 1, 1, 0), 2, 2)).toEqual([[1, 2]])
  expect(connectedAreas(Uint8Array.of(0, 0, 1, 1, 0, 0), 3, 2)).toEqual([[2], [3]])
  found()
  expect(marked).toEqual(before)
})

test('an area has bounds', () => {
  expect(boundsOf([0, 6], width)).toEqual({ left: 0, right: 1, top: 0, bottom: 1 })
  expect(boundsOf([14], width)).toEqual({ left: 4, right: 4, top: 2, bottom: 2 })
})
