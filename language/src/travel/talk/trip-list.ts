import { romanised } from '../../text/devanagari.ts'
import { anyOf, either, inOrder, phrases, several, wordsIn } from '../../text/phrase-grammar.ts'
import { clean, tokenise } from '../../text/tokens.ts'
import { YES } from '../../text/words/assent.ts'
import { ASIDE, COURTESY, HESITATION, TRANSITION } from '../../text/words/filler.ts'
import { fits, found } from './said.ts'

/** Which of one's own requests are to be listed. */
export interface TripList {
  status?: 'pending' | 'approved' | 'rejected'
  /** The last one alone. */
  isLatest?: true
  /** More than one is spoken of, so that it is not the trip that is being planned. */
  isOfMany: boolean
}

const MINE = phrases('my | our | meri | mere | mera | hamari | hamare | hamara | apni | apne')
const MANY = phrases(
  'trips | requests | bookings | travel requests | trip requests | yatraen | yatrayen | yatraon | yatrae',
)
const ONE = phrases('trip | request | booking | travel request | trip request | yatra')
const ALL = phrases(
  'all | all the | sab | saari | sari | saare | sabhi | poori | latest | last | recent | aakhri | sabse nayi | taza',
)
const LATEST = anyOf(phrases('latest | last | aakhri | sabse nayi | most recent | taza'))
const STATUS = phrases('status | haal | sthiti | update | updates | detail | details')
const OF_STATUS = [
  [
    'pending',
    phrases(
      `pending | waiting | undecided | approval me | approval mein | approval ke liye | approval pe | atki | atke | atka | ruki | ruka | baaki | baki | bachi | bache | bacha | lambit
       waiting for approval | awaiting approval | not approved yet | yet to be approved | under approval`,
    ),
  ],
  ['approved', phrases('approved | approve | manzoor | sanctioned | cleared | pass')],
  ['rejected', phrases('rejected | reject | refused | declined | turned down | mana')],
] as const
const ASKING = phrases(
  `show | show me | list | give me | tell me | tell me about | see | check | what is | whats | what are | how are | where are | which | which ones | what | how many | any | are there | do i have | are | is | still | right now
   dikhao | dikhaiye | dikha do | dikha dijiye | batao | bataiye | bataie | bata do | dekhni hai | dekhna hai | dekhne hain | kaunsi | kaunsa | kaunse | kaun si | kaun sa | kaun kaun si | konsi | kitni | kitne | kitna | koi | kya | kahan | kahan tak | kab`,
)
const BESIDE = phrases(
  `the | of | on | for | in | me | mein | ka | ki | ke | ko | hai | hain | h | hua | hui | hue | ho | gaya | gayi | gaye | ho gaya | ho gayi | chal raha | chal rahi | rahi | raha | abhi | ab | ab tak | abhi tak | tak | aur | se | wo | woh | jo | wali | wale | wala | padi | pade | pada | i | we | have | has | been | got | there | now | so far | with`,
)
const REQUESTS = anyOf(MANY, ONE)
const STATES = OF_STATUS.map(([status, words]) => [status, anyOf(words)] as const)
const FILLER = anyOf(COURTESY, TRANSITION, ASIDE, HESITATION, YES)
const WHOLE = several(
  either(FILLER, anyOf(MINE, MANY, ONE, ALL, STATUS, ASKING, BESIDE), ...STATES.map(([, rule]) => rule)),
)
const ASKS = anyOf(ASKING)
/** 'Kaunsi abhi pending hai': of what is said by what it waits for. */
const WHICH = anyOf(
  phrases(
    'which | which ones | what | any | anything | how many | kaunsi | kaunsa | kaunse | kaun si | kaun sa | kaun kaun si | konsi | kitni | kitne | koi | kya',
  ),
)
/** Words of Hindi that a list is asked with; in English, the intent is read. */
const OWN = inOrder(anyOf(MINE), several(either(anyOf(ALL), ...STATES.map(([, rule]) => rule))), REQUESTS)
const NOUNS = wordsIn(MANY, ONE)

/** Reads a message that does nothing but ask for a list of one's own requests, or how they stand: 'meri trips dikhao', 'kaunsi abhi pending hai?'. */
export function tripListIn(message: string): TripList | undefined {
  const words = tokenise(clean(romanised(message))).map(({ said }) => said)
  if (words.length === 0 || !fits(WHOLE, words)) return undefined
  const status = STATES.find(([, rule]) => found(rule, words))?.[0]
  const isOwn = found(OWN, words)
  const asksOne = found(WHICH, words) && status !== undefined
  const isAsked = found(ASKS, words) || found(anyOf(STATUS), words)
  if (!(isOwn && isAsked) && !(asksOne && (words.some((word) => NOUNS.has(word)) || isOfWaiting(words))))
    return undefined
  return {
    ...(status && { status }),
    ...(found(LATEST, words) && { isLatest: true as const }),
    isOfMany: asksOne || found(anyOf(MANY), words) || !words.some((word) => NOUNS.has(word)),
  }
}

/** Without a noun only what a request alone can be: it waits for approval, or was rejected. */
const isOfWaiting = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:pending|approval|approved|approve|rejected|reject)$/.test(word)) && words.length > 1
