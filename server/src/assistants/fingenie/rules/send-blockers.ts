import type { ClaimBlocker } from '@pravas/contract/claims'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../formats.ts'
import { literal } from '../../kernel/cards.ts'
import type { Pending } from './state.ts'
import { capital, claimableOf, type NumberedReceipt, nameOf, numberOf, paragraphs } from './texts.ts'

/** The receipts without which nothing can be sent until their totals in rupees are known. */
export function receiptsWithoutTotal<R extends Pick<NumberedReceipt, 'totalPaise' | 'currency' | 'documentKind'>>(
  receipts: readonly R[],
): R[] {
  return claimableOf(receipts).filter(({ totalPaise, currency }) => totalPaise === null || currency !== 'INR')
}

/** What there is to do with the receipts that are not claimed yet. */
export function nextStep(open: readonly NumberedReceipt[]): string {
  const blocked = receiptsWithoutTotal(open)
  const claimable = claimableOf(open)
  const [document] = open
  if (document && claimable.length === 0)
    return replies('next.documents', { count: open.length, number: document.number })
  return blocked.length === 0
    ? replies('next.send', { count: claimable.length })
    : replies('next.needed', { needed: blocked.length, receipts: listWords(blocked.map(numberOf)) })
}

/** The question for the first total that stands in the way, and that its answer is awaited; undefined when none does. */
export function blockerQuestion(open: readonly NumberedReceipt[]): { text: string; pending: Pending } | undefined {
  const [receipt] = receiptsWithoutTotal(open)
  if (!receipt) return undefined
  return {
    text: replies('blocked.question', { receipt: nameOf(receipt), number: receipt.number }),
    pending: { kind: 'value', receiptId: receipt.id, field: 'totalPaise', blocks: true },
  }
}

/** Says all that blocks sending. */
export function blockersText(blocking: readonly ClaimBlocker[], open: readonly NumberedReceipt[]): string {
  const lines = blocking.map((block) => blockText(block, open))
  const question = blocking.some(({ code }) => code === 'claim.open_question') ? undefined : blockerQuestion(open)
  const [only = ''] = lines
  return paragraphs(
    lines.length === 1
      ? replies('blocked.one', { blocker: only })
      : replies('blocked.several', { count: lines.length }),
    lines.length > 1 && lines.map((line) => `- ${line}`).join('\n'),
    question?.text,
    replies('blocked.then'),
  )
}

function blockText({ receipt_id, code, text }: ClaimBlocker, open: readonly NumberedReceipt[]): string {
  const receipt = open.find(({ id }) => id === receipt_id)
  if (receipt && code === 'claim.no_total') return capital(replies('blocked.total', { receipt: nameOf(receipt) }))
  if (receipt && code === 'claim.currency')
    return capital(replies('blocked.currency', { receipt: nameOf(receipt), currency: literal(receipt.currency) }))
  return literal(text)
}
