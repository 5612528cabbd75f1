import { ActionIcon, Button, Loader, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { Assistant } from '@pravas/contract/chat'
import { chat } from '@pravas/messages/en/chat'
import { texts } from '@pravas/messages/texts'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { IconHistory, IconX } from '../ui/icons.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { AssistantText } from './assistant-text.tsx'
import classes from './chat-screen.module.css'
import { Composer } from './composer.tsx'
import { copyText } from './copy-text.ts'
import { GrowingText } from './growing-text.tsx'
import { fetchMarkdown, hasMarkup, useMarkdown } from './markdown.ts'
import type { Message } from './message.ts'
import { MessageList } from './message-list.tsx'
import { MessageView } from './message-view.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useDraft, useEdit } from './use-draft.ts'
import { useFocusAround } from './use-focus-around.ts'
import { useNewChat } from './use-new-chat.ts'

const t = texts(chat)

export interface ChatScreenProps {
  assistant: Assistant
  name: 'TripMate' | 'FinGenie'
  title: string
  placeholder: string
  messages: readonly Message[]
  sessionId: string
  /** Whose draft the composer keeps. */
  owner: string | undefined
  busy: boolean
  /** What has been heard of the answer under way, and what the assistant is doing. */
  partial?: string
  stage?: string | null
  /** How the connection or the conversation stands, when there is something to say. */
  status?: ReactNode
  /** What the person can choose instead of writing. */
  choices?: ReactNode
  /** What else can be sent, in the composer, and a word on it. */
  tools?: ReactNode
  hint?: string
  /** Draws an assistant's answer; prose where there is none. */
  answer?: (message: Message) => ReactNode
  /** What stands below the messages; it may open the history. */
  below?: (onHistory: () => void) => ReactNode
  /** Draws what the person sent; its text where there is none. */
  said?: (message: Message) => ReactNode
  /** What is copied of an answer; its words where there is nothing else. */
  answerText?: (text: string) => string
  canRetry?: (message: Message) => boolean
  /** A line below a message: how what was asked for ended as a whole. */
  ending?: (message: Message) => string | undefined
  /** What can be done about one file that was not taken, beside its name and the reason. */
  fileAction?: (message: Message, name: string) => ReactNode
  /** Whether one's last message can be said in other words. */
  canEdit?: (message: Message) => boolean
  onSend: (text: string) => boolean
  onStop: () => void
  onRetry: (turnId: string) => void
  /** Says a turn in other words, and whether they were taken. */
  onResend: (turnId: string, text: string) => boolean
  onNewChat: () => void
  onOpenSession: (sessionId: string, messages: Message[]) => void
  onSessionDeleted: (sessionId: string) => void
}

// It waits for an answer of the server anyway.
const EngineNote = lazy(async () => ({ default: (await import('./engine-note.tsx')).EngineNote }))
const HistoryDrawer = onDemand(async () => (await import('./history-drawer.tsx')).HistoryDrawer)

/** The page that both assistants share: the conversation, the composer and the history. */
export function ChatScreen(props: ChatScreenProps) {
  const { assistant, name, messages, busy, onSend, onRetry } = props
  useDocumentTitle(t('document-title', { title: props.title }))
  const [historyOpen, setHistoryOpen] = useState(false)
  const openHistory = () => setHistoryOpen(true)
  const [draft, setDraft] = useDraft(`${assistant}-draft-${props.owner ?? ''}`)
  const composer = useRef<HTMLTextAreaElement>(null)
  const conversation = useRef<HTMLDivElement>(null)
  const announcement = useAnnouncement(name, busy, messages)
  useFocusAround(busy, composer, conversation)
  const newChat = useNewChat(props, () => composer.current?.focus())
  const [opensWithMarkup] = useState(() => messages.some(({ text, isUser }) => !isUser && hasMarkup(text)))
  const isSet = useMarkdown(busy || historyOpen || opensWithMarkup) !== undefined

  const write = (text: string) => {
    setDraft(text)
    if (text !== '') void fetchMarkdown()
  }
  const lastSaid = messages.findLast(({ isUser }) => isUser)
  const lastTurn = lastSaid?.turnId
  const edit = useEdit(lastTurn, draft, setDraft)
  const send = () => {
    if (edit.turnId === undefined ? onSend(draft) : props.onResend(edit.turnId, draft)) edit.end()
    else composer.current?.focus()
  }
  const startEdit = (text: string) => {
    edit.start(text)
    composer.current?.focus()
  }
  const answerText = props.answerText ?? copyText
  const toLastMessage = () => {
    conversation.current?.querySelector<HTMLElement>('li[tabindex]:last-of-type')?.focus()
  }

  return (
    <div className={classes.screen}>
      <header className={classes.header}>
        <Title order={1} className={classes.title}>
          {props.title}
        </Title>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t('history.menu')}
          title={t('history.about')}
          aria-haspopup="dialog"
          onClick={openHistory}
          {...HistoryDrawer.ahead}
        >
          <IconHistory size={21} aria-hidden />
        </ActionIcon>
      </header>
      <MessageList
        ref={conversation}
        messages={messages}
        isSettling={opensWithMarkup && !isSet}
        pending={busy && <Pending {...props} />}
        below={props.below?.(openHistory)}
        onEscape={() => (busy ? props.onStop() : composer.current?.focus())}
      >
        {(message) => {
          const { turnId, outcome } = message
          const unanswered = outcome === 'failed' || outcome === 'stopped'
          const edits =
            message === lastSaid && turnId !== undefined && !busy && (props.canEdit?.(message) ?? true) && !edit.turnId
          // Files that did not get through can be sent again also when something else was said since.
          const isLast = turnId === lastTurn || message.files !== undefined
          const retries = !busy && unanswered && turnId !== undefined && isLast
          return (
            <MessageView
              message={message}
              assistant={name}
              ending={props.ending?.(message)}
              copyText={() => (message.isUser ? message.text : answerText(message.text))}
              onRetry={retries && (props.canRetry?.(message) ?? true) ? () => onRetry(turnId) : undefined}
              onEdit={edits ? () => startEdit(message.text) : undefined}
            >
              {message.isUser ? (props.said?.(message) ?? message.text) : <Answer {...props} message={message} />}
            </MessageView>
          )
        }}
      </MessageList>
      <footer className={classes.footer}>
        {props.status}
        {!busy && props.choices}
        {!busy && edit.turnId === undefined && <Tags messages={messages} onChoose={onSend} />}
        {!busy && edit.turnId === undefined && <Suggestions messages={messages} onChoose={onSend} />}
        <Composer
          ref={composer}
          draft={draft}
          placeholder={props.placeholder}
          busy={busy}
          tools={props.tools}
          hint={props.hint}
          onDraft={write}
          onSend={send}
          onStop={props.onStop}
          onLeave={toLastMessage}
          onCancelEdit={edit.turnId === undefined ? undefined : edit.end}
        />
        <Suspense>
          <EngineNote assistant={assistant} />
        </Suspense>
      </footer>
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
      <HistoryDrawer
        assistant={assistant}
        opened={historyOpen}
        onClose={() => setHistoryOpen(false)}
        currentSession={props.sessionId}
        onNewChat={newChat}
        onOpen={props.onOpenSession}
        onDeleted={props.onSessionDeleted}
        onRestored={(sessionId, restored) => {
          if (messages.length <= 1) props.onOpenSession(sessionId, restored)
        }}
      />
    </div>
  )
}

