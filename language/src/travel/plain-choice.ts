import { numberAt } from '../text/numbers.ts'
import { anyOf, either, inOrder, maybe, several } from '../text/phrase-grammar.ts'
import { opensWith } from '../text/phrases-in.ts'
import { affirmed } from '../text/polarity.ts'
import { clean, type Token, tokenise } from '../text/tokens.ts'
import { ASSENT } from '../text/words/assent.ts'
import { ANY, POINTER, THE } from '../text/words/determiners.ts'
import { ASIDE, COURTESY, GLUE, MANNER } from '../text/words/filler.ts'
import { IS, RIGHT } from '../text/words/judgement.ts'
import { HINDI_LEAD, REQUEST, SPEAKER, WANT } from '../text/words/leads.ts'
import { NO } from '../text/words/refusal.ts'
import { findEntities } from './entities.ts'
import { rankAt } from './ranks.ts'
import { readCard } from './selection.ts'
import { correctSpelling } from './spelling.ts'
import * as words from './words/choosing.ts'
import { HOTEL, NUMBERED, PARTICLE, RESULT } from './words/trip-parts.ts'

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

const A_CERTAIN = several(anyOf(THE, POINTER))
// Not before a place in the list: 'a second' is a while.
const ONE = several(anyOf(THE, POINTER, ANY, ['my']))
const NOUNS = several(anyOf(RESULT, PARTICLE))
const NAMED_BY = several(anyOf(NUMBERED))

/** One choice, in one way of naming it: two ways may name two things ('the first IndiGo one'). */
/** A phrase as it stands once its values are put in one place each. */
function valued(phrase: string): string {
  return phrase.replace('the earliest', '<sort>').replace('earliest', '<sort>').replace('first', '<ordinal>')
}

const MOST = anyOf(
  words.BEST_RATED,
  words.NEAREST,
  words.LANDS_FIRST,
  words.LANDS_FIRST.map(valued),
  words.CHEAPER,
  words.BETTER_RATED,
)
const TIME = either(CLOCK, anyOf(['<number>']))
/** What is said of the result beside which one it is. */
const CONDITION = either(
  inOrder(
    several(anyOf(words.THAT_FLIES)),
    anyOf(words.BOUNDS),
    TIME,
    maybe(inOrder(anyOf(['and', 'to']), maybe(anyOf(words.BOUNDS)), TIME)),
  ),
  inOrder(several(anyOf(words.THAT_FLIES)), several(anyOf(['in', 'in the'])), PERIOD),
  inOrder(several(anyOf(['that is', 'which is', 'and', 'with'])), anyOf(['<stops>', '<price>'])),
  inOrder(anyOf(words.OF_AIRLINE), AIRLINE),
  anyOf(words.OF_DAY),
)
const CONDITIONS = several(inOrder(maybe(anyOf(['and', 'but'])), CONDITION))
/** Between what it is the most of and its name: 'the cheapest IndiGo', 'the last morning flight'. */
const KIND = several(either(AIRLINE, anyOf(['<stops>', '<price>']), PERIOD))
const PAIR = several(anyOf(words.PAIR))
const CHOICE = either(
  inOrder(several(anyOf(words.WHICHEVER)), either(MOST, SORT), KIND, NOUNS, PAIR, CONDITIONS),
  inOrder(A_CERTAIN, ORDINAL, several(either(PERIOD, anyOf(['<stops>']))), NOUNS, CONDITIONS),
  inOrder(A_CERTAIN, KIND, anyOf(RESULT), NOUNS, CONDITION, CONDITIONS),
  inOrder(several(anyOf(words.WHICHEVER)), MOST, NOUNS),
  inOrder(A_CERTAIN, ORDINAL, NOUNS),
  inOrder(A_CERTAIN, RANK, KIND, NOUNS),
  inOrder(ONE, either(AIRLINE, PERIOD), several(anyOf(words.OF_KIND)), SORT, NOUNS),
  inOrder(A_CERTAIN, NAMED_BY, NUMBER, NOUNS),
  inOrder(A_CERTAIN, several(either(anyOf(NUMBERED), AIRLINE)), FLIGHT_NUMBER, NOUNS),
  inOrder(ONE, maybe(inOrder(NOUNS, anyOf(words.OF_AIRLINE))), AIRLINE, NOUNS),
  inOrder(A_CERTAIN, SORT, NOUNS),
  inOrder(A_CERTAIN, NOUNS, several(anyOf(words.LEAVING)), CLOCK, NOUNS),
  inOrder(A_CERTAIN, NOUNS, several(anyOf(words.LEAVING)), anyOf(['at']), NUMBER, NOUNS),
  inOrder(A_CERTAIN, NOUNS, several(anyOf(['in', 'in the'])), PERIOD, NOUNS),
  inOrder(anyOf(POINTER, ['it']), NOUNS),
  inOrder(anyOf(words.COUNTED_FIRST), ORDINAL),
  inOrder(A_CERTAIN, several(anyOf(['hotel'])), NAME, NOUNS),
)
const POLITE = anyOf(ASSENT, COURTESY, MANNER, GLUE)
const LEAD = anyOf(NO, ASIDE, words.PAUSE, WANT, REQUEST, SPEAKER, HINDI_LEAD, words.CHOSEN, words.ANY_WILL_DO, [
  'economy',
  'economy class',
  'in economy',
])
const BEFORE = several(either(POLITE, LEAD, anyOf(words.CHOOSE)))
const APPROVED = either(anyOf(words.APPROVED), inOrder(anyOf(IS), anyOf(RIGHT)))
const ALSO = inOrder(anyOf(words.ALSO), maybe(LEAD), anyOf(words.ADD), ONE, anyOf(HOTEL), maybe(anyOf(words.TOO)))
/** 'The first one for Hyderabad'. */
const FOR_PLACE = inOrder(anyOf(['for', 'in', 'at']), anyOf(['<place>']))
const AFTER = several(
  either(FOR_PLACE, POLITE, APPROVED, ALSO, LEAD, anyOf(words.TAKE_LAST, words.AFTER, words.OF_THEM)),
)
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
  if (message.includes('?') && !opensWith(message, words.REQUEST)) return false
  const left = affirmed(correctSpelling(tokenise(clean(message))))
  if (left.length === 0 || left.length > MOST_WORDS) return false
  const said = withValues(left, names)
  return PLAIN(said, 0).includes(said.length)
}

const STANDING: ReadonlySet<string> = new Set([
  'airline',
  'clock',
  'flight_number',
  'period',
  'sort',
  'stops',
  'price',
  'place',
])

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
  let found: [string, number] | undefined
  for (let length = 1; names.size > 0 && length <= LONGEST_NAME && at + length <= tokens.length; length++) {
    joined += squeeze(tokens[at + length - 1]?.raw ?? '')
    if (names.has(joined)) found = ['<name>', length]
  }
  return found
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
