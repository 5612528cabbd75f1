import { chat } from '@pravas/messages/en/chat'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import { formatDate, indianDay } from '../ui/formats.ts'
import type { Message } from './message.ts'

const t = texts(chat)

/** A conversation in the history list. */
export interface ListedSession {
  sessionId: string
  name: string
  /** The day in India, `YYYY-MM-DD`; null when the server gave none. */
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
    name: session.chat_name?.trim() || t('history.untitled'),
    lastActivity: indianDay(session.lastActivity) ?? session.lastActivity ?? null,
    about: [...new Set([session.destination, session.category, session.expense_type])].flatMap((part) => part || []),
  }))
}

const isNumber = (word: string) => /^\d+$/.test(word)

/** The conversations whose name, day or subject contains every word of a search, in their order; numbers as a whole. */
export function sessionsMatching(sessions: readonly ListedSession[], search: string): ListedSession[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return sessions.filter(({ name, lastActivity, about }) => {
    const said = [name, lastActivity ? formatDate(lastActivity) : '', ...about].join(' ').toLowerCase()
    return words.every((word) => (isNumber(word) ? said.split(/[^\p{L}\p{N}]+/u).includes(word) : said.includes(word)))
  })
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
