import { changeMileage, getMileageRates } from '@pravas/contract/mileage'
import {
  changeReceipt,
  claimDocument,
  deleteReceipt,
  resolveDuplicate,
  restoreReceipt,
} from '@pravas/contract/receipt-review'
import type { Handle } from '../../http/handle.ts'
import type { Mileage } from '../../receipts/mileage-service.ts'
import type { DraftReceipts } from './draft-receipts-service.ts'

/** The receipts of one's own claim drafts, changed by hand. */
export function draftReceiptRoutes(handle: Handle, receipts: DraftReceipts, mileage: Pick<Mileage, 'rates'>): void {
  handle(changeReceipt, async ({ actor, params, body }) => ({
    receipt: await receipts.change(actor, params.receiptId, body),
  }))
  handle(deleteReceipt, async ({ actor, params }) => {
    await receipts.discard(actor, params.receiptId)
    return undefined
  })
  handle(restoreReceipt, async ({ actor, params }) => ({
    receipt: await receipts.restore(actor, params.receiptId),
  }))
  handle(resolveDuplicate, async ({ actor, params, body: { key, resolution } }) => ({
    receipt: await receipts.resolve(actor, params.receiptId, key, resolution),
  }))
  handle(claimDocument, async ({ actor, params, body }) => ({
    receipt: await receipts.claimDocument(actor, params.receiptId, body.is_expense),
  }))
  handle(getMileageRates, ({ actor, query }) => mileage.rates(actor, query.on))
  handle(changeMileage, async ({ actor, params, body }) => ({
    receipt: await receipts.changeJourney(actor, params.receiptId, body),
  }))
}
