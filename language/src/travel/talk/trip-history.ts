import type { IsoDate } from '../../text/calendar.ts'
import { dateOf, lastDayOfMonth, monthAfter, partsOf } from '../../text/calendar.ts'
import { MONTHS } from '../../text/date-words.ts'
import { romanised } from '../../text/devanagari.ts'
import { anyOf, either, inOrder, phrases, wordsIn } from '../../text/phrase-grammar.ts'
import { clean, tokenise } from '../../text/tokens.ts'
import { COURTESY } from '../../text/words/filler.ts'
import { findEntities } from '../entities.ts'
import { correctSpelling } from '../spelling.ts'
import { found, foundInTurn } from './said.ts'

/** Which of one's own trips a question is about: 'how many trips did I do to Mumbai this year?'. */
export interface TripHistory {
  places: readonly string[]
  /** The days within which they begin. */
  within?: { from: IsoDate; to: IsoDate }
  status?: 'pending' | 'approved' | 'rejected' | 'withdrawn'
  /** Only those that took place. */
  isPast: boolean
  /** Nothing else is said. */
  isWhole: boolean
}

const COUNT = anyOf(phrases('how many | how often | number of | kitni baar | kitne baar | kitne | kitni | count of'))
const TRIPS = anyOf(phrases('trips | requests | visits | times | travels | travel requests'))
/** 'Did I ever go to Hyderabad', 'kabhi Mumbai gaya hoon kya'. */
const EVER = anyOf(
  phrases(
    'did i ever | have i ever | i ever | ever been to | ever gone to | ever travelled to | have i been to | kabhi gaya | kabhi gayi | kya main kabhi | pehle kabhi',
  ),
)
/** Counts trips without naming them. */
const OFTEN = anyOf(phrases('how often | kitni baar | kitne baar | trip'))
const MADE = anyOf(
  phrases(
    `did i | have i | i did | i made | i took | i have been | i have made | i travelled | i traveled | i visited | i went | was i | i was | i have travelled | ive been | ive made | ive travelled | i been
     gaya | gayi | gaya hoon | gaya hun | gayi hoon | ja chuka | ja chuki | kiye | kiya | kari | ki hain | ki hai`,
  ),
)
const LISTS = anyOf(
  phrases('my | mine | show | list | which | what | all | all my | meri | mere | apni | dikhao | any'),
)
const OF_STATUS = [
  ['pending', anyOf(phrases('pending | waiting | undecided'))],
  ['approved', anyOf(phrases('approved | accepted | sanctioned'))],
  ['rejected', anyOf(phrases('rejected | refused | declined | turned down'))],
  ['withdrawn', anyOf(phrases('withdrawn | taken back'))],
] as const
const OTHERS = anyOf(phrases('flights | hotels | cards | options | days | hours | nights | stops | rupees | kms'))
const THIS_YEAR = anyOf(phrases('this year | is saal | iss saal | this calendar year | saal bhar'))
const LAST_YEAR = anyOf(phrases('last year | pichle saal | pichhle saal | previous year | gaye saal'))
const THIS_MONTH = anyOf(phrases('this month | is mahine | iss mahine'))
const LAST_MONTH = anyOf(phrases('last month | pichle mahine | pichhle mahine | previous month'))
const LEADS_MONTH = new Set('in of during for since through'.split(' '))
const BEHIND_MONTH = new Set('me mein main ke ki'.split(' '))
const AROUND = wordsIn(
  phrases(
    `ever before kabhi pehle how many often number of count kitni kitne baar trips trip requests visits times travels travel did i have made make take took do done been go gone went visit visited travelled traveled was we my mine show list which what all any give me tell see
     meri mere apni dikhao batao gaya gayi hoon hun ja chuka chuki kiye kiya kari ki ka ke hain hai ko se main mein me to from in for of the during since through this last previous year month calendar is iss saal mahine pichle pichhle bhar gaye
     pending waiting undecided approved accepted sanctioned rejected refused declined turned down withdrawn taken back so far till now were are there that business`,
  ),
)
const POLITE = wordsIn(COURTESY)
const MADE_TRIP = either(
  foundAfter(COUNT, MADE),
  inOrder(anyOf(phrases('which | what | kaunsi | kaun si')), anyOf(phrases('trips | trip')), MADE),
)

/** Reads a question for a list or a count of one's own trips; undefined where it asks for something else, or for one of them. */
export function tripHistoryIn(message: string, today: IsoDate): TripHistory | undefined {
  const tokens = correctSpelling(tokenise(clean(romanised(message))))
  const words = tokens.map(({ said }) => said)
  if (found(OTHERS, words)) return undefined
  const isPast = (found(MADE_TRIP, words) && (found(TRIPS, words) || found(OFTEN, words))) || found(EVER, words)
  const counts = foundInTurn(words, COUNT, TRIPS)
  const within = periodIn(words, today)
  const status = OF_STATUS.find(([, rule]) => found(rule, words))?.[0]
  const named = findEntities(tokens).filter(({ value }) => value.kind === 'place')
  const places = named.flatMap(({ value }) => (value.kind === 'place' ? [value.place.city ?? value.place.name] : []))
  const lists = found(LISTS, words) && found(TRIPS, words) && (places.length > 0 || within !== undefined)
  if (!isPast && !counts && !lists) return undefined
  const rest = words.filter((word, at) => !named.some(({ start, end }) => start <= at && at < end) && !isOfPeriod(word))
  return {
    places,
    ...(within && { within }),
    ...(status && { status }),
    isPast: isPast && status === undefined,
    isWhole: rest.every((word) => AROUND.has(word) || POLITE.has(word)),
  }
}

/** One rule, and another anywhere behind it. */
function foundAfter(first: ReturnType<typeof anyOf>, second: ReturnType<typeof anyOf>): ReturnType<typeof anyOf> {
  return (words, at) => first(words, at).filter((end) => found(second, words.slice(end)))
}

/** The months or the year that words name, as somebody means them who looks back: 'October' is the last one that has begun. */
function periodIn(words: readonly string[], today: IsoDate): TripHistory['within'] {
  const { year, month } = partsOf(today)
  if (found(THIS_YEAR, words)) return yearOf(year)
  if (found(LAST_YEAR, words) && !words.some((word) => MONTHS.has(word))) return yearOf(year - 1)
  if (found(THIS_MONTH, words)) return monthOf(year, month)
  if (found(LAST_MONTH, words)) {
    const last = monthAfter(today, -1)
    return monthOf(last.year, last.month)
  }
  for (const [at, word] of words.entries()) {
    if (/^20\d\d$/.test(word)) {
      const named = MONTHS.get(words[at - 1] ?? '')
      return named === undefined ? yearOf(Number(word)) : monthOf(Number(word), named)
    }
    const named = MONTHS.get(word)
    const isLed = LEADS_MONTH.has(words[at - 1] ?? '') || BEHIND_MONTH.has(words[at + 1] ?? '')
    if (named === undefined || !isLed || /^20\d\d$/.test(words[at + 1] ?? '')) continue
    const isOfLast = found(LAST_YEAR, words) || named > month
    return monthOf(isOfLast ? year - 1 : year, named)
  }
  return undefined
}

const isOfPeriod = (word: string): boolean => /^20\d\d$/.test(word) || MONTHS.has(word)

const yearOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` })

function monthOf(year: number, month: number): TripHistory['within'] {
  const first = dateOf(year, month, 1)
  return first === undefined ? undefined : { from: first, to: lastDayOfMonth(year, month) }
}
