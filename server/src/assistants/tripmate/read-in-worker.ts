import type { Task } from '../kernel/worker/task.ts'
import type { TurnWorkers } from '../kernel/worker/turn-workers.ts'
import type { ReadTurn, TurnMessage, TurnReading } from './engine/read-turn.ts'

const READING: Task<TurnMessage, TurnReading> = {
  module: new URL('./engine/read-turn.ts', import.meta.url).href,
  name: 'readTurn',
}

/** Modules that the workers load ahead. */
export const READING_MODULES = [READING.module]

/** Understands messages in a worker, which is ended when that takes too long. */
export function readInWorker(workers: TurnWorkers): ReadTurn {
  return ({ message, state, today, policy }, signal) =>
    workers.run(READING, { message, state, today, policy }, { signal })
}
