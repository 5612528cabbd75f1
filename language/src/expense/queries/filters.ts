import { FIELD_OF, isLackable } from '@pravas/contract/receipt-field-keys'
import type { Category } from '@pravas/contract/receipt-fields'
import { exclusionsIn } from '../../text/affirmed-text.ts'
import { dateAt } from '../../text/date-grammar.ts'
import { amountAtStart } from '../../text/figures.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import { placeAt } from '../../text/place-names.ts'
import { tokenise } from '../../text/tokens.ts'
import { PLEASE, THANKING } from '../../text/words/filler.ts'
import { fieldsWith } from '../receipts/field-words.ts'
import { CATEGORY_WORDS, KIND_WORDS } from '../receipts/plain-words.ts'
import { type BillKind, type MissingValue, type QueryStatus, type Taken, takeMatch, without } from './query.ts'

/** The categories that a text names, in our order. */
export function takeCategories(text: string): Taken<Category[]> {
  const value: Category[] = []
  let rest = text
  for (const [category, known] of CATEGORY_WORDS) {
    const found = wordingOf(rest).tokens.filter((token) => known.has(token.text))
    if (found.length > 0) value.push(category)
    for (const { start, end } of found.toReversed()) rest = without(rest, start, end)
  }
  return { value, rest }
}

/** The kinds of bills that a text names, such as 'fuel' or 'uber': fewer than all of their category. */
export function takeKinds(text: string): Taken<BillKind[]> {
  let rest = text
  const value: BillKind[] = []
  for (const { text: name, start, end } of wordingOf(text).tokens.toReversed()) {
    const signs = signsOf(name)
    if (signs.length === 0) continue
    value.unshift({ name, signs })
    rest = without(rest, start, end)
  }
  return { value, rest }
}

function signsOf(word: string): string[] {
  const kind = KIND_WORDS.find(([names]) => names.includes(word))
  if (kind) return WHOLE_KINDS.has(word) ? [] : [...new Set([...kind[0], ...kind[1]])]
  return BRANDS.has(word) ? [word] : []
}

/** People call nearly all of their category so. */
const WHOLE_KINDS = new Set(
  'cab cabs taxi taxis ride rides coffee cafe chai tea bar pub beer drinks auto autos rickshaw rickshaws'.split(' '),
)
/** Names of sellers that stand for nobody else's bills. */
const BRANDS = new Set(
  'uber ola rapido irctc indigo vistara akasa spicejet redbus starbucks swiggy zomato airbnb oyo'.split(' '),
)

/** The categories that a text excludes, and the words of what else it excludes, which no filter can leave out. */
export function takeExclusions(text: string): Taken<{ categories: Category[]; others: string }> {
  const { left, excluded } = exclusionsIn(text)
  const taken = excluded.map(takeCategories)
  const categories = taken.flatMap(({ value }) => value)
  return { value: { categories, others: taken.map(({ rest }) => rest.replace(EXCEPT, ' ')).join(' ') }, rest: left }
}

const EXCEPT =
  /\b(?:except|excepting|excluding|exclude|other than|apart from|aside from|instead of|rather than|barring|besides|minus|without|but|alawa|chhod|chhodkar|bina|siwa|siwaye|na|nahi|nahin|mat)\b|·/g

/** The cities that a text names, by the names that we give them. */
export function takeCities(text: string): Taken<string[]> {
  const tokens = tokenise(text)
  const found: { name: string; start: number; end: number }[] = []
  for (let at = 0; at < tokens.length; at++) {
    const match = placeAt(tokens, at)
    const [first, last] = [tokens[at], match && tokens[at + match.length - 1]]
    // Codes of airports are words of other meaning in lower case.
    if (!match || !first || !last || first.text.length < 4) continue
    found.push({ name: match.place.city ?? match.place.name, start: first.start, end: last.end })
    at += match.length - 1
  }
  let rest = text
  for (const { start, end } of found.toReversed()) rest = without(rest, start, end)
  return { value: [...new Set(found.map(({ name }) => name))], rest }
}

