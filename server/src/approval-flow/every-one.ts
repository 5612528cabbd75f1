/**
 * Does a piece of work for each of some items, one after the other. One that fails stops no other: its error is thrown in the
 * end, of several the first with their number.
 */
export async function everyOne<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error))
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new Error(`${errors.length} of ${items.length} failed.`, { cause: errors[0] })
}
