import { LRUCache } from 'lru-cache'
import { tooMany } from '../errors.ts'

const MINUTE_MS = 60_000
/** The unit of costs is a tenth of a millisecond. */
const UNITS_A_SECOND = 10_000
/** More callers than this within a minute, and those who were quiet longest start afresh. */
const MOST_CALLERS = 50_000

/** What everybody may spend. */
export interface Budgets {
  /** Takes a cost from a caller's budget of this minute; throws 'request.too_many' when it is used up. */
  spend(caller: string, cost: number): void
  /** The same for work that goes on in the background, which nobody could be told of: it never throws. */
  count(caller: string, cost: number): void
}

/** The budget of a person, wherever they call from. */
export function personBudget({ personId }: { personId: string }): string {
  return `person ${personId}`
}

/** Budgets of so many seconds of one processor's work a minute for each caller, in this process; 0: without end. */
export function createBudgets(seconds: number): Budgets {
  const most = seconds * UNITS_A_SECOND
  // An entry lives for a minute from the caller's first call.
  const spent = new LRUCache<string, { cost: number }>({ max: MOST_CALLERS, ttl: MINUTE_MS })
  const count = (caller: string, cost: number) => {
    if (most === 0) return
    const entry = spent.get(caller)
    if (entry) entry.cost += cost
    else spent.set(caller, { cost })
  }
  return {
    count,
    spend(caller, cost) {
      const entry = most === 0 ? undefined : spent.get(caller)
      // What is begun is paid even where it is more than a whole budget; the next call finds it used up.
      if (entry && entry.cost >= most) throw tooMany(Math.max(1, Math.ceil(spent.getRemainingTTL(caller) / 1000)))
      count(caller, cost)
    },
  }
}
