import { Button, Group, TextInput } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ApiError, explain } from '../../api/api-error.ts'
import classes from './structure.module.css'

const t = texts(structure)
const c = texts(labels)

/** What an answer says of a field of the row that was sent. */
export function problemOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.problem.errors?.find(({ path }) => path === `body.${field}`)?.message
}

/** What an answer says that concerns none of these fields. */
export function otherProblem(error: unknown, fields: readonly string[]): string | undefined {
  if (!error) return undefined
  return fields.some((field) => problemOf(error, field)) ? undefined : explain(error)
}

interface CellInputProps {
  label: string
  value: string
  type?: 'text' | 'date'
  placeholder?: string
  error: string | undefined
  /** Whether it takes the focus as it appears. */
  isFirst?: boolean
  onChange: (value: string) => void
  onSave: () => void
  onCancel: () => void
}

/** A cell of a row that is being edited: Enter saves the row, Escape leaves it as it was. */
export function CellInput({ label, value, type = 'text', placeholder, error, isFirst = false, ...on }: CellInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') on.onSave()
    if (event.key === 'Escape') {
      event.stopPropagation()
      on.onCancel()
    }
  }
  return (
    <TextInput
      ref={input}
      size="sm"
      type={type}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      error={error}
      onChange={(event) => on.onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}

interface EditActionsProps {
  isSaving: boolean
  problem: string | undefined
  onSave: () => void
  onCancel: () => void
}

/** What ends the editing of a row. */
export function EditActions({ isSaving, problem, onSave, onCancel }: EditActionsProps) {
  return (
    <div className={classes.actions}>
      <Group gap={6} justify="flex-end">
        <Button size="xs" loading={isSaving} onClick={onSave}>
          {t('save')}
        </Button>
        <Button size="xs" variant="default" disabled={isSaving} onClick={onCancel}>
          {c('cancel')}
        </Button>
      </Group>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

interface RowActionProps {
  label: string
  children: string
  isWorking?: boolean
  onClick: () => void
}

export function RowAction({ label, children, isWorking = false, onClick }: RowActionProps) {
  return (
    <Button size="compact-sm" variant="subtle" aria-label={label} loading={isWorking} onClick={onClick}>
      {children}
    </Button>
  )
}
