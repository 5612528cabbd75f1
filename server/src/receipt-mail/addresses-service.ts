import { randomBytes } from 'node:crypto'
import type { ReceiptAddress as Shown } from '@pravas/contract/receipt-mail'
import type { Actor } from '../access/actor.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import { holdPerson } from '../identity/people-service.ts'
import { addressOf, keyOf, type ReceiptAddress } from './address-rules.ts'
import { deleteAddress, selectAddress, selectLastMail, upsertAddress } from './addresses-store.ts'

export type ReceiptAddresses = ReturnType<typeof createReceiptAddresses>

interface Deps {
  db: Database['db']
  clock: Clock
  /** Where mails with receipts arrive; undefined: nowhere. */
  at: ReceiptAddress | undefined
}

/** Enough for a key, also where some bytes are skipped. */
const RANDOM_BYTES = 64

/** The addresses to which people forward receipts: one's own alone is seen and changed. */
export function createReceiptAddresses({ db, clock, at }: Deps) {
  async function show(actor: Actor): Promise<Shown> {
    if (!at) return { available: false, address: null, created_at: null, last_mail: null }
    const own = await selectAddress(db, actor)
    const last = await selectLastMail(db, actor)
    return {
      available: true,
      address: own ? addressOf(at, own.key) : null,
      created_at: own?.created_at.toISOString() ?? null,
      last_mail: last ? { received_at: last.received_at.toISOString(), receipts: last.receipts } : null,
    }
  }

  return {
    show,

    /** Makes one's own address; one that was there before is known no more. Throws 'receipt_mail.off'. */
    async create(actor: Actor): Promise<Shown> {
      if (!at) throw problem('receipt_mail.off')
      const now = clock.now()
      await inTransaction(db, async (trx) => {
        await holdPerson(trx, actor)
        await upsertAddress(trx, actor, keyOf(randomBytes(RANDOM_BYTES)), now)
        await recordAudit(trx, auditEntry(actor, 'person.receipt_address_made', now))
      })
      return show(actor)
    },

    /** Removes one's own address; where there is none nothing changes. */
    async remove(actor: Actor): Promise<void> {
      await inTransaction(db, async (trx) => {
        if (await deleteAddress(trx, actor))
          await recordAudit(trx, auditEntry(actor, 'person.receipt_address_removed', clock.now()))
      })
    },
  }
}
