import { ApiError, explain } from './api-error.ts'

export interface Problems<Field extends string> {
  /** What to change, field by field. */
  fields: Partial<Record<Field, string>>
  /** What concerns no field; undefined when each has its place. */
  all: string | undefined
}

/** What an answer says of the fields of a form, by the last step of each path; the rest of it as one sentence. */
export function problemsIn<Field extends string>(error: unknown, fields: readonly Field[]): Problems<Field> {
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
