import { anyOf, either, inOrder, maybe, phrases, type Rule, wordsIn } from '../../text/phrase-grammar.ts'
import { opensWith, placeOf, says, wordingOf } from '../../text/phrases-in.ts'
import { isMarked } from '../sending/questions.ts'

/** What is printed on documents beside the fields that are kept, by its name. */
export const PRINTED_LABELS = [
  'pnr',
  'flight number',
  'train number',
  'seat',
  'gate',
  'due date',
  'billing period',
  'consignment number',
  'order number',
  'booking number',
  'transaction number',
  'irn',
  'hsn or sac',
  'place of supply',
  'vehicle number',
  'room number',
  'service charge',
  'tip',
  'discount',
  'advance',
  'balance',
  'change',
  'laundry',
  'room rent',
  'fare',
  'round off',
  'litres',
  'rate',
  'quantity',
  'guests',
  'check-in',
  'check-out',
  'phone number',
  'plan',
  'gst amount',
] as const
export type PrintedLabel = (typeof PRINTED_LABELS)[number]

/** What is asked of the print of documents. */
export interface PrintedQuestion {
  labels: PrintedLabel[]
  /** Words that may name an item. */
  items: string[]
  /** The ids of the receipts that it is asked of. */
  receipts: string[]
}

const LISTS: string[][] = []
const one = (...blocks: string[]): Rule => {
  const list = phrases(...blocks)
  LISTS.push(list)
  return anyOf(list)
}
const NUMBER = one('no | number | num | nos | numbers | nr | id')
const numbered = (what: string): Rule => inOrder(one(what), NUMBER)

/** What people call it, in the order in which one goes before another. */
const ASKED: readonly (readonly [PrintedLabel, Rule])[] = [
  ['pnr', one('pnr')],
  ['flight number', numbered('flight | flt | plane')],
  ['train number', numbered('train')],
  ['seat', one('seat | seat no | seat number | coach | berth')],
  ['gate', one('gate | boarding gate')],
  ['due date', one('due date | due on | pay by date | last date to pay')],
  [
    'billing period',
    one(
      'billing period | bill period | billing cycle | period of the bill | kis period | which period | for which month',
    ),
  ],
  ['consignment number', either(numbered('consignment | docket | tracking | parcel'), one('awb | consignment'))],
  ['order number', numbered('order')],
  ['booking number', either(numbered('booking | reservation | confirmation'), one('booking ref | booking reference'))],
  ['transaction number', either(numbered('transaction | txn | utr | upi | reference | ref'), one('utr'))],
  ['irn', one('irn')],
  ['hsn or sac', one('hsn | sac | hsn code | sac code')],
  ['place of supply', one('place of supply')],
  ['vehicle number', numbered('vehicle | car | cab | taxi')],
  ['room number', numbered('room')],
  ['service charge', one('service charge | service chg | serv charge')],
  ['tip', one('tip | tips | gratuity')],
  ['discount', one('discount | coupon')],
  ['advance', one('advance')],
  ['balance', one('balance | balance due')],
  ['laundry', one('laundry')],
  ['room rent', one('room rent | room tariff | tariff | room charge | room charges | room kiraya')],
  ['fare', one('fare | base fare | ticket fare | fare without tax')],
  ['round off', one('round off | rounding')],
  ['litres', one('litres | liters | litre | liter | how much fuel | how much petrol')],
  ['rate', one('rate')],
  ['quantity', one('qty | quantity | how many pieces')],
  ['guests', one('covers | pax')],
  ['check-in', one('check in | checkin')],
  ['check-out', one('check out | checkout')],
  ['phone number', numbered('phone | mobile | contact')],
  ['plan', one('plan | plan name')],
  [
    'gst amount',
    either(
      inOrder(
        one('how much | what | whats | kitna | kul kitna'),
        maybe(one('is | is the | the | total')),
        one('gst | tax | jiesti | jiesati'),
      ),
      inOrder(
        one('gst | tax | jiesti | jiesati | जीएसटी'),
        one('amount | kitna | kitni | kitne | on it | laga | lagi | charged'),
      ),
    ),
  ],
]

one(
  'before | after | tax | taxes | without | w o | incl | excluding | printed | shown | shows | written | it | on | of | for | number | unka | iska',
)
/** What such questions are made of. */
export const PRINTED_WORDS: ReadonlySet<string> = wordsIn(...LISTS)

const ASKS = one(
  'what | whats | which | how much | how many | tell me | show me | give me | confirm | is there | does it | do you see | did they | did it | kya | kitna | kitne | kitni | kaunsa | kaunsi | batao | bata do | bataiye | when | kab',
)
const MOST_ALONE = 6
const COSTS = one(
  'how much | kitna | kitne | kitni | rate | price | qty | quantity | charge | charged | cost | what did they',
)

/** The labels of print that a message asks for; none where it asks for none. */
export function printedLabelsIn(message: string): PrintedLabel[] {
  const { words } = wordingOf(message)
  const asks = isMarked(message) || opensWith(message, ASKS) || says(message, ASKS) || words.length <= MOST_ALONE
  if (!asks) return []
  return ASKED.flatMap(([label, rule]) => (placeOf(rule, words) ? [label] : []))
}

/** Whether a message asks what something came to. */
export const asksOfCost = (message: string): boolean =>
  (isMarked(message) || says(message, ASKS)) && says(message, COSTS)
