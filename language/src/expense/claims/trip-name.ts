import { wordsIn } from '../../text/phrase-grammar.ts'
import { clean } from '../../text/tokens.ts'
import { ADDRESS, GREETING, HESITATION, PLEASE, THANKS } from '../../text/words/filler.ts'
import { takeCities } from '../queries/filters.ts'
import { takePeriods } from '../queries/periods.ts'
import type { DateRange } from '../queries/query.ts'

/** By what a sentence names a trip of one's own. */
export interface TripName {
  number: string | undefined
  cities: string[]
  /** Days in which it was, or begins. */
  period: DateRange | undefined
  /** Whether the latest one is meant. */
  latest: boolean
  /** Words that say something else of it, such as its purpose, or that nobody understands. */
  words: string[]
}

const LATEST = /\b(?:last|latest|newest|most recent|recent)\b/
/** Words beside a trip's name that carry nothing. */
const EMPTY: ReadonlySet<string> = new Set([
  ...wordsIn(PLEASE, THANKS, GREETING, ADDRESS, HESITATION),
  ...`under file move keep ye yeh ise inko inhe sab saare ke ka ki ko mein hain hai liye daalo dalo daal karo kar do jodo link linked attach assign tag add connect map belong belongs put claim claims claimed book this that it these those them
  they to the my our a an trip trips tour visit journey for of on in at with is are was were be receipt receipts expense
  expenses bill bills ticket tickets invoice invoices all and from last latest newest recent most
  business work one no now then actually instead part still missing which what do does i have has need needed lack lacks
  upload uploaded yet not are there any left outstanding me show list should can you we us mine own month months year
  week today yesterday during month's very much took take taken had went go going gone travelled
  sorry well right correct so it's they're these're me ok okay yes date dates city by`.split(/\s+/),
])

/** By what a sentence names a trip; of a month without a year the last one that has begun is meant, or the next. */
export function tripNameIn(message: string, today: string): TripName {
  // 'The June one' is no day of June.
  const text = clean(message)
    .toLowerCase()
    .replace(/\bones?\b/g, '')
  const number = /\btrp-\d{4}-\d{4,}\b/.exec(text)?.[0].toUpperCase()
  const cities = takeCities(text.replace(/\btrp-\S+/g, '·'))
  const when = takePeriods(cities.rest, today)
  const words = (when.rest.match(/[\p{L}\p{N}][\p{L}\p{N}'&-]*/gu) ?? []).filter(
    (word) => !EMPTY.has(word) && !/^\d+$/.test(word),
  )
  return { number, cities: cities.value, period: when.value[0], latest: LATEST.test(cities.rest), words }
}

/** Whether a sentence names a trip by anything. */
export function namesTrip({ number, cities, period, words }: TripName): boolean {
  return number !== undefined || cities.length > 0 || period !== undefined || words.length > 0
}
