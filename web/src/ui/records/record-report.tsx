import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, useMemo, useRef } from 'react'
import { Notice } from '../notice.tsx'
import { Page } from '../page.tsx'
import { RecordTable } from '../record-table.tsx'
import { TableSkeleton } from '../table-skeleton.tsx'
import { useAddressParams } from '../use-address-params.ts'
import { ExportMenu } from './export-menu.tsx'
import { FilterBar } from './filter-bar.tsx'
import { PrintedFilters } from './printed-filters.tsx'
import { recordFinder, sortedRecords } from './record-finder.ts'
import type { RecordKind } from './record-kind.ts'
import classes from './record-report.module.css'
import { columnId, isFiltered, nextOrder, type RecordView, UNFILTERED, viewOf, withView } from './record-view.ts'
import { SortSelect } from './sort-select.tsx'
import { Figure, Totals } from './totals.tsx'

const t = texts(records)

interface RecordReportProps<Row> {
  title: string
  /** The way back. */
  back: ReactNode
  kind: RecordKind<Row>
  /** In the order of the answer, in which they stand unless another is asked for. */
  rows: readonly Row[]
  isLoading: boolean
  /** Says why loading does not end, where that is known. */
  loadingNote?: ReactNode
  /** What stands in place of the table when there are no records at all. */
  empty: ReactNode
  /** The current day in India, `YYYY-MM-DD`. */
  today: string
}

/** A page of all records of a kind: searched, filtered, sorted, added up, printed and exported. */
export function RecordReport<Row>(props: RecordReportProps<Row>) {
  const { title, back, kind, rows, isLoading, loadingNote, empty, today } = props
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [view, setView] = useRecordView()
  const start = useRef<HTMLDivElement>(null)
  const { shown, column } = useShown(rows, kind, view)
  const choices = useMemo(() => choicesAmong(rows, kind), [rows, kind])
  const change = (part: Partial<RecordView>) => {
    setView(part)
    if (start.current && start.current.getBoundingClientRect().top < 0) start.current.scrollIntoView()
  }
  const isEmpty = !isLoading && rows.length === 0

  return (
    <Page
      title={title}
      back={back}
      aside={
        <div className={classes.aside}>
          <div className={classes.figure} role="status">
            {isLoading ? t('loading') : <Figure kind={kind} shown={shown} all={rows} />}
          </div>
          {!isEmpty && !loadingNote && (
            <ExportMenu title={kind.title} fileName={`${kind.fileName}-${today}`} columns={kind.sheet} rows={shown} />
          )}
        </div>
      }
    >
      <PrintedFilters kind={kind} view={view} shown={shown.length} />
      {!isEmpty && !loadingNote && (
        <FilterBar
          names={kind.filters}
          choices={choices}
          showChoice={kind.showChoice}
          view={view}
          today={today}
          onChange={change}
        >
          {isPhone && <SortSelect columns={kind.columns} order={view.order} onOrder={(order) => change({ order })} />}
        </FilterBar>
      )}
      <div ref={start} />
      {isLoading ? (
        <>
          <TableSkeleton />
          {loadingNote}
        </>
      ) : isEmpty ? (
        empty
      ) : shown.length === 0 ? (
        <Notice
          title={t('no-match')}
          action={
            <Button variant="default" mt="xs" onClick={() => change(UNFILTERED)}>
              {t('filters.clear')}
            </Button>
          }
        >
          {t('no-match.hint', { counted: kind.counted(rows.length) })}
        </Notice>
      ) : (
        <>
          <Totals kind={kind} rows={shown} />
          <RecordTable
            caption={kind.title}
            columns={kind.columns}
            rows={shown}
            keyOf={kind.keyOf}
            onPhone="rows"
            {...(!isPhone && {
              order: {
                column: column?.name,
                descending: view.order?.descending ?? false,
                onSort: (name: string) => change({ order: nextOrder(view.order, columnId(name)) }),
              },
            })}
          />
        </>
      )}
    </Page>
  )
}

/** The records that fit the view, in its order, and the column that gives it. */
function useShown<Row>(rows: readonly Row[], kind: RecordKind<Row>, view: RecordView) {
  const find = useMemo(() => recordFinder(rows, kind.fields), [rows, kind])
  const found = useMemo(() => (isFiltered(view) ? find(view) : rows), [find, rows, view])
  const column = kind.columns.find(({ name }) => columnId(name) === view.order?.column)
  const descending = view.order?.descending ?? false
  const shown = useMemo(
    () => (column ? sortedRecords(found, column.sortBy, descending) : found),
    [found, column, descending],
  )
  return { shown, column }
}

/** What the choices are, and how many records have each. */
function choicesAmong<Row>(rows: readonly Row[], { choices, fields }: RecordKind<Row>) {
  const counts = new Map<string, number>(choices.map((value) => [value, 0]))
  for (const row of rows) counts.set(fields.choice(row), (counts.get(fields.choice(row)) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count }))
}

/** The view in the page's address, and a way to change parts of it. A change takes the place of the entry in the history. */
function useRecordView(): [RecordView, (part: Partial<RecordView>) => void] {
  const [params, setParams] = useAddressParams()
  const view = useMemo(() => viewOf(params), [params])
  const change = (part: Partial<RecordView>) =>
    setParams((current) => withView(current, { ...viewOf(current), ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  return [view, change]
}
