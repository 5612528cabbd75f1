import { affirmedText } from './affirmed-text.ts'
import { type Doubt, doubtIn, withoutSource } from './certainty.ts'
import { currencyAt } from './currencies.ts'
import { romanised } from './devanagari.ts'
import { figuresIn } from './figures.ts'
import { QUANTITY_WORDS, type Word, wordsOf } from './quantities.ts'
import { typingDistance } from './spelling.ts'
import { PLEASE, THANKING } from './words/filler.ts'

/** An amount of money that a phrase says, and nothing else. */
export interface Amount {
  /** Hundredths of the currency's unit, never below zero. */
  paise: number
  /** ISO 4217, where a currency is named. */
  currency?: string
  negative: boolean
  /** Written as money is (a currency, decimals, groups, 'lakh'); a bare whole number may count something else. */
  money: boolean
}

/** Why a phrase with a number in it says no amount; `words` are those that were not understood, as they were said. */
export interface NoAmount {
  why: Doubt | 'range' | 'currencies' | 'negated' | 'decimals' | 'unread'
  words: string
  money: boolean
}

/** Words that may stand around an amount and change nothing about it. */
const AROUND = new Set([
  ...PLEASE,
  ...THANKING,
  ...`a an the it its it's that that's this is was were be been total amount sum price cost costs costed value figure only just exactly exact
  actually really should must has have to of for as in all altogether overall grand net paid pay we i my our came comes come charged
  you ok okay yes yeah yep sure sorry hmm well so no oh and now then right correct full rounded
  hai hain tha thi the thay ka ki ke ko kul sirf bas bus keval ji haan kar do karo kijiye diya diye hua hue rakho likho
  including incl inclusive gst tax taxes everything vat flat`.split(/\s+/),
])
const NEGATIONS = new Set("not nahi nahin nahi isn't wasn't never don't dont isnt wasnt cannot".split(' '))
const RANGES = new Set(['-', '/', 'or', 'ya', 'to', 'till', 'between', 'se', '–'])
/** A question may come without its mark: '700 right', '700 hai na'. */
const ASKED_LAST = /\d\D*\b(?:right|correct|na|kya|eh)[.! ]*$/
/** More decimals than money has. */
const DECIMALS = /^[\d,]*\.\d{3,}$/
const SIGNS = /^[.,!:;=()"'“”‘*]$/

/**
 * Reads a phrase that is nothing but an amount: digits with Indian or western groups, decimals, 'k', 'lakh', number words in
 * English and Hindi, a currency before or behind, 'rupees 500 and 50 paise', and words that change nothing ('it was', 'only').
 * Anything left over makes it no amount, with the reason. Undefined where the phrase holds no number at all.
 */
export function readAmount(phrase: string): Amount | NoAmount | undefined {
  const said = withoutSource(romanised(phrase.normalize('NFKC').replace(/[’‘`´]/g, "'")).toLowerCase())
  // '700, not 640' says one amount; 'without the tip' leaves open how much that is.
  const kept = affirmedText(said.replace(/[–—−]/g, '-'), (piece) => figuresIn(wordsOf(piece)).length > 0)
  const words = spelled(wordsOf(kept))
  const found = figuresIn(words)
  const [figure, ...others] = found
  if (!figure) {
    if (figuresIn(wordsOf(said)).length > 0) return { why: 'negated', words: said.trim(), money: false }
    const unread = words.some(({ text }) => DECIMALS.test(text)) ? 'decimals' : 'unread'
    const doubt = words.some(({ text }) => /\d/.test(text)) ? (doubtIn(said) ?? unread) : undefined
    return doubt && { why: doubt, words: said.trim(), money: false }
  }
  const left = words.filter((_, at) => !found.some(({ start, end }) => at >= start && at < end))
  const unread = left.filter((word) => !isAround(word))
  const leftText = left.map(({ text }) => text).join(' ')
  const none = (why: NoAmount['why'], of: readonly Word[]): NoAmount => ({
    why,
    words: of.length > 0 ? of.map(({ text }) => text).join(' ') : said.trim(),
    money: found.some(({ money }) => money),
  })
  if (unread.some(({ text }) => NEGATIONS.has(text))) return none('negated', unread)
  if (/\?\s*$/.test(said) || ASKED_LAST.test(said)) return none('unsure', [])
  const doubt = unread.length > 0 ? doubtIn(`${leftText} ${kept}`) : undefined
  if (doubt && !(doubt === 'relative' && others.length > 0)) return none(doubt, unread)
  if (others.length > 0) return none(unread.every(({ text }) => RANGES.has(text)) ? 'range' : 'unread', unread)
  if (unread.length > 0) return none('unread', unread)
  if (figure.ambiguous) return none('range', [])
  if (figure.currencies.length > 1) return none('currencies', [])
  const [currency] = figure.currencies
  return {
    paise: figure.paise,
    negative: figure.negative,
    money: figure.money,
    ...(currency !== undefined && { currency }),
  }
}

/** Whether a reading is an amount that may be set. */
export function isAmount(reading: Amount | NoAmount | undefined): reading is Amount {
  return reading !== undefined && 'paise' in reading
}

/** The currencies that a text names, each once, by ISO 4217. */
export function currenciesIn(text: string): string[] {
  const words = wordsOf(romanised(text.normalize('NFKC'))).map((word) => word.text)
  const codes: string[] = []
  for (let at = 0; at < words.length; at++) {
    const currency = currencyAt(words, at)
    if (!currency) continue
    if (!codes.includes(currency.code)) codes.push(currency.code)
    at += currency.length - 1
  }
  return codes
}

const isAround = ({ text }: Word): boolean => AROUND.has(text) || SIGNS.test(text)

/** Longer words only: of short ones a slip makes another word. */
const RIGHT = QUANTITY_WORDS.filter((word) => word.length >= 5)

/** Words of quantities with one slip of the finger in them put right, where only one can be meant. */
function spelled(words: readonly Word[]): Word[] {
  const known = new Set(QUANTITY_WORDS)
  return words.map((word) => {
    const { text } = word
    if (!/^[a-z]{5,12}$/.test(text) || AROUND.has(text) || known.has(text)) return word
    const near = RIGHT.filter((right) => typingDistance(text, right, 1.05) <= 1.05)
    const [only, ...others] = near
    return only !== undefined && others.length === 0 ? { ...word, text: only } : word
  })
}
