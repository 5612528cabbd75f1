import { expect, test } from 'vitest'
import type { RecognisedPage } from './lines.ts'
import { receiptsIn } from './receipts-in-file.ts'
import { upright } from './testing/print.ts'

const today = '2026-11-20'

function bill(merchant: string, number: string, total: string, { x = 0, y = 0 } = {}) {
  const rows = [
    merchant,
    `Bill No: ${number}`,
    'Date: 17/06/2025',
    'Tea 40.00',
    'Cake 60.00',
    `Grand Total Rs. ${total}`,
  ]
  return rows.map((row, index) => upright(row, x, y + index * 30))
}

const page = (...boxes: RecognisedPage['boxes'][]): RecognisedPage => ({
  width: 1000,
  height: 1000,
  boxes: boxes.flat(),
})
const firstLines = (...pages: RecognisedPage[]) => receiptsIn(pages, today).map((lines) => lines[0]?.text)

test('two papers side by side are two receipts', () => {
  const photo = page(bill('Lotus Cafe', '11', '100.00'), bill('Metro Cabs', '12', '250.00', { x: 500, y: 8 }))
  expect(firstLines(photo)).toEqual(['Lotus Cafe', 'Metro Cabs'])
})

test('two papers one above the other are two receipts', () => {
  const photo = page(bill('Lotus Cafe', '11', '100.00'), bill('Metro Cabs', '12', '250.00', { y: 400 }))
  expect(firstLines(photo)).toEqual(['Lotus Cafe', 'Metro Cabs'])
})

test('pages with bills of their own are receipts of their own', () => {
  const pages = [page(bill('Lotus Cafe', '11', '100.00')), page(bill('Lotus Cafe', '12', '100.00'))]
  expect(receiptsIn(pages, today).map((lines) => lines[0]?.page)).toEqual([0, 1])
})

test('a bill that goes on over the next page is one', () => {
  const more = [upright('Terms and conditions', 0, 0), upright('Goods once sold are not taken back', 0, 30)]
  expect(firstLines(page(bill('Lotus Cafe', '11', '100.00')), page(more))).toEqual(['Lotus Cafe'])
})

test('a card slip below its bill stays with it', () => {
  const slip = ['CARD PAYMENT', 'Date: 17/06/2025', 'Total Rs. 100.00'].map((row, index) =>
    upright(row, 0, 400 + index * 30),
  )
  expect(firstLines(page(bill('Lotus Cafe', '11', '100.00'), slip))).toEqual(['Lotus Cafe'])
})

test('labels and amounts in two columns are one receipt', () => {
  const labels = ['Cafe', 'Tea', 'Cake', 'Bun', 'Milk', 'Total'].map((row, index) => upright(row, 0, index * 30))
  const amounts = ['17/06/2025', '10.00', '20.00', '30.00', '40.00', '100.00'].map((row, index) =>
    upright(row, 700, index * 30),
  )
  expect(firstLines(page(labels, amounts))).toEqual(['Cafe 17/06/2025'])
})

test('nothing is no receipt', () => {
  expect(receiptsIn([page([])], today)).toEqual([])
})
