import type { Category } from '@pravas/contract/receipt-fields'
import { exclusionsIn } from '../../text/affirmed-text.ts'
import { isEnglishWord } from '../../text/english-words.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import { PLACE_WORDS } from '../../text/place-names.ts'
import { typingDistance } from '../../text/spelling.ts'
import { PLEASE } from '../../text/words/filler.ts'
import { byAmount } from './amount-names.ts'
import { documentsNamed } from './document-names.ts'
import { kindMeant } from './kind-slips.ts'
import { monthIn, periodIn } from './past-dates.ts'
import { CATEGORY_WORDS, KIND_WORDS, ORDINARY } from './plain-words.ts'
import type { NameableReceipt } from './receipt.ts'
import { numbersIn, ordinalOf } from './receipt-numbers.ts'

/** Which receipts a text speaks of, and by what it names them; 'none' when it names none in particular. */
export interface Mention<R extends NameableReceipt = NameableReceipt> {
  receipts: R[]
  by: 'number' | 'file' | 'focus' | 'merchant' | 'category' | 'date' | 'none'
  /** What the text excludes without naming any receipt by it: 'all but the tips'. */
  notExcluded?: string[]
}

interface NamingContext {
  today: string
  /** The id of the receipt that 'it' means. */
  focus: string | undefined
}

/** The categories that a text names, by their own names or by words for what belongs to them. */
export function categoriesIn(text: string): Category[] {
  const words = kindsIn(text)
  return CATEGORY_WORDS.flatMap(([category, known]) => (words.some((word) => known.has(word)) ? [category] : []))
}

/**
 * The receipts that a text names: by number, file, 'it', merchant, category or date, the first that finds any. What it excludes
 * ('not receipt 2', 'all but the cab') is not among them.
 */
export function mentionsIn<R extends NameableReceipt>(
  text: string,
  receipts: readonly R[],
  context: NamingContext,
): Mention<R> {
  const { left, excluded } = exclusionsIn(text)
  if (excluded.length === 0) return namedIn(text, receipts, context)
  const named = excluded.flatMap((piece) =>
    partsOf(piece, receipts, context).map((part) => ({ piece: part, mention: namedIn(part, receipts, context) })),
  )
  const out = named.flatMap(({ mention }) => (mention.by === 'none' ? [] : mention.receipts))
  // 'All but the lunch' where there is none leaves out nothing.
  const notExcluded = named.flatMap(({ piece, mention }) =>
    mention.by === 'none' || mention.receipts.length === 0 ? [piece] : [],
  )
  const mention = namedIn(left, receipts, context)
  return { ...mention, receipts: mention.receipts.filter((receipt) => !out.includes(receipt)), notExcluded }
}

/** The parts of a list, where each names receipts by itself: 'the tolls and the hotel'; else the whole of it. */
function partsOf(list: string, receipts: readonly NameableReceipt[], context: NamingContext): string[] {
  const parts = list
    .split(JOINED)
    .map((part) => part.trim())
    .filter(Boolean)
  const isEachNamed = parts.every((part) => namedIn(part, receipts, context).by !== 'none')
  return parts.length > 1 && isEachNamed ? parts : [list]
}

const JOINED = /,|&|\band\b|\baur\b|\bplus\b/iu

/** What a text excludes, each as the receipts that it names: 'but not the cab', 'haan par cab wala nahi'. */
export function excludedIn<R extends NameableReceipt>(
  text: string,
  receipts: readonly R[],
  context: NamingContext,
): Mention<R>[] {
  return exclusionsIn(text).excluded.map((piece) => namedIn(piece, receipts, context))
}

