import { replies } from '@pravas/messages/fingenie'
import type { EngineEvent } from '../kernel/engine.ts'
import { eventsOf } from '../kernel/event-stream.ts'
import type { Task } from '../kernel/worker/task.ts'
import type { TurnWorkers } from '../kernel/worker/turn-workers.ts'
import type { TurnData } from './answer-in-worker.ts'
import type { FinGenieReply } from './engine.ts'
import type { FinGenieEngine } from './fingenie-engine.ts'
import type { FinGenieTools } from './tools.ts'

const ANSWERING: Task<TurnData, FinGenieReply> = {
  module: new URL('./answer-in-worker.ts', import.meta.url).href,
  name: 'answerInWorker',
}

/** Modules that the workers load ahead. */
export const ANSWERING_MODULES = [ANSWERING.module]

/** Tools during which the person is told what is going on. */
const STAGES = new Set([
  'show_claim',
  'list_my_expenses',
  'spending_figures',
  'spending_list',
  'submit_claim',
  'list_my_trips',
] as const satisfies (keyof FinGenieTools)[])
type Stage = typeof STAGES extends Set<infer Name> ? Name : never

/** The rules in a worker, which is ended when a message takes too long there. Their tools run here. */
export function rulesInWorker(workers: TurnWorkers): FinGenieEngine {
  return {
    turn({ tools, said: _said, signal: ends, ...data }) {
      return eventsOf<EngineEvent<FinGenieReply>>(ends, async (tell, signal) => {
        const call = (name: keyof FinGenieTools, input: never) => {
          if (isStage(name)) tell({ type: 'progress', stage: replies(`stage.${name}`) })
          return tools[name].run(data.actor, input, signal)
        }
        const names = Object.keys(tools) as (keyof FinGenieTools)[]
        const calls = Object.fromEntries(names.map((name) => [name, (input: never) => call(name, input)]))
        tell({ type: 'reply', reply: await workers.run(ANSWERING, data, { calls, signal }) })
      })
    },
  }
}

function isStage(name: keyof FinGenieTools): name is Stage {
  return (STAGES as ReadonlySet<string>).has(name)
}
