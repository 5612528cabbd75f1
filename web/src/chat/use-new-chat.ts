import { chat } from '@pravas/messages/en/chat'
import { texts } from '@pravas/messages/texts'
import { useCallback, useEffect, useRef } from 'react'
import { unansweredTurns } from './chat-reducer.ts'
import type { Message } from './message.ts'
import { offerUndo } from './undo-offer.tsx'

const t = texts(chat)

interface Conversation {
  messages: readonly Message[]
  sessionId: string
  onNewChat: () => void
  onOpenSession: (sessionId: string, messages: Message[]) => void
}

/**
 * Starts a new chat and offers to bring the messages back, until something is said in it, another conversation is opened
 * or the page is left. `onBack` is called when they were brought back.
 */
export function useNewChat({ messages, sessionId, onNewChat, onOpenSession }: Conversation, onBack: () => void) {
  const withdraw = useRef<() => void>(undefined)

  const isFresh = messages.length <= 1
  useEffect(() => {
    if (!isFresh) withdraw.current?.()
  }, [isFresh])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is another conversation
  useEffect(() => () => withdraw.current?.(), [sessionId])

  return useCallback(() => {
    onNewChat()
    if (messages.length <= 1) return
    withdraw.current = offerUndo({
      message: t('new-chat.started'),
      onUndo: () => {
        onOpenSession(sessionId, asLeft(messages))
        onBack()
      },
    })
  }, [messages, sessionId, onNewChat, onOpenSession, onBack])
}

/** A conversation as it was left: what was still unanswered then was stopped by leaving it. */
export function asLeft(messages: readonly Message[]): Message[] {
  const unanswered = new Set(unansweredTurns(messages).map(({ turnId }) => turnId))
  return messages.flatMap((message): Message[] => {
    const { turnId, timestamp } = message
    if (turnId === undefined || !unanswered.has(turnId)) return [message]
    if (!message.isUser) return []
    return [message, { text: '', isUser: false, timestamp, turnId, outcome: 'stopped' }]
  })
}
