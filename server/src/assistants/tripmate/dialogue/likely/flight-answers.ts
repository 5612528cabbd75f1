import type { FlightResult } from '@pravas/contract/cards'
import { romanised } from '@pravas/language/text/devanagari'
import type { SideQuestion } from '@pravas/language/travel/talk/side-questions'
import { note, replies } from '@pravas/messages/tripmate'
import { listWords } from '../../../../formats.ts'
import { textOfFinding } from '../../../../policy/finding-text-rules.ts'
import { flightTitle, isFlight } from '../../../../trips/draft/offer-rules.ts'
import { draftFindings } from '../../../../trips/draft/view-rules.ts'
import { comparisonWords, refundWords } from '../answers.ts'
import { draftIn, offered } from '../criteria-rules.ts'
import { aside, goOn } from '../outcome.ts'
import { policyWords } from '../policy-words.ts'
import { waitingAnswer } from '../result-command-rules.ts'
import { focusOf } from '../selection-rules.ts'
import { sideAnswer } from '../side-answers.ts'
import { tableAnswerOf } from '../table-answers.ts'
import { meantIn } from '../things.ts'
import type { Answer, Asked } from './asked.ts'
import { groundFare, trainTimes } from './desk-answers.ts'
import { contentOf } from './trip-answers.ts'

/** An answer to a question that closed grammars read as well, of the flights that the message names, or that are chosen or in sight. */
function bySide(about: SideQuestion['about']): Answer {
  return (asked) => {
    const { state, said } = asked
    const words = romanised(said.message)
    if (OF_GROUND.test(words)) return about === 'duration' ? groundFare(asked) : trainTimes(asked)
    const read = said.talk.side
    const side: SideQuestion = {
      about: about === 'duration' && FASTEST.test(words) ? 'faster' : about,
      catches: read?.catches ?? false,
      points: read?.points ?? POINTS.test(words),
      ofReturn: read?.ofReturn ?? OF_RETURN.test(words),
      ofHotel: read?.ofHotel ?? false,
      ...(read?.by !== undefined && { by: read.by }),
    }
    return sideAnswer(state, said, side) ?? aside(state, note('question.no-flight'))
  }
}

const FASTEST = /\b(?:fast\w*|quick\w*|jaldi|least time|shortest)\b/i
const POINTS = /\b(?:it|this|that|isme|usme|iska|uska|yeh|ye|yah)\b/i
const OF_RETURN = /\b(?:back|return\w*|home|wapas|wapis|wapsi)\b/i

export const duration = bySide('duration')
export const departure = bySide('departure')
export const arrival = bySide('arrival')
export const layover = bySide('layover')
export const inTime = bySide('in-time')

/** The flights that a question is about: those it names, else those chosen, else those in sight. */
function flightsOf({ state, said }: Asked): FlightResult[] {
  const { talk, message } = said
  const meant = meantIn(state, talk.thing, message)
  const named = meant.isNamed ? meant.options.filter(isFlight) : []
  if (named.length > 0) return named
  const chosen = [state.chosen.flight, state.chosen.return_flight].flatMap((one) => one ?? [])
  if (chosen.length > 0 && state.asked?.about !== 'choice') return chosen
  const kind = focusOf(state, 'flight')
  return kind === 'hotel' ? chosen : [...offered(state, kind)]
}

export const baggage: Answer = ({ state }) => aside(state, note('question.baggage'))
export const seat: Answer = ({ state }) => aside(state, note('question.seat'))

/** The airline that usually serves meals without charge. */
const SERVES = 'Air India'
const MOST_NAMED = 3
const OF_DIET = /\b(?:veg\w*|jain|special|halal|diabet\w*|shakahari|non ?veg)\b/i

/** Which of the flights usually come with a meal. */
export const meal: Answer = (asked) => {
  const flights = flightsOf(asked)
  const [only, ...more] = flights
  const serving = flights.filter(({ airline }) => airline === SERVES)
  const words =
    only && more.length === 0
      ? replies(only.airline === SERVES ? 'question.meal-served' : 'question.meal-sold', {
          flight: flightTitle(only),
          airline: only.airline,
        })
      : serving.length > 0
        ? replies('question.meal-among', { flights: listWords(serving.slice(0, MOST_NAMED).map(flightTitle)) })
        : replies('detail.usual.meals')
  const diet = OF_DIET.test(romanised(asked.said.message)) ? [replies('question.meal-choice')] : []
  return aside(asked.state, [words, ...diet].join(' '))
}

const OF_GROUND = /\b(?:train|bus|cab|taxi|rail\w*|irctc|volvo)\b/i
const OF_CHANGE = /\b(?:chang\w*|reschedul\w*|move|later|shift|postpone|badal\w*)\b/i
const OF_REQUEST = /\b(?:withdraw\w*|request|trp|take (?:it|that|this) back|wapas l\w+)\b/i

