import { KEY_OF } from '@pravas/contract/receipt-field-keys'
import { RECEIPT_FIELD_LABELS, RECEIPT_FIELD_NAMES } from '@pravas/contract/receipt-fields'
import { anyOf, either, inOrder, phrases, type Rule } from '../../text/phrase-grammar.ts'
import { placeOf } from '../../text/phrases-in.ts'
import type { ReceiptField } from './receipt.ts'

/** What people call a field. */
export interface FieldWords {
  /** In a sentence that corrects it; undefined where no words do. */
  named: RegExp
  /** Names the field only where a receipt is pointed at: 'the store is closed' speaks of a shop. */
  loose?: RegExp
  /** In a clause that states its value; without, corrections alone read it. */
  stated?: readonly string[]
  /** In a question for it; without, other words ask for it. */
  asked?: Rule
  /** In a question which receipts here lack it. */
  lacked?: Rule
  /** In a question over claims, of which the receipts lack it; in small letters. */
  without?: RegExp
  /** They name the organisation, which elsewhere says that no receipt is spoken of. */
  isOurs?: true
}

/** Either of several phrases, in any of the blocks. */
export const one = (...blocks: string[]): Rule => anyOf(phrases(...blocks))
/** Each of some words before each of some others. */
export const pairs = (first: string, then: string): Rule => inOrder(one(first), one(then))

/** Whose field it is may go before it: 'the vendor GSTIN' is no merchant. */
const OF_SELLER = "(?:(?:vendor|merchant|supplier|seller|shop|hotel)(?:'s)?\\s+)?"
const OURS = "(?:our|(?:the )?company(?:'s)?|recipient(?:'s)?|buyer(?:'s)?|customer(?:'s)?)"
const WHOSE = phrases('our | company | our company | recipient | buyer | customer')
const GSTIN_WORDS = phrases('gstin | gst | gst number | gst no | gstin number')
const NUMBER_OF = pairs('invoice | bill | receipt', 'number | numbers | no | nos')

/**
 * The words for each field where its label alone is not what people say. Of questions that several of them fit, the first counts.
 */
const WORDS = {
  recipientGstin: {
    isOurs: true,
    named: new RegExp(
      `\\b${OURS}\\s+gst(?:in)?\\b|\\bgst(?:in)?(?:\\s+(?:number|no\\.?))?\\s+of\\s+(?:ours\\b|(?:the |our )?(?:company|organisation|organization|recipient|buyer|customer)\\b)`,
      'i',
    ),
    stated: WHOSE.flatMap((whose) => GSTIN_WORDS.map((gstin) => `${whose} ${gstin}`)),
    asked: pairs('our | company | companys | recipient | recipients | buyer | buyers', 'gst | gstin'),
    without: /(?:company(?:'s)?|our|recipient|buyer(?:'s)?|customer) gst(?:in)?(?: numbers?| nos?)?s?\b/,
  },
  invoiceNumber: {
    stated: phrases(
      'invoice number | invoice no | invoice num | invoice no. | invoice # | inv no | inv number | inv no. | bill number | bill no | bill no. | bill num | bill #',
    ),
    named: /\b(?:invoice|bill)\s+(?:number|no)\b\.?/i,
    asked: numbered,
    without: /(?:invoice|bill|receipt)(?: numbers?| nos?\b)\.?/,
  },
  nights: {
    named: /\b(?:(?:number|no\.?|count) of )?nights\b|\bnight count\b/i,
    stated: phrases('nights | number of nights | no of nights | no. of nights'),
    asked: one('nights | night count | kitni raat | kitne nights'),
  },
  paymentMeans: {
    stated: phrases(
      'payment method | payment mode | payment means | payment type | payment | payment ka tarika | method of payment | mode of payment | means of payment',
    ),
    named: /\b(?:payment\s+(?:means|method|mode|type)|(?:means|mode|method)\s+of\s+payment)\b/i,
    asked: either(
      pairs('payment', 'method | mode | means | type'),
      pairs('paid', 'by | with | in | via'),
      pairs('how', 'did i pay | did we pay'),
      wasPaid,
    ),
  },
  cgstPaise: { named: /\bcgst\b/i, stated: phrases('cgst | cgst amount'), asked: one('cgst') },
  sgstPaise: { named: /\bsgst\b/i, stated: phrases('sgst | sgst amount'), asked: one('sgst') },
  igstPaise: { named: /\bigst\b/i, stated: phrases('igst | igst amount'), asked: one('igst') },
  taxablePaise: {
    named: /\b(?:taxable(?:\s+(?:value|amount))?|sub\s?total)\b/i,
    stated: phrases('taxable | taxable value | taxable amount | subtotal | sub total'),
    asked: one('taxable'),
  },
  address: {
    named: new RegExp(`\\b${OF_SELLER}address\\b`, 'i'),
    stated: phrases('address'),
    asked: one('address'),
  },
  gstin: {
    named: new RegExp(`\\b${OF_SELLER}gst(?:in)?\\b`, 'i'),
    stated: [
      ...GSTIN_WORDS.filter((words) => words !== 'gst'),
      ...phrases(
        "supplier gstin | vendor gstin | supplier's gstin | vendor's gstin | seller's gstin | shop gstin | vendor gst | supplier gst",
      ),
    ],
    asked: one('gst | gstin'),
    lacked: one('gst | gsts | gstin | gstins'),
    without: /gst(?:in)?s?(?: numbers?| nos?)?\b/,
  },
  currency: { named: /\bcurrency\b/i, stated: ['currency'], asked: one('currency') },
  date: {
    named: /\b(?:dates?|dated|day)\b/i,
    stated: phrases('date | dated | tarikh | taarikh | tareekh | bill date | day | dt | dates'),
    asked: one('date | when | day | tarikh | taarikh | tareekh | taareekh | kab'),
    lacked: one('date | dates | tarikh'),
    without: /dates?\b/,
  },
  totalPaise: {
    named: /\b(?:total|amount|price|sum|costs?)\b/i,
    stated: phrases(
      'total | amount | price | sum | cost | fare | rakam | kul | total amount | bill amount | total price | grand total | amt',
    ),
    lacked: one('total | totals | amount | amounts | price | prices'),
    without: /(?:totals?|amounts?)\b/,
  },
  category: {
    named: /\b(?:category|type)\b/i,
    stated: phrases('category | categories | expense type | expense head'),
    asked: one('category | type'),
  },
  merchant: {
    named: /\b(?:merchant|vendor)\b/i,
    loose: /\b(?:seller|supplier|shop|store|name)\b/i,
    stated: phrases(
      `merchant | vendor | seller | supplier | shop | store | name | naam | dukaan | dukan | merchant name | vendor name | seller name | supplier name
       shop name | store name | shop ka naam | billed by | was billed by | is billed by | sold by | issued by | is called | was called | called | rename`,
    ),
    asked: one('merchant | vendor | shop | store | seller | who | whose'),
    lacked: one('merchant | merchants | vendor | vendors | shop | shops | name | names'),
    without: /(?:merchants?|vendors?|shops?|suppliers?)(?: names?)?\b/,
  },
  place: {
    named: new RegExp(`\\b${OF_SELLER.replace(/\?$/, '')}(?:city|place|location)\\b`, 'i'),
    loose: /\b(?:place|city|location)\b/i,
    stated: phrases('place | city | location | shehar'),
    asked: one('place | city | location | where'),
    lacked: one('place | places | city | cities'),
    without: /(?:places?|cit(?:y|ies)|locations?)\b/,
  },
} satisfies Partial<Record<ReceiptField, FieldWords>>

