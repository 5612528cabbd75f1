import { Anchor, Button } from '@mantine/core'
import { closeMonth } from '@pravas/contract/finance'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { formatDate, indianDay } from '../../ui/formats.ts'
import { monthName } from '../../ui/months.ts'
import { Notice } from '../../ui/notice.tsx'
import { Retry } from '../../ui/retry.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from './finance.module.css'
import { exportsFound, monthsQuery, openBatches } from './finance-queries.ts'
import { useFinanceStep } from './use-finance-step.ts'

const t = texts(financePage)

/** The closed months, and closing the latest that is over. */
export function MonthList({ manage }: { manage: boolean }) {
  const { data, error, refetch, isPending } = useQuery(monthsQuery)
  if (isPending) return <TableSkeleton text={t('loading')} />
  if (error) {
    return (
      <Notice title={t('failed')}>
        <Retry text={explain(error)} onRetry={refetch} />
      </Notice>
    )
  }
  const { items, closes_next: next } = data
  const isClosed = items.some(({ month }) => month >= next)
  return (
    <>
      <p className={classes.about}>{t('months.about')}</p>
      {manage && !isClosed && <Closing month={next} />}
      {isClosed && <p>{t('months.all-closed', { month: monthName(next) })}</p>}
      {items.length === 0 ? (
        <p className={classes.quiet}>{t('months.none')}</p>
      ) : (
        <table className={classes.table} style={{ marginBlockStart: 20, maxWidth: 640 }}>
          <caption>{t('months.list')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('months.month')}</th>
              <th scope="col">{t('months.by')}</th>
              <th scope="col">{t('months.at')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ month, closed_by, closed_at }) => (
              <tr key={month}>
                <td>{monthName(month)}</td>
                <td data-name={t('months.by')}>{closed_by}</td>
                <td data-name={t('months.at')}>{formatDate(indianDay(closed_at))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** What is still open before a month is closed, and closing it, which asks first: it can't be undone. */
function Closing({ month }: { month: string }) {
  const [asks, setAsks] = useState(false)
  const waiting = useInfiniteQuery(exportsFound(month)).data?.pages[0]?.waiting
  const open = useQuery(openBatches).data?.items.length
  const close = useFinanceStep({
    run: () => call(closeMonth, { params: { month } }),
    said: () => t('months.done', { month: monthName(month) }),
  })
  const named = { month: monthName(month) }
  return (
    <section className={classes.panel} aria-label={t('months.next', named)} style={{ maxWidth: 640 }}>
      <h2>{t('months.check', named)}</h2>
      <ul className={classes.plain} style={{ marginBlockStart: 8 }}>
        {waiting && (
          <li>
            {t('months.check.exports', { count: waiting.records })}{' '}
            {waiting.records > 0 && (
              <Anchor component={Link} to={`?tab=exports&month=${month}`} inherit underline="always">
                {t('months.check.to-exports')}
              </Anchor>
            )}
          </li>
        )}
        {open !== undefined && (
          <li>
            {t('months.check.batches', { count: open })}{' '}
            {open > 0 && (
              <Anchor component={Link} to="?tab=batches" inherit underline="always">
                {t('months.check.to-batches')}
              </Anchor>
            )}
          </li>
        )}
      </ul>
      {close.isError && <AlertLine kind="failure">{explain(close.error)}</AlertLine>}
      {asks && <p>{t('months.ask', named)}</p>}
      <div className={classes.actions}>
        {asks && (
          <Button variant="default" autoFocus onClick={() => setAsks(false)}>
            {t('months.cancel')}
          </Button>
        )}
        <Button
          {...(asks && { color: 'red' })}
          loading={close.isPending}
          onClick={() => (asks ? close.mutate() : setAsks(true))}
        >
          {t('months.next', named)}
        </Button>
      </div>
    </section>
  )
}
