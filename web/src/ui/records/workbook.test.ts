import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { SheetColumn } from './sheet.ts'
import { workbookOf } from './workbook.ts'

interface Parcel {
  to: string
  sent?: string
  price?: number | string
}

const COLUMNS: SheetColumn<Parcel>[] = [
  { name: 'To', kind: 'text', width: 12, value: ({ to }) => to },
  { name: 'Sent', kind: 'date', width: 13, value: ({ sent }) => sent },
  { name: 'Price', kind: 'amount', width: 16, value: ({ price }) => price },
]

/** The parts of a workbook: its one sheet, its styles and its texts. */
async function partsOf(rows: Parcel[]) {
  const file = await workbookOf('Parcels', COLUMNS, rows)
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  return {
    book: part('xl/workbook.xml'),
    sheet: part('xl/worksheets/sheet1.xml'),
    styles: part('xl/styles.xml'),
    texts: part('xl/sharedStrings.xml'),
  }
}

const cell = (sheet: string, place: string) =>
  new RegExp(`<c r="${place}"[^>]*>.*?</c>|<c r="${place}"[^>]*/>`).exec(sheet)?.[0]

test('dates and amounts are numbers with a format, and the last row adds up', async () => {
  const { sheet, styles } = await partsOf([
    { to: 'Mumbai', sent: '2026-11-21', price: '1250.50' },
    { to: 'Goa', sent: '2026-11-22', price: 0.1 },
  ])
  // The days since the end of 1899, in which Excel counts.
  expect(cell(sheet, 'B2')).toContain('<v>46347</v>')
  expect(cell(sheet, 'C2')).toContain('<v>1250.5</v>')
  expect(cell(sheet, 'C4')).toContain('<v>1250.6</v>')
  expect(styles).toContain('d mmm yyyy')
  expect(styles).toContain('₹')
})

test('the columns’ names stay in view, and the sheet has its name', async () => {
  const { book, sheet, texts } = await partsOf([])
  expect(book).toContain('name="Parcels"')
  expect(sheet).toContain('ySplit="1"')
  expect(sheet).toContain('state="frozen"')
  expect(texts + sheet).toContain('Price')
})

test('text stays text, and what is no day or amount does too', async () => {
  const { sheet } = await partsOf([{ to: '=1+1', sent: '2026-13-41', price: 'much' }])
  for (const place of ['A2', 'B2', 'C2']) {
    expect(cell(sheet, place)).toMatch(/t="(s|inlineStr)"/)
    expect(cell(sheet, place)).not.toContain('<f>')
  }
})
