import { isEnglishWord } from './english-words.ts'
import { anyOf, phrases, wordsIn } from './phrase-grammar.ts'
import { ADDRESS, AT_ONCE, PLEASE, THANKS } from './words/filler.ts'

/** What a wish to send names that the draft does not hold. */
export type Disagreement = { sumPaise: number } | { name: string }

const BESIDE_NAME = wordsIn(
  PLEASE,
  THANKS,
  ADDRESS,
  AT_ONCE,
  phrases('for | approval | then | today | too | mr | ms | mrs | my | manager | boss | only'),
)
const BESIDE_SUM = new Set(
  phrases(
    'total | totals | totalling | amount | amounts | is | of | for | worth | at | the | in | rs | inr | rupees | ₹ | ,',
  ),
)
const TO = anyOf(['to', 'with'])
const HINDI_TO = anyOf(['ko', 'को'])
const MOST_OF_NAME = 3

/**
 * Reads what the words of a message that are no part of a yes name instead: another total ('4,500 total'), or another person
 * ('to Rahul Sharma', 'Rahul ko'). Undefined where they say anything beside it.
 */
export function disagreementIn(unread: readonly string[]): Disagreement | undefined {
  const words = unread.map((word) => word.toLowerCase())
  const sum = sumOf(words)
  if (sum !== undefined) return { sumPaise: sum }
  const to = words.findIndex((_, at) => TO(words, at).length > 0)
  const ko = words.findIndex((_, at) => HINDI_TO(words, at).length > 0)
  const said = to >= 0 ? unread.slice(to + 1) : ko > 0 ? unread.slice(0, ko) : []
  const name = said.filter((word) => !BESIDE_NAME.has(word.toLowerCase()))
  const isNamed = to <= 0 && name.length > 0 && name.length <= MOST_OF_NAME && name.every(isName)
  return isNamed ? { name: name.map(capital).join(' ') } : undefined
}

/** The one sum that is named, in paise, where nothing else is left over. */
function sumOf(words: readonly string[]): number | undefined {
  const sums = words.flatMap((word) => {
    const rupees = Number(word.replace('/-', '').replaceAll(',', '') || 'none')
    return rupees >= 0 ? [rupees] : []
  })
  const others = words.filter((word) => !BESIDE_SUM.has(word)).length - sums.length
  const [sum] = sums
  return sum === undefined || sums.length > 1 || others > 0 ? undefined : Math.round(sum * 100)
}

const isName = (word: string): boolean =>
  word.charAt(0) !== word.charAt(0).toLowerCase() || !isEnglishWord(word.toLowerCase())
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
