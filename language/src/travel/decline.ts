import { isEnglishWord } from '../text/english-words.ts'
import { anyOf, either, inOrder, maybe, phrases, type Rule, several } from '../text/phrase-grammar.ts'
import { opensWith } from '../text/phrases-in.ts'
import { placeAt } from '../text/place-names.ts'
import type { Token } from '../text/tokens.ts'
import { YES } from '../text/words/assent.ts'
import { ANY, DETERMINER, POINTER } from '../text/words/determiners.ts'
import { ASIDE, COURTESY, GLUE, MANNER, PLEASE, TRANSITION } from '../text/words/filler.ts'
import { REQUEST as REQUESTING, SPEAKER, WANT } from '../text/words/leads.ts'
import { NO } from '../text/words/refusal.ts'
import { clausesOf } from './clauses.ts'
import { TAKE_LAST } from './words/choosing.ts'
import * as words from './words/leaving-out.ts'
import * as lodging from './words/lodging.ts'
import * as parts from './words/trip-parts.ts'

/** What a trip can do without; `asked` is the part that a question is just about: 'let me skip'. */
export type Declined = 'hotel' | 'flight' | 'return' | 'asked'

const POLITE = [...COURTESY, ...MANNER, ...ASIDE, ...SPEAKER, ...words.THIS_TIME, ...words.OF_TRIP]
const LEADS = [...POLITE, ...YES, ...NO, ...GLUE, ...TRANSITION, ...WANT, ...REQUESTING, ...words.ALLOWING]
const TAILS = [...POLITE, ...words.AT_ALL]
const LEAD = several(anyOf(LEADS))
const TAIL = several(anyOf(TAILS))
const THE = several(anyOf(DETERMINER, POINTER, ANY, words.WHOLE))
const PARTICLES = several(anyOf(words.PARTICLE))
const CLOSED = (rule: Rule): Rule => inOrder(LEAD, rule, TAIL)

/** The ways of leaving out what `part` names. */
function without(part: Rule): Rule {
  const named = inOrder(THE, part)
  return either(
    inOrder(anyOf(words.WITHOUT), named, maybe(anyOf(words.NEEDED))),
    inOrder(anyOf(words.REMOVE), named),
    inOrder(anyOf(words.TAKE), named, anyOf(words.OUT)),
    inOrder(maybe(anyOf(words.I)), anyOf(words.UNWANTED), named),
    inOrder(named, anyOf(words.NEEDLESS.filter((phrase) => !words.NEEDED.includes(phrase)))),
    inOrder(named, PARTICLES, anyOf(words.NOT_LAST)),
    inOrder(anyOf(words.NOT_FIRST), PARTICLES, named),
    inOrder(anyOf(words.BINA), named, several(anyOf(words.BINA_LAST))),
    inOrder(named, anyOf(words.KE_BINA), several(anyOf(words.BINA_LAST))),
    inOrder(
      named,
      PARTICLES,
      several(anyOf(words.I)),
      several(anyOf(words.WILL)),
      anyOf(words.MANAGE),
      anyOf(words.SELF),
    ),
    inOrder(anyOf(words.I), several(anyOf(words.WILL)), anyOf(words.MANAGE), named, anyOf(words.SELF)),
    inOrder(named, PARTICLES, anyOf(words.KHUD)),
  )
}

/** The ways of keeping nothing but what `part` names. */
function only(part: Rule): Rule {
  const [have, have2] = [several(either(anyOf(words.HAVE), anyOf(words.I))), several(anyOf(TAKE_LAST, words.KEPT_LAST))]
  return either(
    inOrder(have, anyOf(words.ONLY), have, THE, part, maybe(anyOf(words.ENOUGH)), have2),
    inOrder(have, THE, part, anyOf(words.ONLY_LAST), have2),
    inOrder(THE, part, either(anyOf(words.ENOUGH.filter((phrase) => /enough|sufficient|kaa?fi|all/.test(phrase))))),
  )
}

