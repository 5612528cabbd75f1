import type { ReceiptFieldName } from '@pravas/contract/receipt-fields'
import type { PossibleDuplicate } from '@pravas/contract/receipt-review'
import type { Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { claimedDuplicates } from '../../receipts/duplicate-rules.ts'
import type { DraftReceipt } from './draft-service.ts'
import { keepNotes } from './submit-store.ts'
import { unconfirmedIn } from './unconfirmed-rules.ts'

/** An expense that receipts have become. */
interface NumberedClaim {
  number: string
  receipts: readonly DraftReceipt[]
}

/**
 * Keeps with each receipt of these claims, which were sent together, what was said of it and what its claimant edited. Answers by the receipt's id
 * what it may be a duplicate of, as approvers read it.
 */
export async function storeClaimNotes(
  trx: Transaction<Tables>,
  orgId: string,
  claims: readonly NumberedClaim[],
  editedOf: (receiptId: string) => readonly ReceiptFieldName[],
): Promise<Map<string, PossibleDuplicate[]>> {
  const inClaims = new Map(
    claims.flatMap(({ number: claim, receipts }) =>
      receipts.map(({ shown }, index) => [shown.number, { claim, number: index + 1 }] as const),
    ),
  )
  const kept = new Map<string, PossibleDuplicate[]>()
  for (const { number, receipts } of claims) {
    for (const receipt of receipts) {
      const { id, supply, shown, documentKind: document } = receipt
      const duplicates = claimedDuplicates(shown.duplicates, (other) => {
        const found = inClaims.get(other)
        if (!found) return undefined
        return found.claim === number ? { own_receipt: found.number } : { own_claim: found.claim }
      })
      const unconfirmed = unconfirmedIn(shown.fields)
      const taxCredit = {
        ...{ supply, credit: shown.tax_credit, deductions: shown.deductions },
        ...(unconfirmed.length > 0 && { unconfirmed }),
        ...(document !== null && { document }),
      }
      await keepNotes(trx, orgId, id, { taxCredit, duplicates, edited: editedOf(id) })
      kept.set(id, duplicates)
    }
  }
  return kept
}
