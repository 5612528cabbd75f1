import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { approvedIn } from '../requests/approved-claims.ts'
import { countsInClaim } from '../requests/refused-receipts.ts'

/** What the claim kept of the tax of a receipt when it was sent. */
interface TaxCredited {
  verdict: string | null
  credit_paise: number
  estimated: boolean
  reason: string | null
}

export interface RegisterRow extends TaxCredited {
  receipt_id: string
  expense_id: string
  position: number
  expense_number: string
  employee_id: string
  employee_name: string
  decided_at: Date
  receipt_date: string | null
  invoice_number: string | null
  merchant: string | null
  gstin: string | null
  recipient_gstin: string | null
  place: string | null
  category: string
  taxable_paise: number | null
  cgst_paise: number | null
  sgst_paise: number | null
  igst_paise: number | null
  total_paise: number | null
}

export interface SumRow {
  verdict: string | null
  recipient_gstin: string | null
  receipts: number
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  igst_paise: number
  credit_paise: number
}

/** Where a list of the register goes on: receipts stand in the order of their claims. */
export interface RegisterPosition {
  expense: string
  position: number
  receipt: string
}

const POSITION = sql`coalesce(receipts.position, 0)`
const CREDIT = sql`receipts.tax_credit -> 'credit'`
const CREDIT_PAISE = sql`coalesce(round((${CREDIT} ->> 'amount')::numeric * 100), 0)::bigint`

/**
 * The receipts of claims that were approved within a month (`YYYY-MM`, in India) and on which there is GST to speak of. A receipt
 * that was refused does not count, nor does one in another currency.
 */
const register = (orgId: string, month: string) => sql`
  from expenses
  join receipts on receipts.org_id = expenses.org_id and receipts.expense_id = expenses.id
  left join people on people.org_id = expenses.org_id and people.employee_id = expenses.employee_id
  where ${approvedIn(orgId, month)}
    and receipts.currency = 'INR' and ${countsInClaim()}
    and (jsonb_typeof(${CREDIT}) = 'object' or receipts.gstin is not null
      or coalesce(receipts.cgst_paise, receipts.sgst_paise, receipts.igst_paise) is not null)`

/** At most `limit` lines of a month's register, in the order of the claims; `after` is the last line of the page before. */
export async function selectRegister(
  db: Db,
  orgId: string,
  month: string,
  { after, limit }: { after: RegisterPosition | undefined; limit: number },
): Promise<RegisterRow[]> {
  const follows = after
    ? sql` and (expenses.id, ${POSITION}, receipts.id) > (${after.expense}, ${after.position}, ${after.receipt})`
    : sql``
  const { rows } = await sql<RegisterRow>`
    select receipts.id as receipt_id, expenses.id as expense_id, ${POSITION}::int as position, expenses.expense_number,
      expenses.employee_id, coalesce(people.name, expenses.employee_id) as employee_name, expenses.decided_at,
      receipts.receipt_date, receipts.invoice_number, receipts.merchant, receipts.gstin, receipts.recipient_gstin,
      receipts.place, receipts.category, receipts.taxable_paise, receipts.cgst_paise, receipts.sgst_paise,
      receipts.igst_paise, receipts.total_paise, ${CREDIT} ->> 'verdict' as verdict, ${CREDIT_PAISE} as credit_paise,
      coalesce((${CREDIT} ->> 'estimated')::boolean, false) as estimated, ${CREDIT} ->> 'reason' as reason
    ${register(orgId, month)}${follows}
    order by expenses.id, ${POSITION}, receipts.id limit ${limit}`.execute(db)
  return rows
}

/** The sums of a month's register by verdict and by the GSTIN that was billed. */
export async function sumRegister(db: Db, orgId: string, month: string): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select ${CREDIT} ->> 'verdict' as verdict, receipts.recipient_gstin, count(*)::int as receipts,
      coalesce(sum(receipts.taxable_paise), 0)::bigint as taxable_paise,
      coalesce(sum(receipts.cgst_paise), 0)::bigint as cgst_paise,
      coalesce(sum(receipts.sgst_paise), 0)::bigint as sgst_paise,
      coalesce(sum(receipts.igst_paise), 0)::bigint as igst_paise,
      sum(${CREDIT_PAISE})::bigint as credit_paise
    ${register(orgId, month)}
    group by 1, 2 order by 2`.execute(db)
  return rows
}
