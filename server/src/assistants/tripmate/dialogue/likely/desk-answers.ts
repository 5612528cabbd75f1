import type { GroundMode } from '@pravas/contract/ground'
import { romanised } from '@pravas/language/text/devanagari'
import { clean, tokenise } from '@pravas/language/text/tokens'
import { findEntities, ofKind } from '@pravas/language/travel/entities'
import { correctSpelling } from '@pravas/language/travel/spelling'
import { type Note, note, replies } from '@pravas/messages/tripmate'
import { priceText } from '../../../../formats.ts'
import { airportNear, TRANSFER_COST } from '../../../../travel/ground-rules.ts'
import { cityOfAirport } from '../../../../travel/place-rules.ts'
import { help, smallTalk } from '../answers.ts'
import { offered } from '../criteria-rules.ts'
import { aside } from '../outcome.ts'
import { focusOf } from '../selection-rules.ts'
import { groundWords } from '../unserved-places.ts'
import type { Answer, Asked } from './asked.ts'

const says =
  (words: Note): Answer =>
  ({ state }) =>
    aside(state, words)

export const whoBooks = says(note('status.who-books'))
export const whoPays = says(note('question.who-pays'))
export const changeLater = says(note('known.later-change'))
export const visaAbroad = says(note('status.abroad'))
export const weather = says(note('question.weather'))
export const loyalty = says(note('question.loyalty'))
export const support = says(note('question.support'))

const OF_BILL = /\b(?:invoice\w*|gst\w*|bills?|receipts?)\b/i
const OF_CHECK_IN = /\b(?:web check\w*|check ?in|boarding pass\w*|pnr)\b/i

/** Which papers a journey takes, and where they come from. */
export const documents: Answer = ({ state, said }) => {
  const words = romanised(said.message)
  if (OF_BILL.test(words)) return aside(state, note('question.invoice'))
  return aside(state, note(OF_CHECK_IN.test(words) ? 'known.web-check-in' : 'known.identity'))
}

const OF_ITSELF = /\b(?:bot|human|person|real|robot|ai|insaan|machine)\b/i
/** What this is, and what it can do. */
export const whoAreYou: Answer = ({ state, said }) =>
  aside(state, OF_ITSELF.test(romanised(said.message)) ? smallTalk() : help(said.talk))

/** The places that a question names, in its order. */
function placesIn({ said }: Asked): string[] {
  const tokens = correctSpelling(tokenise(clean(romanised(said.message))))
  return ofKind(findEntities(tokens), 'place').map(({ value: { place } }) => place.city ?? place.name)
}

/** Between which places a question about the ground asks: those it names, else those of the way that was spoken of, or of the trip. */
function endsOf(asked: Asked): [string | undefined, string | undefined] {
  const [first, second] = placesIn(asked)
  const { way, criteria } = asked.state
  if (first !== undefined && second !== undefined) return [first, second]
  if (first !== undefined)
    return [criteria.to !== undefined && criteria.to !== first ? criteria.to : criteria.from, first]
  return way ? [way.from, way.to] : [criteria.from, criteria.to]
}

const OF_TRAIN = /\b(?:trains?|rail\w*|chair car|[23] ?ac|ac [23]|sleeper|shatabdi|rajdhani|duronto|vande|tatkal)\b/i

/** By which means the message would go. A chair car is no car. */
function modesOf({ said, message }: Asked): readonly GroundMode[] {
  if (OF_TRAIN.test(romanised(message))) return ['train']
  return said.talk.topic.groundModes
}

/** What a train, a bus or a cab takes and costs by estimate; nothing is added. */
export const groundFare: Answer = (asked) => {
  const { state, said } = asked
  const { airport, groundModes } = said.talk.topic
  const isTransfer = airport && placesIn(asked).length < 2 && groundModes.every((mode) => mode === 'cab')
  if (isTransfer) return aside(state, replies('ground.transfer', { cost: priceText(TRANSFER_COST * 100) }))
  const [from, to] = endsOf(asked)
  const ways = from !== undefined && to !== undefined && from !== to ? groundWords(from, to, modesOf(asked)) : undefined
  if (ways === undefined || from === undefined || to === undefined) return aside(state, note('ground.say-where'))
  return aside({ ...state, way: { from, to } }, ways)
}

/** What is not known of trains and buses, with the estimate of the way. */
export const trainTimes: Answer = (asked) => {
  const [from, to] = endsOf(asked)
  const ways = from !== undefined && to !== undefined && from !== to ? groundWords(from, to, modesOf(asked)) : undefined
  return {
    ...aside(asked.state, note('question.train-times')),
    notes: [note('question.train-times'), ...(ways === undefined ? [] : [ways])],
  }
}

/** The airport nearest to a place that is named, or where the flights in sight land. */
export const nearestAirport: Answer = (asked) => {
  const { state } = asked
  const town = placesIn(asked).at(-1) ?? (state.offer ? state.way?.to : undefined)
  const near = town === undefined ? undefined : airportNear(town)
  if (town !== undefined && near)
    if (near.city !== town)
      return aside(state, note('question.nearest', { town, airport: near.city, km: near.kilometres }))
  const kind = focusOf(state, 'flight')
  const landing = kind === 'hotel' ? undefined : offered(state, kind)[0]?.arrival_airport
  if (town !== undefined && near && (!landing || cityOfAirport(landing.id) !== town))
    return aside(state, note('question.own-airport', { town }))
  if (!landing) return aside(state, note('question.airport-unknown'))
  const airport = landing.name === undefined ? landing.id : `${landing.name} (${landing.id})`
  return aside(state, note('question.airport-here', { airport }))
}
