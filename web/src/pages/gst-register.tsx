import { Group, NativeSelect, Text } from '@mantine/core'
import { readGstRegister } from '@pravas/contract/gst-register'
import { Month } from '@pravas/contract/months'
import { gstRegister } from '@pravas/messages/en/gst-register'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { explain } from '../api/api-error.ts'
import { download } from '../api/download.ts'
import { ExportButton } from '../csv/export-button.tsx'
import { AuditPackButton } from '../features/gst-register/audit-pack-button.tsx'
import { gstOfMonth } from '../features/gst-register/gst-queries.ts'
import { GstTable } from '../features/gst-register/gst-table.tsx'
import { GstSums } from '../features/gst-register/gst-totals.tsx'
import { monthName, monthsUntil } from '../ui/months.ts'
import { MorePages } from '../ui/more-pages.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'
import { TableSkeleton } from '../ui/table-skeleton.tsx'
import { todayInIndia } from '../ui/today.ts'
import { useAddressParams } from '../ui/use-address-params.ts'

const t = texts(gstRegister)

/** The GST on approved claims, a month at a time, for those who read every claim. The month lives in the address. */
export function GstRegisterPage() {
  const [params, setParams] = useAddressParams()
  const today = todayInIndia()
  const month = Month.safeParse(params.get('month')).data ?? today.slice(0, 7)
  const found = useInfiniteQuery(gstOfMonth(month))
  const { data, isPending, error, refetch, isPlaceholderData } = found
  const lines = data?.pages.flatMap(({ items }) => items) ?? []
  const totals = data?.pages[0]?.totals
  return (
    <Page
      title={t('title')}
      aside={
        <Group gap="sm">
          <NativeSelect
            aria-label={t('month')}
            value={month}
            data={monthsUntil(today, month).map((value) => ({ value, label: monthName(value) }))}
            onChange={({ currentTarget: { value } }) =>
              setParams({ month: value }, { replace: true, preventScrollReset: true })
            }
          />
          {lines.length > 0 && !isPlaceholderData && (
            <ExportButton
              address={`/api${readGstRegister.path}?month=${month}`}
              fileName={`pravas-gst-register-${month}.csv`}
              fetchFile={(address) => download(address, 'text/csv')}
            />
          )}
          <AuditPackButton key={month} month={month} />
        </Group>
      }
    >
      <Text c="dimmed" size="sm" mt={-8} mb="md">
        {t('scope')}
      </Text>
      {isPending ? (
        <TableSkeleton text={t('loading')} />
      ) : error && lines.length === 0 ? (
        <Notice title={t('failed')}>
          <Retry text={explain(error)} onRetry={refetch} />
        </Notice>
      ) : lines.length === 0 ? (
        <Notice title={t('nothing.title', { month: monthName(month) })}>{t('nothing.hint')}</Notice>
      ) : (
        <div aria-busy={isPlaceholderData}>
          {totals && <GstSums month={month} totals={totals} />}
          <GstTable month={month} lines={lines} />
          <MorePages of={found} text={t('more')} failed={t('failed')} />
        </div>
      )}
    </Page>
  )
}
