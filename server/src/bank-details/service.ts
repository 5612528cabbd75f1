import type { BankDetails, MaskedBankDetails } from '@pravas/contract/bank-details'
import type { Actor } from '../access/actor.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { bankDetailsMail } from '../mail/account-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type BankVault, masked, sameDetails } from './account-rules.ts'
import { holdPerson, saveBankDetails, selectBankDetails } from './store.ts'

interface BankDetailsDeps {
  db: Database['db']
  clock: Clock
  outbox: Pick<Outbox, 'add'>
  publicUrl: URL
  vault: BankVault
}

/** The accounts to which people are paid, as they enter them themselves. */
export function createBankDetails({ db, clock, outbox, publicUrl, vault }: BankDetailsDeps) {
  async function own(source: Db, actor: Actor): Promise<MaskedBankDetails | null> {
    const [row] = await selectBankDetails(source, actor.orgId, [actor.personId], clock.now())
    const details = row && vault.open(row.sealed, actor)
    return details ? { ...masked(details), entered_at: row.entered_at.toISOString(), held: row.held } : null
  }

  return {
    own: (actor: Actor) => own(db, actor),

    /** Keeps the actor's own bank details and tells them by mail; the same ones again change nothing. */
    async enter(actor: Actor, details: BankDetails): Promise<MaskedBankDetails | null> {
      const { orgId, personId } = actor
      const at = clock.now()
      return inTransaction(db, async (trx) => {
        await holdPerson(trx, orgId, personId)
        const [row] = await selectBankDetails(trx, orgId, [personId], at)
        const before = row && vault.open(row.sealed, actor)
        if (!before || !sameDetails(before, details)) {
          await saveBankDetails(trx, orgId, [{ personId, sealed: vault.seal(details, actor) }], at)
          const entry = { after: vault.onRecord(details), before: before ? vault.onRecord(before) : null }
          await recordAudit(trx, auditEntry(actor, 'bank_details.changed', at, { kind: 'person', id: personId }, entry))
          await outbox.add(trx, {
            orgId,
            to: { name: actor.name, address: actor.email },
            ...bankDetailsMail({ publicUrl, isFirst: row === undefined, account: masked(details).account_number }),
            record: { kind: 'person', id: personId },
            at,
          })
        }
        return own(trx, actor)
      })
    },
  }
}
