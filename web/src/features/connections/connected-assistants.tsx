import { Button } from '@mantine/core'
import { type Connection, endConnection, ownConnections } from '@pravas/contract/connections'
import { connections } from '@pravas/messages/en/connections'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { OWN_ACCESS } from '../../api/own-access.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { formatInstant } from '../../ui/formats.ts'
import classes from '../../ui/row-list.module.css'
import { SCOPE_WORDS } from './scope-words.ts'

const t = texts(connections)

const KEY = [...OWN_ACCESS, 'connections']

/** The assistants of others that may act for the person, to be disconnected; nothing where there is none. */
export function ConnectedAssistants() {
  const queries = useQueryClient()
  const connections = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(ownConnections, {}, signal) })
  const end = useMutation({
    mutationFn: (connectionId: string) => call(endConnection, { params: { connectionId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
  if (!connections.data?.length) return null
  return (
    <Section title={t('title')}>
      <p className={classes.note}>{t('disconnects')}</p>
      {end.isError && <AlertLine kind="failure">{explain(end.error)}</AlertLine>}
      <ul className={classes.list}>
        {connections.data.map((connection) => (
          <ConnectionRow
            key={connection.id}
            connection={connection}
            isEnding={end.isPending && end.variables === connection.id}
            onEnd={() => end.mutate(connection.id)}
          />
        ))}
      </ul>
    </Section>
  )
}

interface ConnectionRowProps {
  connection: Connection
  isEnding: boolean
  onEnd: () => void
}

function ConnectionRow({ connection, isEnding, onEnd }: ConnectionRowProps) {
  const { client_name: name, redirect_host: host, scopes, connected_at, last_used_at } = connection
  const used = last_used_at ? t('last-used', { time: formatInstant(last_used_at) }) : t('not-used')
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>
          <span>{host}</span> ·{' '}
          <span>{t('may', { scopes: scopes.map((scope) => SCOPE_WORDS[scope].title.toLowerCase()).join(', ') })}</span>{' '}
          · <span>{t('connected', { time: formatInstant(connected_at) })}</span> · <span>{used}</span>
        </p>
      </div>
      <Button
        variant="default"
        size="xs"
        className={classes.action}
        aria-label={t('disconnect-name', { name })}
        loading={isEnding}
        onClick={onEnd}
      >
        {t('disconnect')}
      </Button>
    </li>
  )
}
