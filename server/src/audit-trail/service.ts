import type { AuditItem, AuditQuery } from '@pravas/contract/audit'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { chainLength, verifyChain } from '../audit/verify-service.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database } from '../db/database.ts'
import { csvLines } from '../identity/administration/csv.ts'
import { EXPORT_HEADER, exportCells, presentEntry } from './presenter.ts'
import { selectTrail } from './trail-store.ts'

const Position = z.object({ seq: z.int().positive() })

/** So many entries are read at once for an export. */
const EXPORTED_AT_ONCE = 500
/** By this mark Excel knows that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

interface AuditDeps {
  db: Database['db']
  /** Charges a person for reading so many entries. */
  read: (actor: Actor, entries: number) => void
}

export type Audit = ReturnType<typeof createAudit>

/** The audit trail for auditors and administrators. */
export function createAudit({ db, read }: AuditDeps) {
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
      const { head, fault } = await verifyChain(db, actor.orgId)
      read(actor, head.seq)
      return {
        entries: head.seq,
        hash: head.hash,
        fault: fault && { seq: fault.seq, id: fault.entryId ?? null, text: fault.text },
      }
    },

    /** Refuses the export to those who may not read the trail. */
    demandReading(actor: Actor): void {
      demand(actor, { to: 'read-audit' })
    },

    /** What the filters let through as lines of a CSV file, the latest first, read and answered a part at a time. */
    async *export(actor: Actor, filters: AuditQuery): AsyncGenerator<string, void> {
      demand(actor, { to: 'read-audit' })
      let below: number | undefined
      let isFirst = true
      do {
        const rows = await selectTrail(db, actor.orgId, filters, { below, limit: EXPORTED_AT_ONCE })
        read(actor, rows.length)
        const lines = csvLines([...(isFirst ? [EXPORT_HEADER] : []), ...rows.map(exportCells)])
        if (lines !== '') yield isFirst ? BYTE_ORDER_MARK + lines : lines
        isFirst = false
        below = rows.length < EXPORTED_AT_ONCE ? undefined : rows.at(-1)?.seq
      } while (below !== undefined)
    },
  }
}
