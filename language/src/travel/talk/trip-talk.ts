import { anyOf, either, inOrder, phrases } from '../../text/phrase-grammar.ts'
import { found, foundInTurn, type SaidWords } from './said.ts'

/** What of the trip words name. */
export type NamedPart = 'dates' | 'return' | 'return_flight' | 'flight' | 'hotel' | 'class' | 'purpose' | 'from' | 'to'

/** What a message says of the trip that is planned beside its values. */
export interface TripTalk {
  /** 'The same again': what was requested last is the pattern for a new trip. */
  sameAgain: boolean
  /** 'Plan … again', 'repeat …': a trip that is named is the pattern for a new one. */
  plansAgain: boolean
  /** 'Also', 'too': what is said is added to the trip criteria. */
  adds: boolean
  /** 'Instead': what is said replaces the trip criteria. */
  replaces: boolean
  /** Which end of the trip or of the stay is meant. */
  end: 'first' | 'last' | undefined
  /** An end of the trip is named, be it to exclude it. */
  namesEnd: boolean
  /** 'Change the dates', 'another hotel': what is to be told or chosen again. */
  changes: NamedPart | undefined
  /** What of the trip a sentence names, whatever it wants of it. */
  names: NamedPart | undefined
  /** 'As an exception', 'anyway': what the policy does not allow is still wanted; no refusal and no question. */
  insists: boolean
  /** 'The other way round': the two cities change places. */
  swaps: boolean
  /** A hotel is named, under any of its names. */
  ofHotel: boolean
  ofFlight: boolean
  /** A part is left out of what is asked: 'the total without the hotel'. */
  without: 'hotel' | 'flight' | 'return_flight' | undefined
}

const SAME = anyOf(
  phrases(
    `same again | same trip | like last time | as last time | same as last | same as before | same as previous | same one as last | repeat last trip | repeat my last trip | repeat the last trip | repeat last request
     repeat my last request | repeat the last request | repeat previous trip | repeat my previous trip | repeat the previous trip | repeat my previous request | repeat the previous request
     rebook last trip | rebook my last trip | rebook the last trip | rebook previous trip | rebook my previous trip | rebook the previous trip`,
  ),
)
const AS_BEFORE = inOrder(
  anyOf(phrases('what i | like i | as i')),
  anyOf(phrases('booked | took | had | did | flew')),
  anyOf(phrases('last time | before | earlier | previously')),
)
const PLAN = anyOf(phrases('plan | book'))
const AGAIN = anyOf(phrases('again | once more | one more time | phir se | dobara | dubara'))
const REPEAT = anyOf(phrases('repeat | rebook | redo | same as my | same as the | like my | like the'))
const WAHI = anyOf(phrases('wahi | pichli baar | pichhli baar'))
const PHIR = anyOf(phrases('phir | jaisa | wala | wali | book'))
const ADDS = anyOf(phrases('also | too | as well | along with | plus | add | bhi'))
const INSTEAD = anyOf(phrases('instead | rather than'))
const FIRST_END = anyOf(
  phrases(
    `depart | departs | departing | departure | departures | leave | leaves | leaving | outbound | onward | going | check in | check - in | checkin | arrive | arrives | arriving | arrival
     jaane | jaana | jaan`,
  ),
)
const LAST_END = anyOf(
  phrases(
    `return | returns | returning | back | inbound | coming | check out | check - out | checkout | wapas | wapasi | aane | aana | aan`,
  ),
)
const PARTS: readonly (readonly [NamedPart, readonly string[]])[] = [
  ['return_flight', phrases('return flight')],
  ['return', phrases('return')],
  ['dates', phrases('date | dates | day | days')],
  ['flight', phrases('flight')],
  ['hotel', phrases('hotel | room')],
  ['class', phrases('class')],
  ['purpose', phrases('purpose')],
  ['to', phrases('destination')],
  ['from', phrases('origin')],
]
const PART_RULES = PARTS.map(([part, names]) => [part, anyOf(names)] as const)
const CHANGE = anyOf(
  phrases('change | another | different | edit | modify | badal | badalna | badalo | badaldo | badlo | badlna'),
)
const INSISTS = anyOf(
  phrases(
    `exception | exceptions | exceptional | exeption | excption | anyway | regardless | all the same | insist | justify | justified | justification | medical | special approval | special permission | special case | phir bhi`,
  ),
)
const REFUSES = anyOf(phrases('no | not | never | without | what | why | dont | nahi | nahin | mat'))
const SWAP = anyOf(phrases('swap | reverse | flip | exchange | interchange'))
const SWAPS = anyOf(
  phrases('other way round | other way around | opposite direction | ulta karo | ulta kar do | ulta route'),
)
const IT = anyOf(phrases('it | them | this | that'))
const ROUTE = anyOf(phrases('cities | city | route | direction | trip | places | from and to | origin'))
const HOTEL = anyOf(phrases('hotel | hotels | room | rooms | stay'))
const FLIGHT = anyOf(phrases('flight | flights'))
const WITHOUT = anyOf(
  phrases(
    'without | excluding | except | minus | skip | skipping | drop | dropping | remove | removing | bina | bagair | hata',
  ),
)
const LEFT_OUT = [
  ['return_flight', anyOf(phrases('return flight | return'))],
  ['hotel', HOTEL],
  ['flight', FLIGHT],
] as const

/** Reads what a message says of the trip that is planned; `sentences` are its wanted words, sentence by sentence. */
export function tripTalkIn({ words, wanted, asks }: SaidWords, sentences: readonly (readonly string[])[]): TripTalk {
  const [first, last] = [found(FIRST_END, wanted), found(LAST_END, wanted)]
  const swap = wanted.findIndex((_, at) => SWAP(wanted, at).length > 0)
  return {
    plansAgain: foundInTurn(wanted, PLAN, AGAIN) || found(REPEAT, wanted),
    sameAgain: found(either(SAME, AS_BEFORE), wanted) || foundInTurn(wanted, WAHI, PHIR),
    adds: found(ADDS, wanted),
    replaces: found(INSTEAD, words),
    end: first === last ? undefined : first ? 'first' : 'last',
    namesEnd: found(FIRST_END, words) || found(LAST_END, words),
    changes: sentences.map(changedIn).find((part) => part !== undefined),
    names: partIn(wanted),
    insists: !asks && found(INSISTS, wanted) && !found(REFUSES, words),
    swaps:
      found(SWAPS, wanted) ||
      (swap >= 0 && IT(wanted, swap + 1).includes(wanted.length)) ||
      foundInTurn(wanted, SWAP, ROUTE),
    ofHotel: found(HOTEL, words),
    ofFlight: found(FLIGHT, words),
    without: found(WITHOUT, words) ? LEFT_OUT.find(([, rule]) => found(rule, words))?.[0] : undefined,
  }
}

/** The part that is named first. */
function partIn(words: readonly string[]): NamedPart | undefined {
  for (const at of words.keys()) {
    const part = PART_RULES.find(([, rule]) => rule(words, at).length > 0)
    if (part) return part[0]
  }
  return undefined
}

/** What is named behind a wish for a change. */
function changedIn(words: readonly string[]): NamedPart | undefined {
  const at = words.findIndex((_, start) => CHANGE(words, start).length > 0)
  return at < 0 ? undefined : partIn(words.slice(at + 1))
}
