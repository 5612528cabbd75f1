import type { Assistant } from '@pravas/contract/chat'
import type { Transaction } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { newId } from '../../ids.ts'

/** Whose conversation it is; a session id means something for its owner only. */
export interface ConversationKey {
  orgId: string
  personId: string
  assistant: Assistant
  sessionId: string
}

export type Conversation = NonNullable<Awaited<ReturnType<typeof findConversation>>>

/** What finds a conversation again. */
type ConversationId = Pick<Conversation, 'orgId' | 'id'>

/** One conversation with what its dialogue holds; undefined when there is none. */
export function findConversation(db: Db, key: ConversationKey) {
  return ofKey(db, key).select(['org_id as orgId', 'id', 'state']).executeTakeFirst()
}

/** The conversation, made when it does not exist yet, and held against other writers until the transaction ends. */
export async function lockConversation(
  trx: Transaction<Tables>,
  key: ConversationKey,
  chatName: string,
  now: Date,
): Promise<Conversation> {
  await trx
    .insertInto('conversations')
    .values({
      id: newId(),
      org_id: key.orgId,
      person_id: key.personId,
      assistant: key.assistant,
      session_id: key.sessionId,
      chat_name: chatName,
      destination: null,
      category: null,
      expense_type: null,
      state: '{}',
      last_activity: now,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'person_id', 'assistant', 'session_id']).doNothing())
    .execute()
  return ofKey(trx, key).select(['org_id as orgId', 'id', 'state']).forUpdate().executeTakeFirstOrThrow()
}

function ofKey(db: Db, key: ConversationKey) {
  return db
    .selectFrom('conversations')
    .where('org_id', '=', key.orgId)
    .where('person_id', '=', key.personId)
    .where('assistant', '=', key.assistant)
    .where('session_id', '=', key.sessionId)
}

/** What a turn may change of a conversation; what is absent stays as it is. */
export interface ConversationChange {
  state?: Record<string, unknown>
  destination?: string | null
  category?: string | null
  expenseType?: string | null
}

export async function updateConversation(
  db: Db,
  { orgId, id }: ConversationId,
  change: ConversationChange,
  now: Date,
): Promise<void> {
  await db
    .updateTable('conversations')
    .set({
      last_activity: now,
      ...(change.state === undefined ? {} : { state: JSON.stringify(change.state) }),
      ...(change.destination === undefined ? {} : { destination: change.destination }),
      ...(change.category === undefined ? {} : { category: change.category }),
      ...(change.expenseType === undefined ? {} : { expense_type: change.expenseType }),
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Adds what was said and answered, in this order. */
export async function appendExchange(
  db: Db,
  conversation: ConversationId,
  exchange: { userMessage: string; botResponse: string },
  now: Date,
): Promise<void> {
  const row = { org_id: conversation.orgId, conversation_id: conversation.id, created_at: now }
  await db
    .insertInto('messages')
    .values([
      { ...row, id: newId(), sender: 'User', message: exchange.userMessage },
      { ...row, id: newId(), sender: 'Assistant', message: exchange.botResponse },
    ])
    .execute()
}

/** The messages of a conversation, oldest first. */
export function selectMessages(db: Db, conversation: ConversationId) {
  return db
    .selectFrom('messages')
    .select(['sender', 'message', 'created_at'])
    .where('org_id', '=', conversation.orgId)
    .where('conversation_id', '=', conversation.id)
    .orderBy('id')
    .execute()
}

/** The last two messages of a conversation, latest first. */
export function selectLastExchange(db: Db, conversation: ConversationId) {
  return db
    .selectFrom('messages')
    .select(['sender', 'message'])
    .where('org_id', '=', conversation.orgId)
    .where('conversation_id', '=', conversation.id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
}

/** The conversations of one person with one assistant, latest first. */
export function selectConversations(db: Db, owner: Omit<ConversationKey, 'sessionId'>) {
  return db
    .selectFrom('conversations')
    .select(['session_id', 'chat_name', 'last_activity', 'destination', 'category', 'expense_type'])
    .where('org_id', '=', owner.orgId)
    .where('person_id', '=', owner.personId)
    .where('assistant', '=', owner.assistant)
    .orderBy('last_activity', 'desc')
    .execute()
}

/** Removes a conversation with its messages and the receipts that were never claimed; claimed ones belong to the expense. */
export async function deleteConversation(trx: Transaction<Tables>, { orgId, id }: ConversationId): Promise<void> {
  await trx
    .deleteFrom('receipts')
    .where('org_id', '=', orgId)
    .where('conversation_id', '=', id)
    .where('expense_id', 'is', null)
    .execute()
  await trx.deleteFrom('conversations').where('org_id', '=', orgId).where('id', '=', id).execute()
}
