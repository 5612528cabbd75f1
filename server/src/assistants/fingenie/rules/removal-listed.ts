import type { Listed } from '@pravas/language/expense/removals/listed-receipts'
import { replies } from '@pravas/messages/fingenie'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { askRemoval } from './open-question.ts'
import type { NumberedReceipt } from './texts.ts'

/** Asks whether receipts of a list are to be removed, and says what of it is not here; undefined where nothing of it is. */
export function askListed({
  receipts: [receipt, ...others],
  unknown,
}: Listed<NumberedReceipt>): FinGenieReply | undefined {
  if (!receipt) return undefined
  const asked = askRemoval(receipt, ...others)
  return { ...asked, text: [...unknownTexts(unknown), asked.text].join(' ') }
}

/** Says which parts of a list name no receipt: 'There is no receipt 9 here.' */
export function unknownTexts(unknown: readonly string[]): string[] {
  return unknown.map((part) => {
    const number = NUMBERED.exec(part)?.[1]
    return number ? replies('remove.unknown-number', { number }) : replies('remove.unknown', { words: literal(part) })
  })
}

const NUMBERED = /^(?:the )?(?:receipts?|bills?|invoices?|numbers?|no\.?)? ?#?(\d{1,3})$/i
