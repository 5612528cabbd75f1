import { Skeleton, Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { explain } from '../api/api-error.ts'
import { MailList } from '../features/outbox/mail-list.tsx'
import { outboxMails } from '../features/outbox/outbox-query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'

/** The mails that the product wrote, for super admins. */
export function AdminOutboxPage() {
  const { data: mails, isPending, error, refetch } = useQuery(outboxMails)
  return (
    <Page title="Outbox" width="medium" back={<BackLink to="/admin-approvals">Manager Approvals</BackLink>}>
      <Text size="sm" c="dimmed" mb="md">
        The newest 200 mails that Pravas wrote. Where no mail server is set up, they are kept here for reading.
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
        <Notice title="The outbox could not be loaded">
          <Retry text={explain(error)} onRetry={refetch} />
        </Notice>
      ) : mails.length > 0 ? (
        <MailList mails={mails} />
      ) : (
        <Notice title="No mails yet" icon={<IconMail size={28} stroke={1.3} aria-hidden />}>
          A mail appears here when a claim is sent to a manager or a request is decided.
        </Notice>
      )}
    </Page>
  )
}
