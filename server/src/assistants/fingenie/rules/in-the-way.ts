import type { ClaimBlocker } from '@pravas/contract/claims'
import { listWords } from '../../../formats.ts'
import type { Pending } from './state.ts'
import { capital, literal, type NumberedReceipt, nameOf, numberOf, paragraphs } from './texts.ts'

/** The receipts without which nothing can be sent until their totals in rupees are known. */
export function unsendable<R extends Pick<NumberedReceipt, 'totalPaise' | 'currency'>>(receipts: readonly R[]): R[] {
  return receipts.filter(({ totalPaise, currency }) => totalPaise === null || currency !== 'INR')
}

/** 'The total of receipt 2', or of several: what has to be told before anything can be sent. */
export function neededTotals(receipts: readonly NumberedReceipt[]): string {
  return `the ${receipts.length === 1 ? 'total' : 'totals'} of ${listWords(receipts.map(numberOf))} in rupees`
}

/** What there is to do with the receipts that wait, as the end of a sentence. */
export function nextStep(open: readonly NumberedReceipt[]): string {
  const blocked = unsendable(open)
  const them = open.length === 1 ? 'it' : 'them'
  return blocked.length === 0
    ? `write **send reimbursement** to claim ${them}`
    : `tell me ${neededTotals(blocked)}: before that nothing can be sent`
}

/** The question for the first total that stands in the way, and that its answer is awaited; undefined when none does. */
export function questionInTheWay(open: readonly NumberedReceipt[]): { text: string; pending: Pending } | undefined {
  const [receipt] = unsendable(open)
  if (!receipt) return undefined
  return {
    text: `What is the total of ${nameOf(receipt)} in rupees? Answer with the amount alone, or say "the total of receipt ${receipt.number} is ₹1,240".`,
    pending: { kind: 'value', receiptId: receipt.id, field: 'totalPaise', blocks: true },
  }
}

/** Says all that must be mended before anything can be sent. */
export function inTheWay(blocking: readonly ClaimBlocker[], open: readonly NumberedReceipt[]): string {
  const lines = blocking.map((block) => blockText(block, open))
  const question = blocking.some(({ code }) => code === 'claim.open_question') ? undefined : questionInTheWay(open)
  const [only] = lines
  return paragraphs(
    lines.length === 1
      ? `Nothing was sent. ${only}`
      : `Nothing was sent. ${lines.length} things have to be mended first:`,
    lines.length > 1 && lines.map((line) => `- ${line}`).join('\n'),
    question?.text,
    'Then write **send reimbursement** again.',
  )
}

function blockText({ receipt_id, code, text }: ClaimBlocker, open: readonly NumberedReceipt[]): string {
  const receipt = open.find(({ id }) => id === receipt_id)
  if (receipt && code === 'claim.no_total') return `${capital(nameOf(receipt))}: its total could not be read.`
  if (receipt && code === 'claim.currency')
    return `${capital(nameOf(receipt))}: its total is in ${literal(receipt.currency)}, and claims are paid in rupees.`
  return literal(text)
}
