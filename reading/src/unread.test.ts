import { expect, test } from 'vitest'
import type { TextBox } from './recogniser.ts'
import { upright } from './testing/print.ts'
import { unreadIn } from './unread.ts'

const print = [0, 1, 2, 3, 4].map((line) => upright('Masala Dosa 120.00', 100, line * 40))

function scrawl(width: number, height: number, text = ''): TextBox {
  const [left, top, right, bottom] = [100, 300, 100 + width, 300 + height]
  return {
    text,
    confidence: 0.45,
    quad: [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
  }
}

const unread = (...boxes: TextBox[]) => unreadIn([{ width: 500, height: 500, boxes: [...print, ...boxes] }])

test('what was seen and not read is named with its place', () => {
  expect(unread(scrawl(200, 20))).toEqual([
    { box: { page: 0, x: 0.2, y: 0.6, width: expect.closeTo(0.4), height: expect.closeTo(0.04) }, hand: false },
  ])
})

test('what is larger than the print looks written by hand', () => {
  expect(unread(scrawl(200, 40, 'pQd Zl0'))).toMatchObject([{ hand: true }])
})

test('what is as large as the print beside it is print as well', () => {
  const amount = { ...scrawl(100, 38, '567.00'), confidence: 0.95 }
  const quad = amount.quad.map(({ x, y }) => ({ x: x + 250, y })) as TextBox['quad']
  expect(unread(scrawl(200, 40), { ...amount, quad })).toMatchObject([{ hand: false }])
})

test('print that was read and specks are left out', () => {
  expect(unread(scrawl(15, 10))).toEqual([])
})
