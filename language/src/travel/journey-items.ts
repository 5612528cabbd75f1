import type { DayPeriod } from '../text/clock.ts'
import type { DateExpression } from '../text/date-expression.ts'
import type { City } from '../text/places.ts'
import type { Token } from '../text/tokens.ts'
import { type Entity, type EntityOf, ofKind } from './entities.ts'
import { type PlaceCue, placeCues } from './place-roles.ts'

/** What of a sentence says where a journey goes and when, in the order in which it is said. */
export type Item =
  /** `city` is undefined for a place that is not served. */
  | { is: 'place'; city: City | undefined; cue: PlaceCue | undefined }
  | { is: 'date'; expression: DateExpression; starts: boolean }
  | { is: 'nights'; count: number }
  | { is: 'period'; period: DayPeriod }
  /** 'Then', 'phir': what follows is of the next flight. */
  | { is: 'then' }
  /** 'Back', 'wapas', 'home'. */
  | { is: 'back' }

export interface JourneyWords {
  items: Item[]
  /** Cities that the sentence names for hotels. */
  stays: City[]
  /** It speaks of hotels. */
  ofHotels: boolean
}

const THEN = /^(then|phir|afterwards?|thereafter|onwards?|finally|lastly|followed)$/
const AFTER_THAT = /^(after (that|this|which)|(uske|iske|us ke|is ke) baad|from there|(wahan|vahan|udhar) se|next to)$/
const BACK = /^(back|home|wapas|wapasi|wapsi|ghar|lautna|lautunga|returning|return|returns)$/
const STARTS = /^(start|starts|starting|begin|begins|beginning|leaving|leave|departing|from|shuru)$/
const HOTEL = /^(hotels?|rooms?|accommodation|lodging|stay|stays|staying)$/
const OF_STAYS = /^(in|at|for|and|aur|both|of|the|mein|me|&|also|a)$/

/** The items of a text; dates may have been read from bare numbers. */
export function journeyWords(
  tokens: readonly Token[],
  entities: readonly Entity[],
  dates: readonly EntityOf<'date'>[],
): JourneyWords {
  const places = ofKind(entities, 'place').filter((entity) => !entity.negated)
  const ofStay = new Set(places.filter((place) => isOfStay(tokens, place, places)))
  const route = places.filter((place) => !ofStay.has(place))
  const cues = placeCues(tokens, route)
  const at: { start: number; item: Item }[] = []
  for (const [index, place] of route.entries()) {
    at.push({ start: place.start, item: { is: 'place', city: place.value.place.city, cue: cues[index] } })
  }
  for (const date of dates.filter((entity) => !entity.negated)) {
    const starts = STARTS.test(wordBefore(tokens, date.start))
    at.push({ start: date.start, item: { is: 'date', expression: date.value.expression, starts } })
  }
  for (const { value, start, negated } of entities) {
    if (negated) continue
    if (value.kind === 'duration' && value.count > 0) at.push({ start, item: { is: 'nights', count: value.count } })
    if (value.kind === 'period') at.push({ start, item: { is: 'period', period: value.period } })
  }
  const taken = new Set(entities.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, n) => start + n)))
  for (const [index, token] of tokens.entries()) {
    if (taken.has(index)) continue
    if (saysThen(tokens, index)) at.push({ start: index, item: { is: 'then' } })
    else if (BACK.test(token.text)) at.push({ start: index, item: { is: 'back' } })
  }
  return {
    items: at.toSorted((a, b) => a.start - b.start).map(({ item }) => item),
    stays: [...ofStay].flatMap(({ value }) => value.place.city ?? []),
    ofHotels: tokens.some((token) => /^(hotels?|rooms?|accommodation|lodging)$/.test(token.text)),
  }
}

/** 'Fir', the Hindi 'phir', is corrected to 'for' elsewhere. */
function saysThen(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + 3).map((token) => token.text)
  return (
    THEN.test(words[0] ?? '') ||
    tokens[at]?.said === 'fir' ||
    AFTER_THAT.test(words.slice(0, 2).join(' ')) ||
    AFTER_THAT.test(words.join(' '))
  )
}

const wordBefore = (tokens: readonly Token[], start: number): string => {
  let index = start - 1
  while (/^(on|the)$/.test(tokens[index]?.text ?? '')) index--
  return tokens[index]?.text ?? ''
}

/** 'Hotels in Mumbai and Bangalore': the places are those of the stays, not of the flights. */
function isOfStay(tokens: readonly Token[], place: EntityOf<'place'>, places: readonly EntityOf<'place'>[]): boolean {
  const sentence = tokens[place.start]?.sentence
  let index = place.start - 1
  while (index >= 0 && tokens[index]?.sentence === sentence) {
    const word = tokens[index]?.text ?? ''
    if (HOTEL.test(word)) return true
    const inPlace = places.some(({ start, end }) => start <= index && index < end)
    if (!inPlace && !OF_STAYS.test(word)) return false
    index--
  }
  return false
}
