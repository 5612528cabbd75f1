import type { Actor } from '../../access/actor.ts'
import { claimTypeOf } from '../../expenses/draft/claim-rules.ts'
import type { ConversationChange, ConversationKey } from '../kernel/conversation-store.ts'
import { chatTitle } from '../kernel/titles.ts'
import type { NumberedReceipt } from './rules/texts.ts'

export function keyOf(actor: Actor, sessionId: string): ConversationKey {
  return { orgId: actor.orgId, personId: actor.personId, assistant: 'fingenie', sessionId }
}

/**
 * What the list of conversations says of one: the categories of its receipts, the type that their claim has and, where
 * any is known, the merchants as its name.
 */
export function conversationSummary(receipts: readonly NumberedReceipt[]): ConversationChange {
  const categories = [...new Set(receipts.map(({ category }) => category))].sort()
  const merchants = [...new Set(receipts.flatMap(({ merchant }) => merchant ?? []))]
  return {
    ...(merchants.length > 0 && { chatName: chatTitle(merchants.join(', ')) }),
    category: categories.join(', ') || null,
    expenseType: categories.length === 0 ? null : claimTypeOf(categories),
  }
}
