import { expect, test } from 'vitest'
import { upright } from '../testing/print.ts'
import { parted } from './part.ts'

const box = upright('Date 14/09', 100, 50)

test('a label and what is written behind it become two pieces, each with its place', () => {
  const [label, written, ...others] = parted(box, [
    { from: 0, to: 0.4, hand: false },
    { from: 0.5, to: 1, hand: true },
  ])
  expect(others).toEqual([])
  expect([label?.text, label?.hand]).toEqual(['Date', undefined])
  expect([written?.text, written?.hand]).toEqual(['14/09', true])
  expect(label?.quad[1].x).toBeCloseTo(145)
  expect(written?.quad[0].x).toBeCloseTo(145)
})

test('a bent piece is parted along its bend, and by where its characters stand', () => {
  const strip = {
    top: [0, 50, 100, 150, 200].map((x) => ({ x, y: (x - 100) ** 2 / 500 })),
    bottom: [0, 50, 100, 150, 200].map((x) => ({ x, y: 20 + (x - 100) ** 2 / 500 })),
  }
  const at = [0.05, 0.1, 0.15, 0.2, 0.25, 0.6, 0.7, 0.8, 0.9, 0.95]
  const [label, written] = parted({ ...box, strip, at }, [
    { from: 0, to: 0.3, hand: false },
    { from: 0.5, to: 1, hand: true },
  ])
  expect([label?.text, written?.text]).toEqual(['Date', '14/09'])
  expect(written?.strip?.top[0]?.x).toBeCloseTo(80)
  expect(written?.at?.[0]).toBeCloseTo((0.6 - 0.4) / 0.6)
})

test('a piece of one kind stays whole', () => {
  expect(parted(box, [{ from: 0, to: 1, hand: false }])).toEqual([box])
  expect(parted(box, [{ from: 0, to: 1, hand: true }])).toEqual([{ ...box, hand: true }])
  expect(parted(box, [])).toEqual([box])
})

test('a part in which nothing was read is kept only where a hand wrote', () => {
  const ranges = [
    { from: 0, to: 0.9, hand: false },
    { from: 1.1, to: 1.2, hand: true },
    { from: 1.2, to: 1.3, hand: false },
  ]
  expect(
    parted({ ...box, text: 'Date', at: [0.1, 0.2, 0.3, 0.4] }, ranges).map(({ text, hand }) => [text, hand]),
  ).toEqual([
    ['Date', undefined],
    ['', true],
  ])
})
