import { Anchor, Button, NativeSelect } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import {
  EXPORT_FILES,
  EXPORT_KINDS,
  type ExportFile,
  ExportKind,
  exportFilePath,
  makeExport,
} from '@pravas/contract/exports'
import { Month } from '@pravas/contract/months'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { download } from '../../api/download.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { formatDate, formatRupees, indianDay } from '../../ui/formats.ts'
import { monthName, monthsUntil } from '../../ui/months.ts'
import { MorePages } from '../../ui/more-pages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { saveFile } from '../../ui/records/save-file.ts'
import { Retry } from '../../ui/retry.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { todayInIndia } from '../../ui/today.ts'
import { useAddressParams } from '../../ui/use-address-params.ts'
import classes from './finance.module.css'
import { exportsFound } from './finance-queries.ts'
import { useFinanceStep } from './use-finance-step.ts'

const t = texts(financePage)

/** What of a month waits for the accounts, and the exports that were made. The month lives in the address. */
export function ExportList({ manage }: { manage: boolean }) {
  const [params, setParams] = useAddressParams()
  const today = todayInIndia()
  const month = Month.safeParse(params.get('month')).data ?? today.slice(0, 7)
  const [kind, setKind] = useState<ExportKind>('tally')
  const found = useInfiniteQuery(exportsFound(month))
  const make = useFinanceStep({
    run: () => call(makeExport, { body: { kind, month } }),
    said: ({ number }) =>
      number === null ? t('exports.nothing', { month: monthName(month) }) : t('exports.done', { number }),
  })
  const { data, isPending, error, refetch, isPlaceholderData } = found
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const waiting = isPlaceholderData ? undefined : data?.pages[0]?.waiting
  if (isPending) return <TableSkeleton text={t('loading')} />
  if (error && items.length === 0) {
    return (
      <Notice title={t('failed')}>
        <Retry text={explain(error)} onRetry={refetch} />
      </Notice>
    )
  }
  return (
    <>
      <p className={classes.about}>{t('exports.about')}</p>
      <div className={classes.form}>
        <NativeSelect
          label={t('exports.month')}
          value={month}
          data={monthsUntil(today, month).map((value) => ({ value, label: monthName(value) }))}
          onChange={({ currentTarget: { value } }) =>
            setParams(
              (known) => {
                known.set('month', value)
                return known
              },
              { replace: true, preventScrollReset: true },
            )
          }
        />
        {manage && (
          <NativeSelect
            label={t('exports.kind')}
            value={kind}
            data={EXPORT_KINDS.map((value) => ({ value, label: t(`exports.kind.${value}`) }))}
            onChange={({ currentTarget: { value } }) => setKind(ExportKind.parse(value))}
          />
        )}
        {manage && (
          <Button loading={make.isPending} disabled={!waiting || waiting.records === 0} onClick={() => make.mutate()}>
            {t('exports.make')}
          </Button>
        )}
      </div>
      {waiting && (
        <p className={classes.sum} style={{ marginBlock: 12 }}>
          {t('exports.waiting', {
            count: waiting.records,
            month: monthName(month),
            amount: formatRupees(waiting.total),
          })}{' '}
          <Anchor component={Link} to={`/gst-register?month=${month}`} inherit fw={400} underline="always">
            {t('exports.gst', { month: monthName(month) })}
          </Anchor>
        </p>
      )}
      {make.isError && <AlertLine kind="failure">{explain(make.error)}</AlertLine>}
      {items.length === 0 ? (
        <p className={classes.quiet}>{t('exports.none')}</p>
      ) : (
        <table className={classes.table}>
          <caption>{t('exports.list')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('exports.number')}</th>
              <th scope="col">{t('exports.month')}</th>
              <th scope="col">{t('exports.kind')}</th>
              <th scope="col">{t('exports.made')}</th>
              <th scope="col">{t('exports.files')}</th>
              <th scope="col" className={classes.end}>
                {t('exports.records')}
              </th>
              <th scope="col" className={classes.end}>
                {t('exports.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.export_id}>
                <td data-name={t('exports.number')}>{item.number}</td>
                <td data-name={t('exports.month')}>{monthName(item.month)}</td>
                <td data-name={t('exports.kind')}>{t(`exports.kind.${item.kind}`)}</td>
                <td data-name={t('exports.made')}>
                  {item.created_by}, {formatDate(indianDay(item.created_at))}
                </td>
                <td data-name={t('exports.files')}>
                  <span>
                    {EXPORT_FILES.map((file) => (
                      <FileButton key={file} exportId={item.export_id} number={item.number} file={file} />
                    ))}
                  </span>
                </td>
                <td className={classes.end} data-name={t('exports.records')}>
                  {item.records}
                </td>
                <td className={classes.end} data-name={t('exports.total')}>
                  {formatRupees(item.total)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <MorePages of={found} text={t('more')} failed={t('failed')} />
    </>
  )
}

function FileButton({ exportId, number, file }: { exportId: string; number: number; file: ExportFile }) {
  const [name = '', ending = ''] = file.split('.')
  const save = useMutation({
    mutationFn: async () => saveFile(`${name}-${number}.${ending}`, await download(exportFilePath(exportId, file))),
    onError: (error) =>
      notifications.show({ message: t('exports.download.failed', { why: explain(error) }), withBorder: true }),
  })
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      loading={save.isPending}
      aria-label={t('exports.download', { file, number })}
      onClick={() => save.mutate()}
    >
      {file}
    </Button>
  )
}
