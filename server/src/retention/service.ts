import { RETENTION_KINDS, type RetentionKind, type RetentionRun } from '@pravas/contract/retention'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import type { CheckpointKey } from '../audit/checkpoint-rules.ts'
import { BrokenChain, countCuttable, cutAudit, type ErasedSeen, lastCuttable } from '../audit/cut-service.ts'
import { recordAudit } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database, Db } from '../db/database.ts'
import { lockOrganisation } from '../db/lock-organisation.ts'
import { inTransaction } from '../db/transaction.ts'
import { claimWork } from '../db/work-claims.ts'
import { newId } from '../ids.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { allOrganisations } from '../organisations.ts'
import { countDue, deleteDue } from './retention-store.ts'
import { type Removed, saveRun, selectRuns } from './runs-store.ts'
import { termsOn } from './terms-rules.ts'

/** So much is deleted by one transaction: the embedded database does nothing else meanwhile. */
const AT_ONCE = 200
const ENTRIES_AT_ONCE = 1000
/** How many transactions are one run at most; the next one goes on. */
const MOST_STEPS = 100
const DAY_MS = 24 * 60 * 60_000
const RunId = z.uuid()

export interface RetentionDeps {
  db: Database['db']
  clock: Clock
  settingsOf: SettingsOf
  /** By which it is signed where the audit trail is cut. */
  key: CheckpointKey
}

export type Retention = ReturnType<typeof createRetention>

interface Done {
  removed: Removed[]
  complete: boolean
  fault: string | null
}

/** What one transaction deletes of a kind; of the audit trail up to the entry `until`, with what was `seen` of it. */
interface Part {
  orgId: string
  kind: RetentionKind
  before: string
  most: number
  until: number
  seen: ErasedSeen
}

/** Deletes what has served its time, and says what it did. */
export function createRetention({ db, clock, settingsOf, key }: RetentionDeps) {
  async function terms(orgId: string) {
    const of = termsOn(dayOf(clock.now()), await settingsOf(db, orgId))
    return RETENTION_KINDS.map((kind) => ({ kind, before: of[kind] }))
  }

  const count = (kind: RetentionKind, orgId: string, before: string, source: Db = db) =>
    kind === 'audit' ? countCuttable(source, orgId, before) : countDue(source, kind, { orgId, before })

  async function dryRun(orgId: string): Promise<Removed[]> {
    const found: Removed[] = []
    for (const { kind, before } of await terms(orgId))
      if (before !== null) found.push({ kind, before, count: await count(kind, orgId, before) })
    return found
  }

  /** Each step is a transaction of its own with what it says of itself, so that a run that is cut off loses nothing. */
  async function run(orgId: string, askedBy: string | null): Promise<Done> {
    const id = newId()
    const startedAt = clock.now()
    const done: Done = { removed: [], complete: true, fault: null }
    const seen: ErasedSeen = {}
    let steps = 0
    const save = (source: Db) => saveRun(source, { orgId, id, startedAt, askedBy, ...done })
    for (const { kind, before } of await terms(orgId)) {
      if (before === null) continue
      const most = kind === 'audit' ? ENTRIES_AT_ONCE : AT_ONCE
      const until = kind === 'audit' ? await lastCuttable(db, orgId, before) : 0
      for (;;) {
        if (steps >= MOST_STEPS) {
          done.complete = (await count(kind, orgId, before)) === 0 && done.complete
          break
        }
        steps += 1
        const removed = await step({ orgId, kind, before, most, until, seen }, askedBy, done, save)
        if (removed < most) break
      }
    }
    if (done.removed.length > 0 || done.fault !== null) await save(db)
    return done
  }

  async function step(
    { orgId, kind, before, most, until, seen }: Part,
    askedBy: string | null,
    done: Done,
    save: (source: Db) => Promise<void>,
  ): Promise<number> {
    const now = clock.now()
    try {
      return await inTransaction(db, async (trx) => {
        await lockOrganisation(trx, orgId)
        const removed =
          kind === 'audit'
            ? await cutAudit(trx, orgId, { before, until, limit: most, now, key, seen })
            : await deleteDue(trx, kind, { orgId, before }, most)
        if (removed === 0) return 0
        const sum = done.removed.find((of) => of.kind === kind)
        if (sum) sum.count += removed
        else done.removed.push({ kind, count: removed, before })
        await save(trx)
        const record = { recordKind: 'organisation', recordId: orgId }
        const detail = { kind, count: removed, before }
        await recordAudit(trx, { orgId, actorId: askedBy, action: 'retention.deleted', ...record, detail, at: now })
        return removed
      })
    } catch (error) {
      if (!(error instanceof BrokenChain)) throw error
      done.fault = error.message
      done.complete = false
      return 0
    }
  }

  return {
    /** How long data is kept, and what was deleted, the latest first. */
    async list(actor: Actor, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      demand(actor, { to: 'manage-organisation' })
      const before = readCursor(cursor, RunId)
      const rows = await selectRuns(db, actor.orgId, { before, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ id }) => id)
      return { terms: await terms(actor.orgId), items: items.map(presentRun), next }
    },

    /** Counts what a run would delete. */
    async dryRun(actor: Actor): Promise<{ items: Removed[] }> {
      demand(actor, { to: 'manage-organisation' })
      return { items: await dryRun(actor.orgId) }
    },

    /** Deletes what has served its time, up to a bound; asking again goes on. */
    run(actor: Actor): Promise<Done> {
      demand(actor, { to: 'manage-organisation' })
      return run(actor.orgId, actor.personId)
    },

    /** Does the same for every organisation by schedule, once a day, or until nothing is left. */
    async runDue(): Promise<void> {
      for (const { id } of await allOrganisations(db)) {
        const now = clock.now()
        const name = `retention ${id}`
        if (!(await claimWork(db, name, now, new Date(now.getTime() + DAY_MS)))) continue
        const { complete, fault } = await run(id, null)
        if (!complete && fault === null) await db.deleteFrom('job_claims').where('name', '=', name).execute()
      }
    },
  }
}

function presentRun(row: Awaited<ReturnType<typeof selectRuns>>[number]): RetentionRun {
  const { id, started_at, by, complete, fault } = row
  return { id, at: started_at.toISOString(), by, removed: row.removed as Removed[], complete, fault }
}
