import { CATEGORIES } from '@pravas/contract/expenses'
import { NOTHING_TO_SUMMARISE } from '@pravas/contract/fingenie-commands'
import { unreadNote } from './answers.ts'
import {
  countText,
  dateCell,
  linked,
  literal,
  type NumberedReceipt,
  paragraphs,
  sumText,
  table,
  totalCell,
} from './texts.ts'

/** Words beside 'summary' that narrow it down to nothing. */
const BESIDE =
  /\b(?:summar\w*|an?|the|my|our|me|us|i|you|of|for|on|please|pls|kindly|zara|can|could|give|show|display|generate|make|create|get|want|need|see|let|full|complete|quick|short|brief|overall|all|every|everything|these|those|them|it|this|here|uploaded|expenses?|receipts?|bills?|again|now|karo|kar|do|dikhao|batao|mujhe|mer[aei]|sab|ka|ki|ke)\b/g
/** What reaches beyond the receipts at hand. */
const OF_CLAIMS = /\ball (?:of )?my expenses\b/

/** Whether a message wants the receipts at hand summed up, and nothing else: 'summary', 'show summary', 'summarise these'. */
export function wantsSummary(message: string): boolean {
  const text = message.toLowerCase()
  return /\bsummar\w*/.test(text) && !OF_CLAIMS.test(text) && !/[\p{L}\p{N}]/u.test(text.replace(BESIDE, ''))
}

/**
 * Receipts grouped by category, with each group's sum and the sum of all, as the page's own summary has them. A receipt
 * whose total was not read is listed and left out of the sums.
 */
export function summary(receipts: readonly NumberedReceipt[]): string {
  if (receipts.length === 0) return NOTHING_TO_SUMMARISE
  const rows = CATEGORIES.flatMap((category) => {
    const group = receipts.filter((receipt) => receipt.category === category)
    if (group.length === 0) return []
    return [
      [`**${category}**`, '', `**${sumText(group)}**`],
      ...group.map((receipt) => [
        linked(receipt, literal(receipt.merchant ?? receipt.fileName)),
        dateCell(receipt.date),
        totalCell(receipt),
      ]),
    ]
  })
  return paragraphs(
    `**Expense summary** of ${countText(receipts.length)}`,
    table(['Category and merchant', 'Date', 'Amount'], rows),
    `**Total: ${sumText(receipts)}**`,
    unreadNote(receipts),
  )
}
