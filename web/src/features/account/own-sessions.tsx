import { Button } from '@mantine/core'
import { endOtherSessions, endOwnSession, type OwnSession, ownSessions } from '@pravas/contract/people'
import { account } from '@pravas/messages/en/account'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { OWN_ACCESS } from '../../api/own-access.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { formatInstant } from '../../ui/formats.ts'
import classes from '../../ui/row-list.module.css'

const t = texts(account)

const KEY = [...OWN_ACCESS, 'sessions']

/** Where the person is signed in, to be ended one by one or all others at once; nothing where that cannot be told. */
export function OwnSessions() {
  const queries = useQueryClient()
  const sessions = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(ownSessions, {}, signal) })
  const end = useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? call(endOtherSessions, {}) : call(endOwnSession, { params: { sessionId: id } }),
    // All others are connected assistants as well.
    onSettled: () => queries.invalidateQueries({ queryKey: OWN_ACCESS }),
  })
  const list = useRef<HTMLUListElement>(null)
  // What was ended is gone, with the button that was pressed.
  useEffect(() => {
    if (sessions.data && end.isSuccess && document.activeElement === document.body) list.current?.focus()
  }, [sessions.data, end.isSuccess])
  if (!sessions.data?.length) return null
  const hasOthers = sessions.data.some(({ current }) => !current)
  return (
    <Section
      title={t('sessions')}
      aside={
        hasOthers && (
          <Button
            variant="default"
            size="xs"
            className={classes.action}
            loading={end.isPending && end.variables === undefined}
            disabled={end.isPending}
            onClick={() => end.mutate(undefined)}
          >
            {t('sessions.end-others')}
          </Button>
        )
      }
    >
      {end.isError && <AlertLine kind="failure">{explain(end.error)}</AlertLine>}
      <ul ref={list} tabIndex={-1} className={classes.list}>
        {sessions.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
    </Section>
  )
}

interface SessionRowProps {
  session: OwnSession
  isEnding: boolean
  onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const device = session.device ?? t('sessions.unknown-device')
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>{device}</p>
        <p className={classes.facts}>
          <span>{t('sessions.started', { time: formatInstant(session.started_at) })}</span> ·{' '}
          <span>{t('sessions.last-active', { time: formatInstant(session.last_active_at) })}</span>
        </p>
      </div>
      {session.current ? (
        <span className={classes.state}>{t('sessions.this')}</span>
      ) : (
        <Button
          variant="default"
          size="xs"
          className={classes.action}
          aria-label={t('sessions.end-of', { device })}
          loading={isEnding}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
