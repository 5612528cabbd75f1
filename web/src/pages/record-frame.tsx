import { Button } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { useSession } from '../api/use-session.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'

const t = texts(records)
const c = texts(labels)

interface ShownRecord {
  employee_id?: string | null | undefined
}

interface RecordFrameProps<Shown extends ShownRecord> {
  noun: 'trip' | 'expense'
  /** The id or number in the address. */
  reference: string
  query: Pick<UseQueryResult<Shown>, 'data' | 'isPending' | 'error' | 'refetch'>
  title: (record: Shown) => string
  tabTitle: (record: Shown) => string
  /** The list of one's own records. */
  list: { to: string; name: string }
  /** Where others' records are decided on. */
  approvals: string
  /** Stands where the record will, while it is loaded. */
  outline: ReactNode
  /** Stands beside the title: what can be done with the record. */
  actions?: (record: Shown) => ReactNode
  children: (record: Shown) => ReactNode
}

/** The id or number in the address of the page that a document was opened at. */
export const recordInAddress = () => window.location.pathname.split('/')[2] ?? ''

/** The page of one record: on its way, there, or not found, and the way back to where it was opened from. */
export function RecordFrame<Shown extends ShownRecord>({
  noun,
  reference,
  query: { data: record, isPending, error, refetch },
  title,
  tabTitle,
  list,
  approvals,
  outline,
  actions,
  children,
}: RecordFrameProps<Shown>) {
  const { user, isAdmin } = useSession()
  const isOthers = isAdmin && record?.employee_id != null && record.employee_id !== user.employee_id
  const back = isOthers ? { to: approvals, name: c('page.manager-approvals') } : list
  return (
    <Page
      // What is typed and asked about one record is not about the next.
      key={reference}
      title={record ? title(record) : t('record.details', { noun })}
      tabTitle={record ? tabTitle(record) : t('record.details', { noun })}
      back={<BackLink to={back.to}>{back.name}</BackLink>}
      aside={record && actions?.(record)}
    >
      {isPending ? (
        outline
      ) : record ? (
        children(record)
      ) : (
        <Notice
          title={t('record.not-found', { noun })}
          action={
            <Button component={Link} to={list.to} variant="default" mt="xs">
              {list.name}
            </Button>
          }
        >
          {error instanceof ApiError && error.status === 404 ? (
            t('record.not-found.why', { noun, reference })
          ) : (
            <Retry text={t('record.failed', { noun })} onRetry={refetch} />
          )}
        </Notice>
      )}
    </Page>
  )
}
