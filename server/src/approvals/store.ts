import type { Db } from '../db/database.ts'
import { isId, newId } from '../ids.ts'

export type RequestKind = 'trip' | 'expense'

export interface Verdict {
  verdict: 'approved' | 'rejected'
  /** Only on a rejection, where it is required. */
  reason: string | null
}

/** What a decision needs to know of a request: whose it is, where it stands, what it is called. */
export function selectForDecision(db: Db, orgId: string, kind: RequestKind, reference: string) {
  if (kind === 'trip') {
    return db
      .selectFrom('trips')
      .innerJoin('people', (join) =>
        join.onRef('people.org_id', '=', 'trips.org_id').onRef('people.employee_id', '=', 'trips.employee_id'),
      )
      .select(['trips.id', 'trips.trip_number as number', 'trips.status', 'trips.employee_id'])
      .select(['people.manager_employee_id', 'people.name as owner_name', 'people.email as owner_email'])
      .where('trips.org_id', '=', orgId)
      .where(isId(reference) ? 'trips.id' : 'trips.trip_number', '=', reference)
      .executeTakeFirst()
  }
  return db
    .selectFrom('expenses')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'expenses.org_id').onRef('people.employee_id', '=', 'expenses.employee_id'),
    )
    .select(['expenses.id', 'expenses.expense_number as number', 'expenses.status', 'expenses.employee_id'])
    .select(['people.manager_employee_id', 'people.name as owner_name', 'people.email as owner_email'])
    .where('expenses.org_id', '=', orgId)
    .where(isId(reference) ? 'expenses.id' : 'expenses.expense_number', '=', reference)
    .executeTakeFirst()
}

/** Moves a request out of pending; false when it was no longer pending, whoever was faster. */
export async function decidePending(
  db: Db,
  { orgId, kind, requestId }: { orgId: string; kind: RequestKind; requestId: string },
  verdict: Verdict,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(kind === 'trip' ? 'trips' : 'expenses')
    .set({ status: verdict.verdict, rejection_reason: verdict.reason, decided_at: now })
    .where('org_id', '=', orgId)
    .where('id', '=', requestId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Keeps who decided what, in the transaction that moved the request. */
export async function insertDecision(
  db: Db,
  decision: Verdict & { orgId: string; kind: RequestKind; requestId: string; decidedBy: string; at: Date },
): Promise<void> {
  await db
    .insertInto('decisions')
    .values({
      id: newId(),
      org_id: decision.orgId,
      request_kind: decision.kind,
      request_id: decision.requestId,
      decided_by: decision.decidedBy,
      verdict: decision.verdict,
      reason: decision.reason,
      decided_at: decision.at,
    })
    .execute()
}
