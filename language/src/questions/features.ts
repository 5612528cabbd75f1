import { MONTHS, WEEKDAYS } from '../text/date-words.ts'
import { soundOf } from '../text/devanagari.ts'
import { INDIAN_AIRPORTS } from '../text/indian-airports.ts'
import { plainWord, wordSpans } from '../text/message-words.ts'
import { OTHER_INDIAN, SERVED } from '../text/places.ts'
import { AIRLINE_WORDS } from '../travel/airlines.ts'

/** Longer messages say more than a question. */
const MOST_WORDS = 60

const CITIES: ReadonlySet<string> = new Set(
  [
    ...SERVED.flatMap(({ names, codes, satellites }) => [...names, ...codes, ...satellites]),
    ...OTHER_INDIAN.map((line) => line.split(':')[0] ?? line),
    ...INDIAN_AIRPORTS.map(({ city }) => city),
  ].map((name) => name.toLowerCase()),
)
const AIRLINES: ReadonlySet<string> = new Set(AIRLINE_WORDS.filter((word) => word.length > 4))
/** What stands for a value, so that no phrase is known by the one that it happens to hold. */
const VALUES: readonly (readonly [stands: string, isOne: (word: string) => boolean])[] = [
  ['<number>', (word) => /\d/.test(word)],
  ['<city>', (word) => CITIES.has(word)],
  ['<airline>', (word) => AIRLINES.has(word)],
  ['<day>', (word) => WEEKDAYS.has(word)],
  // 'May' is mostly a verb.
  ['<month>', (word) => MONTHS.has(word) && word !== 'may'],
]

/** The words of a message as the classifier knows them: as lists of words write them, with values replaced by what they are. */
export const knownWords = (message: string): string[] =>
  wordSpans(message, { start: 0, end: message.length })
    .slice(0, MOST_WORDS)
    .map(({ start, end }) => knownWord(message.slice(start, end)))

/** A word as the classifier knows it. */
export function knownWord(word: string): string {
  const plain = plainWord(word)
  return VALUES.find(([, isOne]) => isOne(plain))?.[0] ?? plain
}

/** Whether a word stands for a value. */
export const isValueWord = (word: string): boolean => word.startsWith('<')

/** Parts of words that make up for typing errors weigh less than words. */
const WEIGHT_OF_PART = 0.35
const SHORTEST_PART = 3
const LONGEST_PART = 4

type Features = readonly (readonly [feature: string, weight: number])[]

/** What one word is known by: itself, how it sounds, and its parts. */
function ofWord(word: string): Features {
  if (isValueWord(word)) return [[word, 1]]
  const features: [string, number][] = [
    [word, 1],
    [`~${soundOf(word)}`, 1],
  ]
  const edged = ` ${word} `
  for (let length = SHORTEST_PART; length <= LONGEST_PART && length < word.length; length++)
    for (let at = 0; at + length <= edged.length; at++)
      features.push([`…${edged.slice(at, at + length)}`, WEIGHT_OF_PART])
  return features
}

/**
 * What a message is known by, with the weight of each: its words, their parts, and pairs of neighbours. `kept` keeps what words are
 * known by, for who goes through many messages.
 */
export function featuresOf(message: string, kept?: Map<string, Features>): Map<string, number> {
  const words = knownWords(message)
  const features = new Map<string, number>()
  for (const word of words) {
    const known = kept?.get(word) ?? ofWord(word)
    kept?.set(word, known)
    for (const [feature, weight] of known) features.set(feature, weight)
  }
  for (const [at, word] of ['', ...words].entries()) features.set(`${word} ${words[at] ?? ''}`, 1)
  if (message.includes('?')) features.set('?', 1)
  return features
}
