import { currencyAt } from './currencies.ts'
import { HINDI_NUMBERS } from './hindi-numbers.ts'

/** A word, number or sign of a phrase, in lower case. */
export interface Word {
  text: string
  start: number
  end: number
}

const WORD = /\d+(?:,\d+)*(?:\.\d+)?|(?<![\p{L}\p{N}])\.\d+|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)?|[^\s\p{L}\p{N}]/gu

/** The words, numbers and signs of a text; a number keeps its marks ('1,24,000.50'), and ends where letters begin ('12.5k'). */
export function wordsOf(text: string): Word[] {
  return [...text.toLowerCase().matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const indexed = (words: string, first = 0): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index])

const ENGLISH: ReadonlyMap<string, number> = new Map([
  ...indexed(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ['fourty', 40],
])
const TENS: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
)
const HINDI: ReadonlyMap<string, number> = new Map(
  HINDI_NUMBERS.flatMap((spellings, value) => spellings.map((word): [string, number] => [word, value])),
)

const scales = (words: string, value: number): [string, number][] => words.split(' ').map((word) => [word, value])
const SCALES: ReadonlyMap<string, number> = new Map([
  ...scales('hundred hundreds sau sou', 100),
  ...scales('k thousand thousands hazaar hazar hajar hajaar hazzar', 1_000),
  ...scales('lakh lakhs lac lacs laakh', 100_000),
  ...scales('million mn', 1_000_000),
  ...scales('crore crores cr karod karor', 10_000_000),
])

/** Hindi fractions: said alone before a scale ('dedh lakh'), or added to a number ('saadhe saat sau'). */
const ALONE: ReadonlyMap<string, number> = new Map([
  ...scales('dedh ded derh', 1.5),
  ...scales('dhai adhai dhaai aadhai adhaai aadhaai dhaee adhaayi dhayi', 2.5),
  ...scales('sava savva sawa savaa sawaa', 1.25),
  ...scales('paun pauna paune', 0.75),
  ...scales('aadha aadhi adha half', 0.5),
])
const ADDED: ReadonlyMap<string, number> = new Map([
  ...scales('saadhe sadhe saade sade saarhe sarhe saadhey sadhey', 0.5),
  ...scales('sava savva sawa savaa sawaa', 0.25),
  ...scales('paune pauna', -0.25),
])

/** All words that quantities are said with. */
export const QUANTITY_WORDS: readonly string[] = [
  ...ENGLISH.keys(),
  ...TENS.keys(),
  ...SCALES.keys(),
  ...ALONE.keys(),
  ...ADDED.keys(),
]

/** A quantity in hundredths of its unit, and how many words say it. */
export interface Quantity {
  hundredths: number
  length: number
  /** Written with decimals, groups or a scale, as amounts are; not a bare number. */
  scaled: boolean
  /** Its last number may be meant in a scale that was not said: '1 lakh 20' is 1,20,000 as often as 1,00,020. */
  ambiguous: boolean
}

/** So much and more is said after a scale for itself: '2 thousand 500'. */
const LEAST_BARE = 100

const WESTERN = /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/
const INDIAN = /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d+)?$/
const PLAIN = /^\d*(?:\.\d+)?$/

/** A number in digits; undefined where its groups are those of no custom. */
function digitsOf(text: string): number | undefined {
  if (!/\d$/.test(text)) return undefined
  if (!PLAIN.test(text) && !WESTERN.test(text) && !INDIAN.test(text)) return undefined
  return Number(text.replaceAll(',', ''))
}

interface Small {
  value: number
  length: number
  whole: boolean
}

/** 'Saath rupaye' are sixty, 'family ke saath' is with them. */
const SIXTY_OR_WITH: ReadonlySet<string> = new Set(['saath', 'sath'])

/** Whether a number stands here by what is beside it: a scale, a currency, or what is measured. */
function countsMoney(words: readonly Word[], at: number): boolean {
  const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? '']
  const isMoney = (word: string) => currencyAt([word], 0) !== undefined || MEASURES.has(word)
  return SCALES.has(before) || ADDED.has(before) || isMoney(before) || SCALES.has(next) || isMoney(next)
}

const MEASURES: ReadonlySet<string> = new Set(
  'paise paisa km kms kilometre kilometer litre liter din raat percent %'.split(' '),
)

/** A number below 100 in words, or one in digits, at a position. */
function numberWordsAt(words: readonly Word[], at: number): Small | undefined {
  const text = words[at]?.text ?? ''
  const ten = TENS.get(text)
  if (ten !== undefined) {
    const dash = words[at + 1]?.text === '-' ? 1 : 0
    const unit = ENGLISH.get(words[at + 1 + dash]?.text ?? '') ?? 0
    return unit > 0 && unit < 10
      ? { value: ten + unit, length: 2 + dash, whole: true }
      : { value: ten, length: 1, whole: true }
  }
  if (SIXTY_OR_WITH.has(text) && !countsMoney(words, at)) return undefined
  const value = ENGLISH.get(text) ?? HINDI.get(text)
  return value === undefined ? undefined : { value, length: 1, whole: true }
}

