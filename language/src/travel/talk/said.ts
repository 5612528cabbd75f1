import { affirmedTokens } from '../../text/affirmed-text.ts'
import { romanised } from '../../text/devanagari.ts'
import { isEnglishWord } from '../../text/english-words.ts'
import type { Rule } from '../../text/phrase-grammar.ts'
import { clean, type Token, tokenise } from '../../text/tokens.ts'
import { PLEASE } from '../../text/words/filler.ts'
import { type Entity, findEntities } from '../entities.ts'
import { correctSpelling } from '../spelling.ts'

/** A message as its turns of phrase are read: its words in lower case, without apostrophes, as they were written. */
export interface SaidWords {
  words: readonly string[]
  /** Those that nothing negates: 'don't swap the cities' swaps nothing. */
  wanted: readonly string[]
  /** The message with a question mark somewhere, or at its end. */
  asks: boolean
  endsAsking: boolean
}

/** Longer messages tell a story. */
const MOST_WORDS = 120

/** The words of a message. */
export function saidIn(message: string): SaidWords {
  const text = romanised(message)
  const words = (tokens: readonly Token[]) => tokens.slice(0, MOST_WORDS).map(({ said }) => said)
  return {
    words: words(tokenise(clean(text))),
    wanted: words(affirmedTokens(clean(text))),
    asks: message.includes('?'),
    endsAsking: message.trimEnd().endsWith('?'),
  }
}

/** A message with slips of the fingers put right. */
export const spelt = (message: string): readonly Token[] => correctSpelling(tokenise(clean(message)))

/** The words of a message that was put right; what is a word of its own stays as it was written. */
export const spellingsOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.slice(0, MOST_WORDS).map((token) => (isWord(token) ? token.said : token.text))

/** A part of a message between full stops, commas and words that join clauses. */
export interface Clause {
  /** Its words, misspellings put right, with places and days in one place each: '<place>', '<date>'. */
  words: readonly string[]
  /** As it was written. */
  text: string
  /** Whether it holds a value of a trip. */
  hasValue: boolean
}

const JOINS = new Set('but and then so because since as par lekin aur'.split(' '))
/** What begins a clause behind a word that joins; 'the first and second' is one. */
const OPENS = new Set([
  ...PLEASE,
  ...`i we you lets let can could would will show find book need want send submit cancel drop scrap delete remove put keep look get add change make
   its it this that the my main mujhe hum bhej bhejo dikhao karo hotel`.split(/\s+/),
])
/** Words that the spelling step takes for others. */
const KEPT = new Set(
  'approver ruko ruk rukiye baat puchna puchunga puchungi isko usko ise isse rakho rakh dijiye dekhte dekhenge karte karenge karunga karungi bolunga bolungi bataunga bataungi bhejna bhejo mein baad abhi batata batati jao sochta sochti sochte jaiye rehne'.split(
    ' ',
  ),
)
const isWord = ({ said }: Token) => isEnglishWord(said) || KEPT.has(said)

/** The clauses of a message. */
export function clausesIn(message: string): Clause[] {
  const text = clean(romanised(message))
  const tokens = correctSpelling(tokenise(text))
  const entities = findEntities(tokens)
  return clausesOf(tokens, entities).map(({ places, words }) => {
    const values = entities.filter(({ start }) => places.includes(start))
    const [first, last] = [tokens[places[0] ?? 0], tokens[places.at(-1) ?? 0]]
    return {
      words,
      text: text.slice(first?.start, last?.end),
      hasValue: values.some(({ value, negated }) => !negated && value.kind !== 'number' && value.kind !== 'purpose'),
    }
  })
}

/** The clauses of words that were read, each with the places of its words. */
export function clausesOf(
  tokens: readonly Token[],
  entities: readonly Entity[],
): { places: readonly number[]; words: readonly string[] }[] {
  const parts: number[][] = []
  for (const [at, token] of tokens.entries()) {
    const [last, before] = [parts.at(-1), tokens[at - 1]]
    const next = tokens[at + 1]?.said ?? ''
    // 'Leave it as it is' is one clause.
    const joins = JOINS.has(token.said) && OPENS.has(next) && !(token.said === 'as' && next === 'it')
    if (!last || token.comma || joins || token.sentence !== before?.sentence) parts.push([at])
    else last.push(at)
  }
  return parts.map((places) => {
    const values = entities.filter(({ start }) => places.includes(start))
    const words = places.flatMap((at) => {
      const value = values.find(({ start, end }) => start <= at && at < end)
      if (value && (value.value.kind === 'place' || value.value.kind === 'date'))
        return value.start === at ? [`<${value.value.kind}>`] : []
      const token = tokens[at]
      return token ? [isWord(token) ? token.said : token.text] : []
    })
    return { places, words: JOINS.has(words[0] ?? '') ? words.slice(1) : words }
  })
}

/** Whether a rule fits somewhere among words. */
export const found = (rule: Rule, words: readonly string[]): boolean =>
  words.some((_, at) => rule(words, at).length > 0)

/** Whether rules fit one behind another, with any words between. */
export function foundInTurn(words: readonly string[], ...rules: readonly Rule[]): boolean {
  let from = 0
  for (const rule of rules) {
    let end: number | undefined
    for (let at = from; at < words.length && end === undefined; at++) {
      const ends = rule(words, at)
      if (ends.length > 0) end = Math.min(...ends)
    }
    if (end === undefined) return false
    from = end
  }
  return true
}

/** Whether a rule reads all words. */
export const fits = (rule: Rule, words: readonly string[]): boolean => rule(words, 0).includes(words.length)
