import { Button, Group, Text } from '@mantine/core'
import { auditExportPath } from '@pravas/contract/audit'
import { auditPage } from '@pravas/messages/en/audit-page'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { explain } from '../api/api-error.ts'
import { ExportButton } from '../csv/export-button.tsx'
import { AuditFilters } from '../features/audit/audit-filters.tsx'
import { AuditList } from '../features/audit/audit-list.tsx'
import { auditFound } from '../features/audit/audit-queries.ts'
import { type AuditView, auditViewOf, paramsOf, queryOf } from '../features/audit/audit-view.ts'
import { ChainFault, ChainStatus } from '../features/audit/chain-status.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'
import { TableSkeleton } from '../ui/table-skeleton.tsx'
import { todayInIndia } from '../ui/today.ts'
import { useAddressParams } from '../ui/use-address-params.ts'

const t = texts(auditPage)

/** The audit trail, for auditors and administrators. */
export function AuditPage() {
  const [params, setParams] = useAddressParams()
  const view = useMemo(() => auditViewOf(params), [params])
  const found = useInfiniteQuery(auditFound(view))
  const { data, isPending, error, refetch, isPlaceholderData } = found
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  const entries = data?.pages[0]?.entries
  const change = (part: Partial<AuditView>) =>
    setParams((current) => paramsOf({ ...auditViewOf(current), ...part }), { replace: true, preventScrollReset: true })
  const clear = () => setParams(new URLSearchParams(), { replace: true, preventScrollReset: true })
  const isNarrowed = paramsOf(view).size > 0

  return (
    <Page
      title={t('title')}
      aside={
        <Group gap="sm">
          {entries !== undefined && <ChainStatus entries={entries} />}
          {items.length > 0 && (
            <ExportButton address={auditExportPath(queryOf(view))} fileName={`pravas-audit-${todayInIndia()}.csv`} />
          )}
        </Group>
      }
    >
      <Text c="dimmed" size="sm" mt={-8} mb="md">
        {t('scope')}
      </Text>
      <ChainFault />
      <AuditFilters view={view} onChange={change} onClear={clear} />
      {isPending ? (
        <TableSkeleton text={t('loading')} />
      ) : error && items.length === 0 ? (
        <Notice title={t('failed')}>
          <Retry text={explain(error)} onRetry={refetch} />
        </Notice>
      ) : items.length === 0 ? (
        <Notice
          title={t(isNarrowed ? 'none' : 'nothing.title')}
          action={
            isNarrowed && (
              <Button variant="default" mt="xs" onClick={clear}>
                {t('filter.clear')}
              </Button>
            )
          }
        >
          {t(isNarrowed ? 'none.hint' : 'nothing.hint')}
        </Notice>
      ) : (
        <div aria-busy={isPlaceholderData}>
          <AuditList items={items} />
          <MorePages of={found} text={t('more')} failed={t('failed')} />
        </div>
      )}
    </Page>
  )
}
