import { amountAtStart } from '../../text/figures.ts'

/** A limit on the total that a question names, such as 'over ₹1,000'. */
export interface AmountBound {
  /** The words before the amount, in lower case. */
  words: string
  paise: number
  side: 'above' | 'below'
  /** Whether the amount itself is within the limit. */
  inclusive: boolean
}

const ABOVE = /\b(?:over|above|more than|greater than|exceed(?:s|ing)?|at least)\b/i
const BELOW = /\b(?:under|below|less than|cheaper than|at most|up to)\b/i

/** Returns the limit of 'receipts above 1,000' or 'under ₹500'; undefined when the text names no such limit. */
export function amountBoundIn(text: string): AmountBound | undefined {
  for (const [pattern, side] of [
    [ABOVE, 'above'],
    [BELOW, 'below'],
  ] as const) {
    const match = pattern.exec(text)
    const amount = match && amountAtStart(text.slice(match.index + match[0].length))
    if (!match || !amount) continue
    const inclusive = /at least|at most|up to/i.test(match[0])
    return { words: match[0].toLowerCase(), paise: amount.paise, side, inclusive }
  }
  return undefined
}

/** Tells whether an amount is within a limit. */
export function isWithinBound(paise: number, { paise: limit, side, inclusive }: AmountBound): boolean {
  return paise === limit ? inclusive : side === 'above' ? paise > limit : paise < limit
}
