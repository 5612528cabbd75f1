import { amountAtStart } from '@pravas/language/text/figures'
import { amountText, type NumberedReceipt } from './texts.ts'

/** A limit on the total that a question names, in paise; `text` follows a count of receipts. */
export interface AmountBound {
  text: string
  holds: (receipt: NumberedReceipt) => boolean
}

const ABOVE = /\b(?:over|above|more than|greater than|exceed(?:s|ing)?|at least)\b/i
const BELOW = /\b(?:under|below|less than|cheaper than|at most|up to)\b/i

/** 'Receipts above 1,000', 'under ₹500'; undefined when the text names no such limit. */
export function amountBoundIn(text: string): AmountBound | undefined {
  for (const [pattern, above] of [
    [ABOVE, true],
    [BELOW, false],
  ] as const) {
    const match = pattern.exec(text)
    const amount = match && amountAtStart(text.slice(match.index + match[0].length))
    if (!match || !amount) continue
    const inclusive = /at least|at most|up to/i.test(match[0])
    return {
      text: ` ${match[0].toLowerCase()} ${amountText(amount.paise, 'INR')}`,
      holds: ({ totalPaise }) =>
        totalPaise !== null &&
        (totalPaise === amount.paise ? inclusive : above ? totalPaise > amount.paise : totalPaise < amount.paise),
    }
  }
  return undefined
}
