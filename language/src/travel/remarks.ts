import { romanised } from '../text/devanagari.ts'
import { isEnglishWord } from '../text/english-words.ts'
import { anyOf, either, inOrder, maybe, phrases, several } from '../text/phrase-grammar.ts'
import { clean, type Token, tokenise } from '../text/tokens.ts'
import { YES } from '../text/words/assent.ts'
import { ASIDE, COURTESY, MANNER, PLEASE, TRANSITION } from '../text/words/filler.ts'
import { NO } from '../text/words/refusal.ts'
import { clausesOf } from './clauses.ts'

const OPENING = several(anyOf(TRANSITION, ASIDE, COURTESY, YES, NO))

const SUBJECT = either(
  anyOf(phrases('i | we | he | she | they | yesterday | last week | last month | last year | last time')),
  inOrder(anyOf(phrases('last time | last week | last month | last year | yesterday')), anyOf(phrases('i | we'))),
  inOrder(anyOf(['my', 'our']), (words, at) => (at < words.length ? [at + 1] : [])),
)
const PAST = anyOf(
  phrases(
    `was | were | went | had | came | met | visited | flew | travelled | traveled | stayed | got | saw | spent | attended | returned | landed | arrived
     finished | started | took | lived | worked | joined | left`,
  ),
)
const ADVERB = several(anyOf(phrases('also | already | just | only | even | once | never | all | both | yesterday')))
/** 'I was hoping to leave on Friday' and 'I had said Friday' wish for something. */
const INTENDED = anyOf(
  phrases(
    `thinking | hoping | planning | looking | wondering | going | supposed | wanting | trying | about to | told | said | asked | meant | wanted | planned
     chosen | agreed | decided | hoped | thought | picked | selected | mentioned`,
  ),
)
const REPORT = inOrder(OPENING, SUBJECT, ADVERB, PAST)
const INTENTION = inOrder(REPORT, ADVERB, INTENDED)
const HINDI_REPORT = inOrder(OPENING, anyOf(phrases('main | mai | mein | hum | kal | woh | wo | parso')))
const HINDI_PAST = /^(?:tha|thi|gaya|gayi|aaya|aayi|gaye|aaye)$/

/** Whether a message does nothing but tell what was: 'I was there yesterday', 'we flew to Chennai last week'. */
export function isReport(text: string): boolean {
  const clauses = wordsOfClauses(text, true)
  return clauses.length > 0 && clauses.every(reports)
}

function reports(words: readonly string[]): boolean {
  if (INTENTION(words, 0).length > 0) return false
  if (REPORT(words, 0).length > 0 || generalises(words)) return true
  return HINDI_REPORT(words, 0).length > 0 && HINDI_PAST.test(words.at(-1) ?? '')
}

const STATES = new Set(['is', 'are', 'runs', 'run', 'gets', 'get', 'comes', 'come', 'leaves', 'leave'])
const HOW_OFTEN = new Set('always never usually often mostly generally rarely hardly sometimes'.split(' '))
/** Words of who wishes for something, rather than tells how it is in general. */
const OWN_WISH = new Set([
  ...PLEASE,
  ...'i we me us want need book show find take avoid prefer rather would let lets dont not no'.split(' '),
])

/** 'IndiGo is never on time', 'my colleague says Air India is always late': how something is in general. */
function generalises(words: readonly string[]): boolean {
  const at = words.findIndex((word, index) => STATES.has(word) && HOW_OFTEN.has(words[index + 1] ?? ''))
  return at > 0 && !words.slice(0, at).some((word) => OWN_WISH.has(word))
}

/** Words behind 'and' or 'so' that begin a wish of the speaker's. */
const WISHES = new Set([
  ...PLEASE,
  ...'i we want need show find book now let lets would give get search look'.split(' '),
])
const JOINS = new Set(['and', 'but', 'so', 'now'])
const PAST_TIME = new Set('last yesterday ago earlier before kal parso'.split(' '))

