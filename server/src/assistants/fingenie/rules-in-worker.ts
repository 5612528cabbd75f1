import type { EngineEvent } from '../kernel/engine.ts'
import { eventsOf } from '../kernel/event-stream.ts'
import type { Calls, Task } from '../kernel/worker/task.ts'
import type { TurnWorkers } from '../kernel/worker/turn-workers.ts'
import type { FinGenieEngine, FinGenieReply, FinGenieTools } from './engine.ts'
import type { TurnData } from './rules/answering.ts'

const ANSWERING: Task<TurnData, FinGenieReply> = {
  module: new URL('./rules/answering.ts', import.meta.url).href,
  name: 'answering',
}

/** Modules that the workers load ahead. */
export const ANSWERING_MODULES = [ANSWERING.module]

type Tell = (event: EngineEvent<FinGenieReply>) => void

/** What is told of a turn while a tool is at work. */
const STAGES: Record<string, string> = {
  claim: 'Checking the claim',
  claims: 'Looking at your claims',
  figures: 'Adding up your expenses',
  list: 'Looking through your expenses',
  send: 'Sending the claim',
  trips: 'Looking at your trips',
}

/** The rules in a worker, which is ended when a message takes too long there. Their tools run here. */
export function rulesInWorker(workers: TurnWorkers): FinGenieEngine {
  return {
    turn({ tools, said: _said, signal: ends, ...data }) {
      return eventsOf<EngineEvent<FinGenieReply>>(ends, async (tell, signal) => {
        const reply = await workers.run(ANSWERING, data, { calls: callsOf(tools, tell), signal })
        tell({ type: 'reply', reply })
      })
    },
  }
}

function callsOf({ spending, ...others }: FinGenieTools, tell: Tell): Calls {
  const calls = Object.entries({ ...others, ...spending } as Calls).map(([name, call]): [string, Calls[string]] => {
    const stage = STAGES[name]
    if (stage === undefined) return [name, call]
    return [
      name,
      (...given) => {
        tell({ type: 'progress', stage })
        return call(...given)
      },
    ]
  })
  return Object.fromEntries(calls)
}