/** What comes back of a fare, of a ticket for a train or bus, or of a request that is taken back. */
export const refund: Answer = (asked) => {
  const { state, said } = asked
  const words = romanised(said.message)
  if (OF_GROUND.test(words)) return aside(state, note('question.refund-ground'))
  if (OF_REQUEST.test(words) || state.goal === null) return aside(state, note('known.withdraw-cost'))
  if (focusOf(state, undefined) === 'hotel' && offered(state, 'hotel').length > 0 && !/\bf(?:light|are)/i.test(words))
    return aside(state, note('question.hotel-cancel'))
  if (OF_CHANGE.test(words) && !/\brefund/i.test(words)) return aside(state, note('question.change-fee'))
  const flights = flightsOf(asked)
  const told = flights.length > 0 ? refundWords(flights) : undefined
  return aside(state, told ? `${told} ${replies('known.withdraw-first')}` : note('known.money-back'))
}

/** From which airport it goes, and that the ticket says the terminal. */
export const terminal: Answer = (asked) => {
  const [flight, ...others] = flightsOf(asked)
  if (!flight || others.length > 1) return aside(asked.state, note('question.terminal-unknown'))
  const { departure_airport: from, arrival_airport: to } = flight
  return aside(
    asked.state,
    note('question.terminal', { flight: flightTitle(flight), from: airportWords(from), to: airportWords(to) }),
  )
}

const airportWords = ({ id, name }: FlightResult['departure_airport']): string =>
  name === undefined ? id : `${name} (${id})`

/** What differs between two of those in sight, also where they are named by what they are. */
export const difference: Answer = (asked) => {
  const { state, said } = asked
  const { kind, options } = meantIn(state, said.talk.thing, said.message)
  const all = offered(state, kind)
  if (all.length < 2) return aside(state, note('detail.no-search'))
  if (said.talk.thing.extremes.length + said.talk.thing.airlines.length > 0 && options.length === 2)
    return tableAnswerOf(state, 'difference', said) ?? aside(state, comparisonWords(state, said.talk))
  return aside(state, comparisonWords(state, { ...said.talk, results: { ...said.talk.results, compares: true } }))
}

/** What the policy makes of what is chosen, of all legs, or of those in sight; without any of them what it says in short. */
export const withinPolicy: Answer = ({ state, said }) => {
  const told = tableAnswerOf(state, 'policy', said)
  if (told) return told
  const findings = contentOf(state) ? draftFindings(draftIn(state), said.policy) : null
  if (findings)
    return aside(
      state,
      note(findings.length === 0 ? 'table.policy-within' : 'table.policy-out', {
        findings: findings.map(textOfFinding).join('; '),
      }),
    )
  const side = { about: 'limit' as const, catches: false, points: false, ofReturn: false, ofHotel: false }
  return sideAnswer(state, said, side) ?? aside(state, policyWords(said.talk.policy, said.policy))
}

/** What the way costs on the days around. */
export const cheapestDay: Answer = ({ state, said }) => {
  const { from = state.criteria.from, to = state.criteria.to } = said.understood.slots
  const { depart, return: back, class: cabin = 'economy' } = state.criteria
  const ofReturn =
    back !== undefined && (OF_RETURN.test(romanised(said.message)) || focusOf(state, undefined) === 'return_flight')
  const day = ofReturn ? back : (said.understood.slots.depart ?? depart)
  if (from === undefined || to === undefined || day === undefined) return aside(state, note('price.depends'))
  const way = ofReturn ? { from: to, to: from } : { from, to }
  return { ...goOn(state), act: { calendar: { ...way, day, class: cabin } } }
}

const OF_HOLDING = /\b(?:hold|block|lock|freeze|guarantee\w*|rok\w*)\b/i
const OF_WAITING = /\b(?:rise|rising|go up|goes up|increase|later|wait\w*|tomorrow|drop|badh\w*|come down)\b/i

/** Why a price is what it is, whether it will rise, and that it cannot be held. */
export const reasonOfPrice: Answer = ({ state, said }) => {
  const words = romanised(said.message)
  if (OF_HOLDING.test(words)) return aside(state, note('question.price-hold'))
  const kind = focusOf(state, undefined)
  if (kind === 'hotel' && offered(state, kind).length > 0) return aside(state, note('question.price-stay'))
  if (OF_WAITING.test(words) && offered(state, 'flight').length > 0) return aside(state, waitingAnswer(state))
  return aside(state, note('price.depends'))
}

/** Whether the fares in sight are on sale. */
export const realData: Answer = ({ state }) => {
  const kind = focusOf(state, undefined)
  const source = [...offered(state, kind), ...Object.values(state.chosen)].find((one) => one?.source)?.source
  if (source === undefined) return aside(state, note('question.source'))
  return aside(state, note(source === 'live' ? 'question.live' : 'question.sample'))
}
