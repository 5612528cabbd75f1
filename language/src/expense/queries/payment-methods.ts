import { PAYMENT_METHODS, type PaymentMethod } from '@pravas/contract/receipt-fields'
import { type Taken, without } from './query.ts'

const WORDS: [PaymentMethod, string][] = [
  ['upi', 'upi|gpay|google pay|phone ?pe|bhim'],
  ['wallet', '(?:paytm|amazon pay|mobile) wallets?|wallets?|paytm'],
  ['bank', 'bank transfers?|net ?banking|neft|imps|rtgs'],
  [
    'card',
    '(?:credit|debit|corporate|company) cards?|(?<!(?:visiting|business|sim|gift|id) )cards?|mastercard|rupay|amex',
  ],
  ['cash', 'cash(?! ?(?:memo|back|less))|naka?d|nagad'],
]
const NOT = '(?<not>(?:except|excluding|without|other than|apart from|but not|not|minus) )?'
const LED = '(?:paid |pay )?(?:(?:in|by|with|via|using|through|on|from|over) )?(?:(?:my|the|a|our) )?'

const NAMED = WORDS.map(
  ([means, words]) =>
    [means, new RegExp(`(?<![\\p{L}\\p{N}])${NOT}${LED}(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')] as const,
)

/** The means of payment that a text names, such as 'in cash' or 'by card'; after 'except' or 'not' all but those. */
export function takePaymentMethods(text: string): Taken<PaymentMethod[]> {
  const named: PaymentMethod[] = []
  let rest = text
  let excluded = false
  for (const [means, words] of NAMED) {
    const match = words.exec(rest)
    if (!match) continue
    excluded ||= match.groups?.['not'] !== undefined
    rest = without(rest, match.index, match.index + match[0].length)
    named.push(means)
  }
  return { value: excluded ? PAYMENT_METHODS.filter((means) => !named.includes(means)) : named, rest }
}
