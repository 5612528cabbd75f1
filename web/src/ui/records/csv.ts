import { cellOf, type SheetCell, type SheetColumn } from './sheet.ts'

/** By this mark Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n]/

/**
 * Records as comma-separated values by RFC 4180, UTF-8 with a byte order mark: dates `YYYY-MM-DD`, amounts plain numbers
 * in rupees. Text that a spreadsheet would run as a formula is preceded by an apostrophe.
 */
export function csvOf<Row>(columns: SheetColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ name }) => quoted(name)),
    ...rows.map((row) => columns.map((column) => written(cellOf(column, row)))),
  ]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}

function written(cell: SheetCell): string {
  if (cell === null) return ''
  if (cell.kind !== 'text') return String(cell.value)
  return quoted(FORMULA.test(cell.value) ? `'${cell.value}` : cell.value)
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
