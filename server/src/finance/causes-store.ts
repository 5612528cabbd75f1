import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** What has to come before a payment: its approval, that an earlier payment of it came back, that what it sets off was paid. */
export interface Cause {
  cause: 'approved' | 'bounced' | 'advanced'
  /** Of the claim or advance. */
  number: string
  day: string
}

/** What of the claims and advances that a batch pays happened after a day, the latest first. */
export async function selectCauses(
  db: Db,
  orgId: string,
  { batchId, recordIds, after }: { batchId: string; recordIds: readonly string[]; after: string },
): Promise<Cause[]> {
  const { rows } = await sql<Cause>`
    select cause, number, day::text as day from (
      select 'approved' as cause, expense_number as number, (decided_at at time zone 'Asia/Kolkata')::date as day
      from expenses where org_id = ${orgId} and id = any (${recordIds}::uuid[])
      union all
      select 'approved', number, (decided_at at time zone 'Asia/Kolkata')::date
      from advances where org_id = ${orgId} and id = any (${recordIds}::uuid[])
      union all
      select 'bounced', coalesce(claim.expense_number, advance.number), line.bounced_on
      from payment_lines as line
      left join expenses as claim on claim.org_id = line.org_id and claim.id = line.expense_id
      left join advances as advance on advance.org_id = line.org_id and advance.id = line.advance_id
      where line.org_id = ${orgId} and line.record_id = any (${recordIds}::uuid[]) and line.state = 'bounced'
      union all
      select 'advanced', advance.number, advance.paid_on
      from payment_set_offs as part
      join advances as advance on advance.org_id = part.org_id and advance.id = part.advance_id
      where part.org_id = ${orgId} and part.batch_id = ${batchId} and part.record_id = any (${recordIds}::uuid[])
    ) as causes
    where day > ${after}::date
    order by causes.day desc, number, cause`.execute(db)
  return rows
}
