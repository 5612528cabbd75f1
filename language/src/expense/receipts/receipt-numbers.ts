import { dateAt } from '../../text/date-grammar.ts'
import { type Wording, wordingOf } from '../../text/phrases-in.ts'
import type { Token } from '../../text/tokens.ts'
import { measureAt } from './measured-figures.ts'
import type { NameableReceipt } from './receipt.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** What is counted, with its number behind it: 'receipt 2', 'bill no. 3'. */
export const COUNTED = words('receipt receipts bill bills invoice invoices number numbers no nos rasid raseed')
/** What an ordinal counts, behind it: 'the second one', 'dusri wali'. */
const THING = words(
  `one ones receipt receipts bill bills invoice invoices file files upload uploads photo photos picture pictures image images
  pdf pdfs wala wali wale waala waali vala vali rasid raseed slip`,
)
const ORDINALS: ReadonlyMap<string, number> = new Map(
  `first pehla pehli pehle pahla pahli|second dusra dusri dusre doosra doosri doosre|third teesra teesri teesre tisra tisri tisre|fourth
   chautha chauthi chauthe|fifth paanchva paanchvi paanchvan panchva panchvi|sixth|seventh|eighth|ninth|tenth`
    .split('|')
    .flatMap((spellings, index) =>
      spellings
        .trim()
        .split(/\s+/)
        .map((word): [string, number] => [word, index + 1]),
    ),
)
const SMALL: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
])
const LAST = words('last latest newest aakhri akhri aakhiri akhiri')
const JOINS = words('and aur or with vs versus to ya -')
/** Behind an ordinal it counts something else: 'first date', 'second half'. */
const NOT_A_RECEIPT = words('date day week month year quarter class time half name thing question of')
/** Before an ordinal it names a receipt. */
const LED = words('the of and aur compare from remove delete discard for on in with vs versus or to ya us is #')
/** Before or behind it a number with an ending is a day. */
const OF_DAYS = words('on dated date dates tarikh taarikh tareekh day till until since not nahi nahin se ko tak by')
/** Behind a bare number it belongs to the number: '2 ka total'. */
const OWNS = words('ka ki ke wala wali wale')

/**
 * The numbers of receipts that a text names; undefined when it names none. The second one is the second of those here; where
 * another one has the number 2, both may be meant. An ordinal counts receipts only where its neighbours say so: '2nd Nov' is a day,
 * 'tell me first' an order of doing.
 */
export function numbersIn(text: string, receipts: readonly NameableReceipt[]): number[] | undefined {
  const wording = wordingOf(text)
  const { text: cleaned, tokens } = wording
  const found: number[] = []
  const at = (place: number) => receipts.at(place)?.number ?? -1
  const days = daysAmong(tokens)
  const highest = Math.max(0, ...receipts.map(({ number }) => number))
  for (let index = 0; index < tokens.length; index++) {
    const word = tokens[index]?.text ?? ''
    const next = tokens[index + 1]?.text ?? ''
    // 'The last 3 days', 'the first two nights'.
    if ((LAST.has(word) || word === 'first') && measureAt(wording, index + 1) === 'count') continue
    const listed = COUNTED.has(word) || isHash(cleaned, tokens[index]) ? listAt(wording, index, highest) : undefined
    if (listed) {
      found.push(...listed.numbers)
      index = listed.end - 1
      continue
    }
    if (LAST.has(word)) {
      const few = SMALL.get(next) ?? digitOf(next)
      if (few !== undefined && few > 0 && !days.has(index))
        for (let back = few; back >= 1; back--) found.push(at(-back))
      else if (THING.has(next)) found.push(at(-1))
      continue
    }
    if (word === 'first' && (SMALL.has(next) || digitOf(next) !== undefined) && !days.has(index)) {
      for (let place = 1; place <= (SMALL.get(next) ?? digitOf(next) ?? 0); place++) found.push(at(place - 1))
      index += 1
      continue
    }
    const ordinal = ordinalAt(tokens, index)
    if (ordinal !== undefined && !days.has(index) && countsReceipts(tokens, index, receipts.length))
      found.push(at(ordinal - 1), ordinal)
  }
  const isBoth = receipts.length === 2 && tokens.some((token) => BOTH.has(token.text))
  if (isBoth) found.push(at(0), at(1))
  if (found.length === 0) found.push(...bareNumbers(wording, days, highest))
  return found.length > 0 ? found : undefined
}

