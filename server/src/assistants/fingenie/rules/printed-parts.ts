import { romanised } from '@pravas/language/text/devanagari'
import { placeOf, wordingOf } from '@pravas/language/text/phrases-in'
import { isFunctionWord } from '@pravas/language/text/skipped-words'
import type { Print } from '../../../receipts/print-rules.ts'
import { PRINTED } from './printed.ts'

/** What a bill prints for a part of it, in paise; `isSure` where it was read as the price of an item, or stands in paise. */
export interface PrintedPart {
  paise: number
  isSure: boolean
}

/** The different amounts that a bill prints for what a part of it is called: its items first, else the lines that bear its words. */
export function printedParts(part: string, { items, lines }: Print): PrintedPart[] {
  const words = wordsOf(part).filter((word) => !isFunctionWord(word))
  const label = Object.values(PRINTED).find((rule) => placeOf(rule, words)?.start === 0)
  const bears = (text: string) => {
    const said = wordsOf(text)
    return (
      (label && placeOf(label, said) !== undefined) || (words.length > 0 && words.every((word) => said.includes(word)))
    )
  }
  const priced = items.filter(({ name }) => bears(name)).map(({ paise }) => ({ paise, isSure: true }))
  const found = priced.length > 0 ? priced : lines.filter(bears).flatMap(amountAtEnd)
  return [...new Map(found.map((one) => [one.paise, one])).values()]
}

const wordsOf = (text: string): string[] =>
  wordingOf(romanised(text.toLowerCase())).words.map((word) => word.replace(/s$/, ''))

/** The last amount of a line; one without paise may count something else. */
function amountAtEnd(line: string): PrintedPart[] {
  const last = line.match(AMOUNTS)?.at(-1)
  if (last === undefined) return []
  const paise = Math.round(Number(last.replaceAll(',', '')) * 100)
  return paise > 0 ? [{ paise, isSure: /\.\d\d$/.test(last) }] : []
}

const AMOUNTS = /(?<![\d.,])\d[\d,]*(?:\.\d{1,2})?(?![\d%])/g
