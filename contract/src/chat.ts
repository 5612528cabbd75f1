import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CleanedText, PlainText } from './text.ts'

/** Made by the page: `tripmate-` or `fingenie-`, the time and a random string. It is unique for its owner only. */
export const SessionId = PlainText.trim().min(1, 'A session id is needed.').max(128)

/** Made by the page for one message; the same turn sent again gets the stored answer instead of acting twice. */
export const TurnId = PlainText.min(1).max(64)

const Streamed = {
  turnId: TurnId,
  seq: z.int().nonnegative().meta({ description: 'sequence number of the event in the turn, from 0' }),
}
/** What an assistant is doing while a turn goes on. */
export const TurnProgress = z
  .object({ type: z.literal('progress'), ...Streamed, stage: z.string() })
  .meta({ id: 'TurnProgress' })
/** A sentence of the answer, which the result replaces. */
export const TurnDelta = z.object({ type: z.literal('delta'), ...Streamed, text: z.string() }).meta({ id: 'TurnDelta' })
export const TurnError = z
  .object({
    type: z.literal('error'),
    message: z.string(),
    turnId: TurnId.optional(),
    code: z
      .string()
      .optional()
      .meta({ description: 'code of the problem that the call would return without streaming' }),
    status: z.int().optional().meta({ description: 'HTTP status of that problem' }),
  })
  .meta({ id: 'TurnError' })

/** What a person may type in one message. */
export const MESSAGE_CHARACTERS = 4000
export const MessageText = CleanedText.trim()
  .min(1, 'The message is empty.')
  .max(MESSAGE_CHARACTERS, `A message has at most ${MESSAGE_CHARACTERS} characters.`)

/** The employee on whose behalf a chat call is made; the server accepts the signed-in person's own only. */
export const OwnEmployeeId = z.string().max(64).nullish()

export const ChatSession = z
  .object({
    sessionId: z.string(),
    chat_name: z.string(),
    lastActivity: z.iso.datetime(),
    destination: z.string().nullable().optional(),
    category: z.string().nullable().optional(),
    expense_type: z.string().nullable().optional(),
  })
  .meta({ id: 'ChatSession' })
export type ChatSession = z.infer<typeof ChatSession>

export const ChatMessage = z
  .object({ message: z.string(), sender: z.enum(['User', 'Assistant']), timestamp: z.iso.datetime() })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof ChatMessage>

export const ASSISTANTS = ['tripmate', 'fingenie'] as const
export type Assistant = (typeof ASSISTANTS)[number]

const Exchange = z.object({
  userMessage: CleanedText.trim().min(1, 'The message is empty.').max(20_000),
  botResponse: CleanedText.max(200_000),
  sessionId: SessionId,
})

/** What a person may call a conversation. */
export const CHAT_NAME_CHARACTERS = 80
export const ChatName = PlainText.trim()
  .min(1, 'The name is empty.')
  .max(CHAT_NAME_CHARACTERS, `A name has at most ${CHAT_NAME_CHARACTERS} characters.`)

const OneSession = z.object({ sessionId: SessionId })

function historyEndpoints<A extends Assistant>(assistant: A, tag: string) {
  return {
    listSessions: endpoint({
      operationId: `list${tag}Sessions`,
      method: 'GET',
      path: `/chat/${assistant}/sessions`,
      summary: 'List your conversations, latest first',
      tag,
      response: z.object({ sessions: z.array(ChatSession) }),
    }),
    getSession: endpoint({
      operationId: `get${tag}Session`,
      method: 'GET',
      path: `/chat/${assistant}/session/:sessionId`,
      summary: 'List the messages of a conversation, oldest first',
      tag,
      params: OneSession,
      response: z.object({ messages: z.array(ChatMessage) }),
      errors: ['record.not_found'],
    }),
    deleteSession: endpoint({
      operationId: `delete${tag}Session`,
      method: 'DELETE',
      path: `/chat/${assistant}/session/:sessionId`,
      summary: 'Delete a conversation permanently',
      tag,
      params: OneSession,
      response: z.object({ deleted: z.literal(true) }),
      errors: ['record.not_found'],
    }),
    renameSession: endpoint({
      operationId: `rename${tag}Session`,
      method: 'PATCH',
      path: `/chat/${assistant}/session/:sessionId`,
      summary: 'Rename a conversation',
      tag,
      params: OneSession,
      body: z.object({ chat_name: ChatName }),
      response: z.object({ chat_name: z.string() }),
      errors: ['record.not_found'],
    }),
    undoExchange: endpoint({
      operationId: `undo${tag}Exchange`,
      method: 'POST',
      path: `/chat/${assistant}/session/:sessionId/take-back`,
      summary: 'Delete the last exchange, so that its message can be edited and sent again',
      tag,
      params: OneSession,
      body: z.object({ userMessage: MessageText }),
      response: z.object({
        takenBack: z.boolean().meta({
          description:
            "false if the conversation doesn't end with an answer to this message, or if that answer did something that can't be undone",
        }),
      }),
      errors: ['record.not_found'],
    }),
    saveExchange: endpoint({
      operationId: `save${tag}Exchange`,
      method: 'POST',
      path: `/chat/${assistant}/save`,
      summary: 'Save an exchange; saving the last exchange of a conversation again has no effect',
      tag,
      body: Exchange,
      response: z.object({ saved: z.boolean() }),
      bodyBytes: 1024 * 1024,
    }),
  } as const
}

export const tripmateHistory = historyEndpoints('tripmate', 'TripMate')
export const fingenieHistory = historyEndpoints('fingenie', 'FinGenie')