const BOTH = words('both dono donon')

const isHash = (text: string, token: Token | undefined): boolean =>
  token !== undefined && text[token.start - 1] === '#' && digitOf(token.text) !== undefined

/** A number of at most three digits that is one: no part of '1,240' or '2.5'. */
function digitOf(word: string): number | undefined {
  return /^\d{1,3}$/.test(word) ? Number(word) : undefined
}

/** How many receipts more than there are may be counted by mistake; of 'receipt 1 to 500' the second number is a value. */
const MOST_BEYOND = 10

/** The numbers of 'receipt 2', 'receipts 1, 2 and 4', 'receipts 2 to 4', '#2'. */
function listAt(wording: Wording, start: number, highest: number): { numbers: number[]; end: number } | undefined {
  const { text, tokens } = wording
  const skipNouns = (from: number) => {
    let at = from
    while (COUNTED.has(tokens[at]?.text ?? '') && at < from + MOST_NOUNS) at += 1
    return at
  }
  const first = skipNouns(start)
  const number = wholeAt(text, tokens[first])
  // 'No, 318' refuses.
  const isNo = NO.has(tokens[first - 1]?.text ?? '') && first === start + 1
  // 'Make the bill 450' gives an amount.
  if (number === undefined || (number >= LEAST_AMOUNT && number > highest + MOST_BEYOND)) return undefined
  if (isPapersMeasure(wording, first)) return undefined
  if (isNo && (tokens[first]?.comma || number > highest + MOST_BEYOND)) return undefined
  const numbers = [number]
  let end = first + 1
  for (;;) {
    const join = tokens[end]?.text ?? ''
    const isJoined = JOINS.has(join)
    const at = skipNouns(end + (isJoined ? 1 : 0))
    const isSigned = tokens[end]?.comma === true || text.slice(tokens[end - 1]?.end, tokens[end]?.start).includes('&')
    const next = wholeAt(text, tokens[at])
    const isNamed = COUNTED.has(tokens[at - 1]?.text ?? '')
    if (next === undefined || !(isJoined || isSigned || isNamed) || next > highest + MOST_BEYOND) break
    if (!isNamed && isValue(wording, at)) break
    const from = numbers.at(-1) ?? next
    if (TO.has(join)) for (let between = from + 1; between < next; between++) numbers.push(between)
    numbers.push(next)
    end = at + 1
  }
  return { numbers, end }
}

const NO = words('no nos')
const LEAST_AMOUNT = 100
/** 'Bill no. 3'. */
const MOST_NOUNS = 3
const TO = words('to -')

/** A number that is a value with its sign or unit: '₹40', '5 Nov', '40 rupees', '3 nights'. */
function isValue(wording: Wording, at: number): boolean {
  return measureAt(wording, at) !== undefined || (dateAt(wording.tokens, at)?.length ?? 0) > 1
}

const PAPERS = words('bill bills invoice invoices')

/** 'The hotel bill 3 nights' counts no bill, unless a value follows: 'bill 2 nights is 3'. */
function isPapersMeasure(wording: Wording, at: number): boolean {
  const { tokens } = wording
  if (!PAPERS.has(tokens[at - 1]?.text ?? '') || measureAt(wording, at) !== 'count') return false
  return !tokens.slice(at + 1).some(({ text }) => digitOf(text) !== undefined)
}

