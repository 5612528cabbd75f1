import { Button, Group, TextInput } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import { type KeyboardEvent, useCallback } from 'react'
import { DateField } from '../../ui/date-field.tsx'
import classes from './structure.module.css'

const t = texts(structure)
const c = texts(labels)

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
  const input = useCallback(
    (element: HTMLInputElement | null) => {
      if (isFirst) element?.focus()
    },
    [isFirst],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') on.onSave()
    if (event.key === 'Escape') {
      event.stopPropagation()
      on.onCancel()
    }
  }
  const shared = { ref: input, size: 'sm', 'aria-label': label, value, error, onKeyDown } as const
  return type === 'date' ? (
    <div className={classes.day}>
      <DateField {...shared} onChange={on.onChange} />
    </div>
  ) : (
    <TextInput {...shared} placeholder={placeholder} onChange={(event) => on.onChange(event.currentTarget.value)} />
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
