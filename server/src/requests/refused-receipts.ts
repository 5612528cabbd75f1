import type { RefusedBefore, RefusedReceipt } from '@pravas/contract/expenses'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

/**
 * Whether a receipt that a claim shows counts in it; `receipt` is the name under which a query has the receipts. What is refused
 * of an approved claim is free for another one, and the claim shows a copy of it.
 */
export function countsInClaim(receipt = 'receipts', expense = 'expenses'): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${receipt}.copy_of`)} is null
    or ${sql.ref(`${expense}.status`)} not in ('approved', 'paid'))`
}

/**
 * Who refused a receipt of a claim that is approved or may still be, and why; null of any other. The decisions of an earlier
 * version count no more, nor does any that was taken back.
 */
export const REFUSED = sql<unknown>`case
  when expenses.status in ('approved', 'paid') and expenses.refused_paise > 0
    or expenses.status = 'pending' and expenses.stage > 0 then (
    select jsonb_build_object('reason', refused.reason, 'refused_by', decider.name, 'refused_at', decision.decided_at)
    from refused_receipts as refused
    join decisions as decision on decision.org_id = refused.org_id and decision.id = refused.decision_id
      and decision.version = expenses.version and decision.taken_back_at is null
    join people as decider on decider.org_id = decision.org_id and decider.id = decision.decided_by
    where refused.org_id = expenses.org_id and refused.expense_id = expenses.id
      and refused.receipt_id = coalesce(receipts.copy_of, receipts.id)
    order by decision.id limit 1
  ) end`

/**
 * The latest refusal of a receipt in an earlier claim, which was rejected as a whole or approved without it: such a claim shows a
 * copy of the receipt. `isClaimed`: the query has the claim that the receipt is in now as `expenses`, and later refusals don't count.
 */
export function refusedBefore({ isClaimed }: { isClaimed: boolean }): RawBuilder<unknown> {
  return sql<unknown>`(
    select jsonb_build_object('claim', earlier.expense_number, 'reason', coalesce(refused.reason, decision.reason),
      'refused_by', decider.name, 'refused_at', decision.decided_at)
    from receipts as shown
    join expenses as earlier on earlier.org_id = shown.org_id and earlier.id = shown.expense_id
    join decisions as decision on decision.org_id = earlier.org_id and decision.request_kind = 'expense'
      and decision.request_id = earlier.id and decision.version = earlier.version and decision.taken_back_at is null
    left join refused_receipts as refused on refused.org_id = decision.org_id and refused.decision_id = decision.id
      and refused.expense_id = earlier.id and refused.receipt_id = shown.copy_of
    join people as decider on decider.org_id = decision.org_id and decider.id = decision.decided_by
    where shown.org_id = receipts.org_id and shown.copy_of = coalesce(receipts.copy_of, receipts.id)
      ${isClaimed ? sql`and shown.expense_id <> expenses.id and decision.decided_at < expenses.created_at` : sql``}
      and (earlier.status = 'rejected' and decision.verdict = 'rejected'
        or earlier.status in ('approved', 'paid') and refused.reason is not null)
    order by decision.decided_at desc, decision.id desc limit 1
  )`
}

/** What of a version of a claim is refused by decisions that stand, in paise; `request` is the name under which a query has it. */
export function refusedPaiseOf(request: string): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(refused.paise), 0)::bigint from refused_receipts as refused
    join decisions as decision on decision.org_id = refused.org_id and decision.id = refused.decision_id
      and decision.version = ${sql.ref(`${request}.version`)} and decision.taken_back_at is null
    where refused.org_id = ${sql.ref(`${request}.org_id`)} and refused.expense_id = ${sql.ref(`${request}.id`)})`
}

const Kept = z.object({ reason: z.string(), refused_by: z.string(), refused_at: z.coerce.date() }).nullable()

const KeptBefore = Kept.unwrap().extend({ claim: z.string() }).nullable()

/** A refusal in an earlier claim as it leaves through the API; nothing where there is none. */
export function presentRefusedBefore(kept: unknown): { refused_before?: RefusedBefore } {
  const refused = KeptBefore.parse(kept ?? null)
  return refused === null ? {} : { refused_before: { ...refused, refused_at: refused.refused_at.toISOString() } }
}

/** A refusal as it leaves through the API; nothing where there is none. */
export function presentRefused(kept: unknown): { refused?: RefusedReceipt } {
  const refused = Kept.parse(kept ?? null)
  return refused === null ? {} : { refused: { ...refused, refused_at: refused.refused_at.toISOString() } }
}
