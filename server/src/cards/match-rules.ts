/** A line of a statement and a receipt that may show what it paid. */
export interface Pair {
  lineId: string
  receiptId: string
}

/**
 * The pairs that are certain: of which the line has no other receipt, and the receipt no other line. All others are asked about.
 */
export function certainPairs(pairs: readonly Pair[]): Pair[] {
  const lines = countBy(pairs, ({ lineId }) => lineId)
  const receipts = countBy(pairs, ({ receiptId }) => receiptId)
  return pairs.filter(({ lineId, receiptId }) => lines.get(lineId) === 1 && receipts.get(receiptId) === 1)
}

function countBy(pairs: readonly Pair[], key: (pair: Pair) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const pair of pairs) counts.set(key(pair), (counts.get(key(pair)) ?? 0) + 1)
  return counts
}
