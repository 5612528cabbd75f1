import { rupeesFromPaise } from '@pravas/contract/money'
import type { ListedRecord, RecordsQuery } from '@pravas/contract/records'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { readableRecords } from '../access/rights-rules.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database } from '../db/database.ts'
import { type RecordRow, selectRecords } from './store.ts'

const Position = z.object({ id: z.uuid() })

/** Trips and claims of several people in one list. */
export function createRecords({ db }: { db: Database['db'] }) {
  return {
    /**
     * A page of what the actor may read, the newest first; `next` is the cursor of the following one, null on the last. Throws
     * 'request.invalid' for a cursor that is none of this list.
     */
    async list(
      actor: Actor,
      { cursor, limit, ...filters }: RecordsQuery & { cursor?: string | undefined; limit: number },
    ): Promise<{ items: ListedRecord[]; next: string | null }> {
      const below = readCursor(cursor, Position)?.id
      const readable = { trip: readableRecords(actor, 'trip'), expense: readableRecords(actor, 'expense') }
      const reader = { orgId: actor.orgId, employeeId: actor.employeeId, leads: actor.leads, readable }
      // One more than is answered tells whether there are others.
      const rows = await selectRecords(db, reader, filters, { below, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ id }) => ({ id }))
      return { items: items.map(presentRecord), next }
    },
  }
}

function presentRecord({ total_paise, created_at, decided_at, ...row }: RecordRow): ListedRecord {
  return {
    ...row,
    total: rupeesFromPaise(total_paise),
    submitted_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }
}
