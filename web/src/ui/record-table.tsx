import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './record-table.module.css'

export interface Column<Row> {
  name: string
  align?: 'end'
  /** The widest share of the table that the column takes, as a CSS width. */
  width?: string
  cell: (row: Row) => ReactNode
}

interface RecordTableProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row, index: number) => string | number
}

/** A table of records. On a phone each row becomes a card that names its values; the first column is its heading. */
export function RecordTable<Row>({ caption, columns, rows, keyOf }: RecordTableProps<Row>) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)}>
            {columns.map(({ name, align, cell }) => (
              <td key={name} data-name={name} data-align={align}>
                <div className={classes.value}>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TableHead<Row>({ columns }: { columns: Column<Row>[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, align, width }) => (
          <th key={name} scope="col" data-align={align} style={{ width }}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The outline of a table that is still being loaded. */
export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div aria-hidden className={classes.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={row}>
          <Skeleton height={12} width="22%" />
          <Skeleton height={12} width="16%" />
          <Skeleton height={12} width="28%" />
          <Skeleton height={12} width="12%" />
        </div>
      ))}
    </div>
  )
}