function namedIn<R extends NameableReceipt>(
  text: string,
  receipts: readonly R[],
  { today, focus }: NamingContext,
): Mention<R> {
  const counted = countedAmong(text, receipts, { today, focus })
  if (counted) return { by: 'number', receipts: [counted] }
  const priced = byAmount(text, receipts)
  if (priced.length > 0) return { by: 'merchant', receipts: priced }
  const numbers = numbersIn(text, receipts)
  if (numbers) return { by: 'number', receipts: receipts.filter(({ number }) => numbers.includes(number)) }
  const files = receipts.filter(({ fileName }) => namesFile(text, fileName))
  if (files.length > 0) return { by: 'file', receipts: files }
  const merchants = byMerchant(text, receipts)
  if (merchants.length > 0) return { by: 'merchant', receipts: merchants }
  const documents = documentsNamed(text, receipts)
  if (documents.length > 0) return { by: 'merchant', receipts: documents }
  const focused = receipts.filter(({ id }) => id === focus)
  if (focused.length > 0 && pointsAtIt(wordingOf(text).words)) return { by: 'focus', receipts: focused }
  const ofKind = byKind(text, receipts)
  if (ofKind.length > 0) return { by: 'merchant', receipts: ofKind }
  const categories: string[] = categoriesIn(text)
  if (categories.length > 0) {
    const within = receipts.filter(({ category }) => categories.includes(category))
    return { by: 'category', receipts: ofTheKind(text, within) }
  }
  const period = periodIn(text, today) ?? monthIn(text, today)
  if (period && period !== 'invalid') {
    const within = receipts.filter(({ date }) => date !== null && date >= period.from && date <= period.to)
    return { by: 'date', receipts: within }
  }
  return { by: 'none', receipts: [...receipts] }
}

/** The words of a text, where one names a kind of bill with a slip of the fingers as that kind. */
const kindsIn = (text: string): string[] =>
  wordingOf(text).words.map((word, at, words) =>
    SHOPS.has(word) && POINTED_AT.has(words[at + 1] ?? '') ? 'shopping' : kindMeant(word),
  )
/** 'Shop wala', 'the store bill': of itself it is what a merchant is called. */
const SHOPS = new Set(['shop', 'store', 'dukaan', 'dukan'])
const POINTED_AT = new Set('wala wali wale waala waali bill bills receipt one invoice'.split(' '))

/** The receipts of merchants of the kind that a text names, whatever their category: 'the medicine', 'parking'. */
function byKind<R extends NameableReceipt>(text: string, receipts: readonly R[]): R[] {
  const words = kindsIn(text)
  const signs = new Set(
    KIND_WORDS.flatMap(([names, signs]) =>
      names.some((name) => words.includes(name) && !isOfCategory(name)) ? [...names, ...signs] : [],
    ),
  )
  if (signs.size === 0) return []
  return receipts.filter(({ merchant, fileName }) =>
    wordingOf(`${merchant ?? ''} ${stemOf(fileName)}`).words.some((word) => signs.has(word)),
  )
}

/** Words for kinds of which one of these receipts is, and so names for it: 'medicine' where one is of a pharmacy. */
export function kindNames(receipts: readonly Pick<NameableReceipt, 'merchant' | 'fileName'>[]): string[] {
  const words = new Set(
    receipts.flatMap(({ merchant, fileName }) => wordingOf(`${merchant ?? ''} ${stemOf(fileName)}`).words),
  )
  return KIND_WORDS.flatMap(([names, signs]) =>
    [...names, ...signs].some((sign) => words.has(sign)) ? names.filter((name) => !isOfCategory(name)) : [],
  )
}

/** Whether a kind belongs to a category, which then tells its receipts better. */
const isOfCategory = (kind: string): boolean => CATEGORY_WORDS.some(([, known]) => known.has(kind))

/** What tells receipts of one kind apart: 'the cheaper one', 'sabse mehngi'. */
const EXTREMES: readonly (readonly [which: 'least' | 'most', words: ReadonlySet<string>])[] = [
  [
    'least',
    new Set('cheaper cheapest smaller smallest lower lowest sasta sasti saste chhota chhoti choti chota'.split(' ')),
  ],
  [
    'most',
    new Set(
      'costlier costliest bigger biggest larger largest higher highest dearer pricier mehnga mehngi bada badi'.split(
        ' ',
      ),
    ),
  ],
]

