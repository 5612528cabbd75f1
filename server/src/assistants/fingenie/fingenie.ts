import type { Actor } from '../../access/actor.ts'
import type { LanguageModels } from '../../model/language-model-service.ts'
import type { TurnWatch } from '../kernel/turn-watch.ts'
import type { LimitedTurn } from '../kernel/worker/turn-limit.ts'
import type { TurnWorkers } from '../kernel/worker/turn-workers.ts'
import { createQuestions, type Questions } from './ask.ts'
import { type ClaimPanel, createClaimPanel } from './claim-panel.ts'
import type { FinGenieEngine } from './engine.ts'
import { fingenieModelEngine } from './model-engine.ts'
import { createReimbursements, type Reimbursements } from './reimbursement.ts'
import { createRespond, type RespondDeps } from './respond.ts'
import { rulesInWorker } from './rules-in-worker.ts'
import { createReceiptSync, type ReceiptSync } from './sync.ts'
import { createFinGenieTurns } from './turns.ts'
import { createUploads, type Uploads } from './upload.ts'
import { watchedEngine, watchedRules } from './watched.ts'

export interface FinGenie {
  uploads: Uploads
  questions: Questions
  reimbursements: Reimbursements
  receiptSync: ReceiptSync
  claimPanel: ClaimPanel
}

type Deps = Omit<RespondDeps & Parameters<typeof createUploads>[0], 'turns'> &
  Parameters<typeof createClaimPanel>[0] & {
    /** Where messages are understood. */
    workers: TurnWorkers
    /** Answers in the rules' place; undefined: they answer everybody. */
    models: LanguageModels | undefined
    /** Who wants no language model to be asked. */
    keepsLocal: (actor: Actor) => Promise<boolean>
    /** Told of surprises in a turn. */
    onError: (error: unknown) => void
    /** Told of a turn that was ended by its limit. */
    onLimit: (turn: LimitedTurn) => void
    /** Told of what happens within turns; undefined: nobody is. */
    watch: TurnWatch | undefined
  }

/** FinGenie on its engine. */
export function createFinGenie(deps: Deps): FinGenie {
  const turns = createFinGenieTurns(deps)
  const respond = createRespond({ ...deps, turns })
  const plain = rulesInWorker(deps.workers)
  const rules = deps.watch ? watchedRules(plain, deps.watch) : plain
  return {
    uploads: createUploads({ ...deps, turns }),
    questions: createQuestions({ respond, engine: engineOf(deps, rules) }),
    reimbursements: createReimbursements({
      ...deps,
      respond,
      rules: deps.watch ? watchedEngine(rules, deps.watch) : rules,
    }),
    receiptSync: createReceiptSync(deps),
    claimPanel: createClaimPanel(deps),
  }
}

function engineOf({ models, keepsLocal, onError, watch }: Deps, rules: FinGenieEngine): FinGenieEngine {
  const engine = models ? chosenFinGenieEngine({ models, rules, onError }, keepsLocal) : rules
  return watch ? watchedEngine(engine, watch) : engine
}

function chosenFinGenieEngine(
  parts: Parameters<typeof fingenieModelEngine>[0],
  keepsLocal: Deps['keepsLocal'],
): FinGenieEngine {
  const model = fingenieModelEngine(parts)
  return { turn: async (input) => ((await keepsLocal(input.actor)) ? parts.rules : model).turn(input) }
}
