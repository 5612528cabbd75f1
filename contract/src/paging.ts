import { z } from 'zod'

/** A yes or no in an address. */
export const Flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** The largest page of a list that names no other. */
const MOST = 200

/**
 * What a call that lists in pages takes beside its filters; it answers `{items, next}`. `most` is the largest page, `usual` the one
 * of a caller who names none.
 */
export function paged({ most = MOST, usual = 50 }: { most?: number; usual?: number } = {}) {
  return {
    cursor: z
      .string()
      .max(1000)
      .optional()
      .meta({ description: '`next` of the previous page; omit for the first page' }),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(most)
      .default(usual)
      .meta({ description: 'maximum number of items per page' }),
  }
}
