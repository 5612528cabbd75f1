import { changeHoliday, createHoliday, type Holiday, holidaysExportPath } from '@pravas/contract/structure'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { foldedText } from '../../ui/folded-text.ts'
import { formatCount, formatDate } from '../../ui/formats.ts'
import { notifyDone } from '../../ui/notify-done.tsx'
import { type Column, RecordTable } from '../../ui/record-table.tsx'
import { actionsColumn, RowAction, stateColumn, textColumn } from './edited-columns.tsx'
import { HolidayFilters, useHolidayFilters } from './holiday-filters.tsx'
import { RemovalNotes, useHolidayRemoval } from './holiday-removal.tsx'
import { ListFrame } from './list-frame.tsx'
import { holidaysOf, STRUCTURE } from './structure-queries.ts'
import { NEW, useRowEditing } from './use-row-editing.ts'

const t = texts(structure)

const FIELDS = ['day', 'name', 'state'] as const
type Draft = Record<(typeof FIELDS)[number], string>

/** The holidays of a year: added, edited and removed in their rows. */
export function HolidaysList({ importTo }: { importTo: string }) {
  const queries = useQueryClient()
  const filters = useHolidayFilters()
  const { year, state } = filters
  const { data: holidays, isPending, error, refetch } = useQuery(holidaysOf(year))
  const [search, setSearch] = useState('')
  const removal = useHolidayRemoval(holidays)
  const editing = useRowEditing<Draft>({
    save: (id, draft) => {
      const body = { ...draft, state: draft.state || null }
      return id === NEW ? call(createHoliday, { body }) : call(changeHoliday, { params: { holidayId: id }, body })
    },
    onSaved: ({ name }) => {
      notifyDone(t('saved', { name }))
      return queries.invalidateQueries({ queryKey: STRUCTURE })
    },
  })
  const shown = (holidays ?? []).filter((holiday) => isFound(holiday, state, search))
  const rows = editing.open?.id === NEW ? [{ id: NEW, day: '', name: '', state: null }, ...shown] : shown
  const columns: Column<Holiday>[] = [
    textColumn(editing, 'day', {
      type: 'date',
      width: '22%',
      isFirst: true,
      shown: ({ day }) => formatDate(day),
    }),
    textColumn(editing, 'name', { shown: ({ name }) => name }),
    stateColumn(editing, { none: t('state.all'), width: '22%', shown: ({ state: where }) => where ?? t('state.all') }),
    actionsColumn(editing, {
      width: '22%',
      fields: FIELDS,
      draftOf: ({ day, name, state: where }) => ({ day, name, state: where ?? '' }),
      other: (holiday) => (
        <RowAction
          label={t('remove', { name: holiday.name })}
          isWorking={removal.remove.isPending && removal.remove.variables.id === holiday.id}
          onClick={() => removal.remove.mutate(holiday)}
        >
          {t('remove.short')}
        </RowAction>
      ),
    }),
  ]
  return (
    <ListFrame
      isPending={isPending}
      failure={error && !holidays ? explain(error) : undefined}
      onRetry={refetch}
      isEmpty={holidays?.length === 0 && !editing.open}
      empty={{ title: t('empty.holiday', { year: String(year) }), hint: t('about.holiday') }}
      count={holidays && t('count.holidays', { count: shown.length, number: formatCount(shown.length) })}
      search={search}
      onSearch={setSearch}
      isFound={rows.length > 0}
      filters={<HolidayFilters filters={filters} holidays={holidays} />}
      onAdd={() => editing.begin(NEW, { day: '', name: '', state })}
      importTo={importTo}
      exportFrom={holidaysExportPath()}
      fileName="holidays.csv"
    >
      <RemovalNotes removal={removal} />
      <RecordTable caption={t('tab.holiday')} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </ListFrame>
  )
}

/** Whether a holiday is one of a state, or of all, whose name or state has the words of a search. */
function isFound(holiday: Holiday, state: string, search: string): boolean {
  const isThere = state === '' || holiday.state === null || holiday.state === state
  return isThere && foldedText(`${holiday.name} ${holiday.state ?? ''}`).includes(foldedText(search))
}
