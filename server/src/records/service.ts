import { COUNTED_RECORDS, type ListedRecord, type RecordsQuery } from '@pravas/contract/records'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { readableRecords } from '../access/rights-rules.ts'
import { csvParts } from '../csv/csv.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database } from '../db/database.ts'
import { EXPORT_HEADER, exportCells, presentRecord } from './presenter.ts'
import { countRecords, type Reader, type RecordRow, selectRecords } from './store.ts'

const Position = z.object({ id: z.uuid() })

export interface RecordsDeps {
  db: Database['db']
  /** Charges a person for the work of an export as it goes on: it may have read this many records. */
  exported: (actor: Actor, records: number) => void
}

export type Records = ReturnType<typeof createRecords>

/** Trips and claims of several people in one list. */
export function createRecords({ db, exported }: RecordsDeps) {
  return {
    /**
     * A page of what the actor may read, the newest first; `next` is the cursor of the following one, null on the last. Throws
     * 'request.invalid' for a cursor that is none of this list.
     */
    async list(
      actor: Actor,
      { cursor, limit, ...filters }: RecordsQuery & { cursor?: string | undefined; limit: number },
    ): Promise<{ items: ListedRecord[]; next: string | null; count: number | null }> {
      const below = readCursor(cursor, Position)?.id
      const reader = readerOf(actor)
      // One more than is answered tells whether there are others.
      const rows = await selectRecords(db, reader, filters, { below, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ id }) => ({ id }))
      const counted = async () =>
        next === null ? items.length : await countRecords(db, reader, filters, COUNTED_RECORDS + 1)
      return { items: items.map(presentRecord), next, count: below === undefined ? await counted() : null }
    },

    /** All of what the actor may read and the filters let through as a CSV file in parts, the newest first. */
    export(actor: Actor, filters: RecordsQuery): AsyncGenerator<string, void> {
      const reader = readerOf(actor)
      const read = async (last: RecordRow | undefined, limit: number) => {
        const rows = await selectRecords(db, reader, filters, { below: last?.id, limit })
        exported(actor, rows.length)
        return rows
      }
      return csvParts(EXPORT_HEADER, read, exportCells)
    },
  }
}

function readerOf(actor: Actor): Reader {
  const readable = { trip: readableRecords(actor, 'trip'), expense: readableRecords(actor, 'expense') }
  return { orgId: actor.orgId, readable }
}
