import { TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { ManagerPickerProps } from './manager-picker.tsx'

// The search among all people is a third of this page's code, and nobody needs it at once.
const ManagerPicker = lazy(async () => ({ default: (await import('./manager-picker.tsx')).ManagerPicker }))

/** `ManagerPicker`; until its code is there, a field of the same size that says who is chosen. */
export function ManagerField(props: ManagerPickerProps) {
  const { label, description, value, chosenName } = props
  return (
    <Suspense
      fallback={<TextInput label={label} description={description} value={chosenName ?? value} readOnly aria-busy />}
    >
      <ManagerPicker {...props} />
    </Suspense>
  )
}
