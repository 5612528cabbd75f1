import { monthAfter } from '@pravas/contract/months'
import { type RawBuilder, sql } from 'kysely'
import { startOfDay } from '../clock.ts'

/** Whether one of `expenses` was approved within a month (`YYYY-MM`, in India) and still is, or is paid. */
export function approvedIn(orgId: string, month: string): RawBuilder<boolean> {
  return sql<boolean>`(expenses.org_id = ${orgId} and expenses.status in ('approved', 'paid')
    and expenses.decided_at >= ${startOfDay(`${month}-01`)}
    and expenses.decided_at < ${startOfDay(`${monthAfter(month, 1)}-01`)})`
}
