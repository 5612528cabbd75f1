import { Button, Group } from '@mantine/core'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { ApiError, explain } from '../../api/api-error.ts'
import type { Column } from '../../ui/record-table.tsx'
import { EDITS, type RowEditing } from './use-row-editing.ts'

const t = texts(structure)

// Most visits read a list and change nothing.
const rowEditor = () => import('./row-editor.tsx')
const CellInput = later(lazy(async () => ({ default: (await rowEditor()).CellInput })))
const StateSelect = later(lazy(async () => ({ default: (await rowEditor()).StateSelect })))
const EditActions = later(lazy(async () => ({ default: (await rowEditor()).EditActions })))

function later<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

interface Listed {
  id: string
  name: string
}

interface EditedColumn<Row> {
  width?: string
  /** What a row shows while it is not edited. */
  shown: (row: Row) => string
}

interface TextColumn<Row> extends EditedColumn<Row> {
  type?: 'text' | 'date'
  /** Whether it takes the focus as a row is opened. */
  isFirst?: boolean
}

/** A column in which a text or a day is typed. */
export function textColumn<
  Row extends Listed,
  Field extends 'code' | 'name' | 'day' | 'starts_on' | 'ends_on',
  Draft extends Record<Field, string>,
>(editing: RowEditing<Draft>, field: Field, { shown, type, isFirst, ...column }: TextColumn<Row>): Column<Row> {
  const { open, error } = editing
  return {
    ...column,
    name: t(field),
    cell: (row) =>
      open?.id === row.id ? (
        <CellInput
          label={t(field)}
          type={type ?? 'text'}
          value={open.draft[field]}
          error={problemOf(error, field)}
          isFirst={isFirst ?? false}
          onChange={(value) => editing.set(field, value)}
          onSave={editing.save}
          onCancel={editing.cancel}
        />
      ) : (
        shown(row)
      ),
  }
}

/** The column in which a state or union territory is chosen; `none` is what no state stands for. */
export function stateColumn<Row extends Listed, Draft extends { state: string }>(
  editing: RowEditing<Draft>,
  { none, shown, ...column }: EditedColumn<Row> & { none: string },
): Column<Row> {
  const { open, error } = editing
  return {
    ...column,
    name: t('state'),
    cell: (row) =>
      open?.id === row.id ? (
        <StateSelect
          none={none}
          value={open.draft.state}
          error={problemOf(error, 'state')}
          onChange={(state) => editing.set('state', state)}
          onSave={editing.save}
          onCancel={editing.cancel}
        />
      ) : (
        shown(row)
      ),
  }
}

interface ActionsColumn<Row, Draft> {
  width: string
  /** The fields that say themselves what the server refused of them. */
  fields: readonly string[]
  draftOf: (row: Row) => Draft
  /** What else can be done with a row. */
  other: (row: Row) => ReactNode
}

/** The column that opens a row, and saves or leaves it. */
export function actionsColumn<Row extends Listed, Draft extends object>(
  editing: RowEditing<Draft>,
  { width, fields, draftOf, other }: ActionsColumn<Row, Draft>,
): Column<Row> {
  return {
    name: t('actions'),
    width,
    align: 'end',
    cell: (row) =>
      editing.open?.id === row.id ? (
        <EditActions
          isSaving={editing.isSaving}
          problem={otherProblem(editing.error, fields)}
          onSave={editing.save}
          onCancel={editing.cancel}
        />
      ) : (
        <Group gap={2} justify="flex-end" wrap="nowrap">
          <RowAction
            edits={row.id}
            label={t('edit', { name: row.name })}
            onClick={() => editing.begin(row.id, draftOf(row))}
          >
            {t('edit.short')}
          </RowAction>
          {other(row)}
        </Group>
      ),
  }
}

interface RowActionProps {
  label: string
  /** What it leads to editing; where that ends, the focus comes back here. */
  edits?: string
  children: string
  isWorking?: boolean
  onClick: () => void
}

export function RowAction({ label, edits, children, isWorking = false, onClick }: RowActionProps) {
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-label={label}
      {...{ [EDITS]: edits }}
      loading={isWorking}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

/** What an answer says of a field of the row that was sent. */
export function problemOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.problem.errors?.find(({ path }) => path === `body.${field}`)?.message
}

/** What an answer says that concerns none of these fields. */
function otherProblem(error: unknown, fields: readonly string[]): string | undefined {
  if (!error) return undefined
  return fields.some((field) => problemOf(error, field)) ? undefined : explain(error)
}
