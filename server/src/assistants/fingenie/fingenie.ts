import type { Actor } from '../../access/actor.ts'
import type { LanguageModels } from '../../model/language-model-service.ts'
import { chosenEngine } from '../kernel/engine.ts'
import { type TurnWatch, watchedEngine, watchedRules } from '../kernel/turn-watch.ts'
import type { TurnWorkers } from '../kernel/worker/turn-workers.ts'
import { type ClaimPanel, createClaimPanel } from './claim-panel.ts'
import type { FinGenieEngine } from './fingenie-engine.ts'
import { fingenieModelEngine } from './model/claim-model.ts'
import { createReimbursements, type Reimbursements } from './reimbursement.ts'
import { rulesInWorker } from './rules-in-worker.ts'
import { createReceiptSync, type ReceiptSync } from './sync.ts'
import { createFinGenieTurns, type FinGenieTurns, type FinGenieTurnsDeps } from './turns.ts'
import { createUploads, type Uploads } from './upload.ts'

export interface FinGenie {
  uploads: Uploads
  turns: FinGenieTurns
  reimbursements: Reimbursements
  receiptSync: ReceiptSync
  claimPanel: ClaimPanel
}

export type FinGenieDeps = Omit<FinGenieTurnsDeps & Parameters<typeof createUploads>[0], 'turns' | 'engine' | 'rules'> &
  Parameters<typeof createClaimPanel>[0] & {
    /** Where messages are understood. */
    workers: TurnWorkers
    /** Answers in the rules' place; undefined: they answer everybody. */
    models: LanguageModels | undefined
    /** Who wants no language model to be asked. */
    keepsLocal: (actor: Actor) => Promise<boolean>
    /** Told of what happens within turns; undefined: nobody is. */
    watch: TurnWatch | undefined
  }

/** FinGenie on its engine. */
export function createFinGenie(deps: FinGenieDeps): FinGenie {
  const plain = rulesInWorker(deps.workers)
  const rules = deps.watch ? watchedRules(plain, deps.watch, ({ text }) => [text]) : plain
  const turns = createFinGenieTurns({
    ...deps,
    engine: engineOf(deps, rules),
    rules: deps.watch ? watchedEngine(rules, deps.watch) : rules,
  })
  return {
    turns,
    uploads: createUploads({ ...deps, turns }),
    reimbursements: createReimbursements({ ...deps, turns }),
    receiptSync: createReceiptSync(deps),
    claimPanel: createClaimPanel(deps),
  }
}

function engineOf({ models, keepsLocal, onError, watch }: FinGenieDeps, rules: FinGenieEngine): FinGenieEngine {
  const engine = models ? chosenEngine(fingenieModelEngine({ models, rules, onError }), rules, keepsLocal) : rules
  return watch ? watchedEngine(engine, watch) : engine
}
