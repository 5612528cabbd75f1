import type { Actor } from '../../access/actor.ts'
import type { Engine, TurnInput } from '../kernel/engine.ts'
import { type TurnWatch, watchedCall } from '../kernel/turn-watch.ts'
import type { Reply } from './reply.ts'
import type { TripmateTools } from './tools/tripmate-tools.ts'

/** An engine whose tools and answers are watched. */
export function watchedEngine(
  engine: Engine<TurnInput<TripmateTools>, Reply>,
  watch: TurnWatch,
): Engine<TurnInput<TripmateTools>, Reply> {
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
export function watchedRules(
  rules: Engine<TurnInput<TripmateTools>, Reply>,
  watch: TurnWatch,
): Engine<TurnInput<TripmateTools>, Reply> {
  return {
    async *turn(input) {
      for await (const event of rules.turn(input)) {
        if (event.type === 'reply')
          for (const part of event.reply.parts) if (part.kind === 'text') watch.worded(part.text)
        yield event
      }
    },
  }
}

type Run = (actor: Actor, input: unknown, signal: AbortSignal) => Promise<unknown>

function watchedTools(tools: TripmateTools, watch: TurnWatch): TripmateTools {
  const watched = Object.entries(tools).map(([name, tool]) => {
    const run = tool.run as Run
    const told: Run = (...given) => watchedCall(watch, name, () => run(...given))
    return [name, { ...tool, run: told }]
  })
  // Every tool is there under its name and runs as before.
  return Object.fromEntries(watched) as TripmateTools
}
