import type { GstRegisterLine, GstTotals } from '@pravas/contract/gst-register'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { csvParts } from '../csv/csv.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database, Db } from '../db/database.ts'
import { presentLine, presentTotals, REGISTER_HEADER, registerCells } from './presenter.ts'
import { type RegisterPosition, type RegisterRow, selectRegister, sumRegister } from './store.ts'

const Position = z.object({ expense: z.uuid(), position: z.int(), receipt: z.uuid() })

const positionOf = ({ expense_id, position, receipt_id }: RegisterRow): RegisterPosition => ({
  expense: expense_id,
  position,
  receipt: receipt_id,
})

interface GstRegisterDeps {
  db: Database['db']
  /** Charges a person for this many lines of a file. */
  exported: (actor: Actor, lines: number) => void
}

export type GstRegister = ReturnType<typeof createGstRegister>

/** The GST on the receipts of approved claims, month by month, for those who read every claim. */
export function createGstRegister({ db, exported }: GstRegisterDeps) {
  return {
    /** A page of a month in the order of the claims, with the sums of the whole month; `next` is null on the last page. */
    async read(
      actor: Actor,
      { month, cursor, limit }: { month: string; cursor?: string | undefined; limit: number },
    ): Promise<{ items: GstRegisterLine[]; next: string | null; totals: GstTotals }> {
      demand(actor, { to: 'read-gst-register' })
      const after = readCursor(cursor, Position)
      const rows = await selectRegister(db, actor.orgId, month, { after, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, positionOf)
      const totals = presentTotals(await sumRegister(db, actor.orgId, month))
      return { items: items.map(presentLine), next, totals }
    },

    /** A month as a CSV file in parts; refuses those who may not read it before the first part. */
    export(actor: Actor, month: string, source: Db = db): AsyncGenerator<string, void> {
      demand(actor, { to: 'read-gst-register' })
      const lines = async (last: RegisterRow | undefined, limit: number) => {
        const rows = await selectRegister(source, actor.orgId, month, { after: last && positionOf(last), limit })
        exported(actor, rows.length)
        return rows
      }
      return csvParts(REGISTER_HEADER, lines, registerCells)
    },
  }
}
