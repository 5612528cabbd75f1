import type { Assistant } from '@pravas/contract/chat'
import { expressionBuilder, type Transaction } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { newId } from '../../ids.ts'
import { saysLittle } from './titles.ts'

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
  return ofKey(db, key).select(COLUMNS).executeTakeFirst()
}

/** One conversation, held against other writers until the transaction ends; undefined when there is none. */
export function holdConversation(trx: Transaction<Tables>, key: ConversationKey) {
  return ofKey(trx, key).select(COLUMNS).forUpdate().executeTakeFirst()
}

/**
 * The conversation, made when it does not exist yet, and held against other writers until the transaction ends. A name
 * that was made of a greeting gives way to `chatName`.
 */
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
  const conversation = await ofKey(trx, key).select(COLUMNS).forUpdate().executeTakeFirstOrThrow()
  if (saysLittle(conversation.chatName) && chatName !== conversation.chatName) {
    await updateConversation(trx, conversation, { chatName }, now)
  }
  return conversation
}

const COLUMNS = [
  'org_id as orgId',
  'id',
  'chat_name as chatName',
  'state',
  'state_before as stateBefore',
  'fresh_since as freshSince',
] as const

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
  /** What taking the last exchange back returns to; null when it cannot be taken back. */
  stateBefore?: Record<string, unknown> | null
  /** What it is about, for the history; a name that the person gave stays. */
  chatName?: string
  destination?: string | null
  category?: string | null
  expenseType?: string | null
  /** A new chat begins with what is said now. */
  freshSince?: Date
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
      ...(change.stateBefore === undefined
        ? {}
        : { state_before: change.stateBefore && JSON.stringify(change.stateBefore) }),
      ...(change.chatName === undefined ? {} : { chat_name: nameUnlessGiven(change.chatName) }),
      ...(change.destination === undefined ? {} : { destination: change.destination }),
      ...(change.category === undefined ? {} : { category: change.category }),
      ...(change.expenseType === undefined ? {} : { expense_type: change.expenseType }),
      ...(change.freshSince === undefined ? {} : { fresh_since: change.freshSince }),
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

function nameUnlessGiven(name: string) {
  const { eb } = expressionBuilder<Tables, 'conversations'>()
  return eb.case().when('chat_name_given', '=', true).then(eb.ref('chat_name')).else(name).end()
}

/** Gives a conversation the name that its owner wants. False when there is no such conversation. */
export async function renameConversation(db: Db, key: ConversationKey, name: string): Promise<boolean> {
  const row = await db
    .updateTable('conversations')
    .set({ chat_name: name, chat_name_given: true })
    .where('org_id', '=', key.orgId)
    .where('person_id', '=', key.personId)
    .where('assistant', '=', key.assistant)
    .where('session_id', '=', key.sessionId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
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
    .select(['id', 'sender', 'message'])
    .where('org_id', '=', conversation.orgId)
    .where('conversation_id', '=', conversation.id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
}

export async function deleteMessages(
  db: Db,
  conversation: ConversationId,
  messages: readonly { id: string }[],
): Promise<void> {
  await db
    .deleteFrom('messages')
    .where('org_id', '=', conversation.orgId)
    .where('conversation_id', '=', conversation.id)
    .where(
      'id',
      'in',
      messages.map(({ id }) => id),
    )
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

/** Removes a conversation with its messages. */
export async function deleteConversation(trx: Transaction<Tables>, { orgId, id }: ConversationId): Promise<void> {
  await trx.deleteFrom('conversations').where('org_id', '=', orgId).where('id', '=', id).execute()
}

/** Finds the sessions of the conversations with TripMate that are about trip drafts, by draft; the latest active of each. */
export async function findSessionsOfDrafts(
  db: Db,
  { orgId, personId }: Pick<ConversationKey, 'orgId' | 'personId'>,
  draftIds: readonly string[],
): Promise<Map<string, string>> {
  if (draftIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('conversations')
    .select(['session_id as sessionId', 'trip_draft_id as draftId'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('trip_draft_id', 'in', draftIds)
    .orderBy('last_activity')
    .execute()
  return new Map(rows.flatMap(({ draftId, sessionId }) => (draftId === null ? [] : [[draftId, sessionId] as const])))
}
