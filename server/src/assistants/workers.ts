import { ANSWERING_MODULES } from './fingenie/rules-in-worker.ts'
import { createTurnWorkers, type TurnWorkers } from './kernel/worker/turn-workers.ts'
import { READING_MODULES } from './tripmate/read-in-worker.ts'

/** What the threads load ahead, so that the first message need not wait for it. */
export const TURN_MODULES = [...READING_MODULES, ...ANSWERING_MODULES]

let workers: TurnWorkers | undefined

/** The threads in which this process understands messages. They start with the first one, and hold no process up. */
export function processWorkers(): TurnWorkers {
  workers ??= createTurnWorkers({ modules: TURN_MODULES })
  return workers
}
