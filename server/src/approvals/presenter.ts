/** Who decided, as it leaves through the API; null while a request is pending. */
export function presentDecision(row: {
  verdict: 'approved' | 'rejected' | null
  decided_by: string | null
  decided_at: Date | null
}) {
  if (!row.verdict || !row.decided_by || !row.decided_at) return null
  return { verdict: row.verdict, decided_by: row.decided_by, decided_at: row.decided_at.toISOString() }
}
