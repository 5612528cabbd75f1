import { Button, Skeleton } from '@mantine/core'
import type { PersonHistoryEntry } from '@pravas/contract/administration'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Section } from '../../ui/details.tsx'
import { formatInstant } from '../../ui/formats.ts'
import { Retry } from '../../ui/retry.tsx'
import classes from '../../ui/row-list.module.css'
import { fieldName, type ManagerNames, wordsOfField } from './field-words.ts'
import { historyOf } from './people-queries.ts'

const t = texts(catalogue)

/** What the trail calls an action, by the word that the catalogue has for it. */
const ACTIONS: Readonly<Record<string, string>> = {
  'person.created': 'created',
  'person.changed': 'changed',
  'person.activated': 'activated',
  'person.deactivated': 'deactivated',
  'person.invited': 'invited',
  'person.signed_out': 'signed_out',
  'person.signed_up': 'signed_up',
  'person.roles_changed': 'roles_changed',
  'person.linked': 'linked',
  'person.removed': 'removed',
  'person.data_exported': 'exported',
  'person.erasure_requested': 'erasure_asked',
  'person.erasure_request_withdrawn': 'erasure_withdrawn',
  'person.erased': 'erased',
  'password.changed': 'password',
  'password.reset_link_made': 'reset_link',
  'password.reset_requested': 'reset_asked',
}

/** What was changed of a person, by whom and when, the latest first. */
export function PersonHistory({ person }: { person: string }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(historyOf(person))
  const entries = data?.pages.flatMap(({ items }) => items) ?? []
  const managers = Object.assign({}, ...(data?.pages.map((page) => page.managers) ?? [])) as ManagerNames
  return (
    <Section title={t('history')}>
      {isPending ? (
        <div role="status" aria-label={t('history.loading')}>
          <Skeleton height={12} width="60%" my="md" />
          <Skeleton height={12} width="45%" my="md" />
        </div>
      ) : isError && entries.length === 0 ? (
        <p className={classes.note}>
          <Retry text={t('history.failed')} onRetry={refetch} />
        </p>
      ) : entries.length === 0 ? (
        <p className={classes.note}>{t('history.none')}</p>
      ) : (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} managers={managers} />
          ))}
        </ul>
      )}
      {isFetchNextPageError && (
        <p className={classes.note}>
          <Retry text={t('history.failed')} onRetry={fetchNextPage} />
        </p>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </Section>
  )
}

interface EntryProps {
  entry: PersonHistoryEntry
  managers: ManagerNames
}

function Entry({ entry: { at, action, actor, before, after }, managers }: EntryProps) {
  const fields = Object.keys(after ?? {})
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>{t('history.action', { action: ACTIONS[action] ?? 'other' })}</p>
        {fields.map((field) => {
          const words = (value: unknown) => wordsOfField(field, value, managers)
          const named = { field: fieldName(field), after: words(after?.[field]) }
          return (
            <p key={field} className={classes.facts}>
              {before ? t('history.change', { ...named, before: words(before[field]) }) : t('history.value', named)}
            </p>
          )
        })}
        <p className={classes.facts}>
          {t('history.by', { time: formatInstant(at), actor: actor?.name ?? t('history.system') })}
        </p>
      </div>
    </li>
  )
}
