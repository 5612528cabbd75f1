import { type TurnWatch, watchedCall } from '../kernel/turn-watch.ts'
import type { FinGenieEngine, FinGenieTools } from './engine.ts'

/** An engine whose tools and answers are watched. */
export function watchedEngine(engine: FinGenieEngine, watch: TurnWatch): FinGenieEngine {
  return {
    async *turn(input) {
      for await (const event of engine.turn({ ...input, tools: watchedTools(input.tools, watch) })) {
        if (event.type === 'reply') watch.ready(event.reply.making)
        yield event
      }
    },
  }
}

/** The rules, whose words are watched. */
export function watchedRules(rules: FinGenieEngine, watch: TurnWatch): FinGenieEngine {
  return {
    async *turn(input) {
      for await (const event of rules.turn(input)) {
        if (event.type === 'reply') watch.worded(event.reply.text)
        yield event
      }
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
