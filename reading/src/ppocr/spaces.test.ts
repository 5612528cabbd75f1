import { expect, test } from 'vitest'
import type { Crop } from './crop.ts'
import { withSpaces } from './spaces.ts'

const read = (...[text, gaps]: Parameters<typeof print>) =>
  withSpaces(...print(text, gaps))
    .map(({ character }) => character)
    .join('')

/** A crop of dark letters, 10 columns each, with the given blank columns after each of them. */
function print(text: string, gaps: readonly number[]): [Parameters<typeof withSpaces>[0], Crop] {
  const width = text.length * 10 + gaps.reduce((sum, gap) => sum + gap, 0)
  const height = 48
  const values = new Float32Array(3 * width * height).fill(1)
  let column = 0
  const characters = [...text].map((character, index) => {
    for (let row = 15; row < 30; row++)
      values.fill(-1, width * height + row * width + column, width * height + row * width + column + 10)
    const placed = { character, column: column + 5 }
    column += 10 + (gaps[index] ?? 0)
    return placed
  })
  return [characters, { width, height, values }]
}

test('a gap much wider than the others parts words', () => {
  expect(read('HOTELSEA', [2, 3, 2, 2, 12, 3, 2])).toBe('HOTEL SEA')
})

test('wide-set print is not torn apart', () => {
  expect(read('HOTEL', [9, 10, 9, 10])).toBe('HOTEL')
})

test('a number stays whole', () => {
  expect(read('1,240.00', [2, 2, 12, 2, 2, 2, 2])).toBe('1,240.00')
})

test('a space that was read is not doubled', () => {
  expect(read('AB CD', [2, 12, 12, 2])).toBe('AB CD')
})

test('nothing stays nothing', () => {
  expect(withSpaces([], { width: 1, height: 48, values: new Float32Array(3 * 48) })).toEqual([])
})
