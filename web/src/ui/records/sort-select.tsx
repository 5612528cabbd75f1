import { NativeSelect } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import classes from './filter-bar.module.css'
import type { ReportColumn } from './record-kind.ts'
import { columnId, type RecordOrder } from './record-view.ts'

interface SortSelectProps<Row> {
  columns: ReportColumn<Row>[]
  order: RecordOrder | undefined
  onOrder: (order: RecordOrder | undefined) => void
}

/** The order of cards, which have no columns' names to press. */
export function SortSelect<Row>({ columns, order, onOrder }: SortSelectProps<Row>) {
  const orders = columns.flatMap(({ name }) =>
    [false, true].map((descending) => ({
      value: `${descending ? '-' : ''}${columnId(name)}`,
      label: `${name}, ${descending ? 'descending' : 'ascending'}`,
      order: { column: columnId(name), descending },
    })),
  )
  return (
    <NativeSelect
      aria-label="Sort by"
      className={classes.sort ?? ''}
      leftSection={<IconArrowsSort size={16} stroke={1.8} aria-hidden />}
      data={[{ value: '', label: 'Default order' }, ...orders.map(({ value, label }) => ({ value, label }))]}
      value={order ? `${order.descending ? '-' : ''}${order.column}` : ''}
      onChange={({ currentTarget }) => onOrder(orders.find(({ value }) => value === currentTarget.value)?.order)}
    />
  )
}