const KIN = inOrder(
  several(anyOf(lodging.OWN)),
  anyOf(lodging.KIN),
  several(anyOf(lodging.KIN, ['and', 's'])),
  maybe(anyOf(lodging.PLACE)),
)
const SOMEWHERE = either(KIN, inOrder(several(anyOf(lodging.OWN)), anyOf(lodging.PLACE)))
const ELSEWHERE = either(
  inOrder(
    maybe(anyOf(words.I)),
    anyOf(lodging.STAYING),
    anyOf(lodging.AT),
    SOMEWHERE,
    maybe(anyOf(['there', 'instead'])),
  ),
  inOrder(maybe(anyOf(words.I)), anyOf(lodging.HAVE_PLACE)),
  inOrder(
    several(anyOf(lodging.HINDI_OWN)),
    anyOf(lodging.KIN, ['apne']),
    several(anyOf(lodging.HINDI_OF)),
    anyOf(lodging.HINDI_AT),
    maybe(anyOf(['pe', 'par', 'mein', 'me', 'hi'])),
    anyOf(lodging.HINDI_STAY),
  ),
)
const BECAUSE = inOrder(anyOf(lodging.BECAUSE), LEAD, ELSEWHERE)
const IN_PLACE = inOrder(anyOf(['<place>']), anyOf(phrases('mein | me | ka | ki | wala | wali | ke liye | ke | ko')))
/** 'The Guwahati hotel', 'hotel Chandigarh mein'. */
const HOTEL = inOrder(maybe(either(IN_PLACE, anyOf(['<place>']))), anyOf(parts.HOTEL), maybe(IN_PLACE))
const [FLIGHT, RETURN] = [anyOf(parts.FLIGHT), anyOf(parts.RETURN)]
const ONE_WAY = inOrder(
  several(anyOf(words.MAKE)),
  maybe(anyOf(words.I)),
  several(anyOf(['only', 'just', 'a'])),
  anyOf(words.ONE_WAY),
  several(anyOf(TAKE_LAST, words.KEPT_LAST, ['hi', 'only', 'ticket', 'flight'])),
)

/** 'No hotel in Mumbai'. */
const THERE = maybe(
  either(
    inOrder(anyOf(['in', 'at', 'there']), several(anyOf(['<place>']))),
    inOrder(several(anyOf(['<place>'])), anyOf(phrases('mein | me | ka | ki | wala | wali | ke liye'))),
    inOrder(anyOf(words.AT_STOP), anyOf(words.WHICH_STOP), anyOf(words.STOP)),
  ),
)

/** 'I will come back by train', 'wapas bus se aaunga': who comes back otherwise needs no flight back. */
const BY_GROUND = either(
  inOrder(
    maybe(anyOf(words.I)),
    several(anyOf(words.WILL)),
    anyOf(words.COME_BACK),
    several(anyOf(words.HOME)),
    anyOf(words.BY),
    several(anyOf(DETERMINER, lodging.OWN)),
    anyOf(words.VEHICLE),
    TAIL,
  ),
  inOrder(maybe(anyOf(words.I)), several(anyOf(words.WILL)), anyOf(words.DRIVE_BACK), several(anyOf(words.HOME))),
  inOrder(
    several(anyOf(SPEAKER)),
    anyOf(words.WAPAS),
    several(anyOf(SPEAKER)),
    anyOf(words.VEHICLE),
    anyOf(words.SE),
    several(anyOf(words.AAUNGA)),
  ),
  inOrder(
    several(anyOf(SPEAKER)),
    anyOf(words.VEHICLE),
    anyOf(words.SE),
    anyOf(words.WAPAS),
    several(anyOf(words.AAUNGA)),
  ),
)

/** 'Total zyada hai', 'too expensive': why something is left out. */
const COSTLY = inOrder(
  LEAD,
  several(
    anyOf(
      phrases('total | price | cost | fare | it | its | this | that | is | ye | yeh | bill | amount | budget | rate'),
    ),
  ),
  several(anyOf(phrases('too | very | bahut | bohot | thoda | kaafi | really | so'))),
  anyOf(phrases('zyada | jyada | expensive | costly | mehnga | mehngi | high | much | over budget | out of budget')),
  several(anyOf(phrases('hai | hain | ho gaya | ho raha hai | now'))),
  TAIL,
)
/** 'Car se aaunga', behind a wish for no flight back. */
const COMES_ON_GROUND = CLOSED(
  inOrder(several(anyOf(SPEAKER)), anyOf(words.VEHICLE), anyOf(words.SE), several(anyOf(words.AAUNGA))),
)
const FILLER = either(COSTLY, LEAD, TAIL, anyOf(words.SENDS))
const SKIPS = CLOSED(anyOf(words.SKIP_THIS))
/** What is to follow is said in the same breath: 'drop the hotel and send it', 'hotel hata ke bhej do'. */
const THEN = several(either(inOrder(maybe(anyOf(words.THEN)), anyOf(words.SENDS)), anyOf(POLITE)))
/** Why a hotel is not needed: 'guest house mil gaya', 'I got a place to stay'. */
const LODGED = CLOSED(
  either(
    inOrder(
      either(
        anyOf(lodging.PLACE),
        KIN,
        inOrder(several(anyOf(lodging.OWN)), anyOf(['company', 'office']), anyOf(lodging.PLACE)),
      ),
      anyOf(
        phrases(
          'mil gaya | mil gaya hai | mil gayi | mil gayi hai | hai | hai na | is available | is there | available hai | arranged | is arranged | is booked | is done | ho gaya | ho gaya hai',
        ),
      ),
    ),
    inOrder(
      several(anyOf(words.I)),
      anyOf(phrases('got | have | found | have got | have found | am getting | will get | arranged | have arranged')),
      several(anyOf(lodging.OWN)),
      maybe(anyOf(['company', 'office'])),
      anyOf(lodging.PLACE),
    ),
    ELSEWHERE,
  ),
)
const DECLINES: readonly (readonly [Declined, Rule])[] = [
  [
    'hotel',
    inOrder(
      CLOSED(either(without(HOTEL), only(FLIGHT), ELSEWHERE)),
      THERE,
      TAIL,
      maybe(either(inOrder(BECAUSE, TAIL), ELSEWHERE)),
      THEN,
    ),
  ],
  ['flight', inOrder(CLOSED(either(without(FLIGHT), inOrder(only(anyOf(parts.HOTEL_ALONE)), THERE))), THEN)],
  ['return', inOrder(CLOSED(either(without(RETURN), ONE_WAY, BY_GROUND)), THEN)],
]