/** The one of several alike that a text counts or compares: 'the second ola', 'the cheaper cab', 'dusri uber'. */
function countedAmong<R extends NameableReceipt>(
  text: string,
  receipts: readonly R[],
  context: NamingContext,
): R | undefined {
  const { words } = wordingOf(text)
  const extreme = EXTREMES.find(([, known]) => words.some((word) => known.has(word)))
  const at = words.findIndex((word) => ordinalOf(word) !== undefined || LAST.has(word))
  if (at < 0 && !extreme) return undefined
  const rest = words.filter((word, index) => index !== at && !extreme?.[1].has(word)).join(' ')
  const { by, receipts: named } = namedIn(rest, receipts, { ...context, focus: undefined })
  const isAlike = (by === 'merchant' || by === 'category') && named.length > 1
  if (extreme) return isAlike || isOnlyPointing(rest) ? extremeOf(isAlike ? named : receipts, extreme[0]) : undefined
  const next = words[at + 1] ?? ''
  const isCounting = isAlike && namedIn(next, named, { ...context, focus: undefined }).by === by
  return isCounting
    ? LAST.has(words[at] ?? '')
      ? named.at(-1)
      : named[(ordinalOf(words[at] ?? '') ?? 0) - 1]
    : undefined
}

const LAST = new Set(['last', 'aakhri', 'akhri'])
const POINTING = new Set([...PLEASE, ...'the one wala wali wale i mean meant matlab waala waali ones'.split(' ')])
const isOnlyPointing = (text: string): boolean => text.split(' ').every((word) => POINTING.has(word) || word === '')

function extremeOf<R extends NameableReceipt>(receipts: readonly R[], which: 'least' | 'most'): R | undefined {
  const totals = receipts.map(({ totalPaise }) => totalPaise ?? undefined)
  if (totals.includes(undefined)) return undefined
  const found =
    which === 'least'
      ? Math.min(...totals.flatMap((one) => one ?? []))
      : Math.max(...totals.flatMap((one) => one ?? []))
  const [only, ...others] = receipts.filter(({ totalPaise }) => totalPaise === found)
  return others.length === 0 ? only : undefined
}

const IT = new Set('it its that thats this iska iski isko uska uski usko isse usse ise'.split(' '))
/** Behind 'this' and 'that' these make something else of it: 'this month', 'that much'. */
const NOT_IT = new Set('month week year much quarter time chat chats conversation claim draft'.split(' '))

const pointsAtIt = (words: readonly string[]): boolean =>
  words.some((word, at) => IT.has(word) && !NOT_IT.has(words[at + 1] ?? ''))

/** Of receipts in one category those of the very kind that is named, where merchants tell it: of Transport the flight is IndiGo's. */
function ofTheKind<R extends NameableReceipt>(text: string, receipts: readonly R[]): R[] {
  const said = kindsIn(text)
  return CATEGORY_WORDS.flatMap(([category, known]) => {
    const within = receipts.filter((receipt) => receipt.category === category)
    const named = said.filter((word) => known.has(word))
    const kinds = KIND_WORDS.filter(([names]) => names.some((name) => named.includes(name)))
    // 'Travel by cab' may be any of the category.
    const isNarrow = named.every((word) => kinds.some(([names]) => names.includes(word)))
    const fitting = within.filter(({ merchant, fileName }) => {
      const { words } = wordingOf(`${merchant ?? ''} ${stemOf(fileName)}`)
      return words.some((word) => kinds.some(([names, signs]) => names.includes(word) || signs.includes(word)))
    })
    return isNarrow && fitting.length > 0 ? fitting : within
  }).toSorted((a, b) => receipts.indexOf(a) - receipts.indexOf(b))
}

const stemOf = (fileName: string): string => fileName.replace(/\.[a-z]{3,4}$/i, '')

