import { createQuestions, type Questions } from './ask.ts'
import { type ClaimPanel, createClaimPanel } from './claim-panel.ts'
import { createReimbursements, type Reimbursements } from './reimbursement.ts'
import { rulesEngine } from './rules/rules-engine.ts'
import { createReceiptSync, type ReceiptSync } from './sync.ts'
import { createUploads, type Uploads } from './upload.ts'

export interface FinGenie {
  uploads: Uploads
  questions: Questions
  reimbursements: Reimbursements
  receiptSync: ReceiptSync
  claimPanel: ClaimPanel
}

type Deps = Omit<Parameters<typeof createQuestions>[0] & Parameters<typeof createReimbursements>[0], 'engine'> &
  Parameters<typeof createClaimPanel>[0]

/** FinGenie on its embedded engine. */
export function createFinGenie(deps: Deps): FinGenie {
  return {
    uploads: createUploads(deps),
    questions: createQuestions({ ...deps, engine: rulesEngine }),
    reimbursements: createReimbursements(deps),
    receiptSync: createReceiptSync(deps),
    claimPanel: createClaimPanel(deps),
  }
}
