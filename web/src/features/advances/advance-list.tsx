import type { Advance, AdvanceView } from '@pravas/contract/advances'
import { advancesPage } from '@pravas/messages/en/advances-page'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explain } from '../../api/api-error.ts'
import { MorePages } from '../../ui/more-pages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Retry } from '../../ui/retry.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from './advance-list.module.css'
import { advancesOf } from './advance-queries.ts'

const t = texts(advancesPage)

interface AdvanceListProps {
  view: AdvanceView
  /** What stands there where there are none. */
  empty: ReactNode
  children: (advance: Advance) => ReactNode
}

/** The advances of a view, each as `children` shows it. */
export function AdvanceList({ view, empty, children }: AdvanceListProps) {
  const found = useInfiniteQuery(advancesOf(view))
  const { data, isPending, error, refetch } = found
  const advances = data?.pages.flatMap(({ items }) => items) ?? []
  if (isPending) return <TableSkeleton text={t('loading')} />
  if (error && advances.length === 0)
    return (
      <Notice title={t('failed')}>
        <Retry text={explain(error)} onRetry={refetch} />
      </Notice>
    )
  if (advances.length === 0) return empty
  return (
    <>
      <ul className={classes.list}>{advances.map(children)}</ul>
      <MorePages of={found} text={t('more')} failed={t('failed')} />
    </>
  )
}