function Answer({ answer, fileAction, message }: ChatScreenProps & { message: Message }) {
  if (message.outcome === undefined && answer) return answer(message)
  return (
    <>
      {message.text !== '' && <AssistantText text={message.text} />}
      {message.files && (
        <ul className={classes.problems}>
          {message.files.map(({ name, problem }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <li key={index}>
              <strong>{name}</strong>
              {problem && ` ${problem}`}
              {fileAction?.(message, name)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Pending({ name, partial, stage }: ChatScreenProps) {
  return (
    <li className={classes.pending}>
      {partial ? (
        <>
          <GrowingText text={partial} />
          <Loader type="dots" size="sm" color="gray" aria-hidden />
        </>
      ) : (
        <div className={classes.thinking}>
          <Loader type="dots" size="sm" color="gray" aria-hidden />
          <span>{t('thinking', { name })}</span>
          {stage && <span className={classes.stage}>{stage}</span>}
        </div>
      )}
    </li>
  )
}

/** What was heard of the results; each tag takes its criterion away. */
function Tags({ messages, onChoose }: { messages: readonly Message[]; onChoose: (text: string) => void }) {
  const tags = messages.at(-1)?.tags ?? []
  if (tags.length === 0) return null
  return (
    <fieldset className={classes.chips} aria-label={t('filters')}>
      {tags.map(({ label, remove }) => (
        <Button
          key={label}
          variant="light"
          radius="xl"
          size="compact-sm"
          rightSection={<IconX size={14} stroke={1.6} aria-hidden />}
          aria-label={t('filter.remove', { filter: label })}
          onClick={() => onChoose(remove)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}

function Suggestions({ messages, onChoose }: { messages: readonly Message[]; onChoose: (text: string) => void }) {
  const suggestions = messages.at(-1)?.suggestions ?? []
  if (suggestions.length === 0) return null
  return (
    <fieldset className={classes.chips} aria-label={t('suggested-replies')}>
      {suggestions.map((suggestion) => (
        <Button key={suggestion} variant="default" radius="xl" size="sm" onClick={() => onChoose(suggestion)}>
          {suggestion}
        </Button>
      ))}
    </fieldset>
  )
}
