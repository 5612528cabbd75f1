import { Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import {
  changeEntry,
  createEntry,
  fieldsOfKind,
  type StructureEntry,
  type StructureKind,
} from '@pravas/contract/structure'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import badge from '../../status/status-badge.module.css'
import { AlertLine } from '../../ui/alert-line.tsx'
import { formatCount, formatDate } from '../../ui/formats.ts'
import { later } from '../../ui/later.tsx'
import { type Column, RecordTable } from '../../ui/record-table.tsx'
import { BLANK, DRAFT_FIELDS, draftOf, type EntryDraft, found, NEW, newRow } from './entry-draft.ts'
import { CellInput, EditActions, otherProblem, problemOf, RowAction, StateSelect } from './inline-edit.tsx'
import { ListFrame } from './list-frame.tsx'
import { allEntries, STRUCTURE } from './structure-queries.ts'
import { useRowEditing } from './use-row-editing.ts'

const t = texts(structure)

const DATES = ['starts_on', 'ends_on'] as const

// Needed once a row is edited.
const PersonField = later(async () => (await import('../../person-picker/person-field.tsx')).PersonField)

const FromPeople = lazy(async () => ({ default: (await import('./from-people.tsx')).FromPeople }))

/** The entries of one kind: added, edited and deactivated in their rows. */
export function EntriesList({
  kind,
  importTo,
  exportFrom,
}: {
  kind: StructureKind
  importTo: string
  exportFrom: string
}) {
  const queries = useQueryClient()
  const fields = fieldsOfKind(kind)
  const hasDates = fields.includes('starts_on')
  const hasOwner = fields.includes('owner')
  const ownerName = t(kind === 'department' ? 'head' : 'owner')
  const hasState = fields.includes('state')
  const { data: entries, isPending, error, refetch } = useQuery(allEntries(kind))
  const [search, setSearch] = useState('')
  const { editing, edit: open, set, close } = useRowEditing<EntryDraft>()
  const after = async (message: string) => {
    notifications.show({ message, withBorder: true, icon: <IconCheck size={16} aria-hidden /> })
    // A new name is also that of the people who have it.
    await Promise.all([
      queries.invalidateQueries({ queryKey: STRUCTURE }),
      queries.invalidateQueries({ queryKey: ['people'] }),
    ])
  }
  const save = useMutation({
    mutationFn: ({ id, draft }: NonNullable<typeof editing>) => {
      const dates = { starts_on: draft.starts_on || null, ends_on: draft.ends_on || null }
      const body = {
        code: draft.code,
        name: draft.name,
        ...(hasDates && dates),
        ...(hasOwner && { owner: draft.owner || null }),
        ...(hasState && { state: draft.state || null }),
      }
      if (id === NEW) return call(createEntry, { params: { kind }, body })
      return call(changeEntry, { params: { kind, entry: id }, body })
    },
    onSuccess: ({ name }, saved) => {
      close(saved)
      return after(t('saved', { name }))
    },
  })
  const toggle = useMutation({
    mutationFn: ({ id, active }: { id: string; active: boolean }) =>
      call(changeEntry, { params: { kind, entry: id }, body: { active } }),
    onSuccess: ({ name, active }) => after(t(active ? 'reactivated' : 'deactivated', { name })),
  })
  const edit = (id: string, draft: EntryDraft) => {
    save.reset()
    open(id, draft)
  }
  const shown = useMemo(() => found(entries ?? [], search), [entries, search])
  const rows = editing?.id === NEW ? [newRow(kind), ...shown] : shown
  const commit = () => {
    if (editing && !save.isPending) save.mutate(editing)
  }
  const input = (
    entry: StructureEntry,
    field: Exclude<keyof EntryDraft, 'owner' | 'state'>,
    type: 'text' | 'date' = 'text',
  ) =>
    editing?.id === entry.id && (
      <CellInput
        label={t(field)}
        type={type}
        value={editing.draft[field]}
        error={problemOf(save.error, field)}
        isFirst={field === 'code'}
        onChange={(value) => set({ [field]: value })}
        onSave={commit}
        onCancel={() => close()}
      />
    )
  const columns: Column<StructureEntry>[] = [
    { name: t('code'), width: hasDates ? '11%' : '15%', cell: (entry) => input(entry, 'code') || entry.code },
    {
      name: t('name'),
      width: hasDates ? '19%' : hasOwner || hasState ? '28%' : '42%',
      cell: (entry) => input(entry, 'name') || entry.name,
    },
    ...(hasDates
      ? DATES.map((field): Column<StructureEntry> => {
          const said = (day: string | null) => (day === null ? '' : formatDate(day))
          return { name: t(field), width: '14%', cell: (entry) => input(entry, field, 'date') || said(entry[field]) }
        })
      : []),
    ...(hasOwner
      ? [
          {
            name: ownerName,
            width: hasDates ? '17%' : '22%',
            cell: (entry: StructureEntry) =>
              editing?.id === entry.id ? (
                <PersonField
                  label={ownerName}
                  isLabelHidden
                  value={editing.draft.owner}
                  chosenName={editing.draft.owner === entry.owner ? entry.owner_name : undefined}
                  except={undefined}
                  error={problemOf(save.error, 'owner')}
                  onChange={(owner) => set({ owner })}
                />
              ) : (
                (entry.owner_name ?? entry.owner ?? '')
              ),
          },
        ]
      : []),
    ...(hasState
      ? [
          {
            name: t('state'),
            width: '22%',
            cell: (entry: StructureEntry) =>
              editing?.id === entry.id ? (
                <StateSelect
                  none={t('state.unknown')}
                  value={editing.draft.state}
                  error={problemOf(save.error, 'state')}
                  onChange={(state) => set({ state })}
                  onSave={commit}
                  onCancel={() => close()}
                />
              ) : (
                (entry.state ?? '')
              ),
          },
        ]
      : []),
    {
      name: t('status'),
      width: hasDates ? '8%' : '13%',
      cell: ({ id, active }) =>
        id !== NEW && (
          <span className={badge.badge} data-status={active ? 'approved' : 'other'}>
            {t(active ? 'active' : 'inactive')}
          </span>
        ),
    },
    {
      name: t('actions'),
      width: hasDates ? '17%' : '22%',
      align: 'end',
      cell: (entry) =>
        editing?.id === entry.id ? (
          <EditActions
            isSaving={save.isPending}
            problem={otherProblem(save.error, DRAFT_FIELDS)}
            onSave={commit}
            onCancel={() => close()}
          />
        ) : (
          <Group gap={2} justify="flex-end" wrap="nowrap">
            <RowAction
              edits={entry.id}
              label={t('edit', { name: entry.name })}
              onClick={() => edit(entry.id, draftOf(entry))}
            >
              {t('edit.short')}
            </RowAction>
            <RowAction
              label={t(entry.active ? 'deactivate' : 'reactivate', { name: entry.name })}
              isWorking={toggle.isPending && toggle.variables.id === entry.id}
              onClick={() => toggle.mutate({ id: entry.id, active: !entry.active })}
            >
              {t(entry.active ? 'deactivate.short' : 'reactivate.short')}
            </RowAction>
          </Group>
        ),
    },
  ]
  return (
    <ListFrame
      isPending={isPending}
      failure={error && !entries ? explain(error) : undefined}
      onRetry={refetch}
      isEmpty={entries?.length === 0 && !editing}
      empty={{
        title: t(`empty.${kind}`),
        hint: t(`about.${kind}`),
        action: kind !== 'project' && (
          <Suspense>
            <FromPeople kind={kind} />
          </Suspense>
        ),
      }}
      count={entries && t('count', { count: entries.length, number: formatCount(entries.length) })}
      search={search}
      onSearch={setSearch}
      isFound={rows.length > 0}
      onAdd={() => edit(NEW, BLANK)}
      importTo={importTo}
      exportFrom={exportFrom}
      fileName={`${kind}.csv`}
    >
      {toggle.isError && <AlertLine kind="failure">{explain(toggle.error)}</AlertLine>}
      <RecordTable caption={t(`tab.${kind}`)} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </ListFrame>
  )
}
