import { rupeesFromPaise } from '@pravas/contract/money'
import type { NotificationKind } from '@pravas/contract/notifications'
import type { Transaction } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { auditEntry, recordAudits } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import { priceText } from '../formats.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import type { BatchLineRow } from './batches-store.ts'

/** Telling of payments in the audit trail and to those who are paid, within the transaction of the payment. */
export function createPaymentTeller({ clock, notifier }: { clock: Clock; notifier: Pick<Notifier, 'notify'> }) {
  return {
    /** Says of each claim and advance in the trail what happened to its money, and tells its owner. */
    async tell(
      trx: Transaction<Tables>,
      actor: Actor,
      happened: {
        action: 'paid' | 'payment_bounced'
        kind: NotificationKind
        batch: string
        note: (line: BatchLineRow) => string
      },
      lines: readonly BatchLineRow[],
    ): Promise<void> {
      const { action, kind, batch, note } = happened
      const at = clock.now()
      const subjectOf = ({ expense_id: id, advance_id }: BatchLineRow) =>
        ({ kind: advance_id === null ? 'expense' : 'advance', id }) as const
      const entries = lines.map((line) => {
        const subject = subjectOf(line)
        const setOff = line.set_off_paise > 0 && { set_off: rupeesFromPaise(line.set_off_paise) }
        const detail = { batch, amount: rupeesFromPaise(line.paise), ...setOff, note: note(line) }
        return auditEntry(actor, `${subject.kind}.${action}`, at, subject, detail)
      })
      await recordAudits(trx, entries)
      for (const line of lines) {
        const { person_id, number, paise, set_off_paise } = line
        await notifier.notify(trx, {
          orgId: actor.orgId,
          kind,
          to: [person_id],
          subject: subjectOf(line),
          number,
          actorName: actor.name,
          detail: { amount: priceText(paise + set_off_paise), note: note(line) },
          at,
          withMail: true,
        })
      }
    },
  }
}
