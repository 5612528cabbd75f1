import { Button } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { explain } from '../api/api-error.ts'
import { peopleFound } from '../features/people/people-queries.ts'
import { PeopleTable } from '../features/people/people-table.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { TableSkeleton } from '../ui/record-table.tsx'
import { SearchField } from '../ui/records/search-field.tsx'
import { Retry } from '../ui/retry.tsx'

const t = texts(catalogue)
const c = texts(labels)

/** The people of the organisation, for those who administer it. */
export function PeoplePage() {
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    peopleFound(search),
  )
  const people = data?.pages.flatMap(({ items }) => items) ?? []
  const find = (text: string) => setParams(text === '' ? {} : { q: text }, { replace: true, preventScrollReset: true })
  return (
    <Page title={c('page.people')}>
      <search style={{ marginBlockEnd: 20 }}>
        <SearchField label={t('search')} value={search} onSearch={find} />
      </search>
      {isPending ? (
        <>
          <p role="status" className="visually-hidden">
            {t('loading')}
          </p>
          <TableSkeleton />
        </>
      ) : error ? (
        <Notice title={t('failed')}>
          <Retry text={explain(error)} onRetry={refetch} />
        </Notice>
      ) : people.length === 0 ? (
        <Notice title={t('none')}>{t('none.hint')}</Notice>
      ) : (
        <>
          <PeopleTable people={people} />
          {hasNextPage && (
            <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </Page>
  )
}
