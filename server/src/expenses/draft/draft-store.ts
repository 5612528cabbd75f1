import type { Transaction } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { ClaimChoice } from './draft-rules.ts'

/** How the receipts of a conversation are to be claimed; as one with the trip that fits where nothing was chosen. */
export async function selectClaimChoice(db: Db, orgId: string, conversationId: string): Promise<ClaimChoice> {
  const row = await db
    .selectFrom('claim_drafts')
    .select(['claim_as', 'trip_choice', 'trip_id'])
    .where('org_id', '=', orgId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  if (!row) return { as: 'one', trip: 'auto' }
  const trip = row.trip_choice === 'none' ? 'none' : row.trip_id === null ? 'auto' : { id: row.trip_id }
  return { as: row.claim_as, trip }
}

export async function upsertClaimChoice(
  trx: Transaction<Tables>,
  orgId: string,
  conversationId: string,
  { as, trip }: ClaimChoice,
): Promise<void> {
  const chosen = {
    claim_as: as,
    trip_choice: typeof trip === 'object' ? ('chosen' as const) : trip,
    trip_id: typeof trip === 'object' ? trip.id : null,
  }
  await trx
    .insertInto('claim_drafts')
    .values({ org_id: orgId, conversation_id: conversationId, ...chosen })
    .onConflict((conflict) => conflict.columns(['org_id', 'conversation_id']).doUpdateSet(chosen))
    .execute()
}