function numberAt(words: readonly Word[], at: number): Small | undefined {
  const text = words[at]?.text ?? ''
  const [next, after] = [words[at + 1], words[at + 2]]
  const added = ADDED.get(text)
  const base = added === undefined ? undefined : (numberWordsAt(words, at + 1) ?? literalAt(words, at + 1))
  if (added !== undefined && base?.whole) return { value: base.value + added, length: base.length + 1, whole: false }
  const alone = ALONE.get(text)
  if (alone !== undefined) {
    const article = next?.text === 'a' && scaleAt(words, at + 2) !== undefined ? 1 : 0
    return { value: alone, length: 1 + article, whole: false }
  }
  if ((text === 'a' || text === 'an' || text === 'one') && next && scaleAt(words, at + 1) !== undefined)
    return { value: 1, length: 1, whole: true }
  const small = numberWordsAt(words, at) ?? literalAt(words, at)
  if (!small) return undefined
  // 'Twelve and a half thousand', 'one and half lakh'.
  const [join, article, half] = [at, at + 1, at + 2].map((index) => words[index + small.length]?.text)
  if (small.whole && join === 'and' && (half === 'half' || article === 'half')) {
    return { value: small.value + 0.5, length: small.length + (article === 'half' ? 2 : 3), whole: false }
  }
  if (small.whole && next?.text === 'point' && after) return pointed(words, at, small)
  return small
}

/** 'Twelve point five', digit by digit. */
function pointed(words: readonly Word[], at: number, small: Small): Small {
  let digits = ''
  let index = at + small.length + 1
  for (let word = words[index]; word; word = words[index]) {
    const digit = ENGLISH.get(word.text) ?? (/^\d$/.test(word.text) ? Number(word.text) : undefined)
    if (digit === undefined || digit > 9) break
    digits += String(digit)
    index++
  }
  return digits === '' ? small : { value: Number(`${small.value}.${digits}`), length: index - at, whole: false }
}

function literalAt(words: readonly Word[], at: number): Small | undefined {
  const text = words[at]?.text ?? ''
  const value = digitsOf(text)
  return value === undefined ? undefined : { value, length: 1, whole: !text.includes('.') }
}

function scaleAt(words: readonly Word[], at: number): number | undefined {
  const [word, before] = [words[at], words[at - 1]]
  // 'L' is a lakh only where it is written to its number.
  if (word?.text === 'l' && before && before.end === word.start && /\d$/.test(before.text)) return 100_000
  return SCALES.get(word?.text ?? '')
}

/** Beyond this no number is exact in hundredths. */
const MOST = 1e13

/**
 * The quantity that begins at a word, as far as it goes: '12.5k', '1 lakh 20 thousand', 'seven hundred and fifty', 'saadhe saat
 * sau'. Undefined where none begins, or where it has more than two decimals in the end.
 */
export function quantityAt(words: readonly Word[], at: number): Quantity | undefined {
  let index = at
  let total = 0
  let group: number | undefined
  /** What a further number may not reach: after 'hundred' 100, after 'thousand' 1,000. */
  let room = Number.POSITIVE_INFINITY
  let last = Number.POSITIVE_INFINITY
  let exact = true
  let scaled = false
  let ambiguous = false
  for (;;) {
    const joined = index > at && (words[index]?.text === 'and' || words[index]?.text === 'aur') && room < MOST ? 1 : 0
    const glued = index > at && words[index]?.start === words[index - 1]?.end && /^\d/.test(words[index]?.text ?? '')
    const number: Small | undefined = exact && room > 1 && !glued ? numberAt(words, index + joined) : undefined
    const scale = number || joined ? undefined : scaleAt(words, index)
    if (number) {
      if (number.value >= room || (group !== undefined && !number.whole)) break
      const literal = words[index + joined]?.text ?? ''
      scaled ||= /[.,]/.test(literal)
      // 'And' says that nothing but this is added.
      ambiguous = group === undefined && total > 0 && joined === 0 && number.value < LEAST_BARE
      group = (group ?? 0) + number.value
      exact = number.whole
      room = 1
      index += joined + number.length
    } else if (scale === 100 && last > 100 && (group === undefined || group < 100)) {
      group = (group ?? 1) * 100
      ambiguous = false
      room = exact ? 100 : 1
      scaled = true
      index++
    } else if (scale !== undefined && scale > 100 && scale < last && (group !== undefined || index === at)) {
      total += (group ?? 1) * scale
      group = undefined
      ambiguous = false
      last = scale
      room = exact ? scale : 1
      scaled = true
      index++
    } else break
  }
  // 'Half' or 'dedh' of nothing is no quantity.
  const isFraction = ALONE.has(words[at]?.text ?? '') || ADDED.has(words[at]?.text ?? '')
  if (index === at || (isFraction && !scaled)) return undefined
  const hundredths = (total + (group ?? 0)) * 100
  const rounded = Math.round(hundredths)
  if (Math.abs(hundredths - rounded) > 1e-4 || rounded > MOST) return undefined
  return { hundredths: rounded, length: index - at, scaled, ambiguous }
}
