import { romanised } from '../../text/devanagari.ts'
import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import type { City } from '../../text/places.ts'
import { clean, tokenise } from '../../text/tokens.ts'
import { findEntities, ofKind, servedIn } from '../entities.ts'
import { correctSpelling } from '../spelling.ts'

/** Two cities between which one says to go by train, bus or road. */
export interface GroundLeg {
  from: City
  to: City
}

const GROUND = anyOf(
  phrases('train | trains | rail | bus | volvo | cab | taxi | car | gaadi | gadi | road | uber | ola'),
)
const BY = /^(?:by|in|via|on|take|taking|a|the|own|my|se|office|company)$/
/** How many words, such as a day, may come between the cities and how one goes. */
const MOST_BETWEEN = 6

/** Reads which legs of a journey are said to be on the ground: 'Mumbai to Pune by cab on 1 July', 'train from Chennai to Bangalore'. */
export function groundLegsIn(message: string): GroundLeg[] {
  const tokens = correctSpelling(tokenise(clean(romanised(message))))
  const said = tokens.map((token) => token.said)
  const places = ofKind(servedIn(findEntities(tokens), { serves: 'india' }), 'place').filter(({ negated }) => !negated)
  return said.flatMap((_, at) => {
    if (GROUND(said, at).length === 0) return []
    const behind = places.findIndex(({ start }) => start > at)
    const next = behind < 0 ? undefined : places[behind]
    const leads =
      next !== undefined && said.slice(at + 1, next.start).every((word) => /^(?:from|ride|journey|ticket)$/.test(word))
    const last = behind < 0 ? places.length - 1 : behind - 1
    const follows = last > 0 && at - (places[last]?.end ?? 0) <= MOST_BETWEEN && BY.test(said[at - 1] ?? '')
    const [one, other] = follows ? [places[last - 1], places[last]] : leads ? [next, places[behind + 1]] : []
    const [from, to] = [one?.value.place.city, other?.value.place.city]
    return from && to ? [{ from, to }] : []
  })
}
