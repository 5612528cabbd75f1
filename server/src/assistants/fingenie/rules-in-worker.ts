import type { EngineEvent } from '../kernel/engine.ts'
import { eventsOf } from '../kernel/event-stream.ts'
import type { Task } from '../kernel/worker/task.ts'
import type { TurnWorkers } from '../kernel/worker/turn-workers.ts'
import type { TurnData } from './answering.ts'
import type { FinGenieReply } from './engine.ts'
import type { FinGenieEngine, FinGenieTools } from './tools.ts'

const ANSWERING: Task<TurnData, FinGenieReply> = {
  module: new URL('./answering.ts', import.meta.url).href,
  name: 'answering',
}

/** Modules that the workers load ahead. */
export const ANSWERING_MODULES = [ANSWERING.module]

/** What is told of a turn while a tool is at work. */
const STAGES: { [Name in keyof FinGenieTools]?: string } = {
  show_claim: 'Checking the claim',
  list_my_expenses: 'Looking at your claims',
  spending_figures: 'Adding up your expenses',
  spending_list: 'Looking through your expenses',
  send_claim: 'Sending the claim',
  list_my_trips: 'Looking at your trips',
}

/** The rules in a worker, which is ended when a message takes too long there. Their tools run here. */
export function rulesInWorker(workers: TurnWorkers): FinGenieEngine {
  return {
    turn({ tools, said: _said, signal: ends, ...data }) {
      return eventsOf<EngineEvent<FinGenieReply>>(ends, async (tell, signal) => {
        const call = (name: keyof FinGenieTools, input: never) => {
          const stage = STAGES[name]
          if (stage !== undefined) tell({ type: 'progress', stage })
          return tools[name].run(data.actor, input, signal)
        }
        const names = Object.keys(tools) as (keyof FinGenieTools)[]
        const calls = Object.fromEntries(names.map((name) => [name, (input: never) => call(name, input)]))
        tell({ type: 'reply', reply: await workers.run(ANSWERING, data, { calls, signal }) })
      })
    },
  }
}
