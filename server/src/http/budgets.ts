import { LRUCache } from 'lru-cache'
import { tooMany } from '../errors.ts'

const MINUTE_MS = 60_000
/** The unit of costs is a tenth of a millisecond. */
const UNITS_A_SECOND = 10_000
/** More callers than this within a minute, and those who were quiet longest start afresh. */
const MOST_CALLERS = 50_000

/** What everybody may spend. */
export interface Budgets {
  /**
   * Takes a cost from a caller's budget of this minute; throws 'request.too_many' when it is used up. Answers how to give
   * back a part of it, which is nothing any more once the minute is over.
   */
  spend(caller: string, cost: number): (unused: number) => void
  /** The same for work that goes on in the background, which nobody could be told of: it never throws. */
  count(caller: string, cost: number): void
}

/** The budget of a person, wherever they call from. */
export function personBudget({ personId }: { personId: string }): string {
  return `person ${personId}`
}

/** Budgets of this many seconds of one processor's work a minute for each caller, in this process; 0: without end. */
export function createBudgets(seconds: number): Budgets {
  const most = seconds * UNITS_A_SECOND
  // An entry lives for a minute from the caller's first call.
  const spent = new LRUCache<string, { cost: number }>({ max: MOST_CALLERS, ttl: MINUTE_MS })
  const take = (caller: string, cost: number) => {
    const entry = spent.get(caller) ?? { cost: 0 }
    entry.cost += cost
    // Setting it anew would begin another minute.
    if (!spent.has(caller)) spent.set(caller, entry)
    return entry
  }
  return {
    count(caller, cost) {
      if (most > 0) take(caller, cost)
    },
    spend(caller, cost) {
      if (most === 0) return () => {}
      const entry = spent.get(caller)
      // What is begun is paid even where it is more than a whole budget; the next call finds it used up.
      if (entry && entry.cost >= most) throw tooMany(Math.max(1, Math.ceil(spent.getRemainingTTL(caller) / 1000)))
      const paid = take(caller, cost)
      return (unused) => {
        paid.cost -= unused
      }
    },
  }
}
