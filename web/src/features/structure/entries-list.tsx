import { Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { changeEntry, createEntry, type StructureEntry, type StructureKind } from '@pravas/contract/structure'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import badge from '../../status/status-badge.module.css'
import { AlertLine } from '../../ui/alert-line.tsx'
import { foldedText } from '../../ui/folded-text.ts'
import { formatCount, formatDate } from '../../ui/formats.ts'
import { type Column, RecordTable } from '../../ui/record-table.tsx'
import { CellInput, EditActions, otherProblem, problemOf, RowAction } from './inline-edit.tsx'
import { ListFrame } from './list-frame.tsx'
import { allEntries, STRUCTURE } from './structure-queries.ts'

const t = texts(structure)

type Draft = Record<(typeof DRAFT_FIELDS)[number], string>
const DRAFT_FIELDS = ['code', 'name', 'starts_on', 'ends_on', 'owner'] as const
const PROJECT_FIELDS = ['starts_on', 'ends_on', 'owner'] as const
const NEW = 'new'
const BLANK: Draft = { code: '', name: '', starts_on: '', ends_on: '', owner: '' }

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
  const { data: entries, isPending, error, refetch } = useQuery(allEntries(kind))
  const [search, setSearch] = useState('')
  const [editing, setEditing] = useState<{ id: string; draft: Draft }>()
  const after = async (message: string) => {
    notifications.show({ message, withBorder: true, icon: <IconCheck size={16} aria-hidden /> })
    // A new name is also that of the people who have it.
    await Promise.all([
      queries.invalidateQueries({ queryKey: STRUCTURE }),
      queries.invalidateQueries({ queryKey: ['people'] }),
    ])
  }
  const save = useMutation({
    mutationFn: ({ id, draft }: { id: string; draft: Draft }) => {
      const dates = {
        starts_on: draft.starts_on || null,
        ends_on: draft.ends_on || null,
        owner: draft.owner.trim() || null,
      }
      const body = { code: draft.code, name: draft.name, ...(kind === 'project' && dates) }
      if (id === NEW) return call(createEntry, { params: { kind }, body })
      return call(changeEntry, { params: { kind, entry: id }, body })
    },
    onSuccess: ({ name }) => {
      setEditing(undefined)
      return after(t('saved', { name }))
    },
  })
  const toggle = useMutation({
    mutationFn: ({ id, active }: { id: string; active: boolean }) =>
      call(changeEntry, { params: { kind, entry: id }, body: { active } }),
    onSuccess: ({ name, active }) => after(t(active ? 'reactivated' : 'deactivated', { name })),
  })
  const edit = (id: string, draft: Draft) => {
    save.reset()
    setEditing({ id, draft })
  }
  const shown = useMemo(() => found(entries ?? [], search), [entries, search])
  const rows = editing?.id === NEW ? [newRow(kind), ...shown] : shown
  const set = (part: Partial<Draft>) => setEditing((now) => now && { ...now, draft: { ...now.draft, ...part } })
  const commit = () => {
    if (editing && !save.isPending) save.mutate(editing)
  }
  const input = (entry: StructureEntry, field: (typeof DRAFT_FIELDS)[number], type: 'text' | 'date' = 'text') =>
    editing?.id === entry.id && (
      <CellInput
        label={t(field)}
        type={type}
        value={editing.draft[field]}
        placeholder={field === 'owner' ? t('owner.hint') : ''}
        error={problemOf(save.error, field)}
        isFirst={field === 'code'}
        onChange={(value) => set({ [field]: value })}
        onSave={commit}
        onCancel={() => setEditing(undefined)}
      />
    )
  const columns: Column<StructureEntry>[] = [
    { name: t('code'), width: kind === 'project' ? '12%' : '18%', cell: (entry) => input(entry, 'code') || entry.code },
    { name: t('name'), width: kind === 'project' ? '22%' : '42%', cell: (entry) => input(entry, 'name') || entry.name },
    ...(kind === 'project'
      ? PROJECT_FIELDS.map((field): Column<StructureEntry> => {
          const type = field === 'owner' ? 'text' : 'date'
          const said = (value: string | null) => (value === null ? '' : type === 'date' ? formatDate(value) : value)
          return { name: t(field), width: '13%', cell: (entry) => input(entry, field, type) || said(entry[field]) }
        })
      : []),
    {
      name: t('status'),
      width: kind === 'project' ? '9%' : '14%',
      cell: ({ id, active }) =>
        id !== NEW && (
          <span className={badge.badge} data-status={active ? 'approved' : 'other'}>
            {t(active ? 'active' : 'inactive')}
          </span>
        ),
    },
    {
      name: t('actions'),
      width: kind === 'project' ? '18%' : '26%',
      align: 'end',
      cell: (entry) =>
        editing?.id === entry.id ? (
          <EditActions
            isSaving={save.isPending}
            problem={otherProblem(save.error, DRAFT_FIELDS)}
            onSave={commit}
            onCancel={() => setEditing(undefined)}
          />
        ) : (
          <Group gap={2} justify="flex-end" wrap="nowrap">
            <RowAction label={t('edit', { name: entry.name })} onClick={() => edit(entry.id, draftOf(entry))}>
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
      empty={{ title: t(`empty.${kind}`), hint: t(`about.${kind}`) }}
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

function draftOf({ code, name, starts_on, ends_on, owner }: StructureEntry): Draft {
  return { code, name, starts_on: starts_on ?? '', ends_on: ends_on ?? '', owner: owner ?? '' }
}

function newRow(kind: StructureKind): StructureEntry {
  return { id: NEW, kind, code: '', name: '', active: true, starts_on: null, ends_on: null, owner: null }
}

function found(entries: readonly StructureEntry[], search: string): readonly StructureEntry[] {
  const words = foldedText(search).split(' ').filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ code, name, owner }) => {
    const text = foldedText([code, name, owner].join(' '))
    return words.every((word) => text.includes(word))
  })
}
