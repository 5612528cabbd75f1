import { anyOf, inOrder, maybe, phrases, type Rule, wordSet, wordsIn } from '../../text/phrase-grammar.ts'
import { says, wordingOf } from '../../text/phrases-in.ts'
import { isTalk } from '../../text/skipped-words.ts'
import { clausesOf } from '../commands/clauses.ts'
import { dayAt } from '../receipts/past-dates.ts'
import { isMarked } from '../sending/questions.ts'
import { isNegation } from '../skipped.ts'
import type { ToldJourney, Vehicle } from './journey.ts'
import { placesIn, purposeAfter } from './journey-places.ts'
import { purposeTold, withoutPurpose } from './journey-purpose.ts'

/** What of a journey is told, or only asked: what it is worth, or how much is paid a day. */
export interface JourneyTalk {
  journey: ToldJourney
  asks?: 'worth' | 'limit'
  /** Clauses beside it. */
  unread: string[]
}

const LISTS: string[][] = []
const one = (...blocks: string[]): Rule => {
  const list = phrases(...blocks)
  LISTS.push(list)
  return anyOf(list)
}

const VEHICLES: readonly (readonly [Vehicle, Rule])[] = [
  ['electric', one('ev | electric car | electric scooter | electric vehicle | e scooter | electric bike')],
  [
    'two_wheeler',
    one('bike | motorbike | motorcycle | scooter | scooty | two wheeler | two-wheeler | activa | bullet'),
  ],
  ['car', one('car | gaadi | gadi | four wheeler')],
]
const ANY_VEHICLE = one(
  'bike | motorbike | motorcycle | scooter | scooty | two wheeler | activa | bullet | ev | electric vehicle | car | gaadi | gadi | four wheeler | own vehicle',
)
const DROVE = one(
  'drove | drive | driven | driving | rode | mileage | bike pe | bike par | car pe | car par | scooter pe | scooter par | gaadi pe | gadi pe | took the car | took the bike | own car | my car | my own car | own bike | my bike | my own bike | own scooter | my scooter | own vehicle | my vehicle | apni car | apni bike | apni gaadi | apni gadi | apne scooter | by bike | by car | by scooter | chalayi | chalaya | chala ke | bike se | car se | scooter se | gaadi se | gadi se',
)
/** Was driven, and by what of one's own: what may be claimed without saying yet how far. */
const DRIVEN = inOrder(
  one('drove | took | used | rode | gone by | went by | travelled by'),
  maybe(one('there by | there in | in | by')),
  one('my own | own | my | our own'),
  ANY_VEHICLE,
)
const MAY_CLAIM = one(
  'can i claim | can we claim | can that be claimed | can it be claimed | could i claim | may i claim | do i get | claim kar sakta | claim kar sakti | claim ho sakta | claimable',
)
/** What is claimed by its own bill. */
const ON_THE_WAY = one('parking | toll | tolls | petrol | diesel | fuel | service | repair')
/** A vehicle that is nobody's own, or what is paid for by its bill. */
const HIRED = one(
  'cab | taxi | uber | ola | rapido | rental | rented | hired | auto | bus | train | flight | parking | toll | petrol | diesel | fuel | bill | receipt | ride',
)
const MONEY_ASKED = one(
  'how much | kitna | kitne | kitni | how many rupees | rate | rates | worth | what does it come to | comes to | what do i get | what will i get | kya rate | kya milega',
)
const PAYS = one(
  'get | paid | pay | rate | rates | milega | milta | milenge | claim | reimbursed | per km | makes | come to | comes to | rupees | for',
)
const MOST = one('max | maximum | limit | cap | ceiling | upto | up to | at most | zyada se zyada | most')
const A_DAY = one('per day | a day | in a day | one day | daily | ek din | din mein | din me')
const KM = one('km | kms | kilometre | kilometres | kilometer | kilometers')
const PER_KM = one('per km | a km | km rate | per kilometre | per kilometer | rate per km | mileage rate | mileage')
const GOES = one(
  'go | went | going | travel | drive | drove | ride | jaun | jau | jaye | jaunga | jata | gaya | use | used | by | se',
)
/** Adds a journey; with a distance and a vehicle beside it, that is one's own. */
const ADDS = one(
  'add | log | claim | put | enter | record | count | laga do | laga dena | laga dijiye | lagao | laga lo | jod do | jod dena | jod dijiye | jodo | jod lo | likh lo | likh do | likho | daal do | daal dena | daalo | dal do',
)
const EACH_WAY = one('each side | each way | one side | one way each | either way | per side')
const EACH_WAY_ONLY = one('each side | each way | either way | per side')
const DROPS = one(
  'cancel | drop | remove | delete | scrap | forget | discard | leave out | take out | skip | hata do | hatao | hata dena | nikal do | nikaal do | chhod do | chhodo | rehne do | cancel kar do',
)
const JOURNEY = one('mileage | drive | the journey | my journey | km claim | kilometre claim | kms')
const ONE_WAY = one(
  'one way | one side | single side | single way | ek taraf | ek side | ek tarfa | jaane ka | jane ka | only going | going only',
)
const RETURNS = one(
  'and back | both ways | to and fro | up and down | up down | return trip | round trip | return | wapas | aana jaana | aana jana | aane jaane | there and back',
)
one('agar | if | tho | though | suppose | there | about | around | approx | roughly')
/** What journeys are told and asked with. */
export const JOURNEY_WORDS: ReadonlySet<string> = wordsIn(...LISTS)
const DISTANCE = /(\d{1,4}(?:\.\d)?) ?(?:kms?|kilomet(?:re|er)s?)\b/i
const IN_ALL = /(\d{1,4}(?:\.\d)?) ?(?:kms?|kilomet(?:re|er)s?)? ?(?:in total|in all|total|altogether|overall|kul)\b/i
const BARE = /^\D{0,20}?(\d{1,4}(?:\.\d)?)\D{0,20}$/

