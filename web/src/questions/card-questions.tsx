import { Button } from '@mantine/core'
import type { RequestComment } from '@pravas/contract/comments'
import { questions } from '@pravas/messages/en/questions'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { IconMessageCircle } from '../ui/icons.ts'
import { Retry } from '../ui/retry.tsx'
import { askedRequests, threadOf } from './question-queries.ts'
import classes from './request-thread.module.css'
import type { RequestThreadProps } from './request-thread.tsx'
import { Thread } from './thread.tsx'

const t = texts(questions)

/** What was asked last about a pending request, for whoever decides on it, and asking without leaving the page. */
export function CardQuestions({ kind, reference, version, owner }: RequestThreadProps) {
  const { data: asked, isSuccess } = useQuery(askedRequests)
  const [isOpen, setOpen] = useState(false)
  const { data: thread, isError, refetch } = useQuery({ ...threadOf(kind, reference), enabled: isOpen })
  const area = useId()
  // A server that knows no questions is asked none.
  if (!isSuccess) return null
  const last = asked.find(({ request_id: id, number }) => id === reference || number === reference)
  if (last?.own) return null
  return (
    <div>
      <div className={classes.line}>
        <IconMessageCircle size={15} stroke={1.7} aria-hidden />
        {last && !isOpen && (
          <p>
            {askedWords(last.question)} ·{' '}
            <strong>{last.answer ? answerWords(last.answer) : t('card.no-answer')}</strong>
          </p>
        )}
        <Button
          variant="subtle"
          size="compact-xs"
          aria-expanded={isOpen}
          aria-controls={area}
          onClick={() => setOpen(!isOpen)}
        >
          {t(last ? 'card.open' : 'ask')}
        </Button>
      </div>
      <div id={area}>
        {isOpen &&
          (thread ? (
            <Thread
              kind={kind}
              reference={reference}
              version={typeof version === 'number' ? version : undefined}
              owner={owner ?? undefined}
              thread={thread}
              isWriting={thread.items.length === 0}
            />
          ) : (
            <p className={classes.waiting}>
              {isError ? <Retry text={t('failed')} onRetry={refetch} /> : <span role="status">{t('loading')}</span>}
            </p>
          ))}
      </div>
    </div>
  )
}

function askedWords({ own, author, text: question }: RequestComment): string {
  return own ? t('card.you-asked', { question }) : t('card.asked', { author, question })
}

function answerWords({ text: answer }: RequestComment): string {
  return t('card.answered', { answer })
}
