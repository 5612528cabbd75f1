import { Skeleton, Stack } from '@mantine/core'
import { approvalFlow } from '@pravas/messages/en/approval-flow'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { explain } from '../api/api-error.ts'
import { flowQuery } from '../features/approval-flow/flow-queries.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'

const t = texts(approvalFlow)
const c = texts(labels)

// Its frame shows at once; the editor is more than a page may load before that.
const FlowEditor = lazy(async () => ({
  default: (await import('../features/approval-flow/flow-editor.tsx')).FlowEditor,
}))

/** Who decides on requests after the owner's manager, for those who administer the organisation. */
export function ApprovalFlowPage() {
  const { data, isPending, error, refetch } = useQuery(flowQuery)
  return (
    <Page title={c('page.approval-flow')}>
      {isPending ? (
        <Outline />
      ) : data ? (
        <Suspense fallback={<Outline />}>
          <FlowEditor flow={data} />
        </Suspense>
      ) : (
        <Notice title={t('failed')}>
          <Retry text={explain(error)} onRetry={refetch} />
        </Notice>
      )}
    </Page>
  )
}

function Outline() {
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <Stack aria-hidden>
        {[40, 220, 90].map((height) => (
          <Skeleton key={height} height={height} radius="md" />
        ))}
      </Stack>
    </>
  )
}
