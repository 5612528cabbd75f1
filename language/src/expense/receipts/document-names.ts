import { anyOf, phrases, type Rule } from '../../text/phrase-grammar.ts'
import { placeOf, says, wordingOf } from '../../text/phrases-in.ts'
import type { NameableReceipt } from './receipt.ts'

/** What documents are called that are no expense by themselves. */
const NAMES: Readonly<Record<string, Rule>> = {
  credit_note: anyOf(phrases('credit note | credit notes | creditnote | credit memo | refund note | refund slip')),
  proforma: anyOf(
    phrases('proforma | performa | pro forma').flatMap((name) => [name, `${name} invoice`, `${name} bill`]),
  ),
  quotation: anyOf(phrases('quotation | quotations | quote | estimate | price quote')),
  statement: anyOf(
    phrases('statement | bank statement | card statement | fastag statement | account statement | fastag'),
  ),
  boarding_pass: anyOf(phrases('boarding pass | boarding card')),
  payment: anyOf(
    phrases(
      'payment screenshot | upi screenshot | upi payment | upi slip | upi receipt | screenshot | gpay | phonepe | paytm | upi | payment proof',
    ),
  ),
  card_slip: anyOf(phrases('card slip | charge slip | swipe slip | pos slip | card receipt | card machine slip')),
}

type Named = Pick<NameableReceipt, 'documentKind'>

/** The documents that a text names by what they are: 'the credit note', 'proforma'. */
export function documentsNamed<R extends Named>(text: string, receipts: readonly R[]): R[] {
  return receipts.filter(({ documentKind: kind }) => {
    const name = NAMES[kind ?? '']
    return name !== undefined && says(text, name)
  })
}

/** The words of a text that name these documents by what they are, by their places. */
export function documentWordsIn(text: string, receipts: readonly Named[]): number[] {
  const { words } = wordingOf(text)
  return receipts.flatMap(({ documentKind: kind }) => {
    const place = NAMES[kind ?? ''] && placeOf(NAMES[kind ?? ''] as Rule, words)
    return place ? Array.from({ length: place.end - place.start }, (_, at) => place.start + at) : []
  })
}
