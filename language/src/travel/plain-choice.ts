import { numberAt } from '../text/numbers.ts'
import { anyOf, either, inOrder, maybe, type Rule, several } from '../text/phrase-grammar.ts'
import { opensWith } from '../text/phrases-in.ts'
import { affirmed } from '../text/polarity.ts'
import { clean, type Token, tokenise } from '../text/tokens.ts'
import { ASSENT } from '../text/words/assent.ts'
import { ANY, POINTER, THE } from '../text/words/determiners.ts'
import { ASIDE, COURTESY, GLUE, MANNER, PLEASE } from '../text/words/filler.ts'
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

const NOUNS = several(anyOf(RESULT, PARTICLE))
const NAMED_BY = several(anyOf(NUMBERED))

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
/** A place in a list. Not after these: 'a second' and 'one second' are a while. */
const COUNTED: Rule = (said, at) => (/^(?:a|an|any|one|some|koi)$/.test(said[at - 1] ?? '') ? [] : ORDINAL(said, at))
const TIME = either(CLOCK, anyOf(['<number>']))
const BOUND = inOrder(
  several(anyOf(words.THAT_FLIES)),
  anyOf(words.BOUNDS),
  TIME,
  maybe(inOrder(anyOf(['and', 'to']), maybe(anyOf(words.BOUNDS)), TIME)),
)
const JOINED = several(anyOf(['that is', 'which is', 'and', 'with', 'but']))

/** 'The one in Andheri'; 'near Andheri' alone wishes for hotels there. */
const IN_AREA: Rule = (said, at) =>
  RESULT.includes(said[at - 1] ?? '') ? inOrder(anyOf(['in', 'at', 'near']), NAME)(said, at) : []

const PAIR = several(anyOf(RESULT, words.PAIR))

/** What names a result or narrows down which one it is; each at most once, as two of a kind may name two results. */
const PARTS: readonly Rule[] = [
  inOrder(
    several(anyOf(words.THAT_FLIES)),
    either(RANK, COUNTED, inOrder(either(SORT, MOST), PAIR), inOrder(NAMED_BY, NUMBER)),
  ),
  inOrder(several(anyOf(words.OF_AIRLINE)), AIRLINE),
  either(BOUND, inOrder(several(anyOf(words.LEAVING)), CLOCK)),
  inOrder(several(either(anyOf(words.THAT_FLIES), anyOf(['in', 'in the', 'at']))), PERIOD),
  inOrder(JOINED, anyOf(['<stops>'])),
  inOrder(JOINED, anyOf(['<price>'])),
  inOrder(JOINED, anyOf(['<stars>'])),
  inOrder(NAMED_BY, FLIGHT_NUMBER),
  either(inOrder(several(anyOf(['hotel'])), NAME), IN_AREA),
  anyOf(words.OF_DAY),
  anyOf(words.OF_LEG),
]
/** Between the parts. A pointer closes no choice: 'I second that'. */
const BETWEEN: Rule = either(anyOf(RESULT, PARTICLE, PLEASE, words.OF_KIND, words.WHICHEVER), (said, at) =>
  anyOf(THE, POINTER, ['my'])(said, at).filter((end) => end < said.length),
)

/** One choice, in whatever order its parts are said. */
const CHOICE: Rule = (said, start) => {
  const ends = new Set<number>()
  const reached = new Set<string>()
  const open: [at: number, named: number][] = [[start, 0]]
  for (const [at, named] of open) {
    if (named > 0) ends.add(at)
    const next = [
      ...BETWEEN(said, at).map((end): [number, number] => [end, named]),
      ...PARTS.flatMap((part, index) =>
        (named & (1 << index)) === 0 ? part(said, at).map((end): [number, number] => [end, named | (1 << index)]) : [],
      ),
    ]
    for (const [end, parts] of next) {
      const key = `${end}:${parts}`
      if (end === at || reached.has(key)) continue
      reached.add(key)
      open.push([end, parts])
    }
  }
  // 'That one', 'it'.
  for (const end of inOrder(anyOf(POINTER, ['it']), NOUNS)(said, start)) ends.add(end)
  return [...ends]
}
const POLITE = anyOf(ASSENT, COURTESY, MANNER, GLUE)
const LEAD = anyOf(NO, ASIDE, words.PAUSE, WANT, REQUEST, SPEAKER, HINDI_LEAD, words.CHOSEN, words.ANY_WILL_DO, [
  'economy',
  'economy class',
  'in economy',
])
const BEFORE = several(either(POLITE, LEAD, anyOf(words.CHOOSE)))
const APPROVED = either(anyOf(words.APPROVED), inOrder(anyOf(IS), anyOf(RIGHT)))
const ALSO = inOrder(
  anyOf(words.ALSO),
  maybe(LEAD),
  anyOf(words.ADD),
  several(anyOf(THE, POINTER, ANY, ['my'])),
  anyOf(HOTEL),
  maybe(anyOf(words.TOO)),
)
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
  'stars',
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
