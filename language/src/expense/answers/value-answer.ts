import type { AskedValue } from '../context.ts'
import { readStatements } from '../corrections/statements.ts'
import type { Value } from '../corrections/values.ts'
import type { PricedReceipt } from '../queries/receipt-question.ts'
import { bareAmountIn } from './bare-amount.ts'
import { type PlainValue, plainValue, unclearAnswer } from './plain-answers.ts'

/** What an answer to the question for a value gives, or why it is none that counts. */
export type ValueAnswer =
  | Exclude<PlainValue, undefined>
  /** An amount in this currency where one in rupees is needed. */
  | { otherCurrency: string }
  /** An amount that may be in the receipt's own currency, in hundredths. */
  | { printed: number }

interface Context {
  open: readonly PricedReceipt[]
  today: string
}

/** Reads the value that was asked for, where the message gives it and nothing else; undefined for any other message. */
export function valueAnswerIn(
  message: string,
  asked: AskedValue,
  { open, today }: Context,
): { answer: ValueAnswer; isStated: boolean } | undefined {
  const receipt = open.find(({ id }) => id === asked.receiptId)
  if (!receipt) return undefined
  const found = readStatements(message, { open, today, asked: asked.field })
  const [stated, ...others] = found?.statements.filter((one) => one.receipts !== undefined) ?? []
  // What is plainly said of another receipt is that one's; the question is asked again after it.
  if (stated && (others.length > 0 || stated.field !== asked.field || stated.receipts?.[0]?.id !== receipt.id))
    return undefined
  // A whole sentence says what the receipt comes to in its own currency, which may not be rupees.
  if (stated && asked.blocks && asked.currency !== 'INR') return undefined
  const text = stated?.said ?? message
  const unsure = stated && 'unclear' in stated.value ? stated.value : undefined
  const answer =
    unsure ?? (asked.blocks ? rupeesIn(text, asked.currency, receipt) : plainValue(asked.field, text, today))
  return answer && { answer, isStated: stated !== undefined }
}

/**
 * What is asked for before it can be sent is rupees, whatever the receipt was printed in. A figure that may be the printed one
 * counts only with 'rupees' beside it.
 */
function rupeesIn(
  text: string,
  printed: string,
  { totalPaise }: PricedReceipt,
): Value | { otherCurrency: string } | { printed: number } {
  const unclear = unclearAnswer(text)
  if (unclear) return { unclear }
  const amount = bareAmountIn(text)
  if (!amount) return undefined
  if (amount.negative) return { refused: { why: 'negative-total' } }
  const { paise, currency } = amount
  if (currency && currency !== 'INR') return { otherCurrency: currency }
  return !currency && printed !== 'INR' && mayBeAsPrinted(paise, totalPaise)
    ? { printed: paise }
    : { change: { totalPaise: paise, currency: 'INR' } }
}

/** Whether a figure may be that of a receipt in another currency: it is unknown, or of about that size. */
function mayBeAsPrinted(paise: number, totalPaise: number | null): boolean {
  return totalPaise === null || (paise > totalPaise / 2 && paise < totalPaise * 2)
}

/** Whether a message is an amount and nothing else; a small number may be a receipt's. */
export function isAmountAlone(message: string): boolean {
  return !/^\d{1,2}[.!]?$/.test(message) && bareAmountIn(message) !== undefined
}
