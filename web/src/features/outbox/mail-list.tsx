import { Accordion, Button } from '@mantine/core'
import type { OutboxMail } from '@pravas/contract/approvals'
import { outbox } from '@pravas/messages/en/outbox'
import { texts } from '@pravas/messages/texts'
import { explain } from '../../api/api-error.ts'
import badge from '../../status/status-badge.module.css'
import { AlertLine } from '../../ui/alert-line.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import { formatInstant, formatText } from '../../ui/formats.ts'
import { IconSend } from '../../ui/icons.ts'
import { openableLink } from '../../ui/openable-link.ts'
import classes from './mail-list.module.css'
import { useResend } from './outbox-queries.ts'

const t = texts(outbox)

/** The colour of each state, by the states of requests. */
const LOOKS = { queued: 'pending', sent: 'approved', kept: 'other', failed: 'rejected' } as const

/** What became of each mail, newest first; each opens to its details. */
export function MailList({ mails }: { mails: OutboxMail[] }) {
  return (
    <Accordion multiple variant="default" order={2}>
      {mails.map((mail) => (
        <Accordion.Item key={mail.id} value={mail.id}>
          <Accordion.Control>
            <span className={classes.line}>
              <span className={classes.subject}>{formatText(mail.subject)}</span>
              <span className={classes.about}>
                {t('mail', { person: formatText(mail.to), time: formatInstant(mail.created_at) })}
              </span>
              <span className={badge.badge} data-status={LOOKS[mail.status]}>
                {t(`state.${mail.status}`)}
              </span>
            </span>
          </Accordion.Control>
          <Accordion.Panel>
            <Details of={mail} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}

function Details({ of: mail }: { of: OutboxMail }) {
  const resend = useResend()
  return (
    <>
      {mail.last_error && <p className={classes.failure}>{mail.last_error}</p>}
      {mail.sent_at && <p className={classes.fact}>{t('sent-at', { time: formatInstant(mail.sent_at) })}</p>}
      {mail.status === 'queued' && <p className={classes.fact}>{t('queued.hint')}</p>}
      {mail.body !== undefined && <pre className={classes.body}>{mail.body}</pre>}
      <Attachments of={mail} />
      {resend.error && <AlertLine kind="failure">{explain(resend.error)}</AlertLine>}
      {mail.can_be_resent && (
        <Button
          variant="default"
          size="xs"
          mt="sm"
          leftSection={<IconSend size={15} stroke={1.7} aria-hidden />}
          loading={resend.isPending}
          onClick={() => resend.mutate(mail)}
        >
          {t(mail.status === 'kept' ? 'send' : 'resend')}
        </Button>
      )}
    </>
  )
}

/** The files that go with a mail, each by its name, which opens it where it can be read; nothing without any. */
function Attachments({ of: { attachments = [] } }: { of: OutboxMail }) {
  if (attachments.length === 0) return null
  return (
    <div className={classes.attachments}>
      <span>{t('attached')}</span>
      <ul aria-label={t('attachments')}>
        {attachments.map(({ name, link }, index) => {
          const href = openableLink(link)
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may share a name, and the rows never move
          return <li key={index}>{href ? <FileLink href={href}>{name}</FileLink> : name}</li>
        })}
      </ul>
    </div>
  )
}
