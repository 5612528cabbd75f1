import type { Transaction } from 'kysely'
import { startOfDay } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { follow, genesisOf } from './chain-rules.ts'
import { type ErasedSeen, erasedValues, selectSealed } from './chain-store.ts'
import type { CheckpointKey } from './checkpoint-rules.ts'
import { cutChain, selectCheckpoint, selectLastBefore } from './checkpoint-store.ts'

export type { ErasedSeen } from './chain-store.ts'

/** The chain does not hold where it was to be cut. */
export class BrokenChain extends Error {}

/** How many entries from before a day (`YYYY-MM-DD`) could be cut off an organisation's chain. */
export async function countCuttable(db: Db, orgId: string, before: string): Promise<number> {
  const done = (await selectCheckpoint(db, orgId))?.seq ?? 0
  return Math.max(0, (await lastCuttable(db, orgId, before)) - done)
}

/** The last entry that could be cut off; it stays that one, whatever is added, so that it is looked for once for many cuts. */
export function lastCuttable(db: Db, orgId: string, before: string): Promise<number> {
  return selectLastBefore(db, orgId, startOfDay(before))
}

/**
 * Cuts entries from before a day, up to the last that could be cut, off the start of an organisation's chain, at most `limit` of them, after a check that each is
 * as it was sealed, and signs where. Answers how many. Throws `BrokenChain` where one is not: nothing is cut then, so that the
 * trace stays. Call it in a transaction that holds the organisation.
 */
export async function cutAudit(
  trx: Transaction<Tables>,
  orgId: string,
  {
    before,
    until,
    limit,
    now,
    key,
    seen,
  }: { before: string; until: number; limit: number; now: Date; key: CheckpointKey; seen: ErasedSeen },
): Promise<number> {
  const last = await selectCheckpoint(trx, orgId)
  if (last && !key.isOurs(last))
    throw new BrokenChain('The checkpoint of the audit trail is not signed by this product.')
  const start = last ?? { seq: 0, hash: genesisOf(orgId) }
  const entries = await selectSealed(trx, orgId, { after: start.seq, until, limit })
  if (entries.length === 0) return 0
  const { head, fault } = await follow(start, entries, erasedValues(trx, orgId, seen))
  if (fault) throw new BrokenChain(`Entry ${fault.seq} of the audit trail is not as it was sealed.`)
  await cutChain(trx, key.sign({ orgId, ...head, before, madeAt: now }))
  return entries.length
}
