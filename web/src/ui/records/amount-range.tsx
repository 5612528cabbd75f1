import { Group, TextInput } from '@mantine/core'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import type { RecordView } from './record-view.ts'
import { typedAmount } from './typed-amount.ts'

const t = texts(records)

interface AmountRangeProps {
  view: Pick<RecordView, 'atLeast' | 'atMost'>
  onChange: (part: Partial<RecordView>) => void
}

/** Where a list is narrowed to amounts; either end may stay open. */
export function AmountRange({ view: { atLeast, atMost }, onChange }: AmountRangeProps) {
  const isBackwards = atLeast !== undefined && atMost !== undefined && atLeast > atMost
  return (
    <Group gap="xs" wrap="nowrap" align="start">
      <AmountInput
        label={t('amount.at-least')}
        value={atLeast}
        error={isBackwards && t('amount.backwards')}
        onAmount={(rupees) => onChange({ atLeast: rupees })}
      />
      <AmountInput
        label={t('amount.at-most')}
        value={atMost}
        error={false}
        onAmount={(rupees) => onChange({ atMost: rupees })}
      />
    </Group>
  )
}

interface AmountInputProps {
  label: string
  value: number | undefined
  /** What is wrong with the amount that was taken. */
  error: string | false
  onAmount: (rupees: number | undefined) => void
}

/**
 * Takes an amount in rupees once it has been typed: on Enter, and when the field is left. What is none stays to be
 * corrected, and the list as it was.
 */
function AmountInput({ label, value, error, onAmount }: AmountInputProps) {
  const [known, setKnown] = useState(value)
  const [draft, setDraft] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  if (known !== value) {
    setKnown(value)
    setDraft(undefined)
    setRefused(false)
  }
  const take = () => {
    if (draft === undefined) return
    const amount = typedAmount(draft)
    setRefused(amount === undefined && draft.trim() !== '')
    if (amount === undefined && draft.trim() !== '') return
    if (amount === value) setDraft(undefined)
    else onAmount(amount)
  }
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      leftSection="₹"
      value={draft ?? value?.toString() ?? ''}
      error={isRefused ? t('amount.example') : error}
      onChange={(event) => {
        setDraft(event.currentTarget.value)
        setRefused(false)
      }}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
      }}
    />
  )
}
