import { ActionIcon, Button, Drawer, Skeleton, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type Assistant, fingenieHistory, tripmateHistory } from '@pravas/contract/chat'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../api/call.ts'
import { logFailure } from '../api/failure-log.ts'
import { formatDate } from '../ui/formats.ts'
import { exchangesOf, historyMessages, type ListedSession, listedSessions } from './history-data.ts'
import classes from './history-drawer.module.css'
import type { Message } from './message.ts'
import { offerUndo } from './undo-offer.tsx'

interface HistoryDrawerProps {
  assistant: Assistant
  opened: boolean
  onClose: () => void
  currentSession: string
  onNewChat: () => void
  onOpen: (sessionId: string, messages: Message[]) => void
  onDeleted: (sessionId: string) => void
  /** Called when the conversation that stood on the page was deleted and brought back. */
  onRestored: (sessionId: string, messages: Message[]) => void
}

/** A conversation that was deleted, as far as it could be read before. */
interface Deleted {
  sessionId: string
  messages: Message[]
  wasShown: boolean
}

const NOT_BROUGHT_BACK = 'The conversation could not be brought back.'
const HISTORY = { tripmate: tripmateHistory, fingenie: fingenieHistory }

/** The conversations that the server keeps, latest first: open one, delete one, start afresh. */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const { assistant, opened, onClose, currentSession, onNewChat, onOpen, onDeleted, onRestored } = props
  const history = HISTORY[assistant]
  const queryKey = ['chat-sessions', assistant]
  const queries = useQueryClient()
  const sessions = useQuery({
    queryKey,
    queryFn: async () => listedSessions((await call(history.listSessions, {})).sessions),
    enabled: opened,
    staleTime: 0,
  })
  const open = useMutation({
    mutationFn: async (sessionId: string) => {
      return historyMessages((await call(history.getSession, { params: { sessionId } })).messages)
    },
    onSuccess: (messages, sessionId) => {
      onOpen(sessionId, messages)
      onClose()
    },
  })
  const remove = useMutation({
    mutationFn: async (sessionId: string) => {
      const kept = await call(history.getSession, { params: { sessionId } }).catch(() => undefined)
      await call(history.deleteSession, { params: { sessionId } })
      return { sessionId, messages: historyMessages(kept?.messages), wasShown: sessionId === currentSession }
    },
    onSuccess: (_, sessionId) => {
      queries.setQueryData<ListedSession[]>(queryKey, (listed) => listed?.filter((one) => one.sessionId !== sessionId))
      onDeleted(sessionId)
    },
  })
  const restore = useMutation({
    mutationFn: async ({ sessionId, messages }: Deleted) => {
      for (const body of exchangesOf(sessionId, messages)) await call(history.saveExchange, { body })
    },
    onSuccess: (_, { sessionId, messages, wasShown }) => {
      remove.reset()
      if (wasShown) onRestored(sessionId, messages)
      if (!opened) notifications.show({ message: 'The conversation is back in the history.', withBorder: true })
    },
    onError: () => {
      if (!opened) notifications.show({ message: NOT_BROUGHT_BACK, withBorder: true, color: 'red' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const failure = [
    { failed: open, text: 'The conversation could not be opened.' },
    { failed: remove, text: 'The conversation could not be deleted.' },
    { failed: restore, text: NOT_BROUGHT_BACK },
  ].find(({ failed }) => failed.isError)
  const deleted = remove.data !== undefined && remove.data.messages.length > 0 ? remove.data : undefined
  // Inside the drawer the offer stands in the list, where the focus is; behind it only a toast can be reached.
  const offer = useEffectEvent((lost: Deleted) =>
    offerUndo({ message: 'Conversation deleted', onUndo: () => restore.mutate(lost), onPassed: () => remove.reset() }),
  )
  useEffect(() => {
    return deleted !== undefined && !opened ? offer(deleted) : undefined
  }, [deleted, opened])
  useEffect(() => {
    for (const error of [sessions.error, open.error, remove.error, restore.error]) {
      if (error) logFailure('The chat history failed.', error)
    }
  }, [sessions.error, open.error, remove.error, restore.error])

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={350}
      title="Chat History"
      classNames={{ title: classes.title ?? '' }}
      closeButtonProps={{ 'aria-label': 'Close chat history' }}
    >
      <Button
        fullWidth
        variant="default"
        onClick={() => {
          onNewChat()
          onClose()
        }}
      >
        + New Chat
      </Button>
      {sessions.isPending && <Loading />}
      {sessions.isError && (
        <Notice text="Your conversations could not be loaded." action="Try again" onAction={() => sessions.refetch()} />
      )}
      {failure && (
        <Text role="alert" c="red" fz="sm" mt="sm">
          {failure.text}
        </Text>
      )}
      {deleted && (
        <div className={classes.undo} role="status">
          <span>Conversation deleted</span>
          <Button variant="subtle" size="xs" loading={restore.isPending} onClick={() => restore.mutate(deleted)}>
            Undo
          </Button>
        </div>
      )}
      {sessions.data?.length === 0 && <Notice text="No chat history yet" />}
      {sessions.data !== undefined && sessions.data.length > 0 && (
        <ul className={classes.list} aria-label="Conversations">
          {sessions.data.map((session) => (
            <SessionItem
              key={session.sessionId}
              session={session}
              current={session.sessionId === currentSession}
              busy={open.isPending || (remove.isPending && remove.variables === session.sessionId)}
              onOpen={() => open.mutate(session.sessionId)}
              onDelete={() => remove.mutate(session.sessionId)}
            />
          ))}
        </ul>
      )}
    </Drawer>
  )
}

interface SessionItemProps {
  session: ListedSession
  current: boolean
  busy: boolean
  onOpen: () => void
  onDelete: () => void
}

function SessionItem({ session, current, busy, onOpen, onDelete }: SessionItemProps) {
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.open}
        disabled={busy}
        aria-current={current || undefined}
        onClick={onOpen}
      >
        <span className={classes.name}>{session.name}</span>
        <span className={classes.about}>
          {[session.lastActivity && formatDate(session.lastActivity), ...session.about].filter(Boolean).join(' · ')}
        </span>
      </button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={classes.delete}
        aria-label={`Delete ${session.name}`}
        disabled={busy}
        onClick={onDelete}
      >
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
    </li>
  )
}

function Notice({ text, action, onAction }: { text: string; action?: string; onAction?: () => void }) {
  return (
    <div className={classes.notice}>
      <p>{text}</p>
      {action && (
        <Button variant="subtle" size="xs" onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  )
}

function Loading() {
  return (
    <div className={classes.list} role="status" aria-label="Loading conversations">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} height={52} />
      ))}
    </div>
  )
}
