import { monthAfter } from '@pravas/contract/months'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { newId } from '../ids.ts'
import { changedCuts } from './payment-rules.ts'

const Cuts = z.array(z.object({ receipt_id: z.string(), before: z.int(), after: z.int() }))

/** What finance takes off a claim now: in all, and of which receipts, in paise. Nothing where a verification was taken back. */
interface TakenOff {
  orgId: string
  expenseId: string
  personId: string
  /** Today, in India. */
  day: string
  /** The latest closed month, where there is one. */
  closed: string | undefined
  paise: number
  cuts: readonly { receiptId: string; paise: number }[]
}

/**
 * Records for the accounts what finance takes off a claim. What was recorded of it before is replaced as long as nobody has it; once
 * it is exported or its month is closed, the difference is recorded. Call it with the books and the claim held.
 */
export async function recordAdjustment(db: Db, takenOff: TakenOff): Promise<void> {
  const { orgId, expenseId, closed } = takenOff
  const open = closed === undefined ? sql`` : sql` and record.day >= ${`${monthAfter(closed, 1)}-01`}`
  await sql`
    delete from money_records as record
    where record.org_id = ${orgId} and record.expense_id = ${expenseId} and record.kind = 'adjustment'${open}
      and not exists (
        select from export_vouchers as voucher
        where voucher.org_id = record.org_id and voucher.record_kind = 'money' and voucher.record_id = record.id)`.execute(
    db,
  )
  const kept = await db
    .selectFrom('money_records')
    .select(['paise', 'cuts'])
    .where('org_id', '=', orgId)
    .where('expense_id', '=', expenseId)
    .where('kind', '=', 'adjustment')
    .orderBy('seq')
    .execute()
  const paise = takenOff.paise - kept.reduce((sum, record) => sum + record.paise, 0)
  const cuts = changedCuts(
    kept.flatMap((record) => Cuts.parse(record.cuts)),
    takenOff.cuts,
  )
  if (paise === 0 && cuts.length === 0) return
  await db
    .insertInto('money_records')
    .values({
      org_id: orgId,
      id: newId(),
      kind: 'adjustment',
      day: takenOff.day,
      person_id: takenOff.personId,
      expense_id: expenseId,
      paise,
      cuts: JSON.stringify(cuts),
    })
    .execute()
}
