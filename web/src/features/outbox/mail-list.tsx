import { Accordion } from '@mantine/core'
import type { OutboxMail } from '@pravas/contract/approvals'
import { FileLink } from '../../ui/file-link.tsx'
import { formatInstant, formatText } from '../../ui/formats.ts'
import { openableLink } from '../../ui/openable-link.ts'
import classes from './mail-list.module.css'

const STATES = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  kept: 'Kept for reading',
  failed: 'Could not be sent',
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
                {`To ${formatText(mail.to)} · ${formatInstant(mail.created_at)} · ${STATES[mail.status]}`}
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
      <span>Attached</span>
      <ul aria-label="Attachments">
        {attachments.map(({ name, link }, index) => {
          const href = openableLink(link)
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may share a name, and the rows never move
          return <li key={index}>{href ? <FileLink href={href}>{name}</FileLink> : name}</li>
        })}
      </ul>
    </div>
  )
}
