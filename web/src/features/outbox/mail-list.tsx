import { Accordion } from '@mantine/core'
import { formatInstant, formatText } from '../../ui/formats.ts'
import classes from './mail-list.module.css'
import type { ShownMail } from './outbox-query.ts'

const STATES = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  kept: 'Kept for reading',
  failed: 'Could not be sent',
} as const

/** Mails, newest first, each of which opens to its text. */
export function MailList({ mails }: { mails: ShownMail[] }) {
  return (
    <Accordion multiple variant="default" order={2}>
      {mails.map((mail, index) => (
        <Accordion.Item key={mail.id ?? index} value={mail.id ?? String(index)}>
          <Accordion.Control>
            <span className={classes.line}>
              <span className={classes.subject}>{formatText(mail.subject)}</span>
              <span className={classes.about}>
                {`To ${formatText(mail.to)} · ${formatInstant(mail.created_at)} · ${mail.status ? STATES[mail.status] : 'N/A'}`}
              </span>
            </span>
          </Accordion.Control>
          <Accordion.Panel>
            {mail.last_error && <p className={classes.failure}>{mail.last_error}</p>}
            <pre className={classes.body}>{mail.body}</pre>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}