/**
 * The places of the words that only tell what was at another time, beside a wish: 'I was there on 5 July, show me hotels'.
 * None where all of it is such a remark. `isDated` says whether a date begins at a place.
 */
export function remarkedWords(tokens: readonly Token[], isDated: (at: number) => boolean): Set<number> {
  const clauses: number[][] = []
  for (const [at, token] of tokens.entries()) {
    const joined = joinsWish(tokens, at)
    const last = clauses.at(-1)
    const before = tokens[at - 1]
    if (!last || token.sentence !== before?.sentence || token.comma || joined) clauses.push([at])
    else last.push(at)
  }
  const words = (clause: readonly number[]) => clause.flatMap((at) => tokens.slice(at, at + 1)).map(wordOf)
  const remarks = clauses.filter((clause) => reports(words(clause)) || tellsOfDay(words(clause), clause.some(isDated)))
  const wishes = clauses.some(
    (clause) => !remarks.includes(clause) && !OPENING(words(clause), 0).includes(clause.length),
  )
  if (!wishes) return new Set()
  const past = (clause: readonly number[]) => clause.some(isDated) || words(clause).some((word) => PAST_TIME.has(word))
  return new Set(remarks.filter(past).flat())
}

/** Whether the word at `at` joins a wish to what stands before it: 'and would like to go'. */
function joinsWish(tokens: readonly Token[], at: number): boolean {
  return JOINS.has(tokens[at]?.said ?? '') && WISHES.has(tokens[at + 1]?.said ?? '')
}

