import type { Decision } from '@pravas/contract/approvals'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import type { Outbox } from '../mail/outbox.ts'
import { decisionMail } from '../mail/templates.ts'
import { decidePending, insertDecision, type RequestKind, selectForDecision, type Verdict } from './store.ts'

export type Approvals = ReturnType<typeof createApprovals>

export interface ApprovalsDeps {
  db: Database['db']
  clock: Clock
  outbox: Outbox
  publicUrl: URL
}

/** Decisions on trips and expenses. */
export function createApprovals({ db, clock, outbox, publicUrl }: ApprovalsDeps) {
  return {
    /**
     * Approves or rejects a pending request and tells its owner by mail. Throws 'record.not_found' for a request that
     * the actor may not see, 'decision.own_request' for their own and 'decision.not_pending' when it has been decided.
     */
    async decide(actor: Actor, kind: RequestKind, reference: string, verdict: Verdict): Promise<Decision> {
      const request = await selectForDecision(db, actor.orgId, kind, reference)
      if (!request) throw problem('record.not_found')
      const owner = { employeeId: request.employee_id, managerEmployeeId: request.manager_employee_id }
      demand(actor, { to: 'decide', kind, owner })
      const now = clock.now()
      await inTransaction(db, async (trx) => {
        const decided = { orgId: actor.orgId, kind, requestId: request.id, decidedBy: actor.personId, at: now }
        if (!(await decidePending(trx, decided, verdict, now))) throw problem('decision.not_pending')
        await insertDecision(trx, { ...verdict, ...decided })
        const record = { kind, id: request.id }
        await recordAudit(
          trx,
          auditEntry(
            actor,
            `${kind}.${verdict.verdict}`,
            now,
            record,
            verdict.reason ? { reason: verdict.reason } : {},
          ),
        )
        const text = decisionMail({
          kind,
          number: request.number,
          decidedBy: actor.name,
          publicUrl,
          ...verdict,
        })
        const to = { name: request.owner_name, address: request.owner_email }
        await outbox.add(trx, { orgId: actor.orgId, to, ...text, record, at: now })
      })
      return { id: request.id, number: request.number, status: verdict.verdict, rejection_reason: verdict.reason }
    },
  }
}
