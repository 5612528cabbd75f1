/** What a cell says that answers yes or no; a cell that says neither stays as it is, for a schema to refuse. */
export function yesOrNo(cell: string): boolean | string {
  const said = cell.toLowerCase()
  if (['yes', 'true', '1'].includes(said)) return true
  return ['no', 'false', '0'].includes(said) ? false : cell
}

/** How many other lines are named. */
const MOST_NAMED = 5

/** Of lines that share a key, such as two of one person, the numbers of the others: the lowest five. */
export function repeatedLines(
  candidates: readonly { line: number; keys: readonly string[] }[],
): Map<number, readonly number[]> {
  const byKey = Map.groupBy(
    candidates.flatMap(({ line, keys }) => keys.map((key) => ({ key, line }))),
    ({ key }) => key,
  )
  const others = new Map<number, Set<number>>()
  for (const same of byKey.values()) {
    if (same.length < 2) continue
    // All lines of a file may share a key: each is held against those alone that can be named.
    const lowest = same.map(({ line }) => line).sort((a, b) => a - b)
    const named = lowest.slice(0, MOST_NAMED + 1)
    for (const line of lowest) {
      const known = others.get(line) ?? new Set()
      for (const other of named) if (other !== line) known.add(other)
      others.set(line, known)
    }
  }
  return new Map([...others].map(([line, also]) => [line, [...also].sort((a, b) => a - b).slice(0, MOST_NAMED)]))
}
