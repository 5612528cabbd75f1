import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import type { SheetColumn } from './sheet.ts'

interface Parcel {
  to?: string
  sent?: string
  price?: number | string | null
}

const COLUMNS: SheetColumn<Parcel>[] = [
  { name: 'To', kind: 'text', width: 10, value: ({ to }) => to },
  { name: 'Sent, by us', kind: 'date', width: 10, value: ({ sent }) => sent },
  { name: 'Price', kind: 'amount', width: 10, value: ({ price }) => price },
]

const linesOf = (parcel: Parcel) => csvOf(COLUMNS, [parcel]).split('\r\n').slice(1)

test('the file says that it is UTF-8, names its columns and ends every line', () => {
  expect(csvOf(COLUMNS, [])).toBe('\uFEFFTo,"Sent, by us",Price\r\n')
})

test('dates are ISO, amounts plain numbers, and nothing is nothing', () => {
  expect(linesOf({ to: 'पुणे', sent: '2026-11-21T10:00:00Z', price: '1250.50' })).toEqual(['पुणे,2026-11-21,1250.5', ''])
  expect(linesOf({ to: ' ', price: null })).toEqual([',,', ''])
  expect(linesOf({ price: -320 })).toEqual([',,-320', ''])
})

test('quotes, commas and line breaks stay within their cell', () => {
  expect(csvOf(COLUMNS, [{ to: 'Fort, "Old"\nMumbai' }])).toContain('\r\n"Fort, ""Old""\nMumbai",,\r\n')
})

test.each(['=1+1', '+91 22', '-x', '@SUM(A1)', '\t=1'])('%j is no formula', (to) => {
  expect(linesOf({ to })).toEqual([`'${to},,`, ''])
})

test('a formula is none either where a date or an amount is expected', () => {
  expect(linesOf({ sent: '=A1', price: '=B1' })).toEqual([",'=A1,'=B1", ''])
})
