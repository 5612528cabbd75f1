import type { Claimed } from '../../../expenses/draft/claim-rules.ts'
import { listWords, rupeeText } from '../../../formats.ts'
import { countText, linked, literal, paragraphs } from './texts.ts'

/** Tells what was claimed. It begins with the specification's sentence. */
export function claimAnswer(claimed: Claimed): string {
  const { expenseNumbers, totalPaise, receiptCount, statuses, approver, repeated } = claimed
  const what = `${countText(receiptCount)} with a total of **${rupeeText(totalPaise)}**`
  return paragraphs(
    // The specification's sentence; the mail has been in the outbox since the expense was created.
    `Email sent successfully to your manager for approval. Reference ID: ${expenseNumbers.join(', ')}`,
    repeated
      ? `This claim has already been sent (${what}, ${listWords(statuses)}); nothing was sent again.`
      : `${what} went to **${literal(approver ?? '')}**.`,
    undatedNote(claimed),
    doubtfulNote(claimed),
  )
}

function doubtfulNote({ doubtful, receiptCount, approver }: Claimed): string {
  if (doubtful.length === 0) return ''
  const who = literal(approver ?? '')
  if (doubtful.length > NAMED)
    return `${doubtful.length} of the ${receiptCount} receipts may be duplicates, and you have not said what they are: ${who} sees that.`
  const lines = doubtful.map(
    ({ id, number, name, why }) => `- ${linked({ id }, `Receipt ${number}`)} (${literal(name)}): ${literal(why)}`,
  )
  return paragraphs(
    `You have not said of ${doubtful.length === 1 ? 'this possible duplicate' : 'these possible duplicates'} what it is, and ${who} sees that:`,
    lines.join('\n'),
  )
}

/** Of more receipts than this only the number is told. */
const NAMED = 5

function undatedNote({ undated, receiptCount, approver }: Claimed): string {
  if (undated.length === 0) return ''
  const names = undated.map(({ id, number, name }) => `${linked({ id }, `receipt ${number}`)} (${literal(name)})`)
  const which = undated.length > NAMED ? `${undated.length} of the ${receiptCount} receipts` : listWords(names)
  return `No date was found on ${which}. I have made none up: ${literal(approver ?? '')} sees that it is missing.`
}
