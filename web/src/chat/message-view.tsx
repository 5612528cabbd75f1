import { ActionIcon, Text } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { chat } from '@pravas/messages/en/chat'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import type { KeyboardEvent, ReactNode } from 'react'
import { formatClock } from '../ui/formats.ts'
import { IconCheck, IconCopy, IconPencil, IconPlayerStop, IconRefresh } from '../ui/icons.ts'
import type { Message } from './message.ts'
import classes from './message-view.module.css'

const t = texts(chat)
const c = texts(labels)

export interface MessageViewProps {
  message: Message
  assistant: string
  /** What stands in the bubble. */
  children: ReactNode
  /** A line below the bubble. */
  ending?: string | undefined
  /** The text that is copied. */
  copyText: () => string
  onRetry: (() => void) | undefined
  onEdit: (() => void) | undefined
}

/** One message: its bubble, how it ended if not well, and what can be done with it. */
export function MessageView({ message, assistant, children, ending, copyText, onRetry, onEdit }: MessageViewProps) {
  return (
    <li
      className={classes.row}
      data-user={message.isUser || undefined}
      data-editable={onEdit !== undefined || undefined}
      tabIndex={-1}
      onKeyDown={moveAmongMessages}
    >
      <span className="visually-hidden">
        {message.isUser ? t('message.you-said') : t('message.said', { assistant })}
      </span>
      <div className={classes.bubble} data-outcome={message.outcome}>
        {children}
        {message.outcome === 'stopped' && (
          <Text component="p" className={classes.stopped}>
            <IconPlayerStop size={15} aria-hidden /> {t('message.stopped')}
          </Text>
        )}
        {message.reason !== undefined && <p className={classes.reason}>{message.reason}</p>}
      </div>
      {ending !== undefined && <p className={classes.ending}>{ending}</p>}
      <div className={classes.actions}>
        {onRetry && (
          <button type="button" className={classes.retry} onClick={onRetry}>
            <IconRefresh size={15} aria-hidden /> {c('try-again')}
          </button>
        )}
        {message.text !== '' && <CopyAction text={copyText} />}
        {onEdit && (
          <Action label={t('message.edit')} onClick={onEdit}>
            <IconPencil size={15} aria-hidden />
          </Action>
        )}
        {message.timestamp !== '' && (
          <time className={classes.time} dateTime={message.timestamp}>
            {formatClock(message.timestamp)}
          </time>
        )}
      </div>
    </li>
  )
}

function CopyAction({ text }: { text: () => string }) {
  const { copied, copy } = useClipboard({ timeout: 1500 })
  return (
    <Action label={copied ? t('message.copied') : t('message.copy')} onClick={() => copy(text())}>
      {copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
    </Action>
  )
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.action}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}

function moveAmongMessages(event: KeyboardEvent<HTMLLIElement>): void {
  if (event.target !== event.currentTarget) return
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (step === undefined) return
  const rows = [...(event.currentTarget.parentElement?.children ?? [])].filter((row) => row.hasAttribute('tabindex'))
  const next = rows[rows.indexOf(event.currentTarget) + step]
  if (next instanceof HTMLElement) {
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }
}
