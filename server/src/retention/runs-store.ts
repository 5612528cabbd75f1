import type { RetentionKind } from '@pravas/contract/retention'
import type { Db } from '../db/database.ts'

export interface Removed {
  kind: RetentionKind
  count: number
  before: string
}

/** A run that deleted something, or was kept from it. */
export interface NewRun {
  orgId: string
  id: string
  startedAt: Date
  askedBy: string | null
  removed: readonly Removed[]
  complete: boolean
  fault: string | null
}

/** Keeps what a run has done so far. */
export async function saveRun(db: Db, run: NewRun): Promise<void> {
  const state = { removed: JSON.stringify(run.removed), complete: run.complete, fault: run.fault }
  await db
    .insertInto('retention_runs')
    .values({ org_id: run.orgId, id: run.id, started_at: run.startedAt, asked_by: run.askedBy, ...state })
    .onConflict((conflict) => conflict.columns(['org_id', 'id']).doUpdateSet(state))
    .execute()
}

/** The runs that deleted something, the latest first, before one where it is named. */
export function selectRuns(db: Db, orgId: string, { before, limit }: { before: string | undefined; limit: number }) {
  return db
    .selectFrom('retention_runs')
    .leftJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'retention_runs.org_id').onRef('people.id', '=', 'retention_runs.asked_by'),
    )
    .select([
      'retention_runs.id',
      'retention_runs.started_at',
      'retention_runs.removed',
      'retention_runs.complete',
      'retention_runs.fault',
      'people.name as by',
    ])
    .where('retention_runs.org_id', '=', orgId)
    .$if(before !== undefined, (rows) => rows.where('retention_runs.id', '<', before ?? ''))
    .orderBy('retention_runs.id', 'desc')
    .limit(limit)
    .execute()
}
