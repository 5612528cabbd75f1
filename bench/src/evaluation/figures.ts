import { passRate, quantile } from './pass-rates.ts'
import type { ScriptResult } from './play-scripts.ts'

/** What an evaluation comes to. Rates are from 0 to 1, times in milliseconds. */
export interface Figures {
  scripts: number
  repeats: number
  /** pass^k by k: of one play, and of as many as there were, four at most. */
  pass: Record<number, number>
  turns: number
  /** Turns in which a model was asked, and those that the rules answered in its place, by the reason. */
  asked: number
  fallbacks: Record<string, number>
  toolErrors: number
  /** Facts that were shown and that no tool and nobody had told, and sentences with such that were not shown. */
  invented: number
  withheld: number
  /** Facts that the rules worked out in answers of their own. */
  computed: number
  inputTokens: number
  outputTokens: number
  rupees: number
  p50: number
  p95: number
}

const MICROS_A_RUPEE = 1_000_000

export function figuresOf(results: readonly ScriptResult[]): Figures {
  const plays = results.flatMap((result) => result.plays)
  const turns = plays.flatMap((play) => play.turns)
  const repeats = Math.min(...results.map((result) => result.plays.length))
  const passed = results.map((result) => result.plays.map(({ failures }) => failures.length === 0))
  const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0)
  const fallbacks: Record<string, number> = {}
  for (const { failure } of turns) if (failure !== undefined) fallbacks[failure] = (fallbacks[failure] ?? 0) + 1
  const times = turns.flatMap(({ milliseconds = [] }) => milliseconds)
  return {
    scripts: results.length,
    repeats,
    pass: Object.fromEntries([1, Math.min(4, repeats)].map((k) => [k, passRate(passed, k)])),
    turns: turns.length,
    asked: turns.filter(({ asked }) => asked).length,
    fallbacks,
    toolErrors: sum(turns, ({ toolErrors }) => toolErrors),
    invented: sum(turns, ({ invented }) => invented.length),
    withheld: sum(turns, ({ withheld }) => withheld),
    computed: sum(turns, ({ computed }) => computed.length),
    inputTokens: sum(plays, ({ usage }) => usage.inputTokens),
    outputTokens: sum(plays, ({ usage }) => usage.outputTokens),
    rupees: sum(plays, ({ usage }) => usage.costMicros) / MICROS_A_RUPEE,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
  }
}
