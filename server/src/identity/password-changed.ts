import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Db } from '../db/database.ts'
import { passwordChangedMail } from '../mail/account-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import { deleteResets } from './resets-store.ts'

interface PasswordChanged {
  orgId: string
  personId: string
  name: string
  email: string
  publicUrl: URL
  at: Date
  /** Whether they had none before, of which nobody has to be warned. */
  isFirst?: boolean
}

/** What belongs to each change of a password, in its transaction: links for another end, the person is told, it is on record. */
export async function afterPasswordChanged(
  trx: Db,
  outbox: Pick<Outbox, 'add'>,
  { orgId, personId, name, email, publicUrl, at, isFirst = false }: PasswordChanged,
): Promise<void> {
  await deleteResets(trx, orgId, personId)
  if (!isFirst) {
    await outbox.add(trx, {
      orgId,
      to: { name, address: email },
      ...passwordChangedMail(publicUrl),
      record: { kind: 'person', id: personId },
      at,
    })
  }
  await recordAudit(trx, auditEntry({ orgId, personId }, 'password.changed', at))
}
