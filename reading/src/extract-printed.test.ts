import { expect, test } from 'vitest'
import { extractPrinted, printedPart } from './extract-printed.ts'
import { linesOfPage } from './lines.ts'
import type { TextBox } from './recogniser.ts'
import { upright } from './testing/print.ts'

/** A text and where it stands; what begins with a tilde is written by hand. */
type Piece = [text: string, x: number, row: number]

function linesWith(pieces: readonly Piece[]) {
  const boxes = pieces.map(([text, x, row]): TextBox => {
    const box = upright(text.replace(/^~/, ''), x, row * 40)
    return text.startsWith('~') ? { ...box, hand: true } : box
  })
  return linesOfPage({ width: 1000, height: 600, boxes }, 0)
}

const read = (...pieces: Piece[]) => extractPrinted(linesWith(pieces), '2026-11-20')
const head: Piece[] = [
  ['Sai Travels', 300, 0],
  ['12, Mount Road, Chennai - 600017', 200, 1],
]

test('what stands by hand is no value; its place is told with the field', () => {
  const { merchant, date, totalPaise } = read(
    ...head,
    ['Date', 100, 2],
    ['~14/09/2026', 200, 2],
    ['Total Rs.', 100, 4],
    ['~2,630.00', 300, 4],
  )
  expect(merchant.value).toBe('Sai Travels')
  expect(date).toMatchObject({ value: null, confidence: 0, box: { x: 0.2, y: 80 / 600 } })
  expect(totalPaise).toMatchObject({ value: null, confidence: 0, box: { x: 0.3, y: 160 / 600 } })
})

test('what a hand wrote illegibly beside a printed label has a place too', () => {
  const { date } = read(...head, ['Date', 100, 2], ['~l4 O9 Zo', 200, 2], ['Total Rs. 500.00', 100, 4])
  expect(date).toMatchObject({ value: null, box: { x: 0.2 } })
})

test('print beside a note by hand is read as ever', () => {
  const { date, totalPaise, taxes } = read(
    ...head,
    ['Date: 14/09/2026', 100, 2],
    ['~seen', 600, 2],
    ['CGST 2.5%', 100, 3],
    ['12.50', 600, 3],
    ['SGST 2.5%', 100, 4],
    ['~12.50', 600, 4],
    ['Grand Total', 100, 5],
    ['525.00', 600, 5],
  )
  expect([date.value, totalPaise.value]).toEqual(['2026-09-14', 52500])
  expect(taxes.map(({ kind }) => kind)).toEqual(['CGST'])
})

test('a total by hand is read where print adds up to it, and is not sure; else nothing is said to make it', () => {
  const pieces = (total: string): Piece[] => [
    ...head,
    ['Sub Total', 100, 2],
    ['500.00', 600, 2],
    ['CGST 2.5%', 100, 3],
    ['12.50', 600, 3],
    ['SGST 2.5%', 100, 4],
    ['12.50', 600, 4],
    ['Grand Total', 100, 5],
    [total, 600, 5],
  ]
  const { totalPaise, details } = read(...pieces('~590.00'))
  expect([totalPaise.value, details.addsUp]).toEqual([null, null])
  const closed = read(...pieces('~525.00')).totalPaise
  expect(closed.value).toBe(52500)
  expect(closed.confidence).toBeLessThan(0.8)
  expect(read(...pieces('525.00')).details.addsUp).toBe(true)
})

test('a doubt about a date that is not read is no doubt', () => {
  const american: Piece[] = [
    ['Springfield, IL 62701', 200, 1],
    ['Sales tax $1.20', 100, 3],
  ]
  const pieces = (mark: string): Piece[] => [
    ['Diner', 300, 0],
    ...american,
    ['Date', 100, 2],
    [`${mark}04/05/2026`, 200, 2],
  ]
  expect(read(...pieces('')).warnings).toContain('date.ambiguous')
  expect(read(...pieces('~')).warnings).not.toContain('date.ambiguous')
})

test('the text of a line leaves out what is written on it', () => {
  const [line] = linesWith([
    ['Date', 100, 0],
    ['~14/09/2026', 200, 0],
  ])
  expect(line && printedPart(line).text).toBe('Date')
})
