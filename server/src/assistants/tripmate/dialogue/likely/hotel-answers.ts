import type { HotelResult } from '@pravas/contract/cards'
import { romanised } from '@pravas/language/text/devanagari'
import { note, replies } from '@pravas/messages/tripmate'
import { isFlight } from '../../../../trips/draft/offer-rules.ts'
import { stayOf } from '../../../../trips/draft/stay-rules.ts'
import { amenitiesWords, amenityOf } from '../answers.ts'
import { offered } from '../criteria-rules.ts'
import { aside, type Outcome } from '../outcome.ts'
import { optionId } from '../selection-rules.ts'
import type { DialogueState } from '../state.ts'
import { tableAnswerOf } from '../table-answers.ts'
import { meantIn } from '../things.ts'
import type { Answer, Asked } from './asked.ts'

/** More hotels are told by their cards. */
const MOST_TOLD = 3

/** The hotels that a question is about, and whether it names them or one is chosen. */
function hotelsOf({ state, said }: Asked): { hotels: readonly HotelResult[]; isOne: boolean } {
  const meant = meantIn(state, { ...said.talk.thing, part: 'hotel' }, said.message)
  const named = meant.isNamed ? meant.options.filter((one): one is HotelResult => !isFlight(one)) : []
  if (named.length > 0) return { hotels: named, isOne: named.length === 1 }
  const { hotel } = state.chosen
  return hotel ? { hotels: [hotel], isOne: true } : { hotels: offered(state, 'hotel'), isOne: false }
}

/** The dialogue, in which 'that one' is one of these. */
const spokenOf = (state: DialogueState, hotels: readonly HotelResult[]): DialogueState => ({
  ...state,
  mentioned: { kind: 'hotel', ids: hotels.map(optionId) },
})

const none = ({ state }: Asked): Outcome => aside(state, note('question.no-hotel'))

/** Which hotels list what is asked for; what none of them could list, the hotel itself tells. */
export const amenities: Answer = (asked) => {
  const { state, said } = asked
  const { hotels, isOne } = hotelsOf(asked)
  const [hotel] = hotels
  const wanted = said.talk.topic.amenities
  if (!hotel) return none(asked)
  if (wanted.length === 0) return aside(state, note('question.hotel-silent'))
  if (isOne) return aside(spokenOf(state, hotels), wanted.map((amenity) => amenityOf(hotel, amenity)).join(' '))
  return aside(state, amenitiesWords(state, said.talk))
}

export const breakfast: Answer = (asked) => {
  const { state, said } = asked
  const { hotels, isOne } = hotelsOf(asked)
  const [hotel] = hotels
  if (!hotel) return none(asked)
  if (isOne) return aside(spokenOf(state, hotels), amenityOf(hotel, 'breakfast'))
  const topic = { ...said.talk.topic, amenities: ['breakfast' as const] }
  return aside(state, amenitiesWords(state, { ...said.talk, topic }))
}

const OF_REVIEWS = /\b(?:review\w*|safe\w*|clean\w*|good|decent|noise|noisy|area|surakshit|saaf|acch?a)\b/i

/** How hotels are rated: the one that is meant, or the best of those in sight with the first ones. */
export const hotelRating: Answer = (asked) => {
  const { state, said } = asked
  const { hotels, isOne } = hotelsOf(asked)
  if (hotels.length === 0) return none(asked)
  const best = hotels.toSorted((a, b) => b.overall_rating - a.overall_rating)[0]
  const told = isOne ? hotels : hotels.slice(0, MOST_TOLD)
  const words = [
    ...(best && !isOne && best.overall_rating > 0
      ? [replies('question.rating-best', { hotel: best.name, rating: best.overall_rating })]
      : []),
    ...told.map(({ name, hotel_class: stars, overall_rating: rating }) =>
      replies('question.rating', { hotel: name, stars, rating: rating > 0 ? String(rating) : 'none' }),
    ),
    ...(OF_REVIEWS.test(romanised(said.message)) ? [replies('question.reviews')] : []),
  ]
  return aside(spokenOf(state, best && !isOne ? [best] : told), words.join('\n'))
}

/** In which part of the city hotels are, and how far from a place. */
export const hotelPlace: Answer = (asked) => {
  const { state, said } = asked
  const { hotels } = hotelsOf(asked)
  if (hotels.length === 0 || stayOf(state).city === undefined) return none(asked)
  const lines = hotels
    .slice(0, MOST_TOLD)
    .map(({ name, neighborhood: area }) => replies('question.place', { hotel: name, area }))
  const thing = { ...said.talk.thing, part: 'hotel' as const }
  const far = tableAnswerOf(state, 'distance', { ...said, talk: { ...said.talk, thing } })
  return far ? { ...far, notes: [lines.join('\n'), ...far.notes] } : aside(state, lines.join('\n'))
}

export const hotelCancel: Answer = ({ state }) => aside(state, note('question.hotel-cancel'))
export const hotelTimes: Answer = ({ state }) => aside(state, note('question.hotel-hours'))
