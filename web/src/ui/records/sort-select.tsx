import { NativeSelect } from '@mantine/core'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { IconArrowsSort } from '../icons.ts'
import type { ReportColumn } from './record-kind.ts'
import { columnId, type RecordOrder } from './record-view.ts'

const t = texts(records)

interface SortSelectProps<Row> {
  columns: ReportColumn<Row>[]
  order: RecordOrder | undefined
  onOrder: (order: RecordOrder | undefined) => void
}

/** The order of rows on a phone, which have no columns' names to press. */
export function SortSelect<Row>({ columns, order, onOrder }: SortSelectProps<Row>) {
  const orders = columns.flatMap(({ name }) =>
    [false, true].map((descending) => ({
      value: `${descending ? '-' : ''}${columnId(name)}`,
      label: t('sort.option', { column: name, descending: String(descending) }),
      order: { column: columnId(name), descending },
    })),
  )
  return (
    <NativeSelect
      label={t('sort.by')}
      leftSection={<IconArrowsSort size={16} stroke={1.8} aria-hidden />}
      data={[{ value: '', label: t('sort.default') }, ...orders.map(({ value, label }) => ({ value, label }))]}
      value={order ? `${order.descending ? '-' : ''}${order.column}` : ''}
      onChange={({ currentTarget }) => onOrder(orders.find(({ value }) => value === currentTarget.value)?.order)}
    />
  )
}
