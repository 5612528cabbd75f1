import type { Db } from '../../db/database.ts'
import type { Exchange } from '../engines/engine.ts'
import type { Conversation } from './conversation-store.ts'

/** The last exchanges of a conversation since it was begun anew, oldest first. */
export async function selectExchanges(
  db: Db,
  { orgId, id, freshSince }: Pick<Conversation, 'orgId' | 'id' | 'freshSince'>,
  limit: number,
): Promise<Exchange[]> {
  const query = db
    .selectFrom('messages')
    .select(['sender', 'message'])
    .where('org_id', '=', orgId)
    .where('conversation_id', '=', id)
    .orderBy('id', 'desc')
    .limit(2 * limit)
  const rows = await (freshSince === null ? query : query.where('created_at', '>=', freshSince)).execute()
  const exchanges: Exchange[] = []
  for (const { sender, message } of rows.toReversed()) {
    if (sender === 'User') exchanges.push({ user: message, assistant: '' })
    else {
      const last = exchanges.at(-1)
      if (last) last.assistant = message
    }
  }
  return exchanges
}
