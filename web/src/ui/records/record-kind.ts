import type { ReactNode } from 'react'
import type { Column } from '../record-table.tsx'
import type { FilterNames } from './filter-bar.tsx'
import type { RecordFields, SortKey } from './record-finder.ts'
import type { SheetColumn } from './sheet.ts'

export interface ReportColumn<Row> extends Column<Row> {
  sortBy: (row: Row) => SortKey
}

/** What a report must know about the records that it lists. */
export interface RecordKind<Row> {
  /** A count of them: `3 trips` */
  counted: (count: number) => string
  /** All of them as a title: `Trips` */
  title: string
  /** Of exported files, before the day: `pravas-trips` */
  fileName: string
  /** What stands beside the page's title: how many there are, or what they come to. */
  figure: 'count' | 'total'
  columns: ReportColumn<Row>[]
  keyOf: (row: Row, index: number) => string | number
  fields: RecordFields<Row>
  filters: FilterNames
  /** The choices that are offered even when no record has them, in this order before all others. */
  choices: readonly string[]
  showChoice: (value: string) => ReactNode
  sheet: SheetColumn<Row>[]
}
