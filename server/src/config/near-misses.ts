/** How many letters a name may differ by from the setting that was meant. */
const MOST_EDITS = 2
/** Names this short resemble many others by chance, such as HOME and HOST: only swapped letters are taken for a slip. */
const SHORT = 5

/**
 * A warning for each name in the environment that is no setting but nearly one, such as SMTP_ULR: what it sets would be
 * ignored in silence. `settings` are the names of all settings; each may carry `_FILE` as well.
 */
export function nearMisses(environment: Record<string, string | undefined>, settings: readonly string[]): string[] {
  const known = new Set(settings.flatMap((name) => [name, `${name}_FILE`]))
  return Object.keys(environment).flatMap((name) => {
    if (known.has(name) || environment[name] === undefined) return []
    const meant = [...known].find((setting) => resembles(name, setting))
    return meant === undefined ? [] : [`${name} is not a setting and is ignored. Did you mean ${meant}?`]
  })
}

function resembles(name: string, setting: string): boolean {
  const upper = name.toUpperCase()
  // Nobody gets the first letter wrong, and without this rule other programs' names would come close.
  if (upper[0] !== setting[0] || Math.abs(upper.length - setting.length) > MOST_EDITS) return false
  const edits = editDistance(upper, setting)
  if (setting.length <= SHORT) return edits === 0 || (edits === 1 && sorted(upper) === sorted(setting))
  return edits <= MOST_EDITS
}

const sorted = (text: string): string => [...text].sort().join('')

/** How many letters to insert, drop, replace or swap with their neighbour make one text the other. */
function editDistance(from: string, to: string): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = at(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1)
      const swaps = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const swapped = swaps ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY
      next.push(Math.min(replaced, at(last, column) + 1, at(next, column - 1) + 1, swapped))
    }
    before = last
    last = next
  }
  return at(last, to.length)
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY
