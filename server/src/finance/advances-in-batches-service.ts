import { plannedSetOffs, type SetOff } from '../advances/set-off-rules.ts'
import { type AdvanceRow, holdAdvances, selectAdvances, selectOpenAdvances } from '../advances/store.ts'
import type { Db } from '../db/database.ts'
import { problem } from '../errors.ts'
import { holdExpenses } from '../hold-expenses.ts'
import type { BatchLineRow } from './batches-store.ts'
import { payableOf } from './presenter.ts'
import type { ClaimRow } from './store.ts'

/** The advances of these ids or numbers, held until the transaction ends. Throws 'record.not_found'. */
export async function heldAdvances(trx: Db, orgId: string, references: readonly string[]): Promise<AdvanceRow[]> {
  if (references.length === 0) return []
  const ids = await holdAdvances(trx, orgId, { references })
  const rows = await selectAdvances(trx, orgId, { ids })
  const named = new Set(rows.flatMap(({ id, number }) => [id, number]))
  const isKnown = (reference: string) => named.has(reference) || named.has(reference.toLowerCase())
  if (!references.every(isKnown)) throw problem('record.not_found')
  return rows
}

/** Whether an advance can be put in a batch: it is approved, in none, and its trip is approved, too. */
export function isPayable({ status, batch_number, trip_status }: AdvanceRow): boolean {
  return status === 'approved' && batch_number === null && trip_status === 'approved'
}

/** What is set off against claims that are put in a batch today, by their ids; holds the advances of their owners. */
export async function planSetOffs(
  trx: Db,
  orgId: string,
  claims: readonly ClaimRow[],
  today: string,
): Promise<Map<string, SetOff[]>> {
  const personIds = [...new Set(claims.map(({ person_id }) => person_id))]
  await holdAdvances(trx, orgId, { personIds })
  const open = await selectOpenAdvances(trx, orgId, personIds)
  const payable = claims
    .map((claim) => ({
      id: claim.id,
      personId: claim.person_id,
      tripId: claim.trip_id,
      payablePaise: payableOf(claim),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return plannedSetOffs(payable, open, today)
}

/** Holds all that the lines of a batch are about until the transaction ends. */
export async function holdPaid(trx: Db, orgId: string, lines: readonly BatchLineRow[]): Promise<void> {
  const claims = lines.filter(({ advance_id }) => advance_id === null).map(({ expense_id }) => expense_id)
  await holdExpenses(trx, orgId, claims)
  await holdAdvances(trx, orgId, { personIds: [...new Set(lines.map(({ person_id }) => person_id))] })
}
