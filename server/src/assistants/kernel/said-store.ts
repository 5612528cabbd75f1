import type { Db } from '../../db/database.ts'
import type { Conversation } from './conversation-store.ts'
import type { Exchange } from './engine.ts'

/** How many exchanges an engine may look back on. */
export const EXCHANGES = 12

/**
 * The last exchanges of a conversation that a language model may be told of, oldest first: those since it was begun anew,
 * and since its person last decided whether a model may be asked, so that what was said while none might is never sent.
 */
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
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('conversations')
            .innerJoin('assistant_choices', (join) =>
              join
                .onRef('assistant_choices.org_id', '=', 'conversations.org_id')
                .onRef('assistant_choices.person_id', '=', 'conversations.person_id'),
            )
            .select('conversations.id')
            .whereRef('conversations.org_id', '=', 'messages.org_id')
            .whereRef('conversations.id', '=', 'messages.conversation_id')
            .whereRef('assistant_choices.changed_at', '>', 'messages.created_at'),
        ),
      ),
    )
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
