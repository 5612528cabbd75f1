import type { DecisionMade, Verdict } from '@pravas/contract/requests'
import { z } from 'zod'

/** The names of the parts that a request was returned for; none of any other. */
export function askedFields(row: { verdict: Verdict | null; decision_fields: readonly unknown[] | null }): string[] {
  return row.verdict === 'returned' ? z.array(z.string()).parse(row.decision_fields ?? []) : []
}

/** Who decided, as it leaves through the API; null while a request is pending. `asked` are the parts in words. */
export function presentDecision(
  row: {
    verdict: Verdict | null
    decided_by: string | null
    decided_at: Date | null
    decision_reason: string | null
    decision_fields: readonly unknown[] | null
  },
  asked: readonly string[] = [],
): DecisionMade | null {
  if (!row.verdict || !row.decided_by || !row.decided_at) return null
  return {
    verdict: row.verdict,
    decided_by: row.decided_by,
    decided_at: row.decided_at.toISOString(),
    ...(row.verdict === 'returned' && {
      comment: row.decision_reason ?? '',
      fields: z.array(z.string()).parse(row.decision_fields ?? []),
      ...(asked.length > 0 && { asked: [...asked] }),
    }),
  }
}
