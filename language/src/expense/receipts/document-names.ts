import { anyOf, phrases, type Rule, wordsIn } from '../../text/phrase-grammar.ts'
import { placeOf, says, wordingOf } from '../../text/phrases-in.ts'
import type { NameableReceipt } from './receipt.ts'

/** What documents are called that are no expense by themselves. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  credit_note: phrases('credit note | credit notes | creditnote | credit memo | refund note | refund slip'),
  proforma: phrases('proforma | performa | pro forma').flatMap((name) => [name, `${name} invoice`, `${name} bill`]),
  quotation: phrases('quotation | quotations | quote | estimate | price quote'),
  statement: phrases('statement | bank statement | card statement | fastag statement | account statement | fastag'),
  boarding_pass: phrases('boarding pass | boarding card'),
  payment: phrases(
    'payment screenshot | upi screenshot | upi payment | upi slip | upi receipt | screenshot | gpay | phonepe | paytm | upi | payment proof',
  ),
  card_slip: phrases('card slip | charge slip | swipe slip | pos slip | card receipt | card machine slip'),
}

const NAMES: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(PHRASES).map(([kind, names]) => [kind, anyOf(names)]),
)
/** The words of these names. */
export const DOCUMENT_NAME_WORDS: ReadonlySet<string> = wordsIn(Object.values(PHRASES).flat())

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
