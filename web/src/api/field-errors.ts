import { ApiError, explain } from './api-error.ts'

/** What the server said is wrong with fields, by their paths without `body.`, such as `gstins[0]`. */
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
