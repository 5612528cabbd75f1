import { table } from '../table.ts'
import type { Figures } from './figures.ts'
import type { ScriptResult } from './play-scripts.ts'

const LABELS = [
  ...['plays', 'left out', 'pass^1', 'pass^k', 'turns', 'turns of a model', 'answered by rules instead', 'tool errors'],
  ...['invented facts shown', 'invented sentences withheld', 'facts worked out by code', 'tokens in', 'tokens out'],
  ...['cost ₹', 'p50 ms', 'p95 ms'],
]

/** The figures of each set, side by side, under `head`. */
export function figuresTable(
  head: string,
  sets: readonly { name: string; leftOut: number; figures: Figures }[],
): string {
  const columns = sets.map(({ figures, leftOut }) => cellsOf(figures, leftOut))
  const rows = LABELS.map((label, row) => [label, ...columns.map((cells) => cells[row] ?? '')])
  return table([head, ...sets.map(({ name }) => name)], rows)
}

function cellsOf(figures: Figures, leftOut: number): string[] {
  const percent = (rate = 0) => `${(100 * rate).toFixed(1)}%`
  const many = (count: number) => count.toLocaleString('en-IN')
  const k = Math.min(4, figures.repeats)
  const instead = Object.entries(figures.fallbacks).map(([reason, count]) => `${count} ${reason}`)
  return [
    ...[`${many(figures.scripts)} × ${figures.repeats}`, many(leftOut)],
    ...[percent(figures.pass[1]), `${percent(figures.pass[k])} (k=${k})`, many(figures.turns), many(figures.asked)],
    ...[instead.join(', ') || '0', many(figures.toolErrors)],
    ...[many(figures.invented), many(figures.withheld), many(figures.computed)],
    ...[many(figures.inputTokens), many(figures.outputTokens), figures.rupees.toFixed(2)],
    ...[figures.p50.toFixed(0), figures.p95.toFixed(0)],
  ]
}

/** What was not as the scripts have it, each once with how often. */
export function failuresOf(results: readonly ScriptResult[]): string[] {
  return results.flatMap(({ title, plays }) => {
    const wrong = plays.flatMap(({ failures, turns }) => [
      ...failures,
      ...turns.flatMap(({ invented }) => invented.map((fact) => `invented: ${fact}`)),
    ])
    const counted = Map.groupBy(wrong, (what) => what)
    return counted.size === 0 ? [] : [title, ...[...counted].map(([what, times]) => `  ${times.length}× ${what}`)]
  })
}