const NO_HOTEL = inOrder(
  CLOSED(either(without(HOTEL), ELSEWHERE)),
  THERE,
  maybe(either(inOrder(BECAUSE, TAIL), ELSEWHERE)),
  TAIL,
)

/** Longer messages say more than that something is not wanted. */
const MOST_WORDS = 40

/** A question asks, but for one that requests: 'can you remove the hotel?'. */
const REQUEST = inOrder(
  several(anyOf(PLEASE)),
  anyOf(phrases('can | could | would | will')),
  anyOf(phrases('you | we')),
)

/**
 * The part of a trip that a message leaves out, where it does nothing else: 'no hotel please', 'hotel nahi chahiye', 'only
 * the flight', 'I will stay with a friend'. An allow-list: each clause of it is such a wish in a closed grammar, or
 * courtesy. Remarks ('no hotel is bad there'), questions, alternatives, conditions and what is negated once more ('hotel
 * mat hatana') leave out nothing. Undefined too where two clauses leave out different parts.
 */
export function declinedIn(message: string): Declined | undefined {
  if (message.includes('?') && !opensWith(message, REQUEST)) return undefined
  const clauses = wordsOfClauses(message)
  if (clauses.flat().length > MOST_WORDS) return undefined
  let declined: Declined | undefined
  for (const clause of clauses) {
    if (fits(FILLER, clause) || (declined === 'hotel' && fits(LODGED, clause))) continue
    if (declined === 'return' && fits(COMES_ON_GROUND, clause)) continue
    const part = DECLINES.find(([, rule]) => fits(rule, clause))?.[0] ?? (fits(SKIPS, clause) ? 'asked' : undefined)
    if (part === undefined || (declined !== undefined && declined !== part)) return undefined
    declined = part
  }
  return declined
}

const fits = (rule: Rule, clause: readonly string[]): boolean => rule(clause, 0).includes(clause.length)

const KNOWN: ReadonlySet<string> = new Set(
  [LEADS, TAILS, TAKE_LAST, DETERMINER, POINTER, ANY]
    .concat(Object.values(words), Object.values(lodging), [parts.HOTEL, parts.FLIGHT, parts.RETURN])
    .flatMap((list) => list.flatMap((phrase) => phrase.split(' '))),
)

/** The words of each clause; a slip of the fingers is put right where it is no word of its own. */
function wordsOfClauses(message: string): string[][] {
  const clauses = clausesOf(message, (tokens, at) => tokens[at]?.comma === true || joinsReason(tokens, at))
  return clauses.map(wordsOf).map((said) => (JOINS_REASON.has(said[0] ?? '') ? said.slice(1) : said))
}

const JOINS_REASON: ReadonlySet<string> = new Set(words.JOINS_REASON)

/** Whether a clause begins that gives the reason, or follows from one: 'I am coming by train, so skip the return'. */
const joinsReason = (tokens: readonly Token[], at: number): boolean => {
  const [word, before] = [tokens[at]?.said ?? '', tokens[at - 1]?.said ?? '']
  // 'Instead', 'so' that only stresses, and what already joins a stay are no joins of clauses.
  return JOINS_REASON.has(word) && before !== '' && tokens.length - at > 2 && at > 2
}

/** The words of a clause, each name of a place as one. */
function wordsOf(clause: readonly Token[]): string[] {
  const words: string[] = []
  for (let at = 0; at < clause.length; ) {
    const place = placeAt(clause, at)
    const { said = '', text = '' } = clause[at] ?? {}
    words.push(place ? '<place>' : KNOWN.has(said) || isEnglishWord(said) ? said : text)
    at += place?.length ?? 1
  }
  return words
}

/** The places of the words that say that no hotel is needed, or where one sleeps instead, in clauses of their own beside a wish. */
export function lodgingWords(tokens: readonly Token[]): ReadonlySet<number> {
  const clauses: number[][] = []
  for (const [at, token] of tokens.entries()) {
    const last = clauses.at(-1)
    if (!last || token.comma || token.sentence !== tokens[at - 1]?.sentence) clauses.push([at])
    else last.push(at)
  }
  const lodged = clauses.filter((clause) => {
    const words = wordsOf(clause.flatMap((at) => tokens[at] ?? []))
    return fits(LODGED, words) || fits(NO_HOTEL, words)
  })
  return lodged.length === clauses.length ? new Set() : new Set(lodged.flat())
}
