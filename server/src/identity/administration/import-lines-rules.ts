import { typedDate } from '@pravas/contract/typed-date'
import { importRefusals } from '@pravas/messages/en/import-refusals'
import { texts } from '@pravas/messages/texts'

const text = texts(importRefusals)

/** What a cell says that answers yes or no; a cell that says neither stays as it is, for a schema to refuse. */
export function yesOrNo(cell: string): boolean | string {
  const said = cell.toLowerCase()
  if (['yes', 'true', '1'].includes(said)) return true
  return ['no', 'false', '0'].includes(said) ? false : cell
}

/** Says of a cell that `typedDate` finds no day in it, and how to write one; undefined where it does. */
export function dayMistake(field: string, cell: string): string | undefined {
  if (typedDate(cell) !== undefined) return undefined
  const why = cell === '' ? text('day.empty') : text('day.wrong', { cell: cell.slice(0, 40) })
  return text('field.wrong', { field, why })
}

/** Names the columns of a file that an import did not read. */
export function ignoredText(ignored: readonly string[]): string {
  return text('ignored', { count: ignored.length, columns: ignored.join(', ') })
}

/** How many other lines are named. */
const MOST_NAMED = 5

/** What no two lines may have, and how it is called in a sentence. */
export interface LineKey {
  key: string
  /** Such as `The employee ID E7`. */
  label: string
}

const LIST = new Intl.ListFormat('en-IN')

/** Of lines that share a key, such as two of one person, the sentence that says so and names the lowest five of the others. */
export function repeatedLines(candidates: readonly { line: number; keys: readonly LineKey[] }[]): Map<number, string> {
  const byKey = Map.groupBy(
    candidates.flatMap(({ line, keys }) => keys.map((key) => ({ ...key, line }))),
    ({ key }) => key,
  )
  const lowest = new Map<string, number[]>()
  for (const [key, same] of byKey) {
    // All lines of a file may share a key: each is held against those alone that can be named.
    if (same.length > 1)
      lowest.set(
        key,
        same
          .map(({ line }) => line)
          .sort((a, b) => a - b)
          .slice(0, MOST_NAMED + 1),
      )
  }
  const sentences = candidates.flatMap(({ line, keys }): [number, string][] => {
    const shared = keys.find(({ key }) => lowest.has(key))
    const others = lowest
      .get(shared?.key ?? '')
      ?.filter((other) => other !== line)
      .slice(0, MOST_NAMED)
    if (!shared || !others || others.length === 0) return []
    return [
      [line, text('repeated', { label: shared.label, count: others.length, lines: LIST.format(others.map(String)) })],
    ]
  })
  return new Map(sentences)
}
