import { currencyAt } from './currencies.ts'
import { romanised } from './devanagari.ts'
import { quantityAt, type Word, wordsOf } from './quantities.ts'

/** A quantity with its currency, sign and paise, at words `start` up to, not including, `end`. */
export interface Figure {
  paise: number
  start: number
  end: number
  currencies: string[]
  negative: boolean
  money: boolean
  /** It is said in a way that leaves more than one amount open: '1 lakh 20'. */
  ambiguous: boolean
}

/** The amounts that words hold, from left to right. */
export function figuresIn(words: readonly Word[]): Figure[] {
  const found: Figure[] = []
  const texts = words.map(({ text }) => text)
  for (let at = 0; at < words.length; at++) {
    const figure = figureAt(words, texts, at)
    if (!figure) continue
    found.push(figure)
    at = figure.end - 1
  }
  return found
}

/** No amount has more currencies on one side: 'Rs. ₹ 500 INR'. */
const MOST_MARKS = 4

function figureAt(words: readonly Word[], texts: readonly string[], start: number): Figure | undefined {
  const currencies = new Set<string>()
  let at = start
  let marked = false
  const skipCurrency = (): boolean => {
    const currency = currencyAt(texts, at)
    if (!currency) return false
    currencies.add(currency.code)
    at += currency.length
    while (texts[at] === '.' && words[at]?.start === words[at - 1]?.end && words[at + 1]) at++
    marked = true
    return true
  }
  const skipSign = (): boolean => {
    const isSign = (texts[at] === '-' || texts[at] === 'minus') && (at === start || marked)
    if (isSign) at++
    return isSign
  }
  // A dash between two numbers is no sign.
  const negative = (at === 0 || !/\d$/.test(texts[at - 1] ?? '')) && skipSign()
  for (let marks = 0; marks < MOST_MARKS && skipCurrency(); marks++) if (texts[at] === ':') at++
  const below = skipSign() || negative
  const quantity = quantityAt(words, at)
  if (!quantity) return undefined
  at += quantity.length
  let paise = quantity.hundredths
  if (texts[at] === 'paise' || texts[at] === 'paisa') {
    if (quantity.hundredths % 100 !== 0 || currencies.size > 0) return undefined
    return {
      paise: quantity.hundredths / 100,
      start,
      end: at + 1,
      currencies: ['INR'],
      negative: below,
      money: true,
      ambiguous: quantity.ambiguous,
    }
  }
  for (let marks = 0; marks < MOST_MARKS && skipCurrency(); marks++);
  if (texts[at] === '/' && texts[at + 1] === '-') {
    at += 2
    marked = true
  }
  const joined = texts[at] === 'and' || texts[at] === 'aur' ? 1 : 0
  const more = quantityAt(words, at + joined)
  const unit = more && texts[at + joined + more.length]
  if (more && (unit === 'paise' || unit === 'paisa') && more.hundredths < 10_000 && paise % 100 === 0) {
    paise += more.hundredths / 100
    at += joined + more.length + 1
    currencies.add('INR')
    marked = true
  }
  return {
    paise,
    start,
    end: at,
    currencies: [...currencies],
    negative: below,
    money: marked || quantity.scaled,
    ambiguous: quantity.ambiguous,
  }
}

/** An amount at the beginning of a text: its hundredths and where it ends; what stands behind it is somebody else's. */
export function amountAtStart(text: string): { paise: number; end: number; named: boolean } | undefined {
  const words = wordsOf(romanised(text))
  const figure = figureAt(
    words,
    words.map((word) => word.text),
    0,
  )
  const last = figure && words[figure.end - 1]
  if (!figure || !last || figure.negative || figure.ambiguous) return undefined
  return { paise: figure.paise, end: last.end, named: figure.currencies.length > 0 }
}
