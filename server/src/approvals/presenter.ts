import type { DecisionMade, Verdict } from '@pravas/contract/requests'
import { z } from 'zod'

/** Who decided, as it leaves through the API; null while a request is pending. */
export function presentDecision(row: {
  verdict: Verdict | null
  decided_by: string | null
  decided_at: Date | null
  decision_reason: string | null
  decision_fields: readonly unknown[] | null
}): DecisionMade | null {
  if (!row.verdict || !row.decided_by || !row.decided_at) return null
  return {
    verdict: row.verdict,
    decided_by: row.decided_by,
    decided_at: row.decided_at.toISOString(),
    ...(row.verdict === 'returned' && {
      comment: row.decision_reason ?? '',
      fields: z.array(z.string()).parse(row.decision_fields ?? []),
    }),
  }
}
