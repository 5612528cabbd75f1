import { settleAdvance } from '@pravas/contract/advances'
import { batchPayments, getBankTemplate, putBankTemplate } from '@pravas/contract/bank-file'
import {
  bouncePayments,
  closeMonth,
  createBatch,
  dissolveBatch,
  financeClaim,
  listBatches,
  listFinanceClaims,
  listMonths,
  oneBatch,
  payBatch,
  unverifyClaim,
  verifyClaim,
} from '@pravas/contract/finance'
import type { Handle } from '../http/handle.ts'
import type { AdvanceSettlements } from './advance-settlements-service.ts'
import type { BankFiles } from './bank-file-service.ts'
import type { PaymentBatches } from './batches-service.ts'
import type { FinanceClaims } from './claims-service.ts'

interface Services {
  claims: FinanceClaims
  batches: PaymentBatches
  bankFiles: BankFiles
  settlements: AdvanceSettlements
}

export function financeRoutes(handle: Handle, { claims, batches, bankFiles, settlements }: Services) {
  handle(listFinanceClaims, ({ actor, query }) => claims.list(actor, query))
  handle(financeClaim, ({ actor, params }) => claims.one(actor, params.expenseId))
  handle(verifyClaim, ({ actor, params, body }) => claims.verify(actor, params.expenseId, body.adjustments))
  handle(unverifyClaim, async ({ actor, params }) => {
    await claims.unverify(actor, params.expenseId)
    return undefined
  })
  handle(createBatch, ({ actor, body }) => batches.create(actor, body))
  handle(listBatches, ({ actor, query }) => batches.list(actor, query))
  handle(oneBatch, ({ actor, params }) => batches.one(actor, params.batchId))
  handle(payBatch, ({ actor, params, body }) => batches.pay(actor, params.batchId, body))
  handle(dissolveBatch, async ({ actor, params }) => {
    await batches.dissolve(actor, params.batchId)
    return undefined
  })
  handle(bouncePayments, ({ actor, params, body }) => batches.bounce(actor, params.batchId, body))
  handle(settleAdvance, ({ actor, params, body }) => settlements.settle(actor, params.advanceId, body))
  handle(getBankTemplate, ({ actor }) => bankFiles.template(actor))
  handle(putBankTemplate, ({ actor, body }) => bankFiles.changeTemplate(actor, body))
  handle(batchPayments, ({ actor, params }) => bankFiles.payments(actor, params.batchId))
  handle(listMonths, ({ actor }) => batches.months(actor))
  handle(closeMonth, async ({ actor, params }) => {
    await batches.close(actor, params.month)
    return { month: params.month }
  })
}
