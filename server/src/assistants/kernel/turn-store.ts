import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Conversation, ConversationKey } from './conversation-store.ts'

/** What a finished turn answered; undefined when it never finished. */
export async function findTurn<Result>(
  db: Db,
  key: ConversationKey,
  turnId: string,
  schema: z.ZodType<Result>,
): Promise<Result | undefined> {
  const row = await db
    .selectFrom('turns')
    .innerJoin('conversations', (join) =>
      join.onRef('conversations.org_id', '=', 'turns.org_id').onRef('conversations.id', '=', 'turns.conversation_id'),
    )
    .select('turns.result')
    .where('conversations.org_id', '=', key.orgId)
    .where('conversations.person_id', '=', key.personId)
    .where('conversations.assistant', '=', key.assistant)
    .where('conversations.session_id', '=', key.sessionId)
    .where('turns.turn_id', '=', turnId)
    .executeTakeFirst()
  return row && schema.parse(row.result)
}

/** Keeps what a turn answered; the transaction holds its conversation. */
export async function insertTurn(
  trx: Transaction<Tables>,
  turn: { orgId: string; conversationId: string; turnId: string; result: unknown; now: Date },
): Promise<void> {
  await trx
    .insertInto('turns')
    .values({
      org_id: turn.orgId,
      conversation_id: turn.conversationId,
      turn_id: turn.turnId,
      result: JSON.stringify(turn.result),
      created_at: turn.now,
    })
    .execute()
}

/** Whether a kept turn of the conversation was answered with exactly these words. */
export async function isAnswerOfTurn(
  db: Db,
  { orgId, id }: Pick<Conversation, 'orgId' | 'id'>,
  response: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('turns')
    .select('turn_id')
    .where('org_id', '=', orgId)
    .where('conversation_id', '=', id)
    .where(sql`result ->> 'response'`, '=', response)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes what turns answered before a moment. */
export async function deleteTurnsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('turns').where('created_at', '<', moment).execute()
}
