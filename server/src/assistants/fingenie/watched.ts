import { type TurnWatch, watchedCall } from '../kernel/turn-watch.ts'
import type { FinGenieEngine, FinGenieTools } from './engine.ts'

/** An engine whose tools and answers are watched. */
export function watchedEngine(engine: FinGenieEngine, watch: TurnWatch): FinGenieEngine {
  return {
    async turn(input) {
      const reply = await engine.turn({ ...input, tools: watchedTools(input.tools, watch) })
      watch.ready(reply.making)
      return reply
    },
  }
}

/** The rules, whose words are watched. */
export function watchedRules(rules: FinGenieEngine, watch: TurnWatch): FinGenieEngine {
  return {
    async turn(input) {
      const reply = await rules.turn(input)
      watch.worded(reply.text)
      return reply
    },
  }
}

type Call = (...given: unknown[]) => Promise<unknown>

function watchedTools({ spending, ...tools }: FinGenieTools, watch: TurnWatch): FinGenieTools {
  // Every tool is there under its name and runs as before.
  return { ...watchedCalls(tools, watch), spending: watchedCalls(spending, watch) } as FinGenieTools
}

function watchedCalls(calls: object, watch: TurnWatch): object {
  const watched = Object.entries(calls as Record<string, Call>).map(([name, call]) => {
    const told: Call = (...given) => watchedCall(watch, name, () => call(...given))
    return [name, told]
  })
  return Object.fromEntries(watched)
}
