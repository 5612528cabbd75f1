import { Accordion } from '@mantine/core'
import type { OutboxMail } from '@pravas/contract/approvals'
import { outbox } from '@pravas/messages/en/outbox'
import { texts } from '@pravas/messages/texts'
import { FileLink } from '../../ui/file-link.tsx'
import { formatInstant, formatText } from '../../ui/formats.ts'
import { openableLink } from '../../ui/openable-link.ts'
import classes from './mail-list.module.css'

const t = texts(outbox)

const STATES = {
  queued: t('state.queued'),
  sent: t('state.sent'),
  kept: t('state.kept'),
  failed: t('state.failed'),
} as const

/** Mails, newest first, each of which opens to its text. */
export function MailList({ mails }: { mails: OutboxMail[] }) {
  return (
    <Accordion multiple variant="default" order={2}>
      {mails.map((mail) => (
        <Accordion.Item key={mail.id} value={mail.id}>
          <Accordion.Control>
            <span className={classes.line}>
              <span className={classes.subject}>{formatText(mail.subject)}</span>
              <span className={classes.about}>
                {t('mail', {
                  person: formatText(mail.to),
                  time: formatInstant(mail.created_at),
                  state: STATES[mail.status],
                })}
              </span>
            </span>
          </Accordion.Control>
          <Accordion.Panel>
            {mail.last_error && <p className={classes.failure}>{mail.last_error}</p>}
            <pre className={classes.body}>{mail.body}</pre>
            <Attachments of={mail} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
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
