import type { Refusal } from '@pravas/contract/approvals'
import { type Verdict, WITHDRAWABLE_STATUSES } from '@pravas/contract/requests'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { isId } from '../ids.ts'
import { askedOf, type RequestKey } from '../requests/asked.ts'
import { decidingManager, partyIds, partyOf, travellerIds } from '../requests/travellers.ts'

export type RequestKind = RequestKey['kind']
export type { RequestKey }

/** What somebody decides, in which version, and what they say with it. */
export interface NewDecision {
  verdict: Verdict
  /** Why it is rejected or returned; null of an approval. */
  reason: string | null
  /** What is asked to be changed. */
  fields: readonly string[]
  /** The version that was shown; undefined: whichever it is. */
  version: number | undefined
  /** The receipts of a claim that an approval refuses; none when absent. */
  refused?: readonly Refusal[] | undefined
}

/** What moving a request needs to know of it: whose it is, where it stands, what it is called. */
export type MovableRequest = NonNullable<Awaited<ReturnType<typeof selectRequest>>>

/** One request by its id or number. */
export function selectRequest(db: Db, orgId: string, kind: RequestKind, reference: string) {
  const key = isId(reference) ? 'id' : 'number'
  return requests(db, orgId, kind).where(`request.${key}`, '=', reference).executeTakeFirst()
}

function requests(db: Db, orgId: string, kind: RequestKind) {
  const columns = ['id', 'org_id', 'status', 'employee_id', 'version', 'stage'] as const
  const own = sql<null>`null::text`
  return db
    .with('request', (cte) =>
      kind === 'trip'
        ? cte
            .selectFrom('trips')
            .select([...columns, 'trip_number as number', 'travellers', 'decided_for'])
            .where('org_id', '=', orgId)
        : cte
            .selectFrom('expenses')
            .select([...columns, 'expense_number as number'])
            .select([sql<unknown[] | null>`null::jsonb`.as('travellers'), own.as('decided_for')])
            .where('org_id', '=', orgId),
    )
    .selectFrom('request')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'request.org_id').onRef('people.employee_id', '=', 'request.employee_id'),
    )
    .select([
      'request.id',
      'request.number',
      'request.status',
      'request.employee_id',
      'request.version',
      'request.stage',
    ])
    .select(['people.id as owner_id', decidingManager(kind, 'request').as('manager_employee_id')])
    .select([partyOf(kind, 'request').as('party'), askedOf(kind, 'request').as('asked')])
    .select([
      'people.name as owner_name',
      'people.email as owner_email',
      partyIds(kind, 'people', 'request').as('party_ids'),
      travellerIds(kind, 'request').as('traveller_ids'),
    ])
}

/** Moves a pending request that the transaction holds to where the verdict puts it. */
export async function moveTo(db: Db, key: RequestKey, { verdict, reason }: NewDecision, now: Date): Promise<void> {
  await update(db, key)
    .set({
      status: verdict,
      rejection_reason: verdict === 'rejected' ? reason : null,
      decided_at: verdict === 'returned' ? null : now,
    })
    .execute()
}

/** Makes a decided request that the transaction holds pending again. */
export async function reopen(db: Db, key: RequestKey): Promise<void> {
  await update(db, key).set({ status: 'pending', rejection_reason: null, decided_at: null }).execute()
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
    .select(['id', 'name', 'email as address'])
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
  decision: Omit<NewDecision, 'version' | 'refused'> & {
    id: string
    version: number
    /** The stage of the flow that it settles, and whether it settles the request. */
    stage: number
    isFinal: boolean
    decidedBy: string
    at: Date
    /** Null where its owner is not told. */
    mailId: string | null
  },
): Promise<void> {
  await db
    .insertInto('decisions')
    .values({
      id: decision.id,
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
      stage: decision.stage,
      is_final: decision.isFinal,
    })
    .execute()
}

/** Holds a request until the transaction ends, and answers where it stands. */
export function lockRequest(db: Db, { orgId, kind, requestId }: RequestKey) {
  return db
    .selectFrom(kind === 'trip' ? 'trips' : 'expenses')
    .select(['status', 'version', 'stage'])
    .where('org_id', '=', orgId)
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The decisions on a request that have not been taken back, the latest first. */
export function selectStandingDecisions(db: Db, { orgId, kind, requestId }: RequestKey) {
  return db
    .selectFrom('decisions')
    .select(['id', 'decided_by', 'decided_at', 'verdict', 'version', 'mail_id', 'stage', 'is_final'])
    .where('org_id', '=', orgId)
    .where('request_kind', '=', kind)
    .where('request_id', '=', requestId)
    .where('taken_back_at', 'is', null)
    .orderBy('version', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Notes that a decision was taken back; it stays, with when that was. */
export async function markUndone(db: Db, orgId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('decisions')
    .set({ taken_back_at: now })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}
