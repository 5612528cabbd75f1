import { fieldsOfKind, type StructureEntry, type StructureKind } from '@pravas/contract/structure'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import badge from '../../status/status-badge.module.css'
import { formatDate } from '../../ui/formats.ts'
import { later } from '../../ui/later.tsx'
import type { Column } from '../../ui/record-table.tsx'
import { actionsColumn, problemOf, RowAction, stateColumn, textColumn } from './edited-columns.tsx'
import { DRAFT_FIELDS, draftOf, type EntryDraft } from './entry-draft.ts'
import { NEW, type RowEditing } from './use-row-editing.ts'

const t = texts(structure)

// Needed once a row is edited.
const PersonField = later(async () => (await import('../../person-picker/person-field.tsx')).PersonField)

type Editing = RowEditing<EntryDraft>

/** Turning entries on and off; `working` is the one that is under way. */
interface Toggling {
  working: string | undefined
  toggle: (entry: StructureEntry) => void
}

/** The columns of a kind: its fields, whether an entry is active, and what can be done with it. */
export function entryColumns(kind: StructureKind, editing: Editing, toggling: Toggling): Column<StructureEntry>[] {
  const fields = fieldsOfKind(kind)
  const hasDates = fields.includes('starts_on')
  const hasOwner = fields.includes('owner')
  const hasState = fields.includes('state')
  return [
    textColumn(editing, 'code', { width: hasDates ? '11%' : '15%', isFirst: true, shown: ({ code }) => code }),
    textColumn(editing, 'name', {
      width: hasDates ? '19%' : hasOwner || hasState ? '28%' : '42%',
      shown: ({ name }) => name,
    }),
    ...(hasDates ? [dayColumn(editing, 'starts_on'), dayColumn(editing, 'ends_on')] : []),
    ...(hasOwner ? [ownerColumn(kind, editing, hasDates ? '17%' : '22%')] : []),
    ...(hasState
      ? [
          stateColumn(editing, {
            none: t('state.unknown'),
            width: '22%',
            shown: ({ state }: StructureEntry) => state ?? '',
          }),
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
    actionsColumn(editing, {
      width: hasDates ? '17%' : '22%',
      fields: DRAFT_FIELDS,
      draftOf,
      other: (entry) => (
        <RowAction
          label={t(entry.active ? 'deactivate' : 'reactivate', { name: entry.name })}
          isWorking={toggling.working === entry.id}
          onClick={() => toggling.toggle(entry)}
        >
          {t(entry.active ? 'deactivate.short' : 'reactivate.short')}
        </RowAction>
      ),
    }),
  ]
}

function dayColumn(editing: Editing, field: 'starts_on' | 'ends_on'): Column<StructureEntry> {
  return textColumn(editing, field, {
    type: 'date',
    width: '14%',
    shown: ({ [field]: day }) => (day === null ? '' : formatDate(day)),
  })
}

function ownerColumn(kind: StructureKind, editing: Editing, width: string): Column<StructureEntry> {
  const { open, error } = editing
  const name = t(kind === 'department' ? 'head' : 'owner')
  return {
    name,
    width,
    cell: (entry) =>
      open?.id === entry.id ? (
        <PersonField
          label={name}
          isLabelHidden
          value={open.draft.owner}
          chosenName={open.draft.owner === entry.owner ? entry.owner_name : undefined}
          except={undefined}
          error={problemOf(error, 'owner')}
          onChange={(owner) => editing.set('owner', owner)}
        />
      ) : (
        (entry.owner_name ?? entry.owner ?? '')
      ),
  }
}
