import type { ExpenseAct } from '@pravas/language/expense/acts'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../formats.ts'
import type { FinGenieReply } from '../engine.ts'
import { refusalIn } from './changes.ts'
import { blockerQuestion } from './send-blockers.ts'
import type { Asked, Undo } from './state.ts'
import {
  amountText,
  capital,
  claimableOf,
  type NumberedReceipt,
  nameOf,
  numberOf,
  paragraphs,
  sumText,
} from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Asks whether documents that are no expense by themselves are to be claimed all the same. */
export function askToClaim(
  { open }: Turn,
  { receipts }: ExpenseAct<'claim_document'>['slots'],
): FinGenieReply | undefined {
  const documents = documentsIn(open, receipts)
  if (documents.length === 0) return undefined
  return reply(documentQuestion(documents), documents[0], { kind: 'claim-document', receipts: [...receipts] })
}

/** 'Receipt 2 (Mehta Prints) looks like a proforma invoice. Shall I claim its ₹8,260.00 as an expense all the same?' */
export function documentQuestion(documents: readonly NumberedReceipt[]): string {
  const questions = documents.map((document) => {
    const of = { receipt: nameOf(document), kind: document.documentKind ?? 'other' }
    const { totalPaise, currency } = document
    if (totalPaise === null) return replies('document.ask-unpriced', of)
    return replies('document.ask', { ...of, amount: amountText(totalPaise, currency) })
  })
  return paragraphs(...questions.map(capital))
}

/** Tells why documents are no expense by themselves, and which of all receipts are paid. */
export function whyNotCounted(
  { open, dialogue }: Turn,
  { receipts }: ExpenseAct<'ask_documents'>['slots'],
): FinGenieReply | undefined {
  const documents = documentsIn(open, receipts)
  if (documents.length === 0) return undefined
  const isAll = open.every((receipt) => receipt.documentKind === null || documents.includes(receipt))
  const paid = claimableOf(open)
  const values = { count: paid.length, receipts: listWords(paid.map(numberOf)), sum: sumText(paid) }
  const why = documents.map((document) =>
    replies('documents.why', {
      receipt: nameOf(document),
      number: document.number,
      kind: document.documentKind ?? 'other',
      amount: document.totalPaise === null ? '' : amountText(document.totalPaise, document.currency),
    }),
  )
  const [only, ...others] = documents
  return reply(
    paragraphs(
      isAll && documents.length > 1 && paid.length > 0 && capital(replies('documents.paid', values)),
      ...why.map(capital),
    ),
    others.length === 0 ? only : dialogue.focus,
  )
}

/** The documents of these ids that are not claimed yet. */
export function documentsIn(open: readonly NumberedReceipt[], ids: readonly string[]): NumberedReceipt[] {
  return open.filter(({ id, documentKind }) => documentKind !== null && ids.includes(id))
}

/** Claims documents after a yes; what is missing of them is asked for next. */
export async function claimDocuments(
  { tools, open }: Turn,
  { receipts }: Asked<'claim-document'>,
): Promise<FinGenieReply | undefined> {
  const undo: Undo[] = []
  const refused: string[] = []
  const documents = documentsIn(open, receipts)
  for (const { id } of documents) {
    const said = await tools.claim_document({ receipt_id: id, is_expense: true }).catch(refusalIn)
    if (typeof said === 'string') refused.push(said)
    else if (said) undo.push({ receiptId: id, claimed: true })
  }
  const now = (await tools.list_receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const claimed = now.filter(({ id }) => undo.some(({ receiptId }) => receiptId === id))
  const done = claimed.map((receipt) =>
    capital(replies('document.claimed', { receipt: nameOf(receipt), sum: sumText(now) })),
  )
  const needed = blockerQuestion(claimed)
  return reply(paragraphs(...done, ...refused, needed?.text), documents[0], needed?.pending, undo)
}
