import {
  changeEntry,
  createEntry,
  fieldsOfKind,
  type StructureEntry,
  type StructureKind,
} from '@pravas/contract/structure'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { formatCount } from '../../ui/formats.ts'
import { notifyDone } from '../../ui/notify-done.tsx'
import { RecordTable } from '../../ui/record-table.tsx'
import { entryColumns } from './entry-columns.tsx'
import { BLANK, type EntryDraft, found, newRow } from './entry-draft.ts'
import { ListFrame } from './list-frame.tsx'
import { allEntries, STRUCTURE } from './structure-queries.ts'
import { NEW, useRowEditing } from './use-row-editing.ts'

const t = texts(structure)

const FromPeople = lazy(async () => ({ default: (await import('./from-people.tsx')).FromPeople }))

interface EntriesListProps {
  kind: StructureKind
  importTo: string
  exportFrom: string
}

/** The entries of one kind: added, edited and deactivated in their rows. */
export function EntriesList({ kind, importTo, exportFrom }: EntriesListProps) {
  const { data: entries, isPending, error, refetch } = useQuery(allEntries(kind))
  const { editing, toggle } = useEntryChanges(kind)
  const [search, setSearch] = useState('')
  const shown = useMemo(() => found(entries ?? [], search), [entries, search])
  const rows = editing.open?.id === NEW ? [newRow(kind), ...shown] : shown
  const columns = entryColumns(kind, editing, {
    working: toggle.isPending ? toggle.variables.id : undefined,
    toggle: (entry) => toggle.mutate(entry),
  })
  return (
    <ListFrame
      isPending={isPending}
      failure={error && !entries ? explain(error) : undefined}
      onRetry={refetch}
      isEmpty={entries?.length === 0 && !editing.open}
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
      onAdd={() => editing.begin(NEW, BLANK)}
      importTo={importTo}
      exportFrom={exportFrom}
      fileName={`${kind}.csv`}
    >
      {toggle.isError && <AlertLine kind="failure">{explain(toggle.error)}</AlertLine>}
      <RecordTable caption={t(`tab.${kind}`)} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </ListFrame>
  )
}

function useEntryChanges(kind: StructureKind) {
  const queries = useQueryClient()
  const after = async (message: string) => {
    notifyDone(message)
    // A new name is also that of the people who have it.
    await Promise.all([
      queries.invalidateQueries({ queryKey: STRUCTURE }),
      queries.invalidateQueries({ queryKey: ['people'] }),
    ])
  }
  const editing = useRowEditing<EntryDraft>({
    save: (id, draft) => {
      const body = bodyOf(kind, draft)
      if (id === NEW) return call(createEntry, { params: { kind }, body })
      return call(changeEntry, { params: { kind, entry: id }, body })
    },
    onSaved: ({ name }) => after(t('saved', { name })),
  })
  const toggle = useMutation({
    mutationFn: ({ id, active }: StructureEntry) =>
      call(changeEntry, { params: { kind, entry: id }, body: { active: !active } }),
    onSuccess: ({ name, active }) => after(t(active ? 'reactivated' : 'deactivated', { name })),
  })
  return { editing, toggle }
}

function bodyOf(kind: StructureKind, { code, name, starts_on, ends_on, owner, state }: EntryDraft) {
  const fields = fieldsOfKind(kind)
  return {
    code,
    name,
    ...(fields.includes('starts_on') && { starts_on: starts_on || null, ends_on: ends_on || null }),
    ...(fields.includes('owner') && { owner: owner || null }),
    ...(fields.includes('state') && { state: state || null }),
  }
}
