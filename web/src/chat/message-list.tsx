import { Button } from '@mantine/core'
import { chat } from '@pravas/messages/en/chat'
import { texts } from '@pravas/messages/texts'
import { Fragment, type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { IconArrowDown } from '../ui/icons.ts'
import { dayLabel } from './day-label.ts'
import { KeepPlace } from './keep-place.ts'
import type { Message } from './message.ts'
import classes from './message-list.module.css'
import { useStickToBottom } from './use-stick-to-bottom.ts'

const t = texts(chat)

/** How many messages the page shows at first, and how many more at each request. */
const PAGE = 100

interface MessageListProps {
  ref: Ref<HTMLDivElement>
  messages: readonly Message[]
  /** What sets the messages is still on its way: they are held back for a moment, so that nothing jumps. */
  isSettling: boolean
  /** Draws one message as a list item. */
  children: (message: Message) => ReactNode
  /** What stands behind the last message while an answer is awaited. */
  pending: ReactNode
  /** What stands below all of them. */
  below: ReactNode
  onEscape: () => void
}

/** The conversation, at its newest answer unless the reader has scrolled up, with a line wherever a new day begins. */
export function MessageList({ ref, messages, isSettling, children, pending, below, onEscape }: MessageListProps) {
  const { viewport, content, atBottom, toBottom, keepPlace } = useStickToBottom()
  const [shown, setShown] = useState(PAGE)
  const [hasNew, setHasNew] = useState(false)
  const count = useRef(messages.length)
  const now = new Date()
  const visible = messages.slice(-shown)
  const last = messages.at(-1)

  useEffect(() => {
    const grew = messages.length > count.current
    count.current = messages.length
    if (grew && last?.isUser) toBottom()
    else if (grew) setHasNew(!atBottom)
  }, [messages, last, atBottom, toBottom])

  useEffect(() => {
    if (atBottom) setHasNew(false)
  }, [atBottom])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
  }

  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back to the composer */}
      <div className={classes.viewport} ref={viewport} onKeyDown={onKeyDown}>
        <section className={classes.content} aria-label={t('messages.label')} ref={ref} tabIndex={-1}>
          <div ref={content}>
            {messages.length > shown && (
              <Button variant="subtle" color="gray" size="xs" fullWidth onClick={() => setShown(shown + PAGE)}>
                {t('messages.earlier')}
              </Button>
            )}
            <ol className={classes.list} data-settling={isSettling || undefined}>
              {visible.map((message, index) => {
                const day = dayOf(message, now)
                const previous = visible[index - 1]
                const begins = day !== undefined && (previous === undefined || dayOf(previous, now) !== day)
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: counted from the first message, which never moves
                  <Fragment key={messages.length - visible.length + index}>
                    {begins && (
                      <li className={classes.day}>
                        <span>{day}</span>
                      </li>
                    )}
                    <KeepPlace value={keepPlace}>{children(message)}</KeepPlace>
                  </Fragment>
                )
              })}
              {pending}
            </ol>
            {below}
          </div>
        </section>
      </div>
      {!atBottom && (
        <Button
          className={classes.jump}
          size="xs"
          radius="xl"
          variant="default"
          leftSection={<IconArrowDown size={15} aria-hidden />}
          onClick={toBottom}
        >
          {hasNew ? t('messages.new') : t('messages.latest')}
        </Button>
      )}
    </div>
  )
}

function dayOf({ timestamp }: Message, now: Date): string | undefined {
  return timestamp === '' ? undefined : dayLabel(timestamp, now)
}
