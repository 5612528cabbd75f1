import { type RequestStatus, type Verdict, WITHDRAWABLE_STATUSES } from '@pravas/contract/requests'
import type { Owner } from '../access/actor.ts'
import type { Db } from '../db/database.ts'
import { isId, newId } from '../ids.ts'

export type RequestKind = 'trip' | 'expense'

/** A trip or a claim by its id. */
export interface RequestKey {
  orgId: string
  kind: RequestKind
  requestId: string
}

/** What somebody decides, in which version, and what they say with it. */
export interface NewDecision {
  verdict: Verdict
  /** Why it is rejected or returned; null of an approval. */
  reason: string | null
  /** What is asked to be changed. */
  fields: readonly string[]
  /** The version that was shown; undefined: whichever it is. */
  version: number | undefined
}

/** What moving a request needs to know of it: whose it is, where it stands, what it is called. */
export type MovableRequest = NonNullable<Awaited<ReturnType<typeof selectRequest>>>

/** Whose it is, by whom rights go. */
export function ownerOf({ employee_id, manager_employee_id }: MovableRequest): Owner {
  return { employeeId: employee_id, managerEmployeeId: manager_employee_id }
}

/** One request by its id or number. */
export function selectRequest(db: Db, orgId: string, kind: RequestKind, reference: string) {
  const key = isId(reference) ? 'id' : 'number'
  return requests(db, orgId, kind).where(`request.${key}`, '=', reference).executeTakeFirst()
}

function requests(db: Db, orgId: string, kind: RequestKind) {
  const columns = ['id', 'org_id', 'status', 'employee_id', 'version'] as const
  return db
    .with('request', (cte) =>
      kind === 'trip'
        ? cte
            .selectFrom('trips')
            .select([...columns, 'trip_number as number'])
            .where('org_id', '=', orgId)
        : cte
            .selectFrom('expenses')
            .select([...columns, 'expense_number as number'])
            .where('org_id', '=', orgId),
    )
    .selectFrom('request')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'request.org_id').onRef('people.employee_id', '=', 'request.employee_id'),
    )
    .select(['request.id', 'request.number', 'request.status', 'request.employee_id', 'request.version'])
    .select(['people.id as owner_id', 'people.manager_employee_id'])
    .select(['people.name as owner_name', 'people.email as owner_email'])
}

/** Moves a pending request to where the verdict puts it; false when it was no longer pending, whoever was faster. */
export async function decidePending(
  db: Db,
  key: RequestKey,
  { verdict, reason }: NewDecision,
  version: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await update(db, key)
    .set({
      status: verdict,
      rejection_reason: verdict === 'rejected' ? reason : null,
      decided_at: verdict === 'returned' ? null : now,
    })
    .where('status', '=', 'pending')
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Makes a decided request pending again; false when it no longer stands where the decision put it. */
export async function reopen(db: Db, key: RequestKey, decided: RequestStatus, version: number): Promise<boolean> {
  const { numUpdatedRows } = await update(db, key)
    .set({ status: 'pending', rejection_reason: null, decided_at: null })
    .where('status', '=', decided)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Withdraws a request that may be; false when it may not any more. */
export async function withdrawOpen(db: Db, key: RequestKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await update(db, key)
    .set({ status: 'withdrawn', withdrawn_at: now })
    .where('status', 'in', [...WITHDRAWABLE_STATUSES])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Why a trip is cancelled, and in paise what that costs; null where it is not known. */
export interface NewCancellation {
  reason: string
  paise: number | null
}

/** Cancels an approved trip; false when it is not approved. */
export async function cancelApproved(
  db: Db,
  { orgId, requestId }: Omit<RequestKey, 'kind'>,
  { reason, paise }: NewCancellation,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trips')
    .set({ status: 'cancelled', cancelled_at: now, cancellation_reason: reason, cancellation_paise: paise })
    .where('org_id', '=', orgId)
    .where('id', '=', requestId)
    .where('status', '=', 'approved')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Who decided on a request, where they still work here. */
export function selectDecider(db: Db, orgId: string, personId: string) {
  return db
    .selectFrom('people')
    .select(['name', 'email as address'])
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .where('active', '=', true)
    .executeTakeFirst()
}

function update(db: Db, { orgId, kind, requestId }: RequestKey) {
  return db
    .updateTable(kind === 'trip' ? 'trips' : 'expenses')
    .where('org_id', '=', orgId)
    .where('id', '=', requestId)
}

/** Keeps who decided what, in the transaction that moved the request, and by which mail its owner is told. */
export async function insertDecision(
  db: Db,
  { orgId, kind, requestId }: RequestKey,
  decision: Omit<NewDecision, 'version'> & { version: number; decidedBy: string; at: Date; mailId: string },
): Promise<void> {
  await db
    .insertInto('decisions')
    .values({
      id: newId(),
      org_id: orgId,
      request_kind: kind,
      request_id: requestId,
      decided_by: decision.decidedBy,
      verdict: decision.verdict,
      reason: decision.reason,
      fields: JSON.stringify(decision.fields),
      version: decision.version,
      decided_at: decision.at,
      mail_id: decision.mailId,
    })
    .execute()
}

/** The decision that a request stands by, held until the transaction ends; undefined when there is none. */
export function lockStandingDecision(db: Db, { orgId, kind, requestId }: RequestKey) {
  return db
    .selectFrom('decisions')
    .select(['id', 'decided_by', 'decided_at', 'verdict', 'version', 'mail_id'])
    .where('org_id', '=', orgId)
    .where('request_kind', '=', kind)
    .where('request_id', '=', requestId)
    .where('taken_back_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Notes that a decision was taken back; it stays, with when that was. */
export async function takeBack(db: Db, orgId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('decisions')
    .set({ taken_back_at: now })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}
