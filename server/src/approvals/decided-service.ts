import type { DecidedRequest, PersonYear } from '@pravas/contract/approval-lists'
import { rupeesFromPaise } from '@pravas/contract/money'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { refusal } from '../access/rights-rules.ts'
import { type Clock, dayOf } from '../clock.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database } from '../db/database.ts'
import { problem } from '../errors.ts'
import { findOwner } from '../identity/people-service.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { periodOf } from '../reports/period-rules.ts'
import { selectDecidedBy, selectYear, type YearRow } from './decided-store.ts'
import type { RequestKind } from './store.ts'

const Position = z.object({ decidedAt: z.iso.datetime().transform((instant) => new Date(instant)), id: z.uuid() })

/** What an approver looks at beside pending requests: their own decisions, and the year of a person. */
export function createDecided({ db, clock, settingsOf }: { db: Database['db']; clock: Clock; settingsOf: SettingsOf }) {
  return {
    /** The actor's own decisions that stand, the latest first. Throws 'request.invalid' for a cursor that is none of this list. */
    async list(
      actor: Actor,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<{ items: DecidedRequest[]; next: string | null }> {
      const below = readCursor(cursor, Position)
      // One more than is answered tells whether there are others.
      const rows = await selectDecidedBy(db, actor, { below, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ decided_at: decidedAt, id }) => ({ decidedAt, id }))
      const present = ({ total_paise, decided_at, ...row }: (typeof rows)[number]): DecidedRequest => ({
        ...row,
        total: rupeesFromPaise(total_paise),
        decided_at: decided_at.toISOString(),
        decided_by: actor.name,
      })
      return { items: items.map(present), next }
    },

    /**
     * An employee's financial year so far, of the kinds that the actor may list. Throws 'record.not_found' where that is
     * neither.
     */
    async personYear(actor: Actor, employeeId: string): Promise<PersonYear> {
      const owner = await findOwner(db, actor.orgId, employeeId)
      const { financial_year_start: start } = await settingsOf(db, actor.orgId)
      const { from } = periodOf('financial-year', dayOf(clock.now()), start)
      const year = async (kind: RequestKind) =>
        refusal(actor, { to: 'list-requests', kind, owner })
          ? null
          : sumsOf(await selectYear(db, kind, { orgId: actor.orgId, employeeId, from }))
      const [trips, expenses] = [await year('trip'), await year('expense')]
      if (trips === null && expenses === null) throw problem('record.not_found')
      return { from, trips, expenses }
    },
  }
}

function sumsOf(rows: readonly YearRow[]): NonNullable<PersonYear['trips']> {
  const sum = (...statuses: YearRow['status'][]) => {
    const of = rows.filter(({ status }) => statuses.includes(status))
    return {
      count: of.reduce((all, { count }) => all + count, 0),
      total: rupeesFromPaise(of.reduce((all, { paise }) => all + Number(paise), 0)),
    }
  }
  return { approved: sum('approved', 'paid'), pending: sum('pending', 'returned'), rejected: sum('rejected') }
}
