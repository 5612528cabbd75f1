import { rupeeText } from '../formats.ts'
import type { Finding } from './finding-rules.ts'

/** What the policy says of an expense, in a line. */
export function expenseFindingText(finding: Finding): string {
  const { rule, of, note } = finding
  const aside = note === undefined ? '' : ` (${note})`
  if (finding.unit === 'receipts') {
    const one = finding.actual === 1
    const which = of ?? (one ? 'One receipt' : `${finding.actual} receipts`)
    if (rule === 'expense.outside_trip') return `${which}: not spent on the days of the trip${aside}.`
    return `${which} may have been claimed before${aside}.`
  }
  if (finding.unit === 'days') {
    return `${of ? `${of}: claimed` : 'Claimed'} ${finding.actual} days after the spending, ${finding.excess} later than the policy allows.`
  }
  if (finding.unit !== 'paise') return 'Beyond the policy.'
  if (rule !== 'expense.per_diem') return `Above the limit by ${rupeeText(finding.excess)}.`
  if (of === undefined) return `Meals lie above the per diem by ${rupeeText(finding.excess)}.`
  return `Meals on ${of}: ${rupeeText(finding.actual)} of ${rupeeText(finding.limit)} a day, ${rupeeText(finding.excess)} above it${aside}.`
}
