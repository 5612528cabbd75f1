import type { IsoDate } from '../../text/calendar.ts'
import { resolveDate } from '../../text/date-resolve.ts'
import { romanised } from '../../text/devanagari.ts'
import { anyOf, phrases, type Rule } from '../../text/phrase-grammar.ts'
import { clean, tokenise } from '../../text/tokens.ts'
import { findEntities } from '../entities.ts'
import { correctSpelling } from '../spelling.ts'

/** Which of one's requests a question is about, by what it goes by. */
export interface OwnTrip {
  places: readonly string[]
  days: readonly IsoDate[]
}

const MINE = anyOf(phrases('my | our | mera | meri | mere | hamara | hamari'))
const TRIP = anyOf(phrases('trip | trips | request | requests | booking | bookings | travel request'))
/** What became of a request. */
const FATE = anyOf(
  phrases(
    `how much was | how much did | how much is | what was the cost of | cost of | kitne ka tha | kitne ki thi | status | approved | approve | approval | rejected | reject | refused | pending | happened | happen | happening | update | updates | sanctioned | cleared | decided | decision | accepted
     kya hua | hua kya | ka kya hua | stuck | reached`,
  ),
)
/** How many words stand between whose it is and what it is: 'my 6 July Mumbai trip'. */
const MOST_BETWEEN = 6
/** What names the way of a trip behind it: 'my trip to Mumbai'. */
const WAY = anyOf(phrases('to | for | from'))
/** Words of a wish, beside which a trip is planned and none is asked about. */
const WISHES = anyOf(
  phrases(
    'book | plan | need | want | find | search | create | new | make | change | cancel | withdraw | send | submit',
  ),
)

/** Reads a question about a request of one's own that is named by its cities or days: 'status of my Mumbai trip'. */
export function ownTripIn(message: string, today: IsoDate): OwnTrip | undefined {
  const said = tokenise(clean(romanised(message)))
  const words = said.map((token) => token.said)
  const has = (rule: Rule) => words.some((_, at) => rule(words, at).length > 0)
  if (!has(FATE) || has(WISHES)) return undefined
  const from = words.findIndex((_, at) => MINE(words, at).length > 0)
  const to = from < 0 ? -1 : words.findIndex((_, at) => at > from && TRIP(words, at).length > 0)
  if (to < 0 || to - from > MOST_BETWEEN + 1) return undefined
  const entities = findEntities(correctSpelling(said))
  const places = entities.flatMap(({ value }) => (value.kind === 'place' ? [value.place.city ?? value.place.name] : []))
  const days = entities.flatMap(({ value }) => {
    const day = value.kind === 'date' ? resolveDate(value.expression, { today }) : 'invalid'
    return day !== 'invalid' && 'day' in day ? [day.day] : []
  })
  return places.length + days.length > 0 ? { places, days } : undefined
}

/** The cities by which a message names a trip of one's own: 'my Mumbai trip', 'my trip to Kochi'. */
export function tripPlacesIn(message: string): string[] {
  const said = tokenise(clean(romanised(message)))
  const words = said.map((token) => token.said)
  const mine = words.findIndex((_, at) => MINE(words, at).length > 0)
  // 'The date of Bangalore trip', 'the Bangalore trip'.
  const named = words.findIndex((_, at) => TRIP(words, at).length > 0)
  const ofThat = words.slice(0, Math.max(0, named)).findLastIndex((word) => /^(?:the|of|that)$/.test(word))
  const from = mine < 0 ? ofThat : mine
  const to = from < 0 ? -1 : words.findIndex((_, at) => at > from && TRIP(words, at).length > 0)
  if (to < 0 || to - from > MOST_BETWEEN + 1) return []
  const isNamed = (at: number) => (at > from && at < to) || (at === to + 2 && WAY(words, to + 1).length > 0)
  return findEntities(correctSpelling(said)).flatMap(({ value, start }) =>
    value.kind === 'place' && isNamed(start) ? [value.place.city ?? value.place.name] : [],
  )
}
