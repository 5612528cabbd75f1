import { Button } from '@mantine/core'
import type { CommentThread, RequestComment } from '@pravas/contract/comments'
import { questions } from '@pravas/messages/en/questions'
import { texts } from '@pravas/messages/texts'
import { useRef, useState } from 'react'
import { formatInstant } from '../ui/formats.ts'
import { CommentField } from './comment-field.tsx'
import type { RequestKind } from './question-queries.ts'
import classes from './request-thread.module.css'

const t = texts(questions)

interface ThreadProps {
  kind: RequestKind
  reference: string
  /** Which version of the request is shown. */
  version: number | undefined
  /** Whose request it is, by name. */
  owner: string | undefined
  thread: CommentThread
  /** Whether one came to write. */
  isWriting?: boolean
}

/** What was asked about a request and answered, and where to ask or answer, for those who may. */
export function Thread({ thread, isWriting = false, ...request }: ThreadProps) {
  const { items, open, may_write: mayWrite } = thread
  const isAsked = open && mayWrite === 'answer'
  const [writes, setWrites] = useState(isWriting)
  const [sent, setSent] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const asker = items.findLast(({ kind }) => kind === 'question')?.author
  const done = (wasSent: boolean) => {
    setWrites(false)
    setSent(wasSent)
    place.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.thread}>
      {items.length > 0 && (
        <ol className={classes.items}>
          {items.map((item) => (
            <Said key={item.id} item={item} version={request.version} />
          ))}
        </ol>
      )}
      {open && (
        <p className={classes.waiting} data-yours={isAsked}>
          {isAsked && asker ? t('waiting.yours', { author: asker }) : t('waiting')}
        </p>
      )}
      <span role="status" className="visually-hidden">
        {sent && mayWrite && t('sent', { kind: mayWrite })}
      </span>
      {mayWrite &&
        (isAsked || writes ? (
          <CommentField
            kind={mayWrite}
            request={request}
            onSent={() => done(true)}
            {...(!isAsked && { onCancel: () => done(false) })}
          />
        ) : (
          <Button variant="default" size="xs" className={classes.begin} onClick={() => setWrites(true)}>
            {mayWrite === 'answer' ? t('answer.more') : t(items.length > 0 ? 'ask.again' : 'ask')}
          </Button>
        ))}
    </div>
  )
}

function Said({ item, version }: { item: RequestComment; version: number | undefined }) {
  const { kind, author, own, text } = item
  const name =
    kind === 'question'
      ? own
        ? t('you-ask')
        : t('asks', { author })
      : own
        ? t('you-answer')
        : t('answers', { author })
  const isEarlier = version !== undefined && item.version !== version
  const about = [formatInstant(item.asked_at), ...(isEarlier ? [t('version', { version: item.version })] : [])]
  return (
    <li className={classes.said} data-kind={kind}>
      <p className={classes.who}>
        <strong>{name}</strong> <span>{about.join(' · ')}</span>
      </p>
      <p className={classes.text} dir="auto">
        {text}
      </p>
    </li>
  )
}
