import type { DecidingRole } from '@pravas/contract/request-steps'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import type { RequestKey } from '../requests/asked.ts'

type Trx = Transaction<Tables>

export interface Turn {
  id: string
  stage: number
  step: number
  name: string | null
  role: DecidingRole | null
  personId: string | null
  isOpened: boolean
  isClosed: boolean
}

export interface NewTurn {
  stage: number
  step: number
  name: string | null
  role: DecidingRole | null
  personId: string | null
  isEscalation: boolean
  opensAt: Date | null
  openedAt: Date | null
}

/** Whether a turn is of a request. */
const ofRequest = ({ orgId, kind, requestId }: RequestKey) =>
  sql<boolean>`org_id = ${orgId} and request_kind = ${kind} and request_id = ${requestId}`

/** The turns of a version of a request, in the order of their steps. */
export function selectTurns(db: Db, key: RequestKey, version: number): Promise<Turn[]> {
  return db
    .selectFrom('approval_turns')
    .select(['id', 'stage', 'step', 'name', 'role', 'person_id as personId'])
    .select([sql<boolean>`opened_at is not null`.as('isOpened'), sql<boolean>`closed_at is not null`.as('isClosed')])
    .where(ofRequest(key))
    .where('version', '=', version)
    .orderBy('stage')
    .orderBy('step')
    .orderBy('id')
    .execute()
}

/** Writes turns of a version of a request. */
export async function insertTurns(
  db: Db,
  { orgId, kind, requestId }: RequestKey,
  version: number,
  turns: readonly NewTurn[],
): Promise<void> {
  if (turns.length === 0) return
  await db
    .insertInto('approval_turns')
    .values(
      turns.map((turn) => ({
        org_id: orgId,
        id: newId(),
        request_kind: kind,
        request_id: requestId,
        version,
        stage: turn.stage,
        step: turn.step,
        name: turn.name,
        role: turn.role,
        person_id: turn.personId,
        is_escalation: turn.isEscalation,
        opens_at: turn.opensAt,
        opened_at: turn.openedAt,
      })),
    )
    .execute()
}

/** Closes turns of a request that are not closed: those of some ids, else all. `decisionId`: the decision that does. */
export async function closeTurns(
  db: Db,
  key: RequestKey,
  { now, decisionId, ids }: { now: Date; decisionId: string | null; ids?: readonly string[] },
): Promise<void> {
  await db
    .updateTable('approval_turns')
    .set({ closed_at: now, decision_id: decisionId })
    .where(ofRequest(key))
    .where('closed_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any (${[...(ids ?? [])]}::uuid[])`))
    .execute()
}

/** Opens what a decision took, and what it ended at the same instant without anybody's decision. */
export async function reopenTurns(db: Db, key: RequestKey, decision: { id: string; decided_at: Date }): Promise<void> {
  await db
    .updateTable('approval_turns')
    .set({ closed_at: null, decision_id: null })
    .where(ofRequest(key))
    .where(({ eb, or, and }) =>
      or([
        eb('decision_id', '=', decision.id),
        and([eb('decision_id', 'is', null), eb('closed_at', '=', decision.decided_at)]),
      ]),
    )
    .execute()
}

/** Has a stage of a request open at an instant; null: takes that back. */
export async function scheduleStage(
  db: Db,
  key: RequestKey,
  { version, stage, opensAt }: { version: number; stage: number; opensAt: Date | null },
): Promise<void> {
  await db
    .updateTable('approval_turns')
    .set({ opens_at: opensAt })
    .where(ofRequest(key))
    .where('version', '=', version)
    .where('stage', '=', stage)
    .execute()
}

/** Takes back the stages after the manager's, which nobody has been asked for yet. */
export async function deleteLaterStages(db: Db, key: RequestKey, version: number): Promise<void> {
  await db
    .deleteFrom('approval_turns')
    .where(ofRequest(key))
    .where('version', '=', version)
    .where('stage', '>', 0)
    .execute()
}

/** Requests that have turns to be opened by now, the longest due first. */
export async function selectDue(db: Db, now: Date, limit: number): Promise<(RequestKey & { version: number })[]> {
  const rows = await db
    .selectFrom('approval_turns')
    .select(['org_id', 'request_kind', 'request_id', 'version'])
    .where('opened_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('opens_at', '<=', now)
    .groupBy(['org_id', 'request_kind', 'request_id', 'version'])
    .orderBy(({ fn }) => fn.min('opens_at'))
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    orgId: row.org_id,
    kind: row.request_kind,
    requestId: row.request_id,
    version: row.version,
  }))
}

/** Opens the turns of a version of a request that are due, and answers them. */
export function openTurns(trx: Trx, key: RequestKey, version: number, now: Date) {
  return trx
    .updateTable('approval_turns')
    .set({ opened_at: now })
    .where(ofRequest(key))
    .where('version', '=', version)
    .where('opened_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('opens_at', '<=', now)
    .returning(['stage', 'name', 'role', 'person_id as personId'])
    .execute()
}

/**
 * Puts a request at a stage of its flow, where it waits `since` then; undefined: since whenever it did. Its row is written in
 * any case, so that lists are read anew.
 */
export async function setStage(
  trx: Trx,
  { orgId, kind, requestId }: RequestKey,
  stage: number,
  since?: Date,
): Promise<void> {
  await trx
    .updateTable(kind === 'trip' ? 'trips' : 'expenses')
    .set({ stage, ...(since && { waiting_since: since }) })
    .where('org_id', '=', orgId)
    .where('id', '=', requestId)
    .execute()
}
