import { memo, type ReactNode, useRef } from 'react'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from './icons.ts'
import classes from './record-table.module.css'
import { usePrinting } from './records/use-printing.ts'
import { useRowWindow } from './records/use-row-window.ts'

export interface Column<Row> {
  name: string
  align?: 'end'
  /** The share of the table that the column takes, as a CSS width. */
  width?: string
  /**
   * Where its value stands in a row of `rows` on a phone: at the end of the first or of the second line, in the second line
   * first or after that, or in a line of its own. Without a place it is left to the record's own page.
   */
  place?: 'figure' | 'mark' | 'lead' | 'detail' | 'note'
  cell: (row: Row) => ReactNode
}

export interface TableOrder {
  /** The name of the column by which the rows stand sorted; undefined when by none. */
  column: string | undefined
  descending: boolean
  onSort: (column: string) => void
}

interface RecordTableProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => string | number
  /** Lets the columns' names sort the table. */
  order?: TableOrder
  /**
   * How a row shows on a phone: as a card that names its values, as a row of two lines in which each column has its `place`, or as
   * a line of the first and the last column.
   */
  onPhone?: 'cards' | 'rows' | 'lines'
}

/** The rows up to which all of them stand in the page. */
const ALL_STAND = 200
/** The rows that are printed at most. */
export const PRINTED_ROWS = 2000

/** Said as well as meant, because shown as cards these elements lose what they are in some browsers. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
}

/**
 * A table of records. On a phone each row becomes a card that names its values, or a line or two; the first column is its heading. Of a
 * long table only the rows in view stand in the page; printed, all of them up to `PRINTED_ROWS`.
 */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { caption, columns, rows, keyOf, order, onPhone = 'cards' } = props
  const printing = usePrinting()
  const body = useRef<HTMLTableSectionElement>(null)
  const all = printing || rows.length <= ALL_STAND
  const view = useRowWindow({ body, rows, keyOf, all, most: PRINTED_ROWS, atOnce: printing })
  return (
    <table
      {...ROLES.table}
      className={classes.table}
      aria-rowcount={rows.length + 1}
      data-long={!view.all}
      data-phone={onPhone}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row} aria-rowindex={1}>
          {columns.map((column) => (
            <Heading key={column.name} column={column} order={order} />
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group} ref={body}>
        <Space height={view.before} columns={columns.length} />
        {view.indexes.map((index) => {
          const row = rows[index]
          return (
            row !== undefined && (
              <TableRow
                key={keyOf(row, index)}
                row={row}
                index={index}
                columns={columns as Column<unknown>[]}
                measure={view.measure}
              />
            )
          )
        })}
        <Space height={view.after} columns={columns.length} />
      </tbody>
    </table>
  )
}

interface HeadingProps<Row> {
  column: Column<Row>
  order: TableOrder | undefined
}

function Heading<Row>({ column: { name, align, width }, order }: HeadingProps<Row>) {
  const sorted = order?.column === name ? (order.descending ? 'descending' : 'ascending') : undefined
  const Mark = sorted === undefined ? IconArrowsSort : sorted === 'ascending' ? IconArrowUp : IconArrowDown
  return (
    <th {...ROLES.header} scope="col" data-align={align} style={{ width }} aria-sort={sorted}>
      {order ? (
        <button type="button" className={classes.sort} onClick={() => order.onSort(name)}>
          {name}
          <Mark size={13} stroke={1.8} aria-hidden />
        </button>
      ) : (
        name
      )}
    </th>
  )
}

interface TableRowProps {
  row: unknown
  index: number
  columns: Column<unknown>[]
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
}

const TableRow = memo(function TableRow({ row, index, columns, measure }: TableRowProps) {
  return (
    <tr {...ROLES.row} ref={measure} data-index={index} aria-rowindex={index + 2}>
      {columns.map(({ name, align, place, cell }) => (
        <td {...ROLES.cell} key={name} data-name={name} data-align={align} data-place={place}>
          <div className={classes.value}>{cell(row)}</div>
        </td>
      ))}
    </tr>
  )
})

/** Stands for the rows that are not in the page. */
function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden className={classes.space} style={{ height }}>
      <td colSpan={columns} />
    </tr>
  )
}
