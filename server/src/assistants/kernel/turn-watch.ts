import type { Engine, EngineReply, Making } from './engine.ts'
import type { Tool } from './tool.ts'

/** Told what happens within an assistant's turns, for evaluations. */
export interface TurnWatch {
  /** A tool of the assistant has answered. */
  answered(tool: string, answer: unknown): void
  /** A tool of the assistant has refused or failed. */
  failed(tool: string): void
  /** The rules have worded an answer, for the person or for a language model that asked them. */
  worded(text: string): void
  /** The turn's answer is ready; `making` where a language model was asked. */
  ready(making: Making | undefined): void
}

/** An engine whose tools and answers are watched. */
export function watchedEngine<Input extends { tools: object }, Reply extends EngineReply>(
  engine: Engine<Input, Reply>,
  watch: TurnWatch,
): Engine<Input, Reply> {
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
export function watchedRules<Input, Reply extends EngineReply>(
  rules: Engine<Input, Reply>,
  watch: TurnWatch,
  textsOf: (reply: Reply) => readonly string[],
): Engine<Input, Reply> {
  return {
    async *turn(input) {
      for await (const event of rules.turn(input)) {
        if (event.type === 'reply') for (const text of textsOf(event.reply)) watch.worded(text)
        yield event
      }
    },
  }
}

function watchedTools<Tools extends object>(tools: Tools, watch: TurnWatch): Tools {
  const watched = Object.entries(tools as Record<string, Tool>).map(([name, spec]) => {
    const told: Tool['run'] = async (...given) => {
      try {
        const answer = await spec.run(...given)
        watch.answered(name, answer)
        return answer
      } catch (error) {
        watch.failed(name)
        throw error
      }
    }
    return [name, { ...spec, run: told }]
  })
  // Every tool is there under its name and runs as before.
  return Object.fromEntries(watched) as Tools
}
