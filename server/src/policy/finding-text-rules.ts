import { paiseFromRupees } from '@pravas/contract/money'
import type { PolicyFinding } from '@pravas/contract/policy'
import { findingText, type StatedFinding } from '@pravas/messages/policy-finding'
import { reasonLine, refusalText } from '@pravas/messages/policy-refusal'
import { priceText } from '../formats.ts'
import { type Finding, isBlocking } from './finding-rules.ts'

/** Says a finding in one sentence without its full stop, as the pages do. */
export function textOfFinding(finding: Finding): string {
  return findingText(stated(finding))
}

/** As `textOfFinding`, of a finding as it leaves through the API, with amounts in rupees. */
export function textOfPresented(finding: PolicyFinding): string {
  if (finding.unit !== 'rupees') return findingText(finding)
  const priced = (rupees: number) => priceText(paiseFromRupees(rupees))
  const { limit, actual, excess } = finding
  return findingText({ ...finding, limit: priced(limit), actual: priced(actual), excess: priced(excess) })
}

function stated(finding: Finding): StatedFinding {
  if (finding.unit !== 'paise') return finding
  const { limit, actual, excess } = finding
  return {
    ...finding,
    unit: 'rupees',
    limit: priceText(limit),
    actual: priceText(actual),
    excess: priceText(excess),
  }
}

/** Says the reason that a requester gives. */
export function reasonText(reason: string): string {
  return reasonLine(reason)
}

/** Why the policy keeps a request from being sent. */
export interface PolicyRefusal {
  code: 'policy.blocked' | 'policy.reason_required'
  text: string
}

/** Says why a request with these findings may not be sent; undefined where it may. */
export function policyRefusal(
  findings: readonly Finding[] | null,
  reason: string | null | undefined,
): PolicyRefusal | undefined {
  const blocking = findings?.filter(isBlocking) ?? []
  if (blocking.length > 0) return { code: 'policy.blocked', text: refusalText('blocked', blocking.map(stated)) }
  const asking = findings?.filter(({ severity }) => severity === 'reason') ?? []
  if (asking.length === 0 || reason?.trim()) return undefined
  return { code: 'policy.reason_required', text: refusalText('reason-required', asking.map(stated)) }
}
