import { dayOf } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { ClaimFacts, judgeClaim } from '../policy/expense-rules.ts'
import { keptFindings } from '../policy/finding-rules.ts'
import { type PastRequest, type RequestDays, requestedWithin } from '../policy/replay-rules.ts'
import { NOBODY } from '../policy/version-rules.ts'
import { type PastClaimRow, selectPastClaims } from './past-claims-store.ts'

/** Returns the claims that were sent on some days, to be judged again. */
export async function pastClaims(db: Db, orgId: string, days: RequestDays): Promise<PastRequest[]> {
  const rows = await selectPastClaims(db, orgId, requestedWithin(days))
  return rows.map((row) => {
    const { person, claim } = factsOf(row)
    return {
      type: 'expense',
      number: row.expense_number,
      employeeId: row.employee_id,
      employeeName: row.name,
      day: claim.claimedOn,
      totalPaise: row.total_paise,
      kept: keptFindings(row.findings),
      judge: (versions) => judgeClaim(claim, { versions, person }),
    }
  })
}

/** What was looked at; of a claim of before that was kept, what its record tells. */
function factsOf(row: PastClaimRow): ClaimFacts {
  if (row.policy_facts !== null) return ClaimFacts.parse(row.policy_facts)
  const named = row.receipts.length > 1
  const spent = row.receipts.map(({ date, name }, at) => ({
    ...(named && { of: `Receipt ${at + 1} (${name})` }),
    day: date,
  }))
  const { trip_number: number, destination_city: city } = row
  return {
    person: NOBODY,
    claim: {
      claimedOn: dayOf(row.created_at),
      spent: spent.length > 0 ? spent : [{ day: row.expense_date }],
      totalPaise: row.total_paise,
      hasReceipt: row.receipts.length > 0,
      trip: number !== null && city !== null ? { number, city } : null,
    },
  }
}