function namesFile(text: string, fileName: string): boolean {
  const lower = text.toLowerCase()
  const stem = stemOf(fileName).toLowerCase()
  // A stem such as 'receipt' or '2' is a word or a number of its own.
  return lower.includes(fileName.toLowerCase()) || (/[\d_-]/.test(stem) && stem.length > 4 && lower.includes(stem))
}

/** Words of merchants' names that say nothing about which merchant, and words that questions are made of. */
const COMMON = new Set(
  `the and of at by for pvt private ltd limited llp inc co company india services service stores store shop mart centre
  center hotel hotels restaurant restaurants cafe food foods kitchen travels travel taxi taxis cab cabs transport stay
  residency inn house new shree sri grand total amount date receipt receipts bill bills invoice category categories
  merchant merchants price cost summary compare list show first second third last average gst gstin city place all what
  which how when where who`.split(/\s+/),
)

/** The receipts whose merchants, or whose files, a text names. */
export function byMerchant<R extends NameableReceipt>(text: string, receipts: readonly R[]): R[] {
  const words = wordingOf(text).words.filter((word) => !COMMON.has(word))
  const known = new Set(receipts.flatMap(({ merchant }) => merchantWordsOf(merchant)))
  const scoreOf = (receipt: R, said: readonly string[]) => {
    const strange = said.filter((word) => !known.has(word) && word.length > 3 && !ORDINARY.has(word))
    return likeness(receipt, text, new Set(said), strange)
  }
  const scored = receipts.map((receipt) => ({ receipt, score: scoreOf(receipt, words) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best === 0) return []
  const named = scored.filter(({ score }) => score === best).map(({ receipt }) => receipt)
  // 'Uber and haldirams' names both, in full and by a word that is no other.
  const taken = new Set(named.flatMap(({ merchant }) => merchantWordsOf(merchant)))
  const left = words.filter((word) => !taken.has(word) && !isEnglishWord(word) && !PLACES.has(word))
  const others = receipts.filter((receipt) => {
    const score = named.includes(receipt) ? 0 : scoreOf(receipt, left)
    return score > 0 && score < FULL
  })
  return receipts.filter((receipt) => named.includes(receipt) || others.includes(receipt))
}

const PLACES = new Set(PLACE_WORDS)
/** A name in full counts before words of one. */
const FULL = 100

const merchantWordsOf = (merchant: string | null): string[] =>
  wordingOf(merchant ?? '').words.filter((word) => word.length > 2 && !COMMON.has(word))

function likeness(
  { merchant, fileName }: NameableReceipt,
  text: string,
  said: ReadonlySet<string>,
  strange: readonly string[],
): number {
  if (merchant !== null && merchant.length > 3 && text.toLowerCase().includes(merchant.toLowerCase())) return FULL
  const words = merchantWordsOf(merchant)
  const whole = words.filter((word) => said.has(word)).length
  if (whole > 0) return whole
  const names = [...words, ...wordingOf(stemOf(fileName)).words.filter((word) => word.length > 3 && !COMMON.has(word))]
  const initials = wordingOf(merchant ?? '')
    .words.map((word) => word[0] ?? '')
    .join('')
  const isNear = strange.some((word) => names.some((name) => isLike(word, name)))
  return isNear || (initials.length > 2 && said.has(initials)) ? 0.5 : 0
}

/** A slip of the fingers, another ending, or a name of which a file bears the beginning: 'stationery', 'haldirams', 'zoomcar'. */
function isLike(said: string, name: string): boolean {
  if (said === name) return !isEnglishWord(said) || said.length > 4
  const [short, long] = said.length < name.length ? [said, name] : [name, said]
  if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 3 && !isEnglishWord(said))
    return true
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  if (same >= 6 && long.length - same <= 4) return true
  if (isEnglishWord(said) || said[0] !== name[0] || !/^[a-z]{5,20}$/.test(said) || !/^[a-z]{4,20}$/.test(name))
    return false
  const limit = said.length < 7 ? 1.05 : 1.6
  return typingDistance(said, name, limit) <= limit
}
