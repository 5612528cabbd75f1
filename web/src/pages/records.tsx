import { Anchor, Button, Group, Text } from '@mantine/core'
import { COUNTED_RECORDS, recordsExportPath } from '@pravas/contract/records'
import { labels } from '@pravas/messages/en/labels'
import { records as shared } from '@pravas/messages/en/records'
import { recordsPage } from '@pravas/messages/en/records-page'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../api/api-error.ts'
import { useSession } from '../api/use-session.ts'
import { ExportButton } from '../csv/export-button.tsx'
import { watchedDownload } from '../csv/watched-download.ts'
import { RecordsFilters } from '../features/records/records-filters.tsx'
import { recordsFound } from '../features/records/records-queries.ts'
import { RecordsTable } from '../features/records/records-table.tsx'
import { isNarrowed, paramsOf, queryOf, type RecordsView, recordsViewOf } from '../features/records/records-view.ts'
import { formatCount } from '../ui/formats.ts'
import { IconFileText } from '../ui/icons.ts'
import { MorePages } from '../ui/more-pages.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'
import { TableSkeleton } from '../ui/table-skeleton.tsx'
import { todayInIndia } from '../ui/today.ts'
import { useAddressParams } from '../ui/use-address-params.ts'

const t = texts(recordsPage)
const s = texts(shared)
const c = texts(labels)

/** The trips and claims of the team, or of everybody, for those who may read them. */
export function RecordsPage() {
  const [params, setParams] = useAddressParams()
  const view = useMemo(() => recordsViewOf(params), [params])
  const found = useInfiniteQuery(recordsFound(view))
  const { data, isPending, error, refetch, isPlaceholderData } = found
  const records = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const count = data?.pages[0]?.count ?? undefined
  const change = (part: Partial<RecordsView>) =>
    setParams((current) => paramsOf({ ...recordsViewOf(current), ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  const clear = () => setParams(new URLSearchParams(), { replace: true, preventScrollReset: true })

  return (
    <Page title={c('page.records')} aside={<Actions view={view} count={count} />}>
      <Scope />
      <RecordsFilters view={view} onChange={change} onClear={clear} />
      {isPending ? (
        <TableSkeleton text={t('loading')} />
      ) : error && records.length === 0 ? (
        <Notice title={t('failed')}>
          <Retry text={explain(error)} onRetry={refetch} />
        </Notice>
      ) : records.length === 0 ? (
        <Nothing isNarrowed={isNarrowed(view)} onClear={clear} />
      ) : (
        <div aria-busy={isPlaceholderData}>
          <RecordsTable records={records} />
          <MorePages of={found} text={t('more')} failed={t('failed')} />
        </div>
      )}
    </Page>
  )
}

/** Whose records these are. The server decides; this says so in words. */
function Scope() {
  const { isAdmin, readsClaims, readsAudit, user } = useSession()
  const has = (role: string) => user.roles.includes(role)
  const scope = readsClaims ? 'all' : has('travel_desk') ? (isAdmin || user.wasAsked ? 'trips-some' : 'trips') : 'some'
  return (
    <Text c="dimmed" size="sm" mt={-8} mb="md">
      {t(`scope.${scope}`)}
      {readsClaims && (
        <>
          {' '}
          <Anchor component={Link} to="/gst-register" inherit underline="always">
            {t('gst-register')}
          </Anchor>
        </>
      )}
      {readsAudit && (
        <>
          {' '}
          <Anchor component={Link} to="/audit" inherit underline="always">
            {t('audit')}
          </Anchor>
        </>
      )}
    </Text>
  )
}

/** How many records there are, and their export; while that goes on, how far it is. */
function Actions({ view, count }: { view: RecordsView; count: number | undefined }) {
  const [exported, setExported] = useState<number>()
  const isExact = count !== undefined && count <= COUNTED_RECORDS
  const said =
    exported !== undefined
      ? isExact
        ? t('exporting.of', { count: formatCount(exported), all: formatCount(count) })
        : t('exporting', { count: formatCount(exported) })
      : isExact
        ? t('count', { count, number: formatCount(count) })
        : count === undefined
          ? ''
          : t('count.more', { number: formatCount(COUNTED_RECORDS) })
  return (
    <Group gap="xs">
      <Text span role="status" c="dimmed" fz="0.8125rem" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {said}
      </Text>
      {count !== undefined && count > 0 && (
        <ExportButton
          address={recordsExportPath(queryOf(view))}
          fileName={`pravas-records-${todayInIndia()}.csv`}
          fetchFile={(address) => watchedDownload(address, setExported)}
        />
      )}
    </Group>
  )
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) {
    return (
      <Notice title={t('nothing.title')} icon={<IconFileText size={28} stroke={1.3} aria-hidden />}>
        {t('nothing.hint')}
      </Notice>
    )
  }
  return (
    <Notice
      title={t('none')}
      action={
        <Button variant="default" mt="xs" onClick={onClear}>
          {s('filters.clear')}
        </Button>
      }
    >
      {t('none.hint')}
    </Notice>
  )
}
