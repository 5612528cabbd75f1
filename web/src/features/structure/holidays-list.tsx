import { Group, NativeSelect } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import {
  changeHoliday,
  createHoliday,
  type Holiday,
  holidaysExportPath,
  removeHoliday,
} from '@pravas/contract/structure'
import { labels } from '@pravas/messages/en/labels'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { foldedText } from '../../ui/folded-text.ts'
import { formatCount, formatDate } from '../../ui/formats.ts'
import { type Column, RecordTable } from '../../ui/record-table.tsx'
import { todayInIndia } from '../../ui/today.ts'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { CellInput, EditActions, otherProblem, problemOf, RowAction, StateSelect } from './inline-edit.tsx'
import { ListFrame } from './list-frame.tsx'
import { holidaysOf, STRUCTURE } from './structure-queries.ts'
import { focusIfLost, useRowEditing } from './use-row-editing.ts'

const t = texts(structure)
const c = texts(labels)

const FIELDS = ['day', 'name', 'state'] as const
type Draft = Record<(typeof FIELDS)[number], string>
const NEW = 'new'
const UNDO = 'undo'
/** The years on offer, from this one. */
const YEARS = [-1, 0, 1, 2]

/** The holidays of a year: added, edited and removed in their rows. */
export function HolidaysList({ importTo }: { importTo: string }) {
  const queries = useQueryClient()
  const [params, setParams] = useAddressParams()
  const now = Number(todayInIndia().slice(0, 4))
  const year = YEARS.map((step) => now + step).find((one) => String(one) === params.get('year')) ?? now
  const state = params.get('state') ?? ''
  const narrow = (name: 'year' | 'state', value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const { data: holidays, isPending, error, refetch } = useQuery(holidaysOf(year))
  const [search, setSearch] = useState('')
  const { editing, edit: open, set, close } = useRowEditing<Draft>()
  const refresh = () => queries.invalidateQueries({ queryKey: STRUCTURE })
  const save = useMutation({
    mutationFn: ({ id, draft: { day, name, state: where } }: NonNullable<typeof editing>) => {
      const body = { day, name, state: where || null }
      return id === NEW ? call(createHoliday, { body }) : call(changeHoliday, { params: { holidayId: id }, body })
    },
    onSuccess: ({ name }, saved) => {
      close(saved)
      notifications.show({
        message: t('saved', { name }),
        withBorder: true,
        icon: <IconCheck size={16} aria-hidden />,
      })
      return refresh()
    },
  })
  const restore = useMutation({
    mutationFn: ({ day, name, state: where }: Holiday) => call(createHoliday, { body: { day, name, state: where } }),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Holiday) => call(removeHoliday, { params: { holidayId: id } }),
    // What was brought back before is another one.
    onMutate: () => restore.reset(),
    onSettled: refresh,
  })
  // The row that was removed is gone with its button, and so is the way back once it was taken.
  const isRemoved = remove.isSuccess && !restore.isSuccess
  useEffect(() => {
    if (holidays && remove.isSuccess) focusIfLost(isRemoved ? UNDO : NEW)
  }, [holidays, remove.isSuccess, isRemoved])
  const states = useMemo(
    () => [...new Set((holidays ?? []).flatMap(({ state: one }) => one ?? []))].toSorted(),
    [holidays],
  )
  const shown = (holidays ?? []).filter((holiday) => {
    const isThere = state === '' || holiday.state === null || holiday.state === state
    return isThere && foldedText(`${holiday.name} ${holiday.state ?? ''}`).includes(foldedText(search))
  })
  const rows = editing?.id === NEW ? [{ id: NEW, day: '', name: '', state: null }, ...shown] : shown
  const commit = () => {
    if (editing && !save.isPending) save.mutate(editing)
  }
  const edit = (id: string, draft: Draft) => {
    save.reset()
    open(id, draft)
  }
  const input = (holiday: Holiday, field: 'day' | 'name') =>
    editing?.id === holiday.id && (
      <CellInput
        label={t(field)}
        type={field === 'day' ? 'date' : 'text'}
        value={editing.draft[field]}
        error={problemOf(save.error, field)}
        isFirst={field === 'day'}
        onChange={(value) => set({ [field]: value })}
        onSave={commit}
        onCancel={() => close()}
      />
    )
  const columns: Column<Holiday>[] = [
    { name: t('day'), width: '22%', cell: (holiday) => input(holiday, 'day') || formatDate(holiday.day) },
    { name: t('name'), cell: (holiday) => input(holiday, 'name') || holiday.name },
    {
      name: t('state'),
      width: '22%',
      cell: (holiday) =>
        editing?.id === holiday.id ? (
          <StateSelect
            none={t('state.all')}
            value={editing.draft.state}
            error={problemOf(save.error, 'state')}
            onChange={(where) => set({ state: where })}
            onSave={commit}
            onCancel={() => close()}
          />
        ) : (
          (holiday.state ?? t('state.all'))
        ),
    },
    {
      name: t('actions'),
      width: '22%',
      align: 'end',
      cell: (holiday) =>
        editing?.id === holiday.id ? (
          <EditActions
            isSaving={save.isPending}
            problem={otherProblem(save.error, FIELDS)}
            onSave={commit}
            onCancel={() => close()}
          />
        ) : (
          <Group gap={2} justify="flex-end" wrap="nowrap">
            <RowAction
              edits={holiday.id}
              label={t('edit', { name: holiday.name })}
              onClick={() => edit(holiday.id, { day: holiday.day, name: holiday.name, state: holiday.state ?? '' })}
            >
              {t('edit.short')}
            </RowAction>
            <RowAction
              label={t('remove', { name: holiday.name })}
              isWorking={remove.isPending && remove.variables.id === holiday.id}
              onClick={() => remove.mutate(holiday)}
            >
              {t('remove.short')}
            </RowAction>
          </Group>
        ),
    },
  ]
  return (
    <ListFrame
      isPending={isPending}
      failure={error && !holidays ? explain(error) : undefined}
      onRetry={refetch}
      isEmpty={holidays?.length === 0 && !editing}
      empty={{ title: t('empty.holiday', { year: String(year) }), hint: t('about.holiday') }}
      count={holidays && t('count.holidays', { count: shown.length, number: formatCount(shown.length) })}
      search={search}
      onSearch={setSearch}
      isFound={rows.length > 0}
      filters={
        <>
          <NativeSelect
            aria-label={t('year')}
            data={YEARS.map((step) => String(now + step))}
            value={String(year)}
            onChange={(event) => narrow('year', event.currentTarget.value)}
          />
          <NativeSelect
            aria-label={t('state.filter')}
            data={[
              { value: '', label: t('state.any') },
              ...(state === '' || states.includes(state) ? states : [...states, state]).map((one) => ({
                value: one,
                label: one,
              })),
            ]}
            value={state}
            onChange={(event) => narrow('state', event.currentTarget.value)}
          />
        </>
      }
      onAdd={() => edit(NEW, { day: '', name: '', state })}
      importTo={importTo}
      exportFrom={holidaysExportPath()}
      fileName="holidays.csv"
    >
      {remove.isError && <AlertLine kind="failure">{explain(remove.error)}</AlertLine>}
      {restore.isError && <AlertLine kind="failure">{t('not-restored', { why: explain(restore.error) })}</AlertLine>}
      {isRemoved && (
        <p role="status">
          {t('removed', { name: remove.variables.name })}{' '}
          <RowAction
            edits={UNDO}
            label={c('undo')}
            isWorking={restore.isPending}
            onClick={() => restore.mutate(remove.variables)}
          >
            {c('undo')}
          </RowAction>
        </p>
      )}
      <RecordTable caption={t('tab.holiday')} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </ListFrame>
  )
}
