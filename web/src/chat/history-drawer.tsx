import { Button, CloseButton, Drawer, Skeleton, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type Assistant, fingenieHistory, tripmateHistory } from '@pravas/contract/chat'
import { chat } from '@pravas/messages/en/chat'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { IconSearch } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call, callLeniently } from '../api/call.ts'
import { logFailure } from '../api/failure-log.ts'
import { exchangesOf, historyMessages, type ListedSession, listedSessions, sessionsMatching } from './history-data.ts'
import classes from './history-drawer.module.css'
import type { Message } from './message.ts'
import { SessionItem } from './session-item.tsx'
import { offerUndo } from './undo-offer.tsx'

const t = texts(chat)
const c = texts(labels)

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
  name: string | undefined
  messages: Message[]
  wasShown: boolean
}

const NOT_BROUGHT_BACK = t('history.not-restored')
function noteFailure(error: unknown): void {
  logFailure('The chat history failed.', error)
}

const HISTORY = { tripmate: tripmateHistory, fingenie: fingenieHistory }

/** The conversations that the server keeps, latest first: find one, open it, rename it, delete it, start afresh. */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const { assistant, opened, onClose, currentSession, onNewChat, onOpen, onDeleted, onRestored } = props
  const history = HISTORY[assistant]
  const { renameSession: renaming } = history
  const queryKey = ['chat-sessions', assistant]
  const queries = useQueryClient()
  const [search, setSearch] = useState('')
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
      if (!opened) notifications.show({ message: NOT_BROUGHT_BACK, withBorder: true, color: 'red' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const found = sessions.data && sessionsMatching(sessions.data, search)
  const failure = [
    { failed: open, text: t('history.not-opened') },
    { failed: rename, text: t('history.not-renamed') },
    { failed: remove, text: t('history.not-deleted') },
    { failed: restore, text: NOT_BROUGHT_BACK },
  ].find(({ failed }) => failed.isError)
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

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={350}
      title={t('history.title')}
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': t('history.close') }}
    >
      <Button
        fullWidth
        variant="default"
        className={classes.new}
        onClick={() => {
          onNewChat()
          onClose()
        }}
      >
        {t('history.new')}
      </Button>
      {sessions.isPending && <Loading />}
      {sessions.isError && (
        <Notice text={t('history.failed')} action={c('try-again')} onAction={() => sessions.refetch()} />
      )}
      {failure && (
        <Text role="alert" c="red" fz="sm" mt="sm">
          {failure.text}
        </Text>
      )}
      {deleted && (
        <div className={classes.undo} role="status">
          <span>{t('history.deleted')}</span>
          <Button variant="subtle" size="xs" loading={restore.isPending} onClick={() => restore.mutate(deleted)}>
            {c('undo')}
          </Button>
        </div>
      )}
      {sessions.data?.length === 0 && <Notice text={t('history.empty')} />}
      {sessions.data !== undefined && sessions.data.length > 0 && (
        <TextInput
          mt="sm"
          classNames={{ input: classes.field }}
          aria-label={t('history.search')}
          placeholder={t('history.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            search && <CloseButton size="sm" aria-label={c('clear-search')} onClick={() => setSearch('')} />
          }
          // The first Escape empties the search, the next one closes the drawer.
          data-mantine-stop-propagation={search !== '' || undefined}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setSearch('')
          }}
        />
      )}
      <div className="visually-hidden" role="status">
        {search.trim() !== '' && found !== undefined && t('history.count', { count: found.length })}
      </div>
      {found?.length === 0 && sessions.data?.length !== 0 && (
        <Notice text={t('history.no-match', { search: search.trim() })} />
      )}
      {found !== undefined && found.length > 0 && (
        <ul className={classes.list} aria-label={t('history.list')}>
          {found.map((session) => (
            <SessionItem
              key={session.sessionId}
              session={session}
              current={session.sessionId === currentSession}
              busy={open.isPending || (remove.isPending && remove.variables === session.sessionId)}
              onOpen={() => open.mutate(session.sessionId)}
              onRename={(name) => rename.mutate({ sessionId: session.sessionId, name })}
              onDelete={() => remove.mutate(session.sessionId)}
            />
          ))}
        </ul>
      )}
    </Drawer>
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
    <div className={classes.list} role="status" aria-label={t('history.loading')}>
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} height={52} />
      ))}
    </div>
  )
}