/** A number that is no part of a longer one: of '1,240' or '2.5'. */
function wholeAt(text: string, token: Token | undefined): number | undefined {
  const number = token && digitOf(token.text)
  if (!token || number === undefined) return undefined
  const sign = text[token.end] ?? ''
  return '.,/'.includes(sign) && sign !== '' && isDigit(text[token.end + 1]) ? undefined : number
}

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9'

const ordinalAt = (tokens: readonly Token[], at: number): number | undefined => ordinalOf(tokens[at]?.text ?? '')

/** What an ordinal counts: 2 of 'second', '2nd' and 'dusri'. */
export function ordinalOf(word: string): number | undefined {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1]
  return digits === undefined ? ORDINALS.get(word) : Number(digits)
}

/** 'The first and the third', '1st and 2nd'. */
const NEAR = [-3, -2, 2, 3]

/** Whether the neighbours of an ordinal say that it counts receipts. */
function countsReceipts(tokens: readonly Token[], at: number, count: number): boolean {
  const word = tokens[at]?.text ?? ''
  const isSame = (index: number) => tokens[index]?.sentence === tokens[at]?.sentence
  const before = isSame(at - 1) ? (tokens[at - 1]?.text ?? '') : ''
  const next = isSame(at + 1) ? (tokens[at + 1]?.text ?? '') : ''
  if (THING.has(next)) return true
  // 'The second cab receipt'.
  if (THING.has(tokens[at + 2]?.text ?? '') && isSame(at + 2) && LED.has(before)) return true
  if (NOT_A_RECEIPT.has(next)) return false
  const isDigits = /^\d/.test(word)
  if (isDigits && (OF_DAYS.has(before) || OF_DAYS.has(next))) return false
  if (isDigits && Number.parseInt(word, 10) > Math.max(count, 5)) return false
  if (tokens.length <= 2) return true
  // 'Pehle' is 'before' by itself, 'first' is 'before all else'.
  if (word === 'pehle') return false
  const isJoined = NEAR.some((step) => ordinalAt(tokens, at + step) !== undefined)
  // 'Check it with the boss and first', but 'compare it with the first'.
  const isLed = LED.has(before) && (word !== 'first' || before === 'the' || before === 'of')
  return isJoined || isLed || OWNS.has(next)
}

/** The places of words that belong to a date. */
function daysAmong(tokens: readonly Token[]): ReadonlySet<number> {
  const days = new Set<number>()
  for (let at = 0; at < tokens.length; at++) {
    const date = dateAt(tokens, at)
    const length = date?.length ?? 0
    // 'The third' alone may count receipts.
    if (length > 1 && date?.expression.kind !== 'day_of_month')
      for (let index = at; index < at + length; index++) days.add(index)
    at += Math.max(length - 1, 0)
  }
  return days
}

/** '3 aur 4', '1 and 2': small numbers that are joined and no values; '2 ka total'. */
function bareNumbers(wording: Wording, days: ReadonlySet<number>, highest: number): number[] {
  const { text, tokens } = wording
  const numberAt = (at: number) => {
    const number = wholeAt(text, tokens[at])
    const isOne = number !== undefined && number >= 1 && number <= highest
    return isOne && !days.has(at) && !isValue(wording, at) && !isBound(tokens, at) ? number : undefined
  }
  const isJoin = (at: number) => JOINS.has(tokens[at]?.text ?? '')
  return tokens.flatMap((_, at) => {
    const number = numberAt(at)
    const isListed =
      (isJoin(at + 1) && numberAt(at + 2) !== undefined) || (isJoin(at - 1) && numberAt(at - 2) !== undefined)
    return number !== undefined && (isListed || OWNS.has(tokens[at + 1]?.text ?? '')) ? [number] : []
  })
}

/** 'Between 1 and 3', 'at 5 to 6': no receipts. */
const BOUNDS = words('between at from last past next top first')
const isBound = (tokens: readonly Token[], at: number): boolean =>
  BOUNDS.has(tokens[at - 1]?.text ?? '') || BOUNDS.has(tokens[at - 3]?.text ?? '')
