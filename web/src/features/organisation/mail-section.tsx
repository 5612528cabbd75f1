import { Button, Stack, Text } from '@mantine/core'
import type { Organisation } from '@pravas/contract/organisation'
import { testMail } from '@pravas/contract/set-up'
import { organisation as catalogue } from '@pravas/messages/en/organisation'
import { texts } from '@pravas/messages/texts'
import { useMutation } from '@tanstack/react-query'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/use-session.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'

const t = texts(catalogue)

/** How mail is set up, which is the operator's, and a mail to oneself to try it. */
export function MailSection({ mail }: { mail: Organisation['mail'] }) {
  const { user } = useSession()
  const test = useMutation({ mutationFn: () => call(testMail, {}) })
  return (
    <Section title={t('section.mail')}>
      <Stack gap="sm">
        <Text size="sm">{mail.sends ? t('mail.on', { from: mail.from }) : t('mail.off')}</Text>
        {test.error && <AlertLine kind="failure">{explain(test.error)}</AlertLine>}
        {test.isSuccess && <AlertLine kind="success">{t('mail.sent', { address: user.email ?? '' })}</AlertLine>}
        {mail.sends && (
          <Button
            variant="default"
            style={{ alignSelf: 'flex-start' }}
            loading={test.isPending}
            onClick={() => test.mutate()}
          >
            {t('mail.test')}
          </Button>
        )}
      </Stack>
    </Section>
  )
}
