import {
  askFinGenie,
  cancelFinGenieTurn,
  sendReimbursement,
  syncReceipts,
  uploadReceipts,
} from '@pravas/contract/fingenie'
import { demand } from '../../access/may.ts'
import { acceptsEvents } from '../../http/event-stream.ts'
import { goneSignal } from '../../http/gone-signal.ts'
import type { Handle } from '../../http/handle.ts'
import { turnEvents } from '../kernel/turn-stream.ts'
import type { FinGenie } from './fingenie.ts'

/** The calls of FinGenie beside its history. */
export function fingenieRoutes(handle: Handle, fingenie: FinGenie): void {
  handle(uploadReceipts, async ({ actor, body, reply }) => {
    demand(actor, { to: 'act-as', employeeId: body.employee_id })
    return fingenie.uploads.upload(actor, body.sessionId, body.receipts, goneSignal(reply))
  })

  handle(askFinGenie, async ({ actor, body, request, reply }) => {
    demand(actor, { to: 'act-as', employeeId: body.employee_id })
    const { message, sessionId, turnId, followUpType } = body
    const said = { message, sessionId, turnId, followUpType: followUpType ?? 'none' }
    if (turnId !== undefined && acceptsEvents(request)) return turnEvents(fingenie.turns.start(actor, said), turnId)
    return fingenie.turns.ask(actor, said, goneSignal(reply))
  })

  handle(cancelFinGenieTurn, async ({ actor, body }) => {
    fingenie.turns.cancel(actor, body.turnId)
    return undefined
  })

  handle(sendReimbursement, async ({ actor, body, reply }) => {
    demand(actor, { to: 'act-as', employeeId: body.employee_id })
    const { sessionId, turnId, prompt, summary, receiptFiles = [] } = body
    const request = { sessionId, turnId, message: prompt, files: receiptFiles, shown: summary?.receipts ?? [] }
    return fingenie.reimbursements.send(actor, request, goneSignal(reply))
  })

  handle(syncReceipts, async ({ actor, body }) => ({
    synced: await fingenie.receiptSync.sync(actor, body.sessionId),
  }))
}
