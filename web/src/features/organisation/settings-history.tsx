import { Anchor, Button, Text } from '@mantine/core'
import type { OrganisationHistoryEntry } from '@pravas/contract/organisation'
import { organisation as catalogue } from '@pravas/messages/en/organisation'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { Section } from '../../ui/details.tsx'
import { formatInstant } from '../../ui/formats.ts'
import { Retry } from '../../ui/retry.tsx'
import { historyQuery } from './settings-queries.ts'

const t = texts(catalogue)

const LIST = new Intl.ListFormat('en-IN')

/** Who changed which settings, latest first. */
export function SettingsHistory() {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(historyQuery)
  const entries = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Section
      title={t('section.history')}
      aside={
        <Anchor component={Link} to="/audit" size="sm">
          {t('history.audit')}
        </Anchor>
      }
    >
      {error && entries.length === 0 ? (
        <Retry text={explain(error)} onRetry={refetch} />
      ) : entries.length === 0 ? (
        !isPending && (
          <Text size="sm" c="dimmed">
            {t('history.none')}
          </Text>
        )
      ) : (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Text size="sm">{wordsOf(entry)}</Text>
            </li>
          ))}
        </ul>
      )}
      {isFetchNextPageError && <Retry text={explain(error)} onRetry={fetchNextPage} />}
      {hasNextPage && !isFetchNextPageError && (
        <Button variant="default" mt="sm" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </Section>
  )
}

function wordsOf({ by, at, after, set_up }: OrganisationHistoryEntry): string {
  if (set_up) return t('history.set-up', { who: by ?? t('history.operator'), when: formatInstant(at) })
  const settings = LIST.format(Object.keys(after).map((name) => t('setting', { name })))
  return t('history.entry', { who: by ?? t('history.operator'), settings, when: formatInstant(at) })
}
