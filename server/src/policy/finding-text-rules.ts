import { findingText } from '@pravas/messages/policy-finding'
import { priceText } from '../formats.ts'
import type { Finding } from './finding-rules.ts'

/** Says a finding in one sentence without its full stop, as the pages do. */
export function textOfFinding(finding: Finding): string {
  if (finding.unit !== 'paise') return findingText(finding)
  const { limit, actual, excess } = finding
  return findingText({
    ...finding,
    unit: 'rupees',
    limit: priceText(limit),
    actual: priceText(actual),
    excess: priceText(excess),
  })
}
