import type { ClaimDraft } from '@pravas/contract/claims'
import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import { replies } from '@pravas/messages/fingenie'
import { unconfirmedIn } from '../../../../expenses/draft/unconfirmed-rules.ts'
import { listWords } from '../../../../formats.ts'
import { textOfPresented } from '../../../../policy/finding-text-rules.ts'
import { literal } from '../../../kernel/cards.ts'
import { whyNotCounted } from '../documents.ts'
import { capital, claimableOf, type NumberedReceipt, nameOf, paragraphs, sumText } from '../texts.ts'
import { reply, type Turn } from '../turn.ts'
import { type Answer, inWords } from './answer.ts'
import { namesReceipt, receiptsMeant } from './of-receipts.ts'

/** Tells all that is flagged on the receipts that wait, or on those that are named: why each is no expense, what is missing, doubtful or out of policy. */
export async function problemsHere(turn: Turn): Promise<Answer | undefined> {
  if (turn.spoken.length === 0) return inWords(turn, replies('no-receipts'))
  const { receipts, isNamed } = receiptsMeant(turn)
  const meant = receipts.filter(({ expenseNumber }) => expenseNumber === null)
  const claim = await turn.tools.show_claim()
  if (!claim || meant.length === 0) return undefined
  const documents = whyNotCounted(turn, { receipts: meant.map(({ id }) => id) })
  const lines = claimableOf(meant).flatMap((receipt) => linesOf(receipt, claim))
  const findings = isNamed ? [] : (claim.findings ?? []).map((finding) => `- ${literal(textOfPresented(finding))}`)
  const claimable = claimableOf(meant)
  const [only, ...others] = meant
  const found = [...lines, ...findings]
  const text = paragraphs(
    documents?.text,
    found.length > 0 && paragraphs(replies('problems.some'), found.join('\n')),
    found.length === 0 &&
      claimable.length > 0 &&
      replies('problems.none', { count: claimable.length, sum: sumText(claimable) }),
  )
  return { reply: reply(text, others.length === 0 ? only : turn.dialogue.focus), uses: namesReceipt(turn, meant) }
}

/** What is flagged on one receipt, a line each. */
function linesOf(receipt: NumberedReceipt, { receipts, blocking, warnings = [] }: ClaimDraft): string[] {
  const review = receipts.find(({ receipt_id: id }) => id === receipt.id)
  const said = [...blocking, ...warnings].flatMap(({ receipt_id: id, text }) => (id === receipt.id ? [text] : []))
  const doubtful = (review?.duplicates ?? []).map(({ text }) => text)
  const unsure = review ? unconfirmedIn(review.fields).map((name) => RECEIPT_FIELD_LABELS[name]) : []
  return [
    ...[...said, ...doubtful].map((text) => `- ${capital(nameOf(receipt))}: ${literal(text)}`),
    ...(unsure.length > 0
      ? [`- ${capital(nameOf(receipt))}: ${replies('problems.unsure', { fields: listWords(unsure) })}`]
      : []),
  ]
}
