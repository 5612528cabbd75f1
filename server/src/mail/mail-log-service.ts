import type { OutboxMail } from '@pravas/contract/approvals'
import { expensePdfPath } from '@pravas/contract/expenses'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { refusal } from '../access/rights-rules.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import { attachmentsOf, requeueMail, selectMails } from './outbox-store.ts'

export type MailLog = ReturnType<typeof createMailLog>

/** How many mails the administrator's list shows. */
const LISTED_MAILS = 200

interface MailLogDeps {
  db: Database['db']
  clock: Clock
  /** Whether a mail server is configured. */
  willSend: boolean
}

/** What became of the mails that the product wrote. */
export function createMailLog({ db, clock, willSend }: MailLogDeps) {
  const known = async (trx: Db, orgId: string, id: string) => {
    const [mail] = await selectMails(trx, orgId, { only: id, limit: 1 })
    if (!mail) throw problem('record.not_found')
    return mail
  }

  return {
    /** The newest mails; the text of one that was sent is for its reader alone. */
    async list(actor: Actor): Promise<OutboxMail[]> {
      demand(actor, { to: 'read-outbox' })
      const maySend = willSend && refusal(actor, { to: 'resend-mail' }) === undefined
      return (await selectMails(db, actor.orgId, { limit: LISTED_MAILS })).map((mail) => present(mail, maySend))
    },

    /** Has a mail sent again as it was written. Throws 'record.not_found', 'mail.not_set_up' and 'mail.not_resent'. */
    async resend(actor: Actor, id: string): Promise<OutboxMail> {
      demand(actor, { to: 'resend-mail' })
      if (!willSend) throw problem('mail.not_set_up')
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        const { status: was } = await known(trx, actor.orgId, id)
        if (!(await requeueMail(trx, actor.orgId, id, now))) throw problem('mail.not_resent')
        await recordAudit(trx, auditEntry(actor, 'mail.resent', now, { kind: 'mail', id }, { was }))
        return present(await known(trx, actor.orgId, id), willSend)
      })
    },
  }
}

function present(mail: Awaited<ReturnType<typeof selectMails>>[number], maySend: boolean): OutboxMail {
  return {
    id: mail.id,
    to: `${mail.to_name} <${mail.to_address}>`,
    subject: mail.subject,
    ...(mail.body !== null && { body: mail.body }),
    status: mail.status,
    created_at: mail.created_at.toISOString(),
    sent_at: mail.sent_at?.toISOString() ?? null,
    last_error: mail.last_error,
    can_be_resent: maySend && mail.status !== 'queued' && !mail.is_secret,
    attachments: attachmentsOf(mail).map(({ number }) => ({ name: `${number}.pdf`, link: expensePdfPath(number) })),
  }
}
