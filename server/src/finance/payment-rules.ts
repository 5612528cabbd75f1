/** A line of a claim, in paise. */
interface Line {
  receiptId: string
  approvedPaise: number
}

/** That less is paid of a line, in paise. */
export interface Adjustment {
  receiptId: string
  payablePaise: number
  reason: string
}

export type Adjusted =
  | {
      payablePaise: number
      /** Those that change something. */
      adjustments: (Adjustment & { approvedPaise: number })[]
    }
  /** `at`: of the adjustment that is wrong, counted from 0. */
  | { wrong: 'unknown' | 'twice' | 'more'; at: number }

/** What is paid of a claim once some of its lines are adjusted; finance pays less of a line, and never more than was approved. */
export function adjustedClaim(approvedPaise: number, lines: readonly Line[], given: readonly Adjustment[]): Adjusted {
  const byId = new Map(lines.map((line) => [line.receiptId, line]))
  const seen = new Set<string>()
  const adjustments: (Adjustment & { approvedPaise: number })[] = []
  for (const [at, adjustment] of given.entries()) {
    const line = byId.get(adjustment.receiptId)
    if (!line) return { wrong: 'unknown', at }
    if (seen.has(line.receiptId)) return { wrong: 'twice', at }
    seen.add(line.receiptId)
    if (adjustment.payablePaise > line.approvedPaise) return { wrong: 'more', at }
    if (adjustment.payablePaise < line.approvedPaise) adjustments.push({ ...adjustment, ...line })
  }
  const less = adjustments.reduce((sum, { approvedPaise: from, payablePaise: to }) => sum + from - to, 0)
  return { payablePaise: Math.max(0, approvedPaise - less), adjustments }
}

/**
 * Why somebody cannot mark a batch as paid: nobody pays their own claim, and the person who verified a claim does not both
 * put it in a batch and pay it.
 */
export function payRefusal(
  personId: string,
  batch: { madeBy: string; parties: readonly { payee: string; settledBy: string | null }[] },
): 'finance.own_claim' | 'finance.alone' | undefined {
  if (batch.parties.some(({ payee }) => payee === personId)) return 'finance.own_claim'
  const isAlone = batch.madeBy === personId && batch.parties.some(({ settledBy }) => settledBy === personId)
  return isAlone ? 'finance.alone' : undefined
}

/** How much of a receipt is not paid, before a change and after it, in paise. */
interface Cut {
  receipt_id: string
  before: number
  after: number
}

/** The receipts of which less or more is taken off than was recorded until now, the latest record last. */
export function changedCuts(recorded: readonly Cut[], now: readonly { receiptId: string; paise: number }[]): Cut[] {
  const before = new Map(recorded.map(({ receipt_id, after }) => [receipt_id, after]))
  const after = new Map(now.map(({ receiptId, paise }) => [receiptId, paise]))
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ receipt_id: id, before: before.get(id) ?? 0, after: after.get(id) ?? 0 }))
    .filter((cut) => cut.before !== cut.after)
}
