import { HINDI_NUMBERS } from '../../text/hindi-numbers.ts'
import { NUMBER_WORDS } from '../../text/numbers.ts'
import type { Wording } from '../../text/phrases-in.ts'
import type { Token } from '../../text/tokens.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What a figure beside it counts or measures. */
const UNITS = words(`
  night nights nite nites raat raaten raatein day days din week weeks hafta hafte month months mahina mahine year years saal
  hour hours hr hrs ghanta ghante minute minutes min mins km kms kilometre kilometres kilometer kilometers mile miles litre
  litres liter liters ltr percent pct people person persons pax head heads guest guests adult adults log plate plates room rooms %`)
const MONEY = words('₹ rs inr rupee rupees rupay rupaye rupaya rupaiya paise paisa')
/** Behind a figure these make it a larger amount. */
const SCALES = words('k hundred sau thousand hazaar hazar lakh lac crore')

/** What the words before and behind a figure make of it: a count of something, an amount of money, or neither. */
export function measureBetween(before: string, behind: string): 'count' | 'money' | undefined {
  if (MONEY.has(before) || MONEY.has(behind) || SCALES.has(behind)) return 'money'
  return UNITS.has(before) || UNITS.has(behind) ? 'count' : undefined
}

/** As `measureBetween`, of the figure at a place; signs and the ends of sentences part words. */
export function measureAt({ text, tokens }: Wording, at: number): 'count' | 'money' | undefined {
  const [before, own, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!own) return undefined
  const led = isTogether(own, before, own) || MONEY.has(before?.text ?? '') ? before?.text : ''
  const sign = text.slice(own.end, own.end + 2).trimStart()
  const ended = isTogether(own, behind, behind) ? behind?.text : ''
  return measureBetween(led ?? '', sign.startsWith('%') ? '%' : (ended ?? ''))
}

/** Whether two words stand in one sentence without a comma before the later one. */
const isTogether = (one: Token, other: Token | undefined, later: Token | undefined): boolean =>
  one.sentence === other?.sentence && later?.comma === false

/** The places of figures in digits, and of numbers in words that count something. */
export function figuresAmong(wording: Wording): number[] {
  return wording.tokens.flatMap(({ text }, at) =>
    isDigits(text) || (IN_WORDS.has(text) && measureAt(wording, at) === 'count') ? [at] : [],
  )
}

const isDigits = (word: string): boolean => /^\d+$/.test(word)
const IN_WORDS: ReadonlySet<string> = new Set([...NUMBER_WORDS, ...HINDI_NUMBERS.flat()])

/** Whether a figure is the rest of the one before it: the '00' of '640.00'. */
export function goesOn(tokens: readonly Token[], at: number): boolean {
  const [first, sign, last] = [tokens[at - 2], tokens[at - 1], tokens[at]]
  const areFigures = isDigits(first?.text ?? '') && isDigits(last?.text ?? '')
  return areFigures && SIGNS.has(sign?.text ?? '') && first?.end === sign?.start && sign?.end === last?.start
}

const SIGNS = new Set(['.', ',', '/', ':'])
