import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.ts'
import { namesOfPeople } from '../identity/people-service.ts'
import { type KnownNames, knownNames } from './name-rules.ts'

/** A name is known at the latest so long after it was entered, in milliseconds. */
const KEPT_MS = 60_000
const MOST_ORGANISATIONS = 50

/** The names of an organisation's people, looked up once a minute. */
export function createPeopleNames(db: Database['db']) {
  const kept = new LRUCache<string, Promise<KnownNames>>({ max: MOST_ORGANISATIONS, ttl: KEPT_MS })
  return async (orgId: string): Promise<KnownNames> => {
    const known = kept.get(orgId) ?? namesOfPeople(db, orgId).then((names) => knownNames(names))
    kept.set(orgId, known, { noUpdateTTL: true })
    // What could not be looked up is looked up again.
    known.catch(() => kept.delete(orgId))
    return known
  }
}
