import type { AmountBound } from '@pravas/language/expense/queries/amount-bounds'
import type { ReceiptQuestion } from '@pravas/language/expense/queries/receipt-question'
import { replies } from '@pravas/messages/fingenie'
import { dayText, listWords } from '../../../formats.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { answer } from './answers.ts'
import { sentNote } from './summary.ts'
import { amountText, type NumberedReceipt, paragraphs, quoted } from './texts.ts'
import { notFound, reply, type Turn } from './turn.ts'

/** Answers a question over the receipts at hand. */
export function receiptAnswer({ open, spoken, dialogue }: Turn, question: ReceiptQuestion): FinGenieReply {
  const { bound, by, topic } = question
  if (spoken.length === 0) return reply(replies('no-receipts'))
  const receipts = spoken.filter(({ id }) => question.receipts.includes(id))
  const [only, ...others] = receipts
  if (bound && !only && by === 'none') return reply(replies('none.bound', { bound: boundText(bound) }), dialogue.focus)
  if (!only) return reply(notFound({ by, receipts }, spoken), dialogue.focus)
  const text = answer(topic, receipts, scopeOf(question, receipts) + (bound ? boundText(bound) : ''))
  return reply(
    paragraphs(leftInNote(question), text, open.length === 0 && sentNote(spoken)),
    others.length === 0 ? only : dialogue.focus,
  )
}

/** A limit as words that follow a count of receipts: ' above ₹1,000.00'. */
export function boundText({ words, paise }: AmountBound): string {
  return replies('scope.bound', { bound: words, amount: amountText(paise, 'INR') })
}

/** Says what could not be left out, as no receipt is known by it. */
function leftInNote({ notExcluded }: ReceiptQuestion): string | undefined {
  if (notExcluded.length === 0) return undefined
  return replies('not-left-out', { words: listWords(notExcluded.map(quoted)) })
}

/** Which receipts a sum is of, in words that follow '3 receipts'. */
function scopeOf({ by, categories, period }: ReceiptQuestion, receipts: readonly NumberedReceipt[]): string {
  if (by === 'category') return replies('scope.category', { categories: listWords(categories) })
  if (by === 'merchant') {
    const merchants = new Set(receipts.map(({ merchant }) => literal(merchant ?? '')))
    return replies('scope.merchant', { merchants: listWords(merchants) })
  }
  if (by !== 'date' || !period) return ''
  return period.from === period.to
    ? replies('scope.day', { day: dayText(period.from) })
    : replies('scope.days', { from: dayText(period.from), to: dayText(period.to) })
}
