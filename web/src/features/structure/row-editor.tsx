import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { STATES } from '@pravas/contract/states'
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
  error: string | undefined
  /** Whether it takes the focus as it appears. */
  isFirst?: boolean
  onChange: (value: string) => void
  onSave: () => void
  onCancel: () => void
}

/** A cell of a row that is being edited: Enter saves the row, Escape leaves it as it was. */
export function CellInput({ label, value, type = 'text', error, isFirst = false, ...on }: CellInputProps) {
  const input = useCallback(
    (element: HTMLInputElement | null) => {
      if (isFirst) element?.focus()
    },
    [isFirst],
  )
  const shared = { ref: input, size: 'sm', 'aria-label': label, value, error, onKeyDown: keysOf(on) } as const
  return type === 'date' ? (
    <div className={classes.day}>
      <DateField {...shared} onChange={on.onChange} />
    </div>
  ) : (
    <TextInput {...shared} onChange={(event) => on.onChange(event.currentTarget.value)} />
  )
}

interface StateSelectProps extends Pick<CellInputProps, 'value' | 'error' | 'onChange' | 'onSave' | 'onCancel'> {
  /** What no state stands for. */
  none: string
}

/** The state or union territory of a row that is being edited; of what an earlier version kept, that too. */
export function StateSelect({ none, value, error, ...on }: StateSelectProps) {
  const states: readonly string[] = STATES
  const others = value === '' || states.includes(value) ? [] : [value]
  return (
    <NativeSelect
      size="sm"
      aria-label={t('state')}
      data={[{ value: '', label: none }, ...others, ...states]}
      value={value}
      error={error}
      onChange={(event) => on.onChange(event.currentTarget.value)}
      onKeyDown={keysOf(on)}
    />
  )
}

/** Enter saves the row, Escape leaves it as it was. */
function keysOf({ onSave, onCancel }: Pick<CellInputProps, 'onSave' | 'onCancel'>) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') onSave()
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
  }
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
