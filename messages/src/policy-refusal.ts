import { policy } from './en/policy.ts'
import { findingText, type StatedFinding } from './policy-finding.ts'
import { texts } from './texts.ts'

const text = texts(policy)

/** Says why a request is refused, or that it needs a reason, with the clauses of the policy. */
export function refusalText(kind: 'blocked' | 'reason-required', findings: readonly StatedFinding[]): string {
  const quoted = findings.map((finding) => {
    const said = findingText(finding)
    const { clause } = finding
    return clause === undefined ? `${said}.` : text('quoted', { finding: said, clause: clause.text })
  })
  return text(kind, { findings: quoted.join(' ') })
}

/** Says the reason that a requester gives for going beyond the policy. */
export function reasonLine(reason: string): string {
  return text('reason', { reason })
}
