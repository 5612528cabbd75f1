import { Button, CloseButton, Drawer, Skeleton, Text, TextInput } from '@mantine/core'
import { chat } from '@pravas/messages/en/chat'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { IconSearch } from '../ui/icons.ts'
import { sessionsMatching } from './history-data.ts'
import classes from './history-drawer.module.css'
import { SessionItem } from './session-item.tsx'
import { type ChatHistoryOptions, useChatHistory } from './use-chat-history.ts'

const t = texts(chat)
const c = texts(labels)

interface HistoryDrawerProps extends ChatHistoryOptions {
  onNewChat: () => void
}

/** The conversations that the server keeps, latest first: find one, open it, rename it, delete it, start afresh. */
export function HistoryDrawer({ onNewChat, ...options }: HistoryDrawerProps) {
  const { opened, onClose, currentSession } = options
  const { sessions, open, rename, remove, restore, deleted, failure } = useChatHistory(options)
  const [search, setSearch] = useState('')
  const found = sessions.data && sessionsMatching(sessions.data, search)

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
          {failure}
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
      {sessions.data !== undefined && sessions.data.length > 0 && <SearchField search={search} onSearch={setSearch} />}
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

interface SearchFieldProps {
  search: string
  onSearch: (search: string) => void
}

function SearchField({ search, onSearch }: SearchFieldProps) {
  return (
    <TextInput
      mt="sm"
      classNames={{ input: classes.field }}
      aria-label={t('history.search')}
      placeholder={t('history.search')}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={search && <CloseButton size="sm" aria-label={c('clear-search')} onClick={() => onSearch('')} />}
      // The first Escape empties the search, the next one closes the drawer.
      data-mantine-stop-propagation={search !== '' || undefined}
      value={search}
      onChange={(event) => onSearch(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onSearch('')
      }}
    />
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
