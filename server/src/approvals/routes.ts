import { approveExpense, approveTrip, rejectExpense, rejectTrip } from '@pravas/contract/approvals'
import type { Handle } from '../http/handle.ts'
import type { Approvals } from './service.ts'

export function approvalRoutes(handle: Handle, approvals: Approvals): void {
  const approved = { verdict: 'approved', reason: null } as const
  const rejected = (reason: string) => ({ verdict: 'rejected', reason }) as const

  handle(approveTrip, ({ actor, body }) => approvals.decide(actor, 'trip', body.id, approved))
  handle(approveExpense, ({ actor, body }) => approvals.decide(actor, 'expense', body.id, approved))
  handle(rejectTrip, ({ actor, body }) => approvals.decide(actor, 'trip', body.id, rejected(body.reason)))
  handle(rejectExpense, ({ actor, body }) => approvals.decide(actor, 'expense', body.id, rejected(body.reason)))
}
