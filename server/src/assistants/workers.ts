import { ANSWERING_MODULES } from './fingenie/rules-in-worker.ts'
import { createTurnWorkers, type TurnWorkers } from './kernel/worker/turn-workers.ts'
import { HEARING_MODULES } from './tripmate/hear-in-worker.ts'

/** What the threads load ahead, so that the first message need not wait for it. */
export const TURN_MODULES = [...HEARING_MODULES, ...ANSWERING_MODULES]

let workers: TurnWorkers | undefined

/** The threads in which this process understands messages. They start with the first one, and hold no process up. */
export function processWorkers(): TurnWorkers {
  workers ??= createTurnWorkers({ modules: TURN_MODULES })
  return workers
}
