import { romanised } from '../../text/devanagari.ts'
import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { opensWith } from '../../text/phrases-in.ts'
import type { AskedQuestion, ExpenseContext } from '../context.ts'
import { mentionsIn } from '../receipts/mentions.ts'

/** The ids of the receipts that a question is about; none where it is about no receipt in particular. */
function receiptsAsked(asked: AskedQuestion): readonly string[] {
  if (asked.kind === 'remove' || asked.kind === 'totals' || asked.kind === 'claim-document') return asked.receipts
  return 'receiptId' in asked && asked.receiptId !== undefined ? [asked.receiptId] : []
}

/**
 * The receipts that a message names, by their ids, where something else was asked about: 'the toll stays 145' is no answer to
 * whether the parking is removed. None where it names what was asked about, or nothing.
 */
export function othersNamed(message: string, { asked, open, today }: ExpenseContext): string[] {
  const about = asked ? receiptsAsked(asked) : []
  // 'No, keep the toll' begins with the answer.
  if (about.length === 0 || opensWith(romanised(message), REFUSAL)) return []
  const said = romanised(message).replace(DENIED, ' ')
  const { by, receipts } = mentionsIn(said, open, { today, focus: undefined })
  if (by === 'none' || by === 'date' || by === 'focus') return []
  return receipts.some(({ id }) => about.includes(id)) ? [] : receipts.map(({ id }) => id)
}

const REFUSAL = anyOf(phrases('no | nope | nahi | nahin | nhi | na'))

/** What is denied of a receipt names it all the same. */
const DENIED = /\b(?:not|no|nope|nahin?|nhi|don'?t|mat)\b/gi
