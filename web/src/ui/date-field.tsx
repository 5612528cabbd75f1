import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { typedDate } from '@pravas/contract/typed-date'
import { dateField } from '@pravas/messages/en/date-field'
import { texts } from '@pravas/messages/texts'
import { type Ref, useRef, useState } from 'react'
import { afterPress } from './after-press.ts'
import classes from './date-field.module.css'
import { formatDate } from './formats.ts'
import { IconCalendar } from './icons.ts'

const t = texts(dateField)

interface DateFieldProps
  extends Pick<
    TextInputProps,
    | 'label'
    | 'aria-label'
    | 'description'
    | 'error'
    | 'size'
    | 'onKeyDown'
    | 'required'
    | 'disabled'
    | 'withAsterisk'
    | 'inputContainer'
  > {
  ref?: Ref<HTMLInputElement>
  /** `YYYY-MM-DD`; empty where there is none, also while what is typed is no date. */
  value: string
  min?: string
  max?: string
  /** Whether a dialog that opens puts the cursor here. */
  'data-autofocus'?: boolean
  onChange: (value: string) => void
  /** Told the value when the field is left, or a day was chosen from the calendar. */
  onLeave?: (value: string) => void
}

/**
 * A date as people in India write it, whatever the browser's language is: typed such as `23 Nov 2026` or 23/11/2026, or chosen
 * from the browser's calendar.
 */
export function DateField({ value, min, max, error, onChange, onLeave, ...input }: DateFieldProps) {
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(true)
  const calendar = useRef<HTMLInputElement>(null)
  // What is typed is shown until the field is left, or something else sets the date.
  const isTyped = typed !== '' && (typedDate(typed) ?? '') === value
  const isWrong = isTyped && value === ''
  const shown = isTyped && (isWrong || !isLeft) ? typed : value === '' ? '' : formatDate(value)
  const choose = () => {
    try {
      calendar.current?.showPicker?.()
    } catch {
      // A page inside another may not open it; the date can be typed.
    }
  }
  return (
    <TextInput
      {...input}
      value={shown}
      placeholder={t('example')}
      autoComplete="off"
      maxLength={40}
      error={isWrong && isLeft ? t('wrong') : error}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        setLeft(false)
        onChange(typedDate(text) ?? '')
      }}
      onBlur={() =>
        afterPress(() => {
          setLeft(true)
          onLeave?.(value)
        })
      }
      rightSection={
        <span className={classes.picker}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('choose')}
            disabled={input.disabled === true}
            onClick={choose}
          >
            <IconCalendar size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            {...{ value, min, max }}
            onChange={({ currentTarget: { value: day } }) => {
              setTyped('')
              onChange(day)
              onLeave?.(day)
            }}
          />
        </span>
      }
    />
  )
}
