import type { z } from 'zod'
import { type SourceLog, SourceUnavailable } from '../source.ts'

const FIELDS_NAMED = 5

/**
 * The options that fit the schema, as it reads them. Those that do not are left out, and one line of the log counts them
 * and names their fields, never their values. Throws `SourceUnavailable` where none of several fits: the source has
 * then changed its shape, which is not the same as having nothing on offer.
 */
export function fitting<Schema extends z.ZodType>(
  schema: Schema,
  options: readonly unknown[],
  { source, log }: { source: string; log: SourceLog },
): z.output<Schema>[] {
  const fields = new Set<string>()
  const read = options.flatMap((option) => {
    const parsed = schema.safeParse(option)
    if (parsed.success) return [parsed.data]
    for (const { path } of parsed.error.issues) fields.add(path.join('.'))
    return []
  })
  const dropped = options.length - read.length
  if (dropped > 0) {
    const named = [...fields].slice(0, FIELDS_NAMED)
    log.warn({ source, dropped, of: options.length, fields: named }, 'options that did not fit were left out')
  }
  if (dropped > 0 && read.length === 0) throw new SourceUnavailable('unreadable')
  return read
}
