import { TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { PersonPickerProps } from './person-picker.tsx'

// The search among all people is a third of this page's code, and nobody needs it at once.
const PersonPicker = lazy(async () => ({ default: (await import('./person-picker.tsx')).PersonPicker }))

/** `PersonPicker`; until its code is there, a field of the same size that says who is chosen. */
export function PersonField(props: PersonPickerProps) {
  const { label, isLabelHidden, description, placeholder, value, chosenName } = props
  const named = isLabelHidden ? { 'aria-label': label } : { label }
  return (
    <Suspense
      fallback={
        <TextInput
          {...named}
          description={description}
          placeholder={placeholder}
          value={chosenName ?? value}
          readOnly
          aria-busy
        />
      }
    >
      <PersonPicker {...props} />
    </Suspense>
  )
}
