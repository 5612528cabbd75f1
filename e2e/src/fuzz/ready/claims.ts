import { changeClaimAllocation } from '@pravas/contract/allocation'
import { approveExpense, rejectExpense, returnExpense } from '@pravas/contract/approvals'
import {
  addDraftMileage,
  addDraftReceipts,
  changeClaimDraft,
  changeDraftReceipt,
  createClaimDraft,
  deleteClaimDraft,
  removeDraftReceipt,
  restoreClaimDraft,
  submitClaimDraft,
} from '@pravas/contract/claim-drafts'
import { commentExpense } from '@pravas/contract/comments'
import { reviseExpense, withdrawExpense } from '@pravas/contract/expenses'
import { addMileage, changeMileage } from '@pravas/contract/mileage'
import { changeReceipt } from '@pravas/contract/receipt-review'
import { dayFrom, type Organisation } from '../organisation.ts'
import { type ReadyCall, ready } from './ready.ts'

const JOURNEY = {
  date: dayFrom(-2),
  from: 'Delhi',
  to: 'Gurugram',
  purpose: 'Visit to a client',
  vehicle: 'car',
  kilometres: 31.5,
} as const

const draftOf = async (organisation: Organisation) => {
  const { id, version, added } = await organisation.claimDraft()
  return { draftId: id, version, receiptId: added[0] ?? '' }
}

const onDraft = async (organisation: Organisation) => ({ params: { draftId: (await draftOf(organisation)).draftId } })

const onReceipt = async (organisation: Organisation) => {
  const { draftId, receiptId } = await draftOf(organisation)
  return { params: { draftId, receiptId } }
}

/** From the receipt to the claim that was decided. */
export const CLAIM_CALLS: readonly ReadyCall[] = [
  ready('colleague', createClaimDraft, async (organisation) => ({
    body: { receipts: [await organisation.receipt()] },
  })),
  ready('colleague', addDraftReceipts, async (organisation) => ({
    ...(await onDraft(organisation)),
    body: { receipts: [await organisation.receipt()] },
  })),
  ready('colleague', addDraftMileage, async (organisation) => ({ ...(await onDraft(organisation)), body: JOURNEY })),
  ready('colleague', addMileage, async (organisation) => ({
    body: { sessionId: `fingenie-journey-${organisation.count()}`, employee_id: 'EMP1002', ...JOURNEY },
  })),
  ready('colleague', changeMileage, async (organisation) => {
    const { params } = await onDraft(organisation)
    const { added } = await organisation.call('colleague', addDraftMileage, { params, body: JOURNEY })
    return { params: { receiptId: added[0] ?? '' }, body: { ...JOURNEY, kilometres: 12 } }
  }),
  ready('colleague', changeReceipt, async (organisation) => ({
    params: { receiptId: (await draftOf(organisation)).receiptId },
    body: { merchant: 'Canteen of the client', date: dayFrom(-4) },
  })),
  ready('colleague', changeDraftReceipt, async (organisation) => {
    const { draftId, receiptId, version } = await draftOf(organisation)
    return { params: { draftId, receiptId }, body: { version, merchant: 'Canteen of the client' } }
  }),
  ready('colleague', removeDraftReceipt, onReceipt),
  ready('colleague', changeClaimDraft, async (organisation) => {
    const { draftId, version } = await draftOf(organisation)
    return { params: { draftId }, body: { version, as: 'one' as const } }
  }),
  ready('colleague', changeClaimAllocation, async (organisation) => ({
    ...(await onDraft(organisation)),
    body: { cost_centre: '4100', project: null },
  })),
  ready('colleague', deleteClaimDraft, onDraft),
  ready('colleague', restoreClaimDraft, async (organisation) => {
    const { params } = await onDraft(organisation)
    await organisation.call('colleague', deleteClaimDraft, { params })
    return { params }
  }),
  ready('colleague', submitClaimDraft, async (organisation) => {
    const { draftId, version } = await draftOf(organisation)
    return { params: { draftId }, body: { version } }
  }),
  ready('manager', commentExpense, async (organisation) => ({
    params: { expenseId: await organisation.sentClaim() },
    body: { text: 'Who was there?' },
  })),
  ready('manager', approveExpense, async (organisation) => ({ body: { id: await organisation.sentClaim() } })),
  ready('manager', rejectExpense, async (organisation) => ({
    body: { id: await organisation.sentClaim(), reason: 'The client paid for it.' },
  })),
  ready('manager', returnExpense, async (organisation) => ({
    body: { id: await organisation.sentClaim(), comment: 'Please say who was there.', fields: ['total'] },
  })),
  ready('colleague', reviseExpense, async (organisation) => ({
    params: { expenseId: await organisation.returnedClaim() },
  })),
  ready('colleague', withdrawExpense, async (organisation) => ({
    params: { expenseId: await organisation.sentClaim() },
  })),
]
