import { Skeleton, Stack, Text } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { outbox } from '@pravas/messages/en/outbox'
import { texts } from '@pravas/messages/texts'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { explain } from '../api/api-error.ts'
import { MailList } from '../features/outbox/mail-list.tsx'
import { outboxMails } from '../features/outbox/outbox-query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'

const t = texts(outbox)
const c = texts(labels)

/** The mails that the product wrote, for super admins. */
export function AdminOutboxPage() {
  const { data: mails, isPending, error, refetch } = useQuery(outboxMails)
  return (
    <Page
      title={c('page.outbox')}
      width="medium"
      back={<BackLink to="/admin-approvals">{c('page.manager-approvals')}</BackLink>}
    >
      <Text size="sm" c="dimmed" mb="md">
        {t('about')}
      </Text>
      {isPending ? (
        <Stack gap={26} py="md" aria-hidden>
          {[1, 2, 3, 4].map((row) => (
            <div key={row}>
              <Skeleton height={12} width="40%" mb={10} />
              <Skeleton height={10} width="60%" />
            </div>
          ))}
        </Stack>
      ) : error ? (
        <Notice title={t('failed')}>
          <Retry text={explain(error)} onRetry={refetch} />
        </Notice>
      ) : mails.length > 0 ? (
        <MailList mails={mails} />
      ) : (
        <Notice title={t('none')} icon={<IconMail size={28} stroke={1.3} aria-hidden />}>
          {t('none.hint')}
        </Notice>
      )}
    </Page>
  )
}
