import { Skeleton } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { texts } from '@pravas/messages/texts'
import { lazy, Suspense } from 'react'
import { BackLink } from '../ui/back-link.tsx'
import { Page } from '../ui/page.tsx'

const t = texts(policyEditor)
const c = texts(labels)

// Its frame shows at once; the editor is more than a page may load before that.
const PolicyEditor = lazy(async () => ({
  default: (await import('../features/policy/editor/policy-editor.tsx')).PolicyEditor,
}))

/** The next policy, for those who administer the organisation. */
export function PolicyEditPage() {
  return (
    <Page title={t('title')} back={<BackLink to="/policy">{c('policy')}</BackLink>}>
      <Suspense fallback={<Skeleton height={320} radius="md" aria-hidden />}>
        <PolicyEditor />
      </Suspense>
    </Page>
  )
}
