import { Button } from '@mantine/core'
import { type ComponentType, lazy, Suspense } from 'react'
import { ApiError, explain } from '../../api/api-error.ts'
import { EDITS } from './use-row-editing.ts'

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

// Most visits read a list and change nothing.
const rowEditor = () => import('./row-editor.tsx')
export const CellInput = later(lazy(async () => ({ default: (await rowEditor()).CellInput })))
export const StateSelect = later(lazy(async () => ({ default: (await rowEditor()).StateSelect })))
export const EditActions = later(lazy(async () => ({ default: (await rowEditor()).EditActions })))

function later<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
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
