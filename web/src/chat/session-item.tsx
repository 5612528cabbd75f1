import { ActionIcon, TextInput } from '@mantine/core'
import { CHAT_NAME_CHARACTERS } from '@pravas/contract/chat'
import { chat } from '@pravas/messages/en/chat'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { focusAtOnce } from '../ui/focus-at-once.ts'
import { formatDate } from '../ui/formats.ts'
import { IconPencil, IconTrash } from '../ui/icons.ts'
import type { ListedSession } from './history-data.ts'
import classes from './history-drawer.module.css'

const t = texts(chat)
const c = texts(labels)

interface SessionItemProps {
  session: ListedSession
  current: boolean
  busy: boolean
  onOpen: () => void
  onRename: (name: string) => void
  onDelete: () => void
}

/** A conversation in the history: open it, give it a name, delete it. */
export function SessionItem({ session, current, busy, onOpen, onRename, onDelete }: SessionItemProps) {
  const [isRenamed, setRenamed] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasRenamed = useRef(false)
  useEffect(() => {
    if (wasRenamed.current && !isRenamed) pencil.current?.focus()
    wasRenamed.current = isRenamed
  }, [isRenamed])

  if (isRenamed) {
    return (
      <li className={classes.item}>
        <NameField
          name={session.name}
          onEnd={(name) => {
            setRenamed(false)
            if (name !== undefined) onRename(name)
          }}
        />
      </li>
    )
  }
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.open}
        disabled={busy}
        aria-current={current || undefined}
        onClick={onOpen}
      >
        <span className={classes.name} title={session.name}>
          {session.name}
        </span>
        <span className={classes.about}>
          {[session.lastActivity && formatDate(session.lastActivity), ...session.about].filter(Boolean).join(' · ')}
        </span>
      </button>
      <ActionIcon
        ref={pencil}
        variant="subtle"
        color="gray"
        size={36}
        className={classes.action}
        aria-label={t('rename.of', { name: session.name })}
        title={t('rename')}
        disabled={busy}
        onClick={() => setRenamed(true)}
      >
        <IconPencil size={17} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={classes.action}
        aria-label={t('delete.of', { name: session.name })}
        title={c('delete')}
        disabled={busy}
        onClick={onDelete}
      >
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** Ends with the new name, or without one when it is blank, the same as before or not wanted. */
function NameField({ name, onEnd }: { name: string; onEnd: (name: string | undefined) => void }) {
  const [value, setValue] = useState(name)
  const hasEnded = useRef(false)
  const end = (next: string) => {
    if (hasEnded.current) return
    hasEnded.current = true
    const wanted = next.trim()
    onEnd(wanted === '' || wanted === name ? undefined : wanted)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    end(event.key === 'Enter' ? value : name)
  }
  return (
    <TextInput
      classNames={{ root: classes.rename, input: classes.field }}
      aria-label={t('rename.field', { name })}
      value={value}
      maxLength={CHAT_NAME_CHARACTERS}
      // Escape leaves the name, not the drawer.
      data-mantine-stop-propagation
      ref={focusAtOnce}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setValue(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(value)}
    />
  )
}
