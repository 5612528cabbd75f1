import { decideAdvance, requestAdvance, settleAdvance, withdrawAdvance } from '@pravas/contract/advances'
import { getBankTemplate, putBankTemplate } from '@pravas/contract/bank-file'
import { importStatement, listCards } from '@pravas/contract/company-cards'
import { getLedgerMap, putLedgerMap } from '@pravas/contract/exports'
import {
  bouncePayments,
  createBatch,
  dissolveBatch,
  payBatch,
  unverifyClaim,
  verifyClaim,
} from '@pravas/contract/finance'
import { dayFrom, type Organisation, today } from '../organisation.ts'
import { type ReadyCall, ready } from './ready.ts'

/** A card of somebody's, and a statement with one payment of an amount that none before had. */
async function statement(organisation: Organisation) {
  const { items } = await organisation.call('finance', listCards)
  const amount = 20_000 + organisation.count()
  const day = dayFrom(-3).split('-').reverse().join('/')
  return { amount, csv: `Date,Card,Description,Amount\n${day},${items[0]?.last_four},CANTEEN,${amount}\n` }
}

/** From the approved claim or the asked advance to the money that came or came back, and the books. */
export const MONEY_CALLS: readonly ReadyCall[] = [
  ready('finance', verifyClaim, async (organisation) => ({
    params: { expenseId: await organisation.approvedClaim() },
    body: { adjustments: [] },
  })),
  ready('finance', unverifyClaim, async (organisation) => {
    const params = { expenseId: await organisation.approvedClaim() }
    await organisation.call('finance', verifyClaim, { params, body: { adjustments: [] } })
    return { params }
  }),
  ready('finance', createBatch, async (organisation) => ({ body: { claims: [await organisation.approvedClaim()] } })),
  ready('finance', dissolveBatch, async (organisation) => ({
    params: { batchId: (await organisation.batch()).batchId },
  })),
  ready('finance', payBatch, async (organisation) => ({
    params: { batchId: (await organisation.batch()).batchId },
    body: { reference: `UTR${organisation.count()}`, paid_on: today() },
  })),
  ready('finance', bouncePayments, async (organisation) => {
    const { batchId, claim } = await organisation.paidBatch()
    return { params: { batchId }, body: { claims: [claim], bounced_on: today(), reason: 'The account is closed.' } }
  }),
  ready('colleague', requestAdvance, async (organisation) => ({
    body: { amount: 1, purpose: 'Meals at the client', trip: await organisation.sentTrip() },
  })),
  ready('colleague', withdrawAdvance, async (organisation) => ({
    params: { advanceId: (await organisation.askedAdvance()).id },
  })),
  ready('manager', decideAdvance, async (organisation) => ({
    params: { advanceId: (await organisation.askedAdvance()).id },
    body: { verdict: 'approved' as const },
  })),
  ready('finance', settleAdvance, async (organisation) => ({
    params: { advanceId: (await organisation.paidAdvance()).id },
    body: { how: 'returned' as const, amount: 1, on: today(), reference: 'Cash' },
  })),
  ready('finance', putBankTemplate, async (organisation) => ({
    body: await organisation.call('finance', getBankTemplate),
  })),
  ready('finance', putLedgerMap, async (organisation) => ({ body: await organisation.call('finance', getLedgerMap) })),
  ready('finance', importStatement, async (organisation) => ({
    body: { csv: (await statement(organisation)).csv, commit: true },
  })),
]