/** Returns a journey by an own vehicle that a message tells, or what it asks of one; undefined for anything else. */
export function journeyIn(message: string, today: string): JourneyTalk | undefined {
  const asks = asksIn(message)
  const { text, unread } = ownClauses(message)
  const isOwn = says(text, DROVE) || (says(text, ANY_VEHICLE) && says(text, ADDS) && !says(text, HIRED))
  const hasDistance = DISTANCE.test(text)
  if (asks === undefined && isOwn && !hasDistance && asksToClaim(message, text))
    return { journey: partsIn(text, today), unread: [] }
  if (asks === undefined && !(isOwn && hasDistance) && !addsMileage(text)) return undefined
  if (asks !== undefined && says(message, HIRED)) return undefined
  return { journey: asks ? measuresIn(text) : partsIn(text, today), ...(asks && { asks }), unread }
}

/** Whether somebody drove somewhere and asks whether that can be claimed, which needs no bill: 'drove my own car to Pune, can I claim?' */
const asksToClaim = (message: string, text: string): boolean =>
  says(text, DRIVEN) && says(message, MAY_CLAIM) && !says(message, ON_THE_WAY) && placesIn(text).to !== undefined

/** What a message adds to a journey that was told, or asks of it; undefined where it says nothing of it. */
export function journeyAfter(message: string, today: string, known: ToldJourney): JourneyTalk | undefined {
  const { words } = wordingOf(message)
  const asks = asksIn(message) ?? (says(message, MONEY_ASKED) && words.length <= MOST_WORDS ? 'worth' : undefined)
  if (asks === undefined && (isMarked(message) || ASKING.has(words[0] ?? ''))) return undefined
  const said = asks ? measuresIn(message) : partsIn(message, today)
  const bare = known.kilometres === undefined && said.kilometres === undefined ? BARE.exec(message)?.[1] : undefined
  const ways = asks ? {} : otherWays(message, said, known)
  const journey = {
    ...said,
    ...ways,
    ...(bare !== undefined && said.date === undefined && { kilometres: Number(bare) }),
  }
  // Where it went is known: what is said now is what for.
  const purpose = known.purpose === undefined && !asks ? purposeTold(message) : undefined
  if (
    purpose !== undefined &&
    Object.keys(journey).every((part) => part === 'to' || part === 'from' || part === 'purpose')
  )
    return { journey: { purpose }, unread: [] }
  const isOfPart = Object.keys(journey).length > 0
  if (isOfPart || asks !== undefined) return { journey, ...(asks && { asks }), unread: [] }
  return isPurpose(words) && known.purpose === undefined
    ? { journey: { purpose: purposeAfter(message) }, unread: [] }
    : undefined
}

/** 'Only one side' halves a distance of both ways that was told, 'both ways' doubles one. */
function otherWays(message: string, said: ToldJourney, { kilometres, isBothWays }: ToldJourney): ToldJourney {
  if (said.kilometres !== undefined || kilometres === undefined) return {}
  if (isBothWays && says(message, ONE_WAY) && !says(message, EACH_WAY_ONLY))
    return { kilometres: kilometres / 2, isBothWays: undefined }
  return !isBothWays && says(message, RETURNS) ? { kilometres: kilometres * 2, isBothWays: true } : {}
}