/** 'The invoice number', and not 'bill no. 3', which names a receipt. */
function numbered(words: readonly string[], at: number): number[] {
  const ends = NUMBER_OF(words, at)
  return ends.filter((end) => !isNumber(words[end]) && !(words[end] === '#' && isNumber(words[end + 1])))
}

const isNumber = (word = ''): boolean => word !== '' && Number.isInteger(Number(word))

/** 'How was the cab paid': the receipt stands between. */
function wasPaid(words: readonly string[], at: number): number[] {
  if (words[at] !== 'how' || (words[at + 1] !== 'was' && words[at + 1] !== 'were')) return []
  const paid = words.indexOf('paid', at + 2)
  return paid > 0 && paid <= at + MOST_BETWEEN ? [paid + 1] : []
}

const MOST_BETWEEN = 12

/** What every field could be called by its label. */
const BY_LABEL = RECEIPT_FIELD_NAMES.map((name) => {
  const label = RECEIPT_FIELD_LABELS[name].toLowerCase()
  const asked = one(label)
  const words = {
    named: new RegExp(`\\b${label}\\b`, 'i'),
    stated: [label],
    asked,
    lacked: asked,
    without: new RegExp(`${label}\\b`),
  }
  return { field: KEY_OF[name], label, words }
})
const PLAIN = BY_LABEL.filter(({ field }) => !(field in WORDS))
/** The labels that are all that people call a field. */
export const PLAIN_LABELS: readonly string[] = PLAIN.map(({ label }) => label)

/** The words for every field, those first that have no others than their label. */
const FIELD_WORDS: readonly (readonly [ReceiptField, FieldWords])[] = [
  ...PLAIN.map(({ field, words }): [ReceiptField, FieldWords] => [field, words]),
  ...(Object.entries(WORDS) as [ReceiptField, FieldWords][]),
]

/** The fields of which the words have a part, with that part, in the order of the table of words. */
export function fieldsWith<P extends keyof FieldWords>(
  part: P,
): readonly (readonly [ReceiptField, NonNullable<FieldWords[P]>])[] {
  return FIELD_WORDS.flatMap(([field, { [part]: words }]) => (words === undefined ? [] : [[field, words] as const]))
}

/** The first of some fields that a rule of theirs finds among the words of a sentence. */
export function fieldAmong(
  rules: readonly (readonly [ReceiptField, Rule])[],
  words: readonly string[],
): ReceiptField | undefined {
  return rules.find(([, rule]) => placeOf(rule, words) !== undefined)?.[0]
}
