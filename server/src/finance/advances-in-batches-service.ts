import { holdAdvancesOf, planSetOffs } from '../advances/batches-service.ts'
import type { SetOff } from '../advances/set-off-rules.ts'
import type { Db } from '../db/database.ts'
import { holdExpenses } from '../requests/hold-expenses.ts'
import type { BatchLineRow } from './batches-store.ts'
import { payableOf } from './presenter.ts'
import type { ClaimRow } from './store.ts'

/** What is set off against claims that are put in a batch today, by their ids; call it with the advances of their owners held. */
export function setOffsOf(
  trx: Db,
  orgId: string,
  claims: readonly ClaimRow[],
  today: string,
): Promise<Map<string, SetOff[]>> {
  const payable = claims.map((claim) => ({
    id: claim.id,
    personId: claim.person_id,
    tripId: claim.trip_id,
    payablePaise: payableOf(claim),
  }))
  return planSetOffs(trx, orgId, payable, today)
}

/** Holds all that the lines of a batch are about until the transaction ends. */
export async function holdPaid(trx: Db, orgId: string, lines: readonly BatchLineRow[]): Promise<void> {
  const claims = lines.filter(({ advance_id }) => advance_id === null).map(({ expense_id }) => expense_id)
  await holdExpenses(trx, orgId, claims)
  await holdAdvancesOf(
    trx,
    orgId,
    lines.map(({ person_id }) => person_id),
  )
}
