import type { Actor } from '../../access/actor.ts'
import type { Allocation } from '../../allocations/allocation-rules.ts'
import { allocationsOf, chosenFor } from '../../allocations/allocation-service.ts'
import { allocationProblemTexts } from '../../allocations/allocation-text-rules.ts'
import { type BudgetOfRequest, refusalText, refuses } from '../../budgets/budget-rules.ts'
import { budgetsFor } from '../../budgets/reserve-service.ts'
import { dayOf } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { bookableClaim, budgetedClaim, type ClaimedGroup } from './claim-allocation-rules.ts'

/** What the expenses of one's own draft will be booked on, and what they leave of the budgets. */
export async function bookingOf(
  source: Db,
  actor: Actor,
  {
    draftId,
    groups,
    revised,
    now,
  }: { draftId: string; groups: readonly ClaimedGroup[]; revised: { id: string } | undefined; now: Date },
): Promise<{ allocations: readonly Allocation[]; budgets: BudgetOfRequest[] }> {
  const chosen = await chosenFor(source, 'claim_drafts', actor, draftId)
  const requests = groups.map((group) => bookableClaim(group, chosen, now))
  const ofNone = [{ chosen, day: dayOf(now) }]
  const allocations: readonly Allocation[] = await allocationsOf(source, actor, groups.length > 0 ? requests : ofNone)
  const budgeted = groups.flatMap((group, at) => {
    const allocation = allocations[at]
    return allocation ? [budgetedClaim(group, allocation, now)] : []
  })
  return { allocations, budgets: await budgetsFor(source, actor.orgId, budgeted, revised?.id) }
}

/** Why expenses cannot be sent as they are booked: what is missing or closed, and budgets that refuse them. */
export function bookingRefusals({ allocations, budgets }: Awaited<ReturnType<typeof bookingOf>>) {
  const missing = new Map(
    allocations
      .flatMap(allocationProblemTexts)
      .map(({ field, message }) => [`${field} ${message}`, { field, message }]),
  )
  return [
    ...[...missing.values()].map(({ field, message }) => ({ code: 'allocation.required', field, text: message })),
    ...budgets.filter(refuses).map((budget) => ({ code: 'budget.exceeded', field: null, text: refusalText(budget) })),
  ]
}
