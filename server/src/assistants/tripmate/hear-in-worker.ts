import type { Hear, Hearing, Said } from '../engines/rules/hearing.ts'
import type { Task } from '../turn-worker/task.ts'
import type { TurnWorkers } from '../turn-worker/turn-workers.ts'

const HEARING: Task<Said, Hearing> = {
  module: new URL('../engines/rules/hearing.ts', import.meta.url).href,
  name: 'hearing',
}

/** Modules that the workers load ahead. */
export const HEARING_MODULES = [HEARING.module]

/** Understands messages in a worker, which is ended when that takes too long. */
export function hearInWorker(workers: TurnWorkers): Hear {
  return ({ message, state, today }, signal) => workers.run(HEARING, { message, state, today }, { signal })
}
