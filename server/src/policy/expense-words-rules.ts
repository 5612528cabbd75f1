import { rupeeText } from '../formats.ts'
import type { Finding } from './finding-rules.ts'

/** What the policy says of an expense, in a line. */
export function expenseFindingText(finding: Finding): string {
  if (finding.unit === 'receipts') {
    return `${finding.actual === 1 ? 'One receipt' : `${finding.actual} receipts`} may have been claimed before.`
  }
  if (finding.unit === 'days') {
    return `Claimed ${finding.actual} days after the spending, ${finding.excess} later than the policy allows.`
  }
  if (finding.unit === 'paise' && finding.rule === 'expense.per_diem') {
    return `Meals lie above the per diem by ${rupeeText(finding.excess)}.`
  }
  return finding.unit === 'paise' ? `Above the limit by ${rupeeText(finding.excess)}.` : 'Beyond the policy.'
}
