import { createQuestions } from './ask.ts'
import { createReimbursements } from './reimbursement.ts'
import type { FinGenie } from './routes.ts'
import { rulesEngine } from './rules/rules-engine.ts'
import { createReceiptSync } from './sync.ts'
import { createUploads } from './upload.ts'

type Deps = Omit<Parameters<typeof createQuestions>[0] & Parameters<typeof createReimbursements>[0], 'engine'>

/** FinGenie on its embedded engine. */
export function createFinGenie(deps: Deps): FinGenie {
  return {
    uploads: createUploads(deps),
    questions: createQuestions({ ...deps, engine: rulesEngine }),
    reimbursements: createReimbursements(deps),
    receiptSync: createReceiptSync(deps),
  }
}
