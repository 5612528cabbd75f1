import type { sendSupportRequest } from '@pravas/contract/people'
import type { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import { supportMail } from '../mail/account-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Attempts } from './attempts-service.ts'

interface SupportDeps {
  db: Database['db']
  clock: Clock
  attempts: Attempts
  outbox: Pick<Outbox, 'add'>
  /** Where support requests go; undefined: nowhere. */
  inbox: string | undefined
}

export type Support = ReturnType<typeof createSupport>

/** Support requests, as mails to one inbox. */
export function createSupport({ db, clock, attempts, outbox, inbox }: SupportDeps) {
  return {
    /** Sends a request; the mail names the person of the session beside what the form says. */
    async send(actor: Actor, request: z.output<typeof sendSupportRequest.body>, address: string): Promise<void> {
      if (inbox === undefined) throw problem('path.not_found')
      await attempts.take('support', { account: actor.personId, address })
      await inTransaction(db, (trx) =>
        outbox.add(trx, {
          orgId: actor.orgId,
          to: { name: 'Support', address: inbox },
          ...supportMail(request, actor),
          record: { kind: 'person', id: actor.personId },
          at: clock.now(),
        }),
      )
    },
  }
}
