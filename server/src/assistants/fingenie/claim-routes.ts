import { changeClaim, getClaim } from '@pravas/contract/claims'
import { addMileage, changeMileage, getMileageRates } from '@pravas/contract/mileage'
import { changeReceipt, deleteReceipt, resolveDuplicate, restoreReceipt } from '@pravas/contract/receipt-review'
import { listUnclaimedReceipts } from '@pravas/contract/unclaimed-receipts'
import { demand } from '../../access/may.ts'
import type { Handle } from '../../http/handle.ts'
import type { Mileage } from '../../receipts/mileage-service.ts'
import type { ClaimPanel } from './claim-panel.ts'

/** The claim beside the chat and its receipts, changed by hand. */
export function claimRoutes(handle: Handle, panel: ClaimPanel, mileage: Pick<Mileage, 'rates'>): void {
  handle(getMileageRates, ({ actor, query }) => mileage.rates(actor, query.on))
  handle(addMileage, async ({ actor, body: { sessionId, employee_id: employeeId, ...journey } }) => {
    demand(actor, { to: 'act-as', employeeId })
    return { receipt: await panel.addJourney(actor, sessionId, journey) }
  })
  handle(changeMileage, async ({ actor, params, body }) => ({
    receipt: await panel.changeJourney(actor, params.receiptId, body),
  }))
  handle(getClaim, async ({ actor, query }) => ({ claim: await panel.show(actor, query.sessionId) }))
  handle(listUnclaimedReceipts, ({ actor }) => panel.waiting(actor))
  handle(changeClaim, async ({ actor, body: { sessionId, ...choice } }) => ({
    claim: await panel.choose(actor, sessionId, choice),
  }))
  handle(changeReceipt, async ({ actor, params, body }) => ({
    receipt: await panel.change(actor, params.receiptId, body),
  }))
  handle(deleteReceipt, async ({ actor, params }) => {
    await panel.discard(actor, params.receiptId)
    return undefined
  })
  handle(restoreReceipt, async ({ actor, params }) => ({
    receipt: await panel.restore(actor, params.receiptId),
  }))
  handle(resolveDuplicate, async ({ actor, params, body: { key, resolution } }) => ({
    receipt: await panel.resolve(actor, params.receiptId, key, resolution),
  }))
}
