import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import { invalid } from './errors.ts'

const t = texts(refusals)

/** Where a list that is sorted by the last change goes on. */
export const ChangePosition = z.object({
  updatedAt: z.iso.datetime().transform((instant) => new Date(instant)),
  id: z.uuid(),
})
export type ChangePosition = z.output<typeof ChangePosition>

/** The position that a cursor of ours holds; throws for any other text. */
export function readCursor<Schema extends z.ZodType>(
  cursor: string | undefined,
  schema: Schema,
): z.output<Schema> | undefined {
  if (cursor === undefined) return undefined
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw invalid([{ path: 'query.cursor', message: t('cursor.other') }])
  }
}

/** A page of rows of which one more was read, and the cursor of the next one; null on the last. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  position: (row: Row) => unknown,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const hasNext = rows.length > limit && last !== undefined
  return { items, next: hasNext ? Buffer.from(JSON.stringify(position(last))).toString('base64url') : null }
}
