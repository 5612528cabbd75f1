import { TextInput } from '@mantine/core'
import { useState } from 'react'

interface NumberFieldProps {
  label: string
  description?: string
  /** Null: none. */
  value: number | null
  error: string | undefined
  onChange: (value: number | null) => void
}

/** A whole number that is typed. What is none is passed on as it is, and the server says so at the field. */
export function NumberField({ label, description, value, error, onChange }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value))
  return (
    <TextInput
      label={label}
      description={description}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      value={text}
      error={error}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value
        setText(typed)
        onChange(typed.trim() === '' ? null : /^\s*\d+\s*$/.test(typed) ? Number(typed) : (typed as unknown as number))
      }}
    />
  )
}
