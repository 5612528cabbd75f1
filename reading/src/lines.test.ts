import { expect, test } from 'vitest'
import { turn } from './geometry.ts'
import { layOutLines } from './lines.ts'
import type { TextBox } from './recogniser.ts'
import { linesOf, upright } from './testing/print.ts'

const page = [upright('TOTAL', 0, 200), upright('58.00', 300, 202), upright('Cafe', 100, 0), upright('Date', 0, 100)]
const texts = (boxes: TextBox[], width = 500, height = 500) =>
  layOutLines([{ width, height, boxes }]).map((line) => line.text)

function turned(boxes: TextBox[], degrees: number): TextBox[] {
  return boxes.map((box) => {
    const [p, q, r, s] = box.quad
    const by = (degrees * Math.PI) / 180
    return { ...box, quad: [turn(p, by), turn(q, by), turn(r, by), turn(s, by)] }
  })
}

test('pieces of one height are one line, from left to right and top to bottom', () => {
  expect(texts(page)).toEqual(['Cafe', 'Date', 'TOTAL 58.00'])
})

test.each([5, -8, 90, 180, -90])('a page turned by %d degrees gives the same lines', (degrees) => {
  expect(texts(turned(page, degrees))).toEqual(['Cafe', 'Date', 'TOTAL 58.00'])
})

test('pieces of a word from a text layer are joined', () => {
  expect(texts([upright('Annap', 0, 0), upright('urna', 51, 0), upright('Cafe', 105, 0)])).toEqual(['Annapurna Cafe'])
})

test('a line knows its place as fractions of the page', () => {
  const [line] = layOutLines([{ width: 500, height: 400, boxes: [upright('TOTAL', 100, 200)] }])
  expect(line?.box).toEqual({ page: 0, x: 0.2, y: 0.5, width: expect.closeTo(0.1), height: expect.closeTo(0.05) })
})

test('lines of all pages follow each other', () => {
  const one = { width: 100, height: 100, boxes: [upright('first', 0, 50)] }
  const two = { width: 100, height: 100, boxes: [upright('second', 0, 0)] }
  expect(layOutLines([one, two]).map((line) => [line.text, line.page])).toEqual([
    ['first', 0],
    ['second', 1],
  ])
})

test('what nobody prints is left out, and a piece of nothing else as well', () => {
  expect(texts([upright('To\u0000tal', 0, 0), upright('\u0001\ud800', 300, 0), upright('\u0000', 0, 100)])).toEqual([
    'Total',
  ])
})

test('an empty page has no lines', () => {
  expect(layOutLines([{ width: 10, height: 10, boxes: [] }])).toEqual([])
  expect(linesOf('')).toEqual([])
})
