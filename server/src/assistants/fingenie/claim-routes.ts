import { getClaim } from '@pravas/contract/claims'
import { addMileage } from '@pravas/contract/mileage'
import { listUnclaimedReceipts } from '@pravas/contract/unclaimed-receipts'
import { demand } from '../../access/may.ts'
import type { Handle } from '../../http/handle.ts'
import type { ClaimPanel } from './claim-panel.ts'

/** The claim beside the chat, and journeys that are added to it by hand. */
export function claimRoutes(handle: Handle, panel: ClaimPanel): void {
  handle(addMileage, async ({ actor, body: { sessionId, employee_id: employeeId, ...journey } }) => {
    demand(actor, { to: 'act-as', employeeId })
    return { receipt: await panel.addJourney(actor, sessionId, journey) }
  })
  handle(getClaim, async ({ actor, query }) => ({ claim: await panel.show(actor, query.sessionId) }))
  handle(listUnclaimedReceipts, ({ actor }) => panel.unclaimed(actor))
}
