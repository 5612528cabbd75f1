import { heldInTransaction } from './transaction.ts'

/**
 * What several steps of money hold at once, in the order in which they take it, so that no two ever wait for each other: the books
 * of an organisation (its row), cards by whose they are, a payment batch, claims, advances. Within each, the rows are taken in the
 * order of their ids, and all that a transaction needs of them at once. What is taken after these is never waited for the other way
 * round: the counter of numbers, and the head of the audit chain when a transaction commits.
 */
const ORDER = ['books', 'cards', 'batch', 'claims', 'advances'] as const
type Held = (typeof ORDER)[number]

/**
 * Says that the transaction under way holds some rows of a kind. Throws where they are taken out of order: with a later kind held, or
 * in a second part, as another transaction may hold that and wait for this one.
 */
export function heldInOrder(kind: Held, keys: readonly string[]): void {
  const held = heldInTransaction()
  if (held === undefined || keys.length === 0) return
  const before = held.get(kind)
  if (before && keys.every((key) => before.has(key))) return
  const later = ORDER.slice(ORDER.indexOf(kind)).find((one) => held.has(one))
  if (later !== undefined) throw new Error(`Of ${kind}, more is held after ${later} were; see db/lock-order.ts.`)
  held.set(kind, new Set(keys))
}
