import type { Task } from '../kernel/worker/task.ts'
import type { TurnWorkers } from '../kernel/worker/turn-workers.ts'
import type { Hear, Hearing, Said } from './engine/hearing.ts'

const HEARING: Task<Said, Hearing> = {
  module: new URL('./engine/hearing.ts', import.meta.url).href,
  name: 'hearing',
}

/** Modules that the workers load ahead. */
export const HEARING_MODULES = [HEARING.module]

/** Understands messages in a worker, which is ended when that takes too long. */
export function hearInWorker(workers: TurnWorkers): Hear {
  return ({ message, state, today, policy }, signal) =>
    workers.run(HEARING, { message, state, today, policy }, { signal })
}
