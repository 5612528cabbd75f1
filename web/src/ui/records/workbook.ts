import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import writeWorkbook, { type CellObject } from 'write-excel-file/universal'
import { cellOf, type SheetCell, type SheetColumn, totalOf } from './sheet.ts'

const c = texts(labels)

/** Rupees in the Indian grouping, which a plain format leaves to the language of the machine that opens the file. */
const RUPEES = '[>=10000000]"₹"##\\,##\\,##\\,##0.00;[>=100000]"₹"##\\,##\\,##0.00;"₹"#,##0.00'
const DATE = 'd mmm yyyy'

/**
 * Records as an Excel workbook (.xlsx) of one sheet: the columns' names, which stay in view, the records with real dates
 * and numbers, and a row of totals.
 */
export function workbookOf<Row>(sheet: string, columns: SheetColumn<Row>[], rows: readonly Row[]): Promise<Blob> {
  const names = columns.map(
    ({ name, kind }): CellObject => ({
      value: name,
      fontWeight: 'bold',
      bottomBorderStyle: 'thin',
      ...(kind === 'amount' && { align: 'right' }),
    }),
  )
  const totals = columns.map((column, index): CellObject => {
    const total = totalOf(column, rows)
    const cell: SheetCell =
      total !== undefined ? { kind: 'amount', value: total } : index === 0 ? { kind: 'text', value: c('total') } : null
    return { ...written(cell), fontWeight: 'bold', topBorderStyle: 'thin' }
  })
  const records = rows.map((row) => columns.map((column) => written(cellOf(column, row))))
  return writeWorkbook([names, ...records, totals], {
    sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  }).toBlob()
}

function written(cell: SheetCell): CellObject | null {
  if (cell === null) return null
  if (cell.kind === 'amount') return { type: Number, value: cell.value, format: RUPEES }
  // Midnight in UTC, in which the writer counts its days.
  if (cell.kind === 'date')
    return { type: Date, value: new Date(`${cell.value}T00:00:00Z`), format: DATE, align: 'left' }
  return { type: String, value: cell.value }
}
