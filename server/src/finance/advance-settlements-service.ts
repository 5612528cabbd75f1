import type { Advance } from '@pravas/contract/advances'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import { advances as messages } from '@pravas/messages/en/advances'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { heldAdvances } from '../advances/batches-service.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { priceText } from '../formats.ts'
import { newId } from '../ids.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import { demandOpenDay } from './open-day-service.ts'

const text = texts(messages)

/** An advance as somebody sees it, by its id or number. */
export type AdvanceOf = (actor: Actor, reference: string) => Promise<Advance>
export type AdvanceSettlements = ReturnType<typeof createAdvanceSettlements>

interface Deps {
  db: Database['db']
  clock: Clock
  notifier: Pick<Notifier, 'notify'>
  advanceOf: AdvanceOf
}

/** What comes back of paid advances, as finance records it. */
export function createAdvanceSettlements({ db, clock, notifier, advanceOf }: Deps) {
  return {
    /**
     * Records what of a paid advance was returned or recovered, and tells whose it is. Names the field that is wrong; throws
     * 'record.not_found', 'finance.own_claim', 'advance.not_paid' and 'month.closed'.
     */
    async settle(
      actor: Actor,
      reference: string,
      given: { how: 'returned' | 'recovered'; amount: number; on: string; reference: string },
    ): Promise<Advance> {
      demand(actor, { to: 'manage-payments' })
      const { orgId, personId } = actor
      const now = clock.now()
      const paise = paiseFromRupees(given.amount)
      await inTransaction(db, async (trx) => {
        await demandOpenDay(trx, orgId, { field: 'on', day: given.on, today: dayOf(now) })
        const [row] = await heldAdvances(trx, orgId, [reference])
        if (!row) throw problem('record.not_found')
        demand(actor, { to: 'pay', payees: [row.person_id] })
        if (row.paid_on === null) throw problem('advance.not_paid')
        if (given.on < row.paid_on) throw invalid([{ path: 'body.on', message: text('wrong.before-paid') }])
        if (paise > row.open_paise) {
          const message = text('wrong.more', { open: priceText(row.open_paise) })
          throw invalid([{ path: 'body.amount', message }])
        }
        await trx
          .insertInto('money_records')
          .values({
            org_id: orgId,
            id: newId(),
            kind: `advance_${given.how}`,
            day: given.on,
            person_id: row.person_id,
            expense_id: null,
            advance_id: row.id,
            paise,
            reference: given.reference,
            recorded_by: personId,
          })
          .execute()
        const subject = { kind: 'advance' as const, id: row.id }
        const detail = { number: row.number, amount: rupeesFromPaise(paise), on: given.on, reference: given.reference }
        await recordAudit(trx, auditEntry(actor, `advance.${given.how}`, now, subject, detail))
        await notifier.notify(trx, {
          orgId,
          kind: 'advance_settled',
          to: [row.person_id],
          subject,
          number: row.number,
          actorName: actor.name,
          detail: { how: given.how, amount: priceText(paise), note: given.reference },
          at: now,
          withMail: true,
        })
      })
      return advanceOf(actor, reference)
    },
  }
}
