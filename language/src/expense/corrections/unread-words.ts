import { exclusionsIn } from '../../text/affirmed-text.ts'
import { withoutSource } from '../../text/certainty.ts'
import { BESIDE_ANSWER } from '../../text/skipped-words.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { dayAt, type Period } from '../receipts/past-dates.ts'
import { CATEGORY, DATE, ORDER, REFERENCE } from '../receipts/plain-words.ts'
import type { NameableReceipt, ReceiptField } from '../receipts/receipt.ts'
import { FIELDS, fieldsIn } from './fields.ts'
import { englishOrdinals } from './hindi-order.ts'
import type { Correction } from './kinds.ts'
import { AMOUNTS } from './values.ts'

type Change = Extract<Correction, { kind: 'change' }>

/** Beside a receipt and a field, and changing nothing about which amount or day is meant. */
const NEUTRAL = new Set(
  `my our your actual actually real really right correct corrected exact exactly final full whole grand overall proper true printed
  shown written stated charged billed paid value figure fare and also then now so just only again both these those both other
  wrong incorrect mistaken misread me us to se mein me par pe wali wale`.split(/\s+/),
)
const COUNT = /^(?:\d+(?:st|nd|rd|th)?|two|three|four|five|six|seven|eight|nine|ten)$/
/** 'The cab one' is a receipt, 'for one' a share. */
const SHARE = /\b(?:for|per|each)\s+one\b/i

/**
 * A change of an amount or of a date as it is said, or the question for the right value where the words that name the receipt
 * say more than that: 'the rate', 'per km', 'for 2 trips', 'before tax'. An allow-list: whatever is not read keeps the change
 * from being made, and is named.
 */
export function askIfUnread(
  correction: Correction,
  open: readonly NameableReceipt[],
  context: { today: string; focus: string | undefined },
): Correction {
  const field = correction.kind === 'change' ? measuredField(correction) : undefined
  if (!field) return correction
  const words = unreadIn(correction.about, field, open, context)
  return words === undefined
    ? correction
    : { kind: 'no-value', about: correction.about, field, why: { why: 'unread', words } }
}

/** The field of a change that holds an amount or a day. */
function measuredField({ change }: Change): ReceiptField | undefined {
  return [...AMOUNTS, 'date' as const].find(
    (field) => typeof change[field] === 'number' || (field === 'date' && typeof change.date === 'string'),
  )
}

/** The words beside a receipt and its field that were not read; undefined where each was. */
export function unreadIn(
  about: string,
  field: ReceiptField,
  open: readonly NameableReceipt[],
  context: { today: string; focus: string | undefined },
): string | undefined {
  const { left, excluded } = exclusionsIn(about)
  // 'Not receipt 2' tells receipts apart, 'without tip' amounts.
  const other = excluded.find((piece) => mentionsIn(piece, open, context).by === 'none')
  if (other !== undefined) return other
  const said = withoutSource(englishOrdinals(left)).replace(/(?<=\p{L})['’]s\b/gu, '')
  const text = withoutField(withoutMerchants(said, open), field)
  const names = new Set(open.flatMap(({ merchant, fileName }) => wordsOf(`${merchant ?? ''} ${fileName}`)))
  const isKnown = (word: string) =>
    [NEUTRAL, BESIDE_ANSWER, REFERENCE, ORDER, CATEGORY, DATE, names].some((list) => list.has(word)) || COUNT.test(word)
  const words = wordsOf(text)
  const unknown = words.filter((word) => !isKnown(word))
  if (unknown.length > 0) return unknown.join(' ')
  if (SHARE.test(text)) return SHARE.exec(text)?.[0]
  const mention = mentionsIn(about, open, context)
  const day = dayAt(text, context.today)
  const undated = day ? `${text.slice(0, day.at)} ${text.slice(day.end)}` : text
  const counts = wordsOf(undated).filter((word) => (COUNT.test(word) || ORDER.has(word)) && !names.has(word))
  if (counts.length > 0 && mention.by !== 'number') return counts.join(' ')
  // 'Yesterday’s cab' is none of last week.
  const isOther = day && mention.by !== 'date' && !mention.receipts.some(({ date }) => isWithin(date, day.period))
  return isOther ? text.slice(day.at, day.end) : undefined
}

function isWithin(date: string | null, { from, to }: Period): boolean {
  return date !== null && date >= from && date <= to
}

/** The other fields of a list count too: 'the merchant and the date of receipt 2'. */
function withoutField(text: string, field: ReceiptField): string {
  const listed = fieldsIn(text)
  const named = listed.length > 1 && listed.includes(field) ? listed : [field]
  return FIELDS.filter(([name]) => named.includes(name)).reduce((left, [, pattern]) => left.replace(pattern, ' '), text)
}

/** A merchant's name may hold any words. */
function withoutMerchants(text: string, open: readonly NameableReceipt[]): string {
  return open.reduce((left, { merchant }) => {
    const at = merchant && merchant.length > 3 ? left.toLowerCase().indexOf(merchant.toLowerCase()) : -1
    return at < 0 || merchant === null ? left : `${left.slice(0, at)} ${left.slice(at + merchant.length)}`
  }, text)
}

/** The words and numbers of a text in lower case. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/(?<=\p{L})['’‘]s?\b/gu, '')
      .match(/[\p{L}\p{M}]+|\d+(?:st|nd|rd|th)?|[%/+*×]/gu) ?? []
  )
}