/** '5 July was nice'. */
function tellsOfDay(words: readonly string[], dated: boolean): boolean {
  return (
    dated &&
    /^(?:\d|the$|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/.test(words[0] ?? '') &&
    words.includes('was')
  )
}

/** The spelling step takes 'flew' for 'fly'. */
const wordOf = ({ said, text }: Token) => (isEnglishWord(said) ? said : text)

const ASKS = either(
  inOrder(
    anyOf(phrases('do | does | did | should | shall | must | have | has | am | is | are | was | were | would | will')),
    anyOf(phrases('i | we | a | an | the | my | our | it | this | that | he | she | they | these | those | any | one')),
  ),
  anyOf(phrases('is | are | was | were | does | did | will | would | should')),
  anyOf(phrases('what if | why | how come | kya | do you think | i wonder if | i wonder whether')),
)
/** A wish in the form of a question: 'would you show', 'is there a flight', 'do you have hotels'. */
const REQUEST = either(
  inOrder(anyOf(phrases('would | will')), anyOf(['you'])),
  inOrder(anyOf(phrases('is | are | was | were | would | will')), anyOf(['there'])),
  anyOf(phrases('is it possible | would it be possible | will it be possible | is it ok if | is it okay if')),
)

/**
 * Whether a message only asks about what might be wanted, and so wants nothing yet: 'do I need a hotel?', 'should I leave
 * on Friday?'. 'Can I have a hotel?' and 'are there later flights?' are polite wishes and none of these.
 */
export function isDeliberation(text: string): boolean {
  const sentences = wordsOfClauses(text, false)
  return sentences.length > 0 && sentences.every(deliberates)
}

function deliberates(words: readonly string[]): boolean {
  const starts = OPENING(words, 0)
  if (starts.some((at) => REQUEST(words, at).length > 0)) return false
  if (words.some((word) => /^sakt[aei]$/.test(word))) return false
  return starts.some((at) => ASKS(words, at).length > 0)
}

const DISMISSAL = inOrder(
  OPENING,
  anyOf(
    phrases(
      `never mind | nevermind | never mind that | never mind it | never mind this | nvm | forget it | forget that | forget this | forget about it
       forget about that | forget about this | forget i asked | forget i said that | leave it | leave that | let it be | ignore that | ignore it
       scratch that | skip it | skip that | rehne do | rehne dijiye | chhodo | chodo | jaane do | it does not matter | doesnt matter | it doesnt matter | not important
       mat badlo | mat badlo kuch bhi | mat badlo kuch | kuch mat badlo | kuch bhi mat badlo | kuch mat karo | kuch bhi mat karo | mat karo kuch bhi | mat karo kuch | kuch change mat karo | kuch bhi change mat karo | change mat karo
       kuch mat badalna | mat badalna | badalna nahi hai | kuch nahi badalna | dont change anything | dont change it | dont change that | do not change anything | change nothing | dont touch it | dont touch anything | dont do anything | do nothing`,
    ),
  ),
  several(anyOf(COURTESY, MANNER, NO, ['okay', 'for now'])),
)

/** 'Keep it as it was'. */
const AS_IT_WAS = inOrder(
  OPENING,
  several(anyOf(phrases('just | lets | wo | woh | ise | isko'))),
  anyOf(
    phrases(
      `keep it like it was | leave it like it was | keep it as it was | keep it as it is | keep it as is | leave it as it was | leave it as it is | leave it as is | let it be as it was | let it stay as it was | keep as it was | leave as it was | keep everything as it was | leave everything as it was
       jaisa tha waisa rehne do | jaisa tha waisa hi rehne do | waise hi rehne do | waisa hi rehne do | jaisa hai waisa rehne do | jaisa hai rehne do`,
    ),
  ),
  several(anyOf(COURTESY, MANNER, ['okay', 'only', 'then'])),
)

/** Whether a message puts aside what was said last without naming it: 'never mind', 'forget that', 'rehne do'. */
export function isDismissal(text: string): boolean {
  const words = wordsOfClauses(text, false).flat()
  return (
    either(inOrder(DISMISSAL, maybe(DISMISSAL), maybe(DISMISSAL), maybe(AS_IT_WAS)), AS_IT_WAS)(words, 0).includes(
      words.length,
    ) && words.length > 0
  )
}

/** Gains time and says nothing. */
const PAUSE = anyOf(phrases('hmm | hm | hmmm | umm | um | uh | uhh | er | erm | achha | accha | acha | well'))
const WAIT = anyOf(
  phrases(
    `wait | wait a minute | wait a second | wait a bit | one minute | one second | one sec | just a minute | just a second | just a sec | hold on | hang on | a moment | one moment
     give me a minute | give me a moment | let me think | let me see | ruko | ruk jao | ek minute | ek min | thoda ruko | sochne do | rukiye`,
  ),
)
const PAUSES = several(either(PAUSE, anyOf(PLEASE, ['ok', 'okay', 'zara'])))
const HESITATION = either(inOrder(PAUSES, WAIT, PAUSES, maybe(WAIT), PAUSES), inOrder(PAUSE, several(PAUSE)))

/** Whether a message only asks for time: 'hmm wait', 'ruko', 'let me think'. */
export function isHesitation(text: string): boolean {
  const words = saidIn(text)
  return words.length > 0 && HESITATION(words, 0).includes(words.length)
}

/** A message without the words that gain time before it: 'hmm, theek hai' is 'theek hai'. */
export function withoutHesitation(text: string): string {
  return text.replace(/^(?:\W*\b(?:h+m+|u+m+|u+h+|e+r+m?|ac+h+a|well)\b[\s,.…-]*)+/i, '')
}

const saidIn = (text: string): string[] => tokenise(clean(romanised(text))).map(({ said }) => said)

/** The words of each sentence, or of each clause between commas or before a joined wish; courtesy that stands alone is none. */
function wordsOfClauses(text: string, atCommas: boolean): string[][] {
  const clauses = clausesOf(text, (tokens, at) => atCommas && (tokens[at]?.comma === true || joinsWish(tokens, at)))
  const words = clauses.map((clause) => clause.map(wordOf))
  return words.filter((clause) => !OPENING(clause, 0).includes(clause.length))
}
