import type { Actor } from '../../identity/actor.ts'
import type { LanguageModels } from '../../model/language-model-service.ts'
import type { TurnWatch } from '../engines/turn-watch.ts'
import { createQuestions, type Questions } from './ask.ts'
import { type ClaimPanel, createClaimPanel } from './claim-panel.ts'
import type { FinGenieEngine } from './engine.ts'
import { fingenieModelEngine } from './model-engine.ts'
import { createReimbursements, type Reimbursements } from './reimbursement.ts'
import { rulesEngine } from './rules/rules-engine.ts'
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

type Deps = Omit<
  Parameters<typeof createQuestions>[0] &
    Parameters<typeof createReimbursements>[0] &
    Parameters<typeof createUploads>[0],
  'engine' | 'turns'
> &
  Parameters<typeof createClaimPanel>[0] & {
    /** Answers in the rules' place; undefined: they answer everybody. */
    models: LanguageModels | undefined
    /** Who wants no language model to be asked. */
    keepsLocal: (actor: Actor) => Promise<boolean>
    /** Told of surprises in a turn. */
    onError: (error: unknown) => void
    /** Told of what happens within turns; undefined: nobody is. */
    watch: TurnWatch | undefined
  }

/** FinGenie on its engine. */
export function createFinGenie(deps: Deps): FinGenie {
  const turns = createFinGenieTurns(deps)
  return {
    uploads: createUploads({ ...deps, turns }),
    questions: createQuestions({ ...deps, turns, engine: engineOf(deps) }),
    reimbursements: createReimbursements({ ...deps, turns }),
    receiptSync: createReceiptSync(deps),
    claimPanel: createClaimPanel(deps),
  }
}

function engineOf({ models, keepsLocal, onError, watch }: Deps): FinGenieEngine {
  const rules = watch ? watchedRules(rulesEngine, watch) : rulesEngine
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
