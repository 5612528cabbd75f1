import { notifications } from '@mantine/notifications'
import { type Assistant, fingenieHistory, tripmateHistory } from '@pravas/contract/chat'
import { chat } from '@pravas/messages/en/chat'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call, callLeniently } from '../api/call.ts'
import { logFailure } from '../api/failure-log.ts'
import { exchangesOf, historyMessages, type ListedSession, listedSessions } from './history-data.ts'
import type { Message } from './message.ts'
import { offerUndo } from './undo-offer.tsx'

const t = texts(chat)

const HISTORY = { tripmate: tripmateHistory, fingenie: fingenieHistory }

/** A conversation that was deleted, as far as it could be read before. */
interface Deleted {
  sessionId: string
  name: string | undefined
  messages: Message[]
  wasShown: boolean
}

export interface ChatHistoryOptions {
  assistant: Assistant
  /** Whether the history is open: only then is it read. */
  opened: boolean
  onClose: () => void
  currentSession: string
  onOpen: (sessionId: string, messages: Message[]) => void
  onDeleted: (sessionId: string) => void
  /** Called when the conversation on the page was deleted and restored. */
  onRestored: (sessionId: string, messages: Message[]) => void
}

/** The conversations that the server keeps, and what can be done with each: opening, renaming, deleting and restoring it. */
export function useChatHistory(options: ChatHistoryOptions) {
  const { assistant, opened, onClose, currentSession, onOpen, onDeleted, onRestored } = options
  const history = HISTORY[assistant]
  const { renameSession: renaming } = history
  const queryKey = ['chat-sessions', assistant]
  const queries = useQueryClient()
  const sessions = useQuery({
    queryKey,
    queryFn: async () => listedSessions((await callLeniently(history.listSessions, {})).sessions),
    enabled: opened,
    staleTime: 0,
  })
  const open = useMutation({
    mutationFn: async (sessionId: string) => {
      return historyMessages((await callLeniently(history.getSession, { params: { sessionId } })).messages)
    },
    onSuccess: (messages, sessionId) => {
      onOpen(sessionId, messages)
      onClose()
    },
  })
  const remove = useMutation({
    mutationFn: async (sessionId: string) => {
      const kept = await callLeniently(history.getSession, { params: { sessionId } }).catch(() => undefined)
      await callLeniently(history.deleteSession, { params: { sessionId } })
      const name = sessions.data?.find((one) => one.sessionId === sessionId)?.name
      return { sessionId, name, messages: historyMessages(kept?.messages), wasShown: sessionId === currentSession }
    },
    onSuccess: (_, sessionId) => {
      queries.setQueryData<ListedSession[]>(queryKey, (listed) => listed?.filter((one) => one.sessionId !== sessionId))
      onDeleted(sessionId)
    },
  })
  const rename = useMutation({
    mutationFn: async ({ sessionId, name }: { sessionId: string; name: string }) => {
      await call(renaming, { params: { sessionId }, body: { chat_name: name } })
    },
    onMutate: ({ sessionId, name }) => {
      queries.setQueryData<ListedSession[]>(queryKey, (listed) =>
        listed?.map((one) => (one.sessionId === sessionId ? { ...one, name } : one)),
      )
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  })
  const restore = useMutation({
    mutationFn: async ({ sessionId, name, messages }: Deleted) => {
      for (const body of exchangesOf(sessionId, messages)) await callLeniently(history.saveExchange, { body })
      // Without it the name is made anew of what was said.
      if (name !== undefined)
        await call(renaming, { params: { sessionId }, body: { chat_name: name } }).catch(noteFailure)
    },
    onSuccess: (_, { sessionId, messages, wasShown }) => {
      remove.reset()
      if (wasShown) onRestored(sessionId, messages)
      if (!opened) notifications.show({ message: t('history.restored'), withBorder: true })
    },
    onError: () => {
      if (!opened) notifications.show({ message: t('history.not-restored'), withBorder: true, color: 'red' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const deleted = remove.data !== undefined && remove.data.messages.length > 0 ? remove.data : undefined
  // Inside the drawer the offer stands in the list, where the focus is; behind it only a toast can be reached.
  const offer = useEffectEvent((lost: Deleted) =>
    offerUndo({ message: t('history.deleted'), onUndo: () => restore.mutate(lost), onPassed: () => remove.reset() }),
  )
  useEffect(() => {
    return deleted !== undefined && !opened ? offer(deleted) : undefined
  }, [deleted, opened])
  useEffect(() => {
    for (const error of [sessions.error, open.error, rename.error, remove.error, restore.error]) {
      if (error) noteFailure(error)
    }
  }, [sessions.error, open.error, rename.error, remove.error, restore.error])
  const failure = [
    { change: open, text: t('history.not-opened') },
    { change: rename, text: t('history.not-renamed') },
    { change: remove, text: t('history.not-deleted') },
    { change: restore, text: t('history.not-restored') },
  ].find(({ change }) => change.isError)?.text
  return { sessions, open, rename, remove, restore, deleted, failure }
}

function noteFailure(error: unknown): void {
  logFailure('The chat history failed.', error)
}
