import type { PaymentBatch } from '@pravas/contract/finance'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { explain } from '../../api/api-error.ts'
import badge from '../../status/status-badge.module.css'
import { formatDate, formatRupees, indianDay } from '../../ui/formats.ts'
import { MorePages } from '../../ui/more-pages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Retry } from '../../ui/retry.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { BatchDetail } from './batch-detail.tsx'
import classes from './finance.module.css'
import { batchesFound } from './finance-queries.ts'
import { payablesWords } from './payables.ts'

const t = texts(financePage)

/** How a batch stands, in the colours of requests. */
const STATUS = { open: 'pending', paid: 'approved', dissolved: 'other' } as const

interface BatchListProps {
  manage: boolean
  /** The number of the batch that is open. */
  opened: string | undefined
  onOpen: (number: string | undefined) => void
}

/** Payment batches, the newest first, each of which opens into its claims and what is done with it. */
export function BatchList({ manage, opened, onOpen }: BatchListProps) {
  const found = useInfiniteQuery(batchesFound)
  const batches = found.data?.pages.flatMap(({ items }) => items) ?? []
  if (found.isPending) return <TableSkeleton text={t('loading')} />
  if (found.error && batches.length === 0) {
    return (
      <Notice title={t('failed')}>
        <Retry text={explain(found.error)} onRetry={found.refetch} />
      </Notice>
    )
  }
  if (batches.length === 0) return <Notice title={t('batches.none')}>{t('batches.none.hint')}</Notice>
  return (
    <>
      <ul className={classes.batches} aria-label={t('batches.list')}>
        {batches.map((batch) => {
          const isOpen = batch.number === opened
          return (
            <li key={batch.id} className={classes.batch}>
              <button
                type="button"
                className={classes.batchHead}
                aria-expanded={isOpen}
                onClick={() => onOpen(isOpen ? undefined : batch.number)}
              >
                <span className={classes.name}>{batch.number}</span>
                <span className={badge.badge} data-status={STATUS[batch.status]}>
                  {t(`batch.${batch.status}`)}
                </span>
                <span className={classes.quiet}>{factsOf(batch)}</span>
                <span className={classes.amount}>{formatRupees(batch.total)}</span>
              </button>
              {isOpen && <BatchDetail number={batch.number} manage={manage} />}
            </li>
          )
        })}
      </ul>
      <MorePages of={found} text={t('more')} failed={t('failed')} />
    </>
  )
}

function factsOf({ claims, advances, made_by, made_at, paid_on, reference, bounced }: PaymentBatch): string {
  return [
    payablesWords({ claims: claims - advances, advances }),
    paid_on === null
      ? t('batch.made', { by: made_by, day: formatDate(indianDay(made_at)) })
      : t('batch.paid-on', { day: formatDate(paid_on), reference: reference ?? '' }),
    ...(bounced > 0 ? [t('batch.bounced', { count: bounced })] : []),
  ].join(' · ')
}
