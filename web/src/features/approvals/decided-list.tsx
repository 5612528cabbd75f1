import { Button } from '@mantine/core'
import { DECIDED_PAGE, type DecidedRequest } from '@pravas/contract/approval-lists'
import { decidedRequests } from '@pravas/messages/en/decided-requests'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { StatusBadge } from '../../status/status-badge.tsx'
import type { CameFrom } from '../../ui/back-link.tsx'
import { formatInstant, formatRupees } from '../../ui/formats.ts'
import { IconChecks } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { Retry } from '../../ui/retry.tsx'
import classes from './decided-list.module.css'
import { decidedLately } from './decided-queries.ts'

const t = texts(decidedRequests)
const c = texts(labels)

/** How many decisions are shown first; the report of all records has those from long ago. */
const FIRST = 50

/** What somebody decided, the latest first, each leading to its record. */
export function DecidedList() {
  const [limit, setLimit] = useState(FIRST)
  const { data, isError, refetch, isFetching, isPending } = useQuery({
    queryKey: ['approvals', 'decided', limit],
    queryFn: ({ signal }) => decidedLately(limit, signal),
    placeholderData: (before) => before,
  })
  const items = data?.items ?? []
  if (isPending) return null
  if (isError && items.length === 0) return <Retry text={t('failed')} onRetry={refetch} />
  if (items.length === 0) {
    return (
      <Notice title={t('none')} icon={<IconChecks size={28} stroke={1.3} aria-hidden />}>
        {t('none.hint')}
      </Notice>
    )
  }
  return (
    <>
      <ul className={classes.list} aria-label={t('list')}>
        {items.map((item) => (
          <Decided key={item.id} item={item} />
        ))}
      </ul>
      {data?.next && limit < DECIDED_PAGE && (
        <Button variant="default" mt="md" loading={isFetching} onClick={() => setLimit(DECIDED_PAGE)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function Decided({ item }: { item: DecidedRequest }) {
  const { kind, number, verdict, status } = item
  const cameFrom = { to: '/admin-approvals?tab=decided', name: c('page.manager-approvals') }
  return (
    <li className={classes.item}>
      <Link
        className={classes.link}
        to={`/${kind}/${encodeURIComponent(number)}`}
        state={{ cameFrom } satisfies CameFrom}
      >
        <span className={classes.what}>{item.what}</span>
        <span className={classes.number}>{number}</span>
      </Link>
      <span className={classes.amount}>{formatRupees(item.total)}</span>
      <span className={classes.person}>{`${item.employee_name} (${item.employee_id})`}</span>
      <span className={classes.verdict}>
        <StatusBadge status={verdict} />
        {status !== verdict && <span>{t('now', { status })}</span>}
      </span>
      <span className={classes.when}>
        {item.on_behalf_of === null
          ? formatInstant(item.decided_at)
          : t('for', { when: formatInstant(item.decided_at), name: item.on_behalf_of })}
      </span>
      {item.reason && <p className={classes.reason}>{item.reason}</p>}
    </li>
  )
}
