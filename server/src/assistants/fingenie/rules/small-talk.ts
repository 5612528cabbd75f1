import type { ExpenseAct } from '@pravas/language/expense/acts'
import { type SmallTalk, wantsTravel } from '@pravas/language/expense/talk/small-talk'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../formats.ts'
import { receiptsWithoutTotal } from './send-blockers.ts'
import { documentsText } from './send-question.ts'
import { claimableOf, type NumberedReceipt, nameOf, numberOf, paragraphs, sumText } from './texts.ts'

/** Answers what is said out of politeness, and calls for help. */
export function smallTalk(said: SmallTalk, receipts: readonly NumberedReceipt[]): string {
  switch (said) {
    case 'help':
      return help(receipts)
    case 'greeting':
      return paragraphs(replies('talk.hello'), next(receipts))
    case 'thanks':
      return replies('talk.welcome')
    case 'bye':
      return replies('talk.bye')
    case 'praise':
      return next(receipts)
  }
}

/** What there is to do now. */
function next(receipts: readonly NumberedReceipt[]): string {
  if (receipts.length === 0) return replies('next.upload')
  const claimable = claimableOf(receipts)
  if (claimable.length === 0) return documentsText(receipts) ?? replies('next.upload')
  const [count, sum, blocked] = [claimable.length, sumText(claimable), receiptsWithoutTotal(claimable)]
  return blocked.length === 0
    ? replies('next.claim', { count, sum })
    : replies('next.totals', { count, sum, needed: blocked.length, receipts: listWords(blocked.map(numberOf)) })
}

function help(receipts: readonly NumberedReceipt[]): string {
  const lines = [
    replies('help.read'),
    replies('help.receipts'),
    replies('help.claims'),
    replies('help.edit', { count: receipts.length }),
    replies('help.send'),
    replies('help.status'),
  ]
  return paragraphs(replies('help'), lines.join('\n'), next(receipts))
}

/** Says honestly that FinGenie knows nothing of budgets, policies and the like. */
export function unknownSubject(
  { printed, subject, elsewhere }: ExpenseAct<'ask_unknown'>['slots'],
  receipts: readonly NumberedReceipt[],
): string {
  if (elsewhere !== undefined) return replies(`elsewhere.${elsewhere}`)
  if (printed !== undefined) return replies('unknown.printed', { printed })
  return paragraphs(
    replies('unknown.subject', { subject: subject ?? '' }),
    receipts.length > 0 && replies('unknown.here', { count: receipts.length, sum: sumText(receipts) }),
  )
}

/** What to say to a message that nobody understood; `meant` are the receipts that it names, `again` that it is the second in a row. */
export function outOfScope(
  message: string,
  receipts: readonly NumberedReceipt[],
  meant: readonly NumberedReceipt[],
  again: boolean,
): string {
  if (wantsTravel(message, meant.length > 0)) return replies('unknown.travel')
  const [receipt] = meant.filter(({ expenseNumber }) => expenseNumber === null)
  if (receipt) {
    const values = { receipts: listWords(meant.map(nameOf)), number: receipt.number }
    return again ? replies('unknown.wish-again', values) : replies('unknown.wish', values)
  }
  if (again) return replies('unknown.again')
  const [first] = receipts
  return first
    ? replies('unknown.message', { count: receipts.length, number: first.number })
    : paragraphs(replies('unknown.empty'), replies('next.upload'))
}
