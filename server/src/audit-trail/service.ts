import type { AuditItem, AuditQuery } from '@pravas/contract/audit'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import type { CheckpointKey } from '../audit/checkpoint-rules.ts'
import { chainLength, verifyChain } from '../audit/verify-service.ts'
import { csvParts } from '../csv/csv.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database } from '../db/database.ts'
import { EXPORT_HEADER, exportCells, presentEntry } from './presenter.ts'
import { selectTrail, type TrailRow } from './trail-store.ts'

const Position = z.object({ seq: z.int().positive() })

interface AuditDeps {
  db: Database['db']
  /** By which it is signed where the trail was cut. */
  key: CheckpointKey
  /** Charges a person for reading this many entries. */
  read: (actor: Actor, entries: number) => void
}

export type Audit = ReturnType<typeof createAudit>

/** The audit trail for auditors and administrators. */
export function createAudit({ db, key, read }: AuditDeps) {
  return {
    /** A page of the trail, the latest first; `next` is the cursor of the following one, null on the last. */
    async list(
      actor: Actor,
      { cursor, limit, ...filters }: AuditQuery & { cursor?: string | undefined; limit: number },
    ): Promise<{ items: AuditItem[]; next: string | null; entries: number }> {
      demand(actor, { to: 'read-audit' })
      const below = readCursor(cursor, Position)?.seq
      const rows = await selectTrail(db, actor.orgId, filters, { below, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ seq }) => ({ seq }))
      return { items: items.map(presentEntry), next, entries: await chainLength(db, actor.orgId) }
    },

    /** Checks the whole trail of the organisation; see `verifyChain`. */
    async verify(actor: Actor) {
      demand(actor, { to: 'read-audit' })
      const { head, fault, checkpoint } = await verifyChain(db, actor.orgId, key)
      read(actor, head.seq - (checkpoint?.seq ?? 0))
      return {
        entries: head.seq,
        hash: head.hash,
        checkpoint: checkpoint && {
          seq: checkpoint.seq,
          hash: checkpoint.hash,
          before: checkpoint.before,
          made_at: checkpoint.madeAt.toISOString(),
          key: checkpoint.key,
        },
        fault: fault && { seq: fault.seq, id: fault.entryId ?? null, text: fault.text },
      }
    },

    /** Refuses the export to those who may not read the trail. */
    demandReading(actor: Actor): void {
      demand(actor, { to: 'read-audit' })
    },

    /** What the filters let through as a CSV file in parts, the latest first; for those who may read the trail. */
    export(actor: Actor, filters: AuditQuery): AsyncGenerator<string, void> {
      demand(actor, { to: 'read-audit' })
      const entries = async (last: TrailRow | undefined, limit: number) => {
        const rows = await selectTrail(db, actor.orgId, filters, { below: last?.seq, limit })
        read(actor, rows.length)
        return rows
      }
      return csvParts(EXPORT_HEADER, entries, exportCells)
    },
  }
}