const MOST_WORDS = 20

/** Words that may be what a journey was for: few, without a figure, a question and a no. */
function isPurpose(words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    !words.every(isTalk) &&
    !words.some((said) => isNegation(said) || /^\d/.test(said) || NO_PURPOSE.has(said))
  )
}

/** 'Jod do', 'add it', and nothing else. */
export function addsJourney(message: string): boolean {
  const { words } = wordingOf(message)
  return words.length > 0 && words.length <= 3 && says(message, ADDS) && !DISTANCE.test(message)
}

/** Whether a message gives up the journey that was told: 'cancel the mileage', 'drop that drive'. */
export function dropsJourney(message: string): boolean {
  const { words } = wordingOf(message)
  const isWish = says(message, DROPS) && says(message, JOURNEY) && !DISTANCE.test(message)
  return isWish && !isMarked(message) && !words.some(isNegation)
}

const ASKING = wordSet(
  'what whats how which who when where why is are can could do does did kya kitna kitne kaun kab kaise',
)
const NO_PURPOSE = wordSet(
  'yes yeah ok okay haan ha ji no send submit remove delete cancel undo change  hello hi help list show total claim receipt receipts bill bills skip leave stop wait later',
)

function asksIn(message: string): JourneyTalk['asks'] {
  if (says(message, MOST) && says(message, KM) && says(message, A_DAY)) return 'limit'
  if (!says(message, MONEY_ASKED)) return undefined
  const hasDistance = DISTANCE.test(message)
  if (hasDistance && says(message, PAYS)) return 'worth'
  const isOfRate = says(message, PER_KM) || says(message, one('rate for | rate of | rate on | ka rate'))
  if (isOfRate && says(message, ANY_VEHICLE)) return 'worth'
  return says(message, ANY_VEHICLE) && says(message, GOES) && says(message, one('milega | milta | get | paid | pay'))
    ? 'worth'
    : undefined
}

/** 'Add mileage', 'log a drive'. */
const addsMileage = (text: string): boolean =>
  says(
    text,
    inOrder(
      one('add | log | claim | put | enter | record'),
      maybe(one('my | a | the | some')),
      one('mileage | journey | drive'),
    ),
  )

/** A message without the clauses that deny something or speak of a hired vehicle. */
function ownClauses(message: string): { text: string; unread: string[] } {
  const clauses = clausesOf(message).map(({ words, textOf }) => textOf(0, words.length))
  const isOther = (clause: string) => {
    const { words } = wordingOf(clause)
    return !DISTANCE.test(clause) && (words.some(isNegation) || says(clause, HIRED))
  }
  const own = clauses.filter((clause) => !isOther(clause))
  return {
    text: own.join(', '),
    unread: clauses.filter(isOther).filter((clause) => wordingOf(clause).words.length > 1),
  }
}

/** How far it was and by what, which is all that its worth depends on. */
function measuresIn(text: string): ToldJourney {
  const kilometres = kilometresIn(text)
  const vehicle = VEHICLES.find(([, rule]) => says(text, rule))?.[0]
  return {
    ...(kilometres !== undefined && { kilometres }),
    ...(kilometres !== undefined && { isBothWays: says(text, RETURNS) ? (true as const) : undefined }),
    ...(vehicle && { vehicle }),
  }
}

function partsIn(text: string, today: string): ToldJourney {
  const day = dayAt(text, today)?.period
  const purpose = purposeTold(text) ?? purposeAfter(text, true)
  return {
    ...measuresIn(text),
    ...placesIn(withoutPurpose(text)),
    ...(day && day.from === day.to && { date: day.from }),
    ...(purpose !== undefined && { purpose }),
  }
}

/** '36 km each side' there and back is 72; 'and back, 72 km' is 72; '46 one side, so 92 in total' is 92. */
function kilometresIn(text: string): number | undefined {
  const whole = IN_ALL.exec(text)?.[1]
  if (whole !== undefined) return Number(whole)
  const told = DISTANCE.exec(text)?.[1]
  if (told === undefined) return undefined
  const isTwice = says(text, EACH_WAY)
    ? says(text, RETURNS) || !says(text, ONE_WAY)
    : says(text, ONE_WAY) && says(text, RETURNS)
  return isTwice ? Number(told) * 2 : Number(told)
}
