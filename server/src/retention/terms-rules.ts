import { financialYearOf } from '@pravas/contract/budgets'
import type { OrganisationSettings } from '@pravas/contract/organisation'
import type { RetentionKind } from '@pravas/contract/retention'
import { addDays } from '@pravas/language/text/calendar'

/** How long what served the account of somebody who left alone is kept, such as their bank details. */
const LEAVERS_DAYS = 365

/**
 * By kind of data, the day (`YYYY-MM-DD`) before which it has served its time; null: it is kept. Financial records and the audit
 * trail are kept for whole years from the end of their financial year, as Rule 3 of the Companies (Accounts) Rules counts.
 */
export function termsOn(
  today: string,
  { retention, financial_year_start: start }: Pick<OrganisationSettings, 'retention' | 'financial_year_start'>,
): Record<RetentionKind, string | null> {
  const { conversations_days, mails_days, notifications_days, usage_days, records_years } = retention
  const daysBefore = (days: number | null) => (days === null ? null : addDays(today, -days))
  // What ended with a financial year before the one this many years ago.
  const year = financialYearOf(`${Number(today.slice(0, 4)) - records_years}${today.slice(4, 8)}01`, start)
  const records = `${year}-${String(start).padStart(2, '0')}-01`
  return {
    conversations: daysBefore(conversations_days),
    mails: daysBefore(mails_days),
    notifications: daysBefore(notifications_days),
    usage: daysBefore(usage_days),
    leavers: daysBefore(LEAVERS_DAYS),
    claims: records,
    advances: records,
    cards: records,
    delegations: records,
    trips: records,
    payments: records,
    audit: records,
  }
}

/**
 * Until when what is on record today is kept at the longest, by the same terms; what is older goes earlier. Usage is kept by days.
 */
export function keptUntil(
  today: string,
  {
    retention: { records_years, usage_days },
    financial_year_start: start,
  }: Pick<OrganisationSettings, 'retention' | 'financial_year_start'>,
): { records: string; audit: string; usage: string } {
  const records = `${financialYearOf(today, start) + 1 + records_years}-${String(start).padStart(2, '0')}-01`
  return { records, audit: records, usage: addDays(today, usage_days) }
}
