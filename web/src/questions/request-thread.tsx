import { questions } from '@pravas/messages/en/questions'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Section } from '../ui/details.tsx'
import { QUESTIONS, type RequestKind, threadOf } from './question-queries.ts'
import { Thread } from './thread.tsx'

const t = texts(questions)

export interface RequestThreadProps {
  kind: RequestKind
  /** Its id or number. */
  reference: string
  /** Which version of it is shown, as the answer has it. */
  version: unknown
  /** Whose it is, by name. */
  owner: string | null | undefined
}

/**
 * The questions about a request, as a part of its page; nothing where there are none and nobody may ask, and where the server
 * does not tell.
 */
export function RequestThread({ kind, reference, version, owner }: RequestThreadProps) {
  const { data: thread } = useQuery(threadOf(kind, reference))
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const isShown = thread !== undefined && (thread.items.length > 0 || thread.may_write !== null)
  const isWanted = hash === QUESTIONS && isShown
  useEffect(() => {
    if (!isWanted) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [isWanted])
  if (!isShown) return null
  return (
    <div ref={place}>
      <Section title={t('title')}>
        <Thread
          kind={kind}
          reference={reference}
          version={versionOf(version)}
          owner={owner ?? undefined}
          thread={thread}
          isWriting={isWanted && thread.may_write === 'question'}
        />
      </Section>
    </div>
  )
}

function versionOf(version: unknown): number | undefined {
  return Number.isSafeInteger(version) && Number(version) > 0 ? Number(version) : undefined
}
