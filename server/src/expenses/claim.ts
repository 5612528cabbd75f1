import { auditEntry, recordAudit } from '../audit/store.ts'
import { type Clock, dayOf, yearOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { nextNumber } from '../db/numbers.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import type { Actor } from '../identity/actor.ts'
import { findManager } from '../identity/people-service.ts'
import { newId } from '../ids.ts'
import type { Outbox } from '../mail/outbox.ts'
import { expenseClaimMail } from '../mail/templates.ts'
import { claimFindings } from '../policy/expense-rules.ts'
import { possibleDuplicates } from '../receipts/duplicates-service.ts'
import { claimFrom } from './claim-rules.ts'
import { attachReceipts, insertExpense, lockUnclaimedReceipts, selectLastClaim } from './claim-store.ts'
import { readTotalIfChanged } from './read-total-rules.ts'

export type Claims = ReturnType<typeof createClaims>

export interface ClaimsDeps {
  db: Database['db']
  clock: Clock
  outbox: Outbox
  publicUrl: URL
}

/** What became of a claim: its number, total in paise and receipts, where it stands and who decides. */
export interface Claimed {
  expenseNumber: string
  totalPaise: number
  receiptCount: number
  status: 'pending' | 'approved' | 'rejected'
  /** Null when the claim was sent before and nobody is set as the manager now. */
  approver: string | null
  /** Whether it had been sent before, so that this time nothing was. */
  repeated: boolean
}

/** Turning uploaded receipts into a pending expense. */
export function createClaims({ db, clock, outbox, publicUrl }: ClaimsDeps) {
  return {
    /**
     * Claims the receipts of one conversation that are not claimed yet: creates the expense, attaches them and writes
     * to the manager, all or nothing. When all have been claimed already it answers that claim and changes nothing.
     * Throws 'claim.no_receipts' when there never was one, 'claim.no_total' or 'claim.currency' when one cannot be
     * claimed as it stands, 'claim.no_approver' and 'person.no_employee_record'.
     */
    async claim(actor: Actor, conversationId: string): Promise<Claimed> {
      const { employeeId } = actor
      if (employeeId === null) throw problem('person.no_employee_record')
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        const receipts = await lockUnclaimedReceipts(trx, actor, conversationId)
        const manager = await findManager(trx, actor)
        if (receipts.length === 0) {
          const claimed = await selectLastClaim(trx, actor, conversationId)
          if (claimed) return { ...claimed, approver: manager?.name ?? null, repeated: true }
        }
        const claim = claimFrom(receipts, now)
        if (!manager) throw problem('claim.no_approver')
        const { totalPaise } = claim
        const counted = receipts.map((receipt, index) => ({ id: receipt.id, number: index + 1 }))
        const duplicates = await possibleDuplicates(trx, { ...actor, receipts: counted })
        const id = newId()
        const expenseNumber = await nextNumber(trx, actor.orgId, 'EXP', yearOf(now))
        const findings = claimFindings({
          claimedOn: dayOf(now),
          spentOn: claim.expenseDate,
          totalPaise,
          hasReceipt: true,
        })
        await insertExpense(trx, { ...claim, id, orgId: actor.orgId, employeeId, expenseNumber, now, findings })
        await attachReceipts(
          trx,
          actor.orgId,
          id,
          receipts.map((receipt) => receipt.id),
        )
        const record = { kind: 'expense', id }
        await recordAudit(
          trx,
          auditEntry(actor, 'expense.submitted', now, record, { number: expenseNumber, totalPaise }),
        )
        const text = expenseClaimMail({
          ...claim,
          number: expenseNumber,
          claimant: actor.name,
          receipts: receipts.map((receipt) => ({
            ...receipt,
            readAs: readTotalIfChanged(receipt.readTotal, receipt),
            duplicates: duplicates.get(receipt.id) ?? [],
          })),
          publicUrl,
        })
        await outbox.add(trx, { orgId: actor.orgId, to: manager, ...text, record, at: now })
        const receiptCount = receipts.length
        return { expenseNumber, totalPaise, receiptCount, status: 'pending', approver: manager.name, repeated: false }
      })
    },
  }
}
