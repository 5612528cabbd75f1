import { Button, Group } from '@mantine/core'
import { peopleExportPath } from '@pravas/contract/administration'
import { labels } from '@pravas/messages/en/labels'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { explain } from '../api/api-error.ts'
import { ExportButton } from '../csv/export-button.tsx'
import { PeopleFilters } from '../features/people/people-filters.tsx'
import { peopleFound } from '../features/people/people-queries.ts'
import { PeopleTable } from '../features/people/people-table.tsx'
import { isNarrowed, type PeopleView, paramsOf, peopleViewOf } from '../features/people/people-view.ts'
import { useCameFrom } from '../ui/came-from.ts'
import { formatCount } from '../ui/formats.ts'
import { IconPlus, IconUpload, IconUsers } from '../ui/icons.ts'
import { MorePages } from '../ui/more-pages.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'
import { TableSkeleton } from '../ui/table-skeleton.tsx'
import { useAddressParams } from '../ui/use-address-params.ts'

const t = texts(catalogue)
const c = texts(labels)

/** The people of the organisation, for those who administer it. */
export function PeoplePage() {
  const [params, setParams] = useAddressParams()
  const view = useMemo(() => peopleViewOf(params), [params])
  const found = useInfiniteQuery(peopleFound(view))
  const { data, isPending, error, refetch, isPlaceholderData } = found
  const people = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const total = data?.pages[0]?.total ?? people.length
  const change = (part: Partial<PeopleView>) =>
    setParams((current) => paramsOf({ ...peopleViewOf(current), ...part }), { replace: true, preventScrollReset: true })
  const clear = () => setParams(new URLSearchParams(), { replace: true, preventScrollReset: true })

  return (
    <Page title={c('page.people')} aside={<Actions count={isPending ? undefined : total} />}>
      <PeopleFilters view={view} onChange={change} onClear={clear} />
      {isPending ? (
        <TableSkeleton text={t('loading')} />
      ) : error && people.length === 0 ? (
        <Notice title={t('failed')}>
          <Retry text={explain(error)} onRetry={refetch} />
        </Notice>
      ) : people.length === 0 ? (
        <Nobody isNarrowed={isNarrowed(view)} onClear={clear} />
      ) : (
        <div aria-busy={isPlaceholderData}>
          <PeopleTable people={people} />
          <MorePages of={found} text={t('more')} failed={t('failed')} />
        </div>
      )}
    </Page>
  )
}

function Actions({ count }: { count: number | undefined }) {
  const cameFrom = useCameFrom()
  return (
    <Group gap="xs">
      <span role="status" style={{ color: 'var(--mantine-color-dimmed)', fontSize: '0.8125rem' }}>
        {count === undefined ? '' : t('count', { count, number: formatCount(count) })}
      </span>
      <ExportButton address={peopleExportPath()} fileName="people.csv" />
      <Button
        component={Link}
        to="/people/import"
        state={cameFrom}
        variant="default"
        leftSection={<IconUpload size={15} stroke={1.8} aria-hidden />}
      >
        {t('import')}
      </Button>
      <Button
        component={Link}
        to="/people/new"
        state={cameFrom}
        leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
      >
        {t('add')}
      </Button>
    </Group>
  )
}

function Nobody({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) {
    return (
      <Notice title={t('nobody.title')} icon={<IconUsers size={28} stroke={1.3} aria-hidden />}>
        {t('nobody.hint')}
      </Notice>
    )
  }
  return (
    <Notice
      title={t('none')}
      action={
        <Button variant="default" mt="xs" onClick={onClear}>
          {t('none.clear')}
        </Button>
      }
    >
      {t('none.hint')}
    </Notice>
  )
}
