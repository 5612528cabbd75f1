import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** What company cards paid of a claim, for its readers. */
export async function cardPaymentsOf(db: Db, orgId: string, expenseId: string) {
  const { rows } = await sql<{ what: string; paise: number; last_four: string; on: string; receipt_id: string }>`
    select line.what, line.paise, card.last_four, line.day as "on", receipt.id as receipt_id
    from receipts as receipt
    join card_matches as match on match.org_id = receipt.org_id and match.receipt_id = receipt.id
    join card_lines as line on line.org_id = match.org_id and line.id = match.line_id
    join cards as card on card.org_id = line.org_id and card.id = line.card_id
    where receipt.org_id = ${orgId} and receipt.expense_id = ${expenseId} and receipt.copy_of is null
      and receipt.currency = 'INR' and receipt.total_paise = line.paise
    order by line.day, line.id`.execute(db)
  return rows
}
