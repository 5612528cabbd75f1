import type { BankDetails } from '@pravas/contract/bank-details'
import type { Transaction } from 'kysely'
import { recordAudits } from '../audit/store.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { bankDetailsMail } from '../mail/account-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type BankVault, masked } from './account-rules.ts'
import { saveBankDetails, selectAllBankDetails } from './store.ts'

/** Somebody whose bank details change, and by whom; null: the operator. */
interface Change {
  orgId: string
  person: { id: string; name: string; email: string }
  actorId: string | null
  before: BankDetails | undefined
  after: BankDetails
  at: Date
}

export type BankImport = ReturnType<typeof createBankImport>

interface BankImportDeps {
  outbox: Pick<Outbox, 'add'>
  publicUrl: URL
  vault: BankVault
}

/** Bank details that administrators bring with the file of people. */
export function createBankImport({ outbox, publicUrl, vault }: BankImportDeps) {
  return {
    /** What an organisation's people have on record, by their ids. */
    async known(source: Db, orgId: string): Promise<(personId: string) => BankDetails | undefined> {
      const rows = await selectAllBankDetails(source, orgId)
      const kept = new Map(rows.map(({ person_id, sealed }) => [person_id, sealed]))
      return (personId) => {
        const text = kept.get(personId)
        return text === undefined ? undefined : vault.open(text, { orgId, personId })
      }
    },

    /** Keeps them while the people are held; people whose details change get a mail. */
    async save(trx: Transaction<Tables>, changes: readonly Change[]): Promise<void> {
      const [first] = changes
      if (!first) return
      const { orgId, at } = first
      const entered = changes.map(({ person: { id: personId }, after }) => ({
        personId,
        sealed: vault.seal(after, { orgId, personId }),
      }))
      await saveBankDetails(trx, orgId, entered, at)
      await recordAudits(
        trx,
        changes.map(({ actorId, person, before, after }) => ({
          orgId,
          actorId,
          action: 'bank_details.changed',
          recordKind: 'person',
          recordId: person.id,
          detail: {
            by: 'import',
            before: before ? vault.onRecord(before) : null,
            after: vault.onRecord(after),
          },
          at,
        })),
      )
      for (const { person, before, after } of changes) {
        if (!before) continue
        await outbox.add(trx, {
          orgId,
          to: { name: person.name, address: person.email },
          ...bankDetailsMail({ publicUrl, isFirst: false, account: masked(after).account_number }),
          record: { kind: 'person', id: person.id },
          at,
        })
      }
    },
  }
}
