import { NOTHING_TO_SUMMARISE } from '@pravas/contract/fingenie-commands'
import { CATEGORIES } from '@pravas/contract/receipt-fields'
import { replies } from '@pravas/messages/fingenie'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { unreadNote } from './answers.ts'
import { claimableOf, dateCell, linked, type NumberedReceipt, paragraphs, sumText, table, totalCell } from './texts.ts'
import { reply, type Turn } from './turn.ts'

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
    replies('summary.title', { count: claimableOf(receipts).length }),
    table([replies('head.category-and-merchant'), replies('head.date'), replies('head.amount')], rows),
    replies('summary.total', { sum: sumText(receipts) }),
    unreadNote(receipts),
  )
}

/** Sums up the receipts that are spoken of. */
export function summedUp({ open, spoken, dialogue }: Turn): FinGenieReply {
  return reply(paragraphs(summary(spoken), open.length === 0 && sentNote(spoken)), dialogue.focus)
}

/** In which claim receipts were sent that are spoken of though none waits to be claimed. */
export function sentNote(spoken: readonly NumberedReceipt[]): string | undefined {
  const number = spoken[0]?.expenseNumber
  return number ? replies('sent-in', { number }) : undefined
}
