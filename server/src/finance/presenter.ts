import type { BatchLine, FinanceClaim, FinanceLine, PaymentBatch } from '@pravas/contract/finance'
import { rupeesFromPaise } from '@pravas/contract/money'
import type { BatchLineRow, BatchRow } from './batches-store.ts'
import { payRefusal } from './payment-rules.ts'
import type { ClaimRow, LineRow } from './store.ts'

/** A claim as finance sees it; `personId` is who looks at it. */
export function presentClaim(row: ClaimRow, personId: string): FinanceClaim {
  const { verifier, verified_at, verified_by, batch_id, batch_number, batch_status } = row
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    employee_id: row.employee_id,
    employee_name: row.employee_name,
    own: row.person_id === personId,
    description: row.description,
    date: row.date,
    approved_at: row.decided_at.toISOString(),
    approved: rupeesFromPaise(row.total_paise),
    payable: rupeesFromPaise(payableOf(row)),
    card: rupeesFromPaise(row.card_paise),
    set_off: rupeesFromPaise(row.set_off_paise),
    open_advance: rupeesFromPaise(row.open_advance_paise),
    verified:
      verifier === null || verified_at === null
        ? null
        : { by: verifier, by_me: verified_by === personId, at: verified_at.toISOString(), adjusted: row.adjusted },
    batch:
      batch_id === null || batch_number === null || batch_status === null
        ? null
        : { id: batch_id, number: batch_number, status: batch_status, paid_on: row.paid_on },
    account: row.account,
    bounced: row.bounced_on === null ? null : { on: row.bounced_on, reason: row.bounce_reason ?? '' },
  }
}

/** What is paid of a claim, in paise: what finance verified, else all that was approved, without what company cards paid. */
export function payableOf({
  payable_paise,
  total_paise,
  card_paise,
}: Pick<ClaimRow, 'payable_paise' | 'total_paise' | 'card_paise'>): number {
  return Math.max(0, (payable_paise ?? total_paise) - card_paise)
}

export function presentLine(row: LineRow): FinanceLine {
  return {
    receipt_id: row.receipt_id,
    what: row.what,
    category: row.category,
    date: row.date,
    approved: rupeesFromPaise(row.approved_paise),
    payable: row.by_card ? 0 : rupeesFromPaise(row.payable_paise ?? row.approved_paise),
    by_card: row.by_card,
    reason: row.reason,
  }
}

/** A batch as it stands; `personId` is who looks at it. */
export function presentBatch(row: BatchRow, personId: string): PaymentBatch {
  const parties = row.parties.map(({ payee, settled_by }) => ({ payee, settledBy: settled_by }))
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    made_by: row.maker,
    made_at: row.made_at.toISOString(),
    reference: row.reference,
    paid_on: row.paid_on,
    paid_by: row.payer,
    claims: row.claims,
    advances: row.advances,
    total: rupeesFromPaise(row.total_paise),
    set_off: rupeesFromPaise(row.set_off_paise),
    bounced: row.bounced,
    refusal: row.status === 'open' ? (payRefusal(personId, { madeBy: row.made_by, parties }) ?? null) : null,
  }
}

export function presentBatchLine(row: BatchLineRow): BatchLine {
  return {
    kind: row.advance_id === null ? 'claim' : 'advance',
    expense_id: row.expense_id,
    number: row.number,
    employee_id: row.employee_id,
    employee_name: row.employee_name,
    description: row.description,
    amount: rupeesFromPaise(row.paise),
    set_off: rupeesFromPaise(row.set_off_paise),
    state: row.state,
    account: row.account === null ? 'missing' : row.held_since ? 'held' : 'ready',
    bounced_on: row.bounced_on,
    bounce_reason: row.bounce_reason,
  }
}
