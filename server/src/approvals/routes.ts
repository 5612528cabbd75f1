import {
  approveExpense,
  approveTrip,
  openDecisionLink,
  rejectExpense,
  rejectTrip,
  returnExpense,
  returnTrip,
  undoDecision,
} from '@pravas/contract/approvals'
import { withdrawExpense } from '@pravas/contract/expenses'
import { paiseFromRupees } from '@pravas/contract/money'
import { cancelTrip, withdrawTrip } from '@pravas/contract/trips'
import type { Handle } from '../http/handle.ts'
import type { createLinkOpening } from './link-service.ts'
import type { Approvals } from './service.ts'

type OpenLink = ReturnType<typeof createLinkOpening>

export function approvalRoutes(handle: Handle, approvals: Approvals, openLink: OpenLink): void {
  type Shown = { version?: number | undefined }
  const approved = ({ version }: Shown) => ({ verdict: 'approved', reason: null, fields: [], version }) as const
  const rejected = ({ reason, version }: Shown & { reason: string }) =>
    ({ verdict: 'rejected', reason, fields: [], version }) as const
  const returned = ({ comment, fields, version }: Shown & { comment: string; fields: string[] }) =>
    ({ verdict: 'returned', reason: comment, fields, version }) as const

  handle(approveTrip, ({ actor, body }) => approvals.decide(actor, 'trip', body.id, approved(body)))
  handle(approveExpense, ({ actor, body }) =>
    approvals.decide(actor, 'expense', body.id, { ...approved(body), refused: body.refused }),
  )
  handle(rejectTrip, ({ actor, body }) => approvals.decide(actor, 'trip', body.id, rejected(body)))
  handle(rejectExpense, ({ actor, body }) => approvals.decide(actor, 'expense', body.id, rejected(body)))
  handle(returnTrip, ({ actor, body }) => approvals.decide(actor, 'trip', body.id, returned(body)))
  handle(returnExpense, ({ actor, body }) => approvals.decide(actor, 'expense', body.id, returned(body)))
  handle(undoDecision, ({ actor, body }) => approvals.undo(actor, body.id))
  handle(openDecisionLink, ({ actor, body }) => openLink(actor, body.token))
  handle(withdrawTrip, ({ actor, params }) => approvals.withdraw(actor, 'trip', params.tripId))
  handle(cancelTrip, ({ actor, params, body: { reason, cost } }) =>
    approvals.cancel(actor, params.tripId, { reason, paise: cost === undefined ? null : paiseFromRupees(cost) }),
  )
  handle(withdrawExpense, ({ actor, params }) => approvals.withdraw(actor, 'expense', params.expenseId))
}
