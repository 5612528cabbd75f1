import { z } from 'zod'
import type { Message } from './message.ts'

/** A conversation in the history list. */
export interface ListedSession {
  sessionId: string
  name: string
  /** `YYYY-MM-DD` or an instant, as the server gave it; null when it gave none. */
  lastActivity: string | null
  /** What the conversation is about: the destination, or the category and type of expense. */
  about: string[]
}

const optionalText = z.string().nullish().catch(null)

const Session = z.object({
  sessionId: z.string(),
  chat_name: optionalText,
  lastActivity: optionalText,
  destination: optionalText,
  category: optionalText,
  expense_type: optionalText,
})

const SessionMessage = z.object({ message: z.string(), sender: z.string(), timestamp: z.string().catch('') })

function legible<T extends z.ZodType>(schema: T, values: readonly unknown[] | null | undefined): z.output<T>[] {
  return (values ?? []).flatMap((value) => {
    const read = schema.safeParse(value)
    return read.success ? [read.data] : []
  })
}

/** The conversations in the server's answer, in its order. */
export function listedSessions(sessions: readonly unknown[] | null | undefined): ListedSession[] {
  return legible(Session, sessions).map((session) => ({
    sessionId: session.sessionId,
    name: session.chat_name?.trim() || 'Untitled conversation',
    lastActivity: session.lastActivity ?? null,
    about: [...new Set([session.destination, session.category, session.expense_type])].flatMap((part) => part || []),
  }))
}

/** The messages of a conversation in the server's answer; whatever is not from `User` is the assistant's. */
export function historyMessages(messages: readonly unknown[] | null | undefined): Message[] {
  return legible(SessionMessage, messages).map(({ message, sender, timestamp }) => ({
    text: message,
    isUser: sender === 'User',
    timestamp: Number.isNaN(Date.parse(timestamp)) ? '' : timestamp,
  }))
}

export interface Exchange {
  userMessage: string
  botResponse: string
  sessionId: string
}

/** A conversation as the exchanges that would save it again. */
export function exchangesOf(sessionId: string, messages: readonly Message[]): Exchange[] {
  return messages.flatMap((said, index) => {
    const answer = messages[index + 1]
    if (!said.isUser || answer === undefined || answer.isUser) return []
    return [{ userMessage: said.text, botResponse: answer.text, sessionId }]
  })
}
