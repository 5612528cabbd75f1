import type { Task } from '../kernel/worker/task.ts'
import type { TurnWorkers } from '../kernel/worker/turn-workers.ts'
import type { FinGenieEngine, FinGenieReply } from './engine.ts'
import type { TurnData } from './rules/answering.ts'

const ANSWERING: Task<TurnData, FinGenieReply> = {
  module: new URL('./rules/answering.ts', import.meta.url).href,
  name: 'answering',
}

/** Modules that the workers load ahead. */
export const ANSWERING_MODULES = [ANSWERING.module]

/** The rules in a worker, which is ended when a message takes too long there. Their tools run here. */
export function rulesInWorker(workers: TurnWorkers): FinGenieEngine {
  return {
    turn({ tools, said: _said, signal, ...data }) {
      const { spending, ...others } = tools
      return workers.run(ANSWERING, data, { calls: { ...others, ...spending }, signal })
    },
  }
}