const STATUS_WORDS: [QueryStatus[], RegExp][] = [
  [
    ['unclaimed'],
    /\b(?:unclaimed|not (?:yet )?(?:claimed|submitted|sent)|(?:left|remains?|remaining|still|yet|have) to (?:be )?(?:claim(?:ed)?|submit(?:ted)?|send)|to be claimed|have(?:n't| not) (?:yet )?(?:claimed|submitted|sent)|claim karna (?:baaki|baki))\b/,
  ],
  [
    ['pending'],
    /\b(?:pending|awaiting (?:approval|decision)|waiting(?: for approval)?|undecided|not (?:yet )?approved|(?:un|not yet )decided|baa?ki|outstanding|unpaid|owed|(?:yet|still|left|remaining|due|waiting|have) to be (?:reimbursed|paid(?: back)?|approved|decided)|not (?:yet |been |yet been )?(?:reimbursed|paid(?: back)?)|due to me)\b/,
  ],
  [['approved'], /\b(?:approved|accepted|reimbursed|paid back|manzoor)\b/],
  [['rejected'], /\b(?:rejected|declined|refused|denied|turned down)\b/],
]

/** Where the receipts stand that a question is about; empty where it does not say. */
export function takeStatuses(said: string): Taken<QueryStatus[]> {
  const value: QueryStatus[] = []
  // 'Not counting the rejected ones' is what is counted anyway.
  const text = said.replace(WITHOUT_REFUSED, '·')
  let rest = text
  for (const [statuses, pattern] of STATUS_WORDS) {
    const taken = takeMatch(rest, pattern)
    if (!taken) continue
    rest = taken.rest
    value.push(...statuses)
  }
  return { value, rest }
}

const NO =
  /\b(?:without|lack(?:s|ing)?|missing|(?:do|does|did)(?:n't| not) (?:have|show|carry)|(?:has|have|had|having|with|show|showing|carry(?:ing)?) no|no|not having|bina)\s+(?:an? |the |any |our |my |valid )*/
const WITHOUT: [MissingValue, RegExp][] = [
  ['tax', /(?:taxes|tax|gst (?:amount|lines?|breakup|charged)|cgst|sgst|igst)\b/],
  ...fieldsWith('without').flatMap(([field, words]): [MissingValue, RegExp][] => {
    const name = FIELD_OF[field]
    return isLackable(name) ? [[name, words]] : []
  }),
]
const AFTER = /\s(?:is |are |was |were )?(?:missing|nahin?|not (?:read|found|given|available|there))\b/

const LACKS = WITHOUT.map(
  ([field, { source }]) =>
    [field, new RegExp(`${NO.source}${source}`), new RegExp(`\\b${source}${AFTER.source}`)] as const,
)

const WITHOUT_REFUSED =
  /\b(?:not counting|not including|excluding|except|without|minus|leaving out|other than|but not|not) (?:the |any )?(?:rejected|declined|refused|withdrawn)(?: (?:ones?|claims?|bills?))?\b/g

/** What the receipts lack that a question asks for. */
export function takeLacks(text: string): Taken<MissingValue | null> {
  for (const [field, before, after] of LACKS) {
    const taken = takeMatch(text, before) ?? takeMatch(text, after)
    if (taken) return { value: field, rest: taken.rest }
  }
  return { value: null, rest: text }
}

interface Bounds {
  leastPaise: number | null
  mostPaise: number | null
}

const ABOVE = /\b(?:over|above|more than|greater than|exceed(?:s|ing)?|beyond|se zyada)\s+/
const AT_LEAST = /\b(?:at least|minimum(?: of)?|not less than|from)\s+/
const BELOW = /\b(?:under|below|less than|cheaper than|smaller than|se kam)\s+/
const AT_MOST = /\b(?:at most|up to|upto|maximum(?: of)?|not more than|within)\s+/
const BETWEEN = /\bbetween\s(?=\S)/

/** Bounds on the amount of a line: above 500 begins a paisa beyond it. */
export function takeBounds(text: string): Taken<Bounds> {
  const none: Bounds = { leastPaise: null, mostPaise: null }
  const between = betweenIn(text)
  if (between) return between
  let rest = text
  const value = { ...none }
  const bound = (pattern: RegExp, set: (paise: number) => void) => {
    const match = pattern.exec(rest)
    const end = match ? match.index + match[0].length : 0
    const said = rest.slice(end)
    const amount = match ? amountAtStart(said) : undefined
    // 'From 5 June' is a day.
    if (!match || !amount || (!amount.named && dateAt(tokenise(said), 0))) return
    set(amount.paise)
    rest = without(rest, match.index, end + amount.end)
  }
  bound(ABOVE, (paise) => {
    value.leastPaise = paise + 1
  })
  bound(AT_LEAST, (paise) => {
    value.leastPaise ??= paise
  })
  bound(BELOW, (paise) => {
    value.mostPaise = paise - 1
  })
  bound(AT_MOST, (paise) => {
    value.mostPaise ??= paise
  })
  return { value, rest }
}

/** 'Between 500 and 1,000'. */
function betweenIn(text: string): Taken<Bounds> | undefined {
  const match = BETWEEN.exec(text)
  const start = match ? match.index + match[0].length : 0
  const least = match ? amountAtStart(text.slice(start)) : undefined
  const and = least && /^\s*(?:and|to|-)\s*/.exec(text.slice(start + least.end))
  const from = start + (least?.end ?? 0) + (and?.[0].length ?? 0)
  const most = and ? amountAtStart(text.slice(from)) : undefined
  if (!match || !least || !most || dateAt(tokenise(text.slice(from)), 0)) return undefined
  return {
    value: { leastPaise: least.paise, mostPaise: most.paise },
    rest: without(text, match.index, from + most.end),
  }
}

const NAMED =
  /\b(?:at|from|on|for|to|with|by|in|via)\s+(?:the |my |our |an? )?((?:[\p{L}\p{N}&.'-]+)(?: [\p{L}\p{N}&.'-]+){0,4})/u
/** Words with which no name of a merchant begins; the words of a question. */
const NO_NAME = new Set([
  ...PLEASE,
  ...THANKING,
  ...`all each every total it them this that these those which what me my our us the a an and or everything anything here far
  average avg general which how much many so now date day days month months week weeks year years table tables detail
  details receipt receipts bill bills invoice invoices expense expenses claim claims claimed spending spend spent money
  amount amounts rupees rs inr category categories city cities merchant merchants vendor vendors work business office
  company trip trips travel team manager order chart list tabular form rows top most least largest biggest compare
  comparison compared than question time past history conversation chat upload uploads record records same any some
  payment method means mode report highest lowest place places shop shops person head gst gstin tax taxes per not no only
  be both yes sure one two three last first me you your i we he she they`.split(/\s+/),
])

/** The name that follows 'at', 'from', 'on' or the like where nothing else was understood: a merchant's, or no known thing. */
export function takeMerchant(text: string): Taken<string | null> {
  let rest = text
  for (let taken = takeMatch(rest, NAMED); taken; taken = takeMatch(rest, NAMED)) {
    const words = (taken.match[1] ?? '').split(' ')
    const end = words.findIndex(
      (word) => NO_NAME.has(word) || /^(?:in|at|on|for|from|during|with|by|to|as|of|between)$/.test(word),
    )
    const name = (end < 0 ? words : words.slice(0, end))
      .join(' ')
      .replace(/(?<![.'])[.']+$|'s$/g, '')
      .trim()
    if (name.length > 1 && /\p{L}/u.test(name)) return { value: name, rest: taken.rest }
    rest = without(rest, taken.match.index, taken.match.index + (taken.match[0].split(' ')[0]?.length ?? 1))
  }
  return { value: null, rest }
}
