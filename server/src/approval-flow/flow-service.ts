import type { ApprovalFlow, ApprovalFlowInput, StepInput } from '@pravas/contract/approval-flow'
import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { findByReference } from '../identity/people-service.ts'
import { stagesOf } from './flow-rules.ts'
import { replaceFlow, type StoredStep, selectFlow } from './flow-store.ts'

const t = texts(refusals)

export interface FlowDeps {
  db: Database['db']
  clock: Clock
}

/** Who decides on requests after the owner's manager, as administrators set it. */
export function createApprovalFlow({ db, clock }: FlowDeps) {
  return {
    read: (actor: Actor): Promise<ApprovalFlow> => present(db, actor.orgId),

    /**
     * Changes the flow for every request that its manager has not approved yet. Throws 'flow.changed' when another version
     * was shown, and 'request.invalid' naming the step whose person is nobody active.
     */
    async change(actor: Actor, { version, steps, escalate_after_days }: ApprovalFlowInput): Promise<ApprovalFlow> {
      demand(actor, { to: 'manage-organisation' })
      const stages = stagesOf(steps)
      const stored = await Promise.all(
        steps.map((step, index) => storedStep(actor.orgId, step, { index, stage: stages[index] ?? 1 })),
      )
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        const before = await present(trx, actor.orgId)
        const flow = { version, escalateAfterDays: escalate_after_days, steps: stored }
        if (!(await replaceFlow(trx, actor.orgId, flow))) throw problem('flow.changed')
        const after = await present(trx, actor.orgId)
        const record = { kind: 'organisation', id: actor.orgId }
        await recordAudit(trx, auditEntry(actor, 'approval_flow.changed', now, record, { before, after }))
        return after
      })
    },
  }

  async function storedStep(
    orgId: string,
    { name, when, approver }: StepInput,
    { index, stage }: { index: number; stage: number },
  ): Promise<StoredStep> {
    const step = { name, stage, conditions: when }
    if (approver.kind === 'role') return { ...step, role: approver.role, personId: null }
    if (approver.kind === 'department_head') return { ...step, role: null, personId: null }
    const person = await findByReference(db, orgId, approver.person)
    if (person) return { ...step, role: null, personId: person.id }
    throw invalid([{ path: `body.steps.${index}.approver.person`, message: t('person.none') }])
  }
}

async function present(source: Db, orgId: string): Promise<ApprovalFlow> {
  const { version, escalateAfterDays, steps } = await selectFlow(source, orgId)
  return {
    version,
    escalate_after_days: escalateAfterDays,
    steps: steps.map(({ name, stage, conditions, role, personId, personName, employeeId }, index) => ({
      name,
      beside_previous: steps[index - 1]?.stage === stage,
      when: conditions,
      approver:
        role !== null
          ? { kind: 'role', role }
          : personId !== null
            ? { kind: 'person', person: employeeId ?? personId }
            : { kind: 'department_head' },
      approver_name: personName,
    })),
  }
}
