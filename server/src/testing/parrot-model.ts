import { z } from 'zod'
import type { ModelReply, ModelRequest } from './language-model-server.ts'

const Named = z.object({ function: z.object({ name: z.string() }) })
const Said = z.object({ person_says: z.string() })
const Answered = z.object({ said: z.string() })
/** How many letters a desk hears. */
const LONGEST = 1_000

/**
 * How a model answers that understands nothing and makes nothing up: it hands what the person said to the rules,
 * and reads out what they say, without its tables. For OpenAI's protocol.
 */
export function parrot({ body: { messages = [], tools = [] } }: ModelRequest): ModelReply {
  const last = messages.at(-1)
  const text = textOf(last?.content)
  if (last?.role === 'tool') return { say: withoutTables(Answered.safeParse(JSON.parse(text)).data?.said ?? '') }
  const names = tools.map((tool) => Named.parse(tool).function.name)
  if (!names.includes('look_up')) return { call: [{ name: 'act', input: { act: { intent: 'as_said' } } }] }
  const request = Said.parse(JSON.parse(text)).person_says.slice(0, LONGEST)
  return { call: [{ name: 'look_up', input: { request } }] }
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  return z
    .array(z.object({ text: z.string() }))
    .parse(content)
    .map(({ text }) => text)
    .join('')
}

function withoutTables(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .join('\n')
}
