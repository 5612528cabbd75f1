import type { ListedRecord } from '@pravas/contract/records'
import { labels } from '@pravas/messages/en/labels'
import { recordsPage } from '@pravas/messages/en/records-page'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import { StatusBadge } from '../../status/status-badge.tsx'
import { useCameFrom } from '../../ui/came-from.ts'
import { formatDate, formatRupees, formatText, indianDay } from '../../ui/formats.ts'
import { IconAlertTriangle } from '../../ui/icons.ts'
import { type Column, RecordTable } from '../../ui/record-table.tsx'
import { useRowKeys } from '../../ui/use-row-keys.ts'
import classes from './records-table.module.css'

const t = texts(recordsPage)
const c = texts(labels)

const COLUMNS: Column<ListedRecord>[] = [
  { name: t('record'), width: '24%', cell: (record) => <RecordCell record={record} /> },
  {
    name: t('person'),
    width: '17%',
    place: 'detail',
    cell: ({ employee_name, employee_id, department }) => (
      <>
        {employee_name}
        <span className={classes.second}>{[employee_id, department].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  {
    name: c('date'),
    width: '11%',
    place: 'lead',
    cell: ({ date }) => <span className={classes.day}>{formatDate(date)}</span>,
  },
  { name: c('total'), width: '12%', align: 'end', place: 'figure', cell: ({ total }) => formatRupees(total) },
  { name: c('status'), width: '11%', place: 'mark', cell: ({ status }) => <StatusBadge status={status} /> },
  { name: t('findings'), width: '10%', place: 'note', cell: ({ findings }) => <Findings count={findings} /> },
  {
    name: t('submitted'),
    width: '15%',
    cell: ({ submitted_at, decided_at }) => (
      <span className={classes.day}>
        {formatDate(indianDay(submitted_at))}
        {decided_at && (
          <span className={classes.second}>{t('decided', { day: formatDate(indianDay(decided_at)) })}</span>
        )}
      </span>
    ),
  },
]

/** Trips and claims as rows that lead to them, of which those in view stand in the page. The arrow keys go from row to row. */
export function RecordsTable({ records }: { records: readonly ListedRecord[] }) {
  const rows = useRowKeys('a[data-record]')
  return (
    <div {...rows} className={classes.table}>
      <RecordTable caption={t('caption')} columns={COLUMNS} rows={records} keyOf={({ id }) => id} onPhone="rows" />
    </div>
  )
}

function RecordCell({ record: { type, number, what } }: { record: ListedRecord }) {
  return (
    <>
      <Link to={`/${type}/${encodeURIComponent(number)}`} state={useCameFrom()} data-record className={classes.number}>
        {number}
      </Link>
      <span className={`${classes.second} ${classes.what}`}>{formatText(what)}</span>
    </>
  )
}

function Findings({ count }: { count: number | null }) {
  if (!count)
    return (
      <span className={classes.quiet} data-nothing>
        {t(count === 0 ? 'findings.none' : 'findings.unchecked')}
      </span>
    )
  return (
    <span className={classes.findings}>
      <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
      {count}
    </span>
  )
}
