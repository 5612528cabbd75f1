import { ASSENT, COURTESY, GLUE, IS, MANNER, RIGHT } from '../text/consent-words.ts'
import { numberAt } from '../text/numbers.ts'
import { anyOf, either, inOrder, maybe, several } from '../text/phrase-grammar.ts'
import { affirmed } from '../text/polarity.ts'
import { clean, type Token, tokenise } from '../text/tokens.ts'
import { findEntities } from './entities.ts'
import * as words from './plain-choice-words.ts'
import { rankAt } from './ranks.ts'
import { readCard } from './selection.ts'
import { correctSpelling } from './spelling.ts'

/** Stand for values of the sentence; no token is written like them. */
const AIRLINE = anyOf(['<airline>'])
const CLOCK = anyOf(['<clock>'])
const FLIGHT_NUMBER = anyOf(['<flight_number>'])
const NAME = anyOf(['<name>'])
const NUMBER = anyOf(['<number>', 'one'])
const ORDINAL = anyOf(['<ordinal>'])
const PERIOD = anyOf(['<period>'])
const RANK = anyOf(['<rank>'])
const SORT = anyOf(['<sort>'], words.DEAREST)

const THE = several(anyOf(words.THE))
const ANY = several(anyOf(words.THE, words.ANY))
const NOUNS = several(anyOf(words.NOUN, words.PARTICLE))
const NAMED_BY = several(anyOf(words.NUMBERED))

/** One choice, in one way of naming it: two ways may name two things ('the first IndiGo one'). */
const CHOICE = either(
  inOrder(THE, ORDINAL, NOUNS),
  inOrder(THE, RANK, NOUNS),
  inOrder(THE, NAMED_BY, NUMBER, NOUNS),
  inOrder(THE, several(either(anyOf(words.NUMBERED), AIRLINE)), FLIGHT_NUMBER, NOUNS),
  inOrder(ANY, maybe(inOrder(NOUNS, anyOf(words.OF_AIRLINE))), AIRLINE, NOUNS),
  inOrder(THE, SORT, NOUNS),
  inOrder(THE, NOUNS, several(anyOf(words.LEAVING)), CLOCK, NOUNS),
  inOrder(THE, NOUNS, several(anyOf(words.LEAVING)), anyOf(['at']), NUMBER, NOUNS),
  inOrder(THE, NOUNS, several(anyOf(['in', 'in the'])), PERIOD, NOUNS),
  inOrder(anyOf(words.THAT), NOUNS),
  inOrder(THE, several(anyOf(['hotel'])), NAME, NOUNS),
)
const POLITE = anyOf(ASSENT, COURTESY, MANNER, GLUE)
const BEFORE = several(either(POLITE, anyOf(words.LEAD, words.CHOOSE)))
const APPROVED = either(anyOf(words.APPROVED), inOrder(anyOf(IS), anyOf(RIGHT)))
const ALSO = inOrder(
  anyOf(words.ALSO),
  maybe(anyOf(words.LEAD)),
  anyOf(words.ADD),
  several(anyOf(words.ANY, words.THE)),
  anyOf(words.PART),
  maybe(anyOf(words.TOO)),
)
const AFTER = several(either(POLITE, APPROVED, ALSO, anyOf(words.LEAD, words.CHOOSE_LAST, words.AFTER)))
const PLAIN = inOrder(BEFORE, CHOICE, AFTER)

/** Longer messages say more than a choice. */
const MOST_WORDS = 40

/**
 * Whether a message is nothing but a wish for one result: beside its name, number, place or time only assent, courtesy
 * and verbs of choosing, and a wish for another part of the trip. An allow-list, so remarks, questions, corrections and
 * idioms are none. What it rejects ('not the first') does not count. `names` are those of the hotels on offer.
 */
export function isPlainChoice(message: string, names: readonly string[] = []): boolean {
  if (readCard(message)) return true
  if (message.includes('?') && !words.REQUEST.test(message.trim())) return false
  const left = affirmed(correctSpelling(tokenise(clean(message))))
  if (left.length === 0 || left.length > MOST_WORDS) return false
  const said = withValues(left, names)
  return PLAIN(said, 0).includes(said.length)
}

const STANDING: ReadonlySet<string> = new Set(['airline', 'clock', 'flight_number', 'period', 'sort'])

/** The words of a message, with its values in one place each. */
function withValues(tokens: readonly Token[], names: readonly string[]): string[] {
  const entities = findEntities(tokens)
  const squeezed = new Set(names.map(squeeze))
  const said: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const [value, length] = nameAt(tokens, at, squeezed) ?? valueAt(tokens, at, entities)
    said.push(value)
    at += length
  }
  return said
}

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
/** No hotel is named with more words. */
const LONGEST_NAME = 12

function nameAt(tokens: readonly Token[], at: number, names: ReadonlySet<string>): [string, number] | undefined {
  let joined = ''
  for (let length = 1; names.size > 0 && length <= LONGEST_NAME && at + length <= tokens.length; length++) {
    joined += squeeze(tokens[at + length - 1]?.raw ?? '')
    if (names.has(joined)) return ['<name>', length]
  }
  return undefined
}

function valueAt(tokens: readonly Token[], at: number, entities: ReturnType<typeof findEntities>): [string, number] {
  const rank = rankAt(tokens, at)
  if (rank) return ['<rank>', rank.length]
  const entity = entities.find(({ start, value }) => start === at && STANDING.has(value.kind))
  if (entity) return [`<${entity.value.kind}>`, entity.end - entity.start]
  // The spelling step takes 'won' for a word of its own.
  const word = tokens[at]?.said === 'won' ? 'one' : (tokens[at]?.text ?? '')
  if (word === 'last' || word === 'aakhri') return ['<ordinal>', 1]
  const number = word === 'one' ? undefined : numberAt(tokens, at)
  return number ? [number.ordinal ? '<ordinal>' : '<number>', number.length] : [word, 1]
}
