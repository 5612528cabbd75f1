import { ApiError, explain } from './api-error.ts'

/** What the server said is wrong with fields, by their paths without `body.`, such as `gstins[0]`; for forms with lists of fields. */
export type FieldErrors = Readonly<Record<string, string>>

/** What a failed call says of fields; nothing where it is about none. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  const errors = error instanceof ApiError ? (error.problem.errors ?? []) : []
  return Object.fromEntries(errors.map(({ path, message }) => [path.replace(/^body\./, ''), message]))
}

/** What of a failed call is to be said as a whole: all of it where it is about no field. */
export function wholeErrorOf(error: unknown): string | undefined {
  if (!error || Object.keys(fieldErrorsOf(error)).length > 0) return undefined
  return explain(error)
}

/** What a form whose fields have fixed names says of a failed call. */
export interface Problems<Field extends string> {
  /** What to change, field by field. */
  fields: Partial<Record<Field, string>>
  /** What concerns none of the fields; undefined when each has its place. */
  all: string | undefined
}

/** What a failed call says of the fields of a form, by the first step of each path, and the rest of it as one sentence. */
export function problemsIn<Field extends string>(error: unknown, fields: readonly Field[]): Problems<Field> {
  if (!error) return { fields: {}, all: undefined }
  const errors = (error instanceof ApiError && error.problem.errors) || []
  const found = errors.flatMap(({ path, message }) => {
    const name = /^body\.(\w+)/.exec(path)?.[1]
    const field = fields.find((one) => one === name)
    return field === undefined ? [] : [[field, message] as const]
  })
  const isPlaced = found.length > 0 && found.length === errors.length
  return {
    fields: Object.fromEntries(found.reverse()) as Partial<Record<Field, string>>,
    all: isPlaced ? undefined : explain(error),
  }
}
