import type { AccountState } from '@pravas/contract/finance'
import { sql } from 'kysely'
import { isOnHold } from '../accounts-on-hold.ts'
import type { Db } from '../db/database.ts'
import { selectBankDetails } from './store.ts'

/** Keeps the accounts of people as a batch that is being made pays to them. */
export async function keepBatchAccounts(
  trx: Db,
  { orgId, batchId, personIds, at }: { orgId: string; batchId: string; personIds: readonly string[]; at: Date },
): Promise<void> {
  await sql`
    insert into batch_accounts (org_id, batch_id, person_id, sealed, held_since)
    select org_id, ${batchId}::uuid, person_id, sealed, case when ${isOnHold('bank_details', at)} then entered_at end
    from bank_details where org_id = ${orgId} and person_id = any (${personIds}::uuid[])`.execute(trx)
}

/** Whether a batch that is made at an instant can pay to the accounts of people, by their ids. */
export async function accountStates(
  db: Db,
  { orgId, personIds, at }: { orgId: string; personIds: readonly string[]; at: Date },
): Promise<Map<string, AccountState>> {
  const found = new Map((await selectBankDetails(db, orgId, personIds, at)).map((row) => [row.person_id, row.held]))
  return new Map(
    personIds.map((id) => {
      const held = found.get(id)
      return [id, held === undefined ? 'missing' : held ? 'held' : 'ready']
    }),
  )
}

/** The accounts that a batch pays to. */
export function selectBatchAccounts(db: Db, orgId: string, batchId: string) {
  return db
    .selectFrom('batch_accounts')
    .select(['person_id', 'sealed', 'held_since'])
    .where('org_id', '=', orgId)
    .where('batch_id', '=', batchId)
    .execute()
}
