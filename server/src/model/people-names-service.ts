import { setImmediate as othersTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.ts'
import { namesOfPeople } from '../identity/people-service.ts'
import { addName, type KnownNames, noNames } from './name-rules.ts'

/** A name is known at the latest so long after it was entered, in milliseconds. */
const KEPT_MS = 5 * 60_000
const MOST_ORGANISATIONS = 50
/** After this many names others have their turn: a large organisation's take hundreds of milliseconds. */
const AT_A_TIME = 500

/** The names of an organisation's people, looked up once in five minutes. */
export function createPeopleNames(db: Database['db']) {
  const kept = new LRUCache<string, Promise<KnownNames>>({ max: MOST_ORGANISATIONS, ttl: KEPT_MS })

  async function lookedUp(orgId: string): Promise<KnownNames> {
    const known = noNames()
    for (const [index, name] of (await namesOfPeople(db, orgId)).entries()) {
      addName(known, name, false)
      if (index % AT_A_TIME === AT_A_TIME - 1) await othersTurn()
    }
    return known
  }

  return (orgId: string): Promise<KnownNames> => {
    const known = kept.get(orgId)
    if (known) return known
    const asked = lookedUp(orgId)
    kept.set(orgId, asked)
    // What could not be looked up is looked up again.
    asked.catch(() => kept.delete(orgId))
    return asked
  }
}
