import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { daysBetween, type IsoDate, weekdayOf } from '@pravas/language/text/calendar'
import { note } from '@pravas/messages/tripmate'
import { dayWords } from '../../../../formats.ts'
import { nightCapPaise } from '../../../../policy/stay-rules.ts'
import { placeNamedIn } from '../../../../travel/place-rules.ts'
import { isFlight } from '../../../../trips/draft/offer-rules.ts'
import { returnDay, stayOf } from '../../../../trips/draft/stay-rules.ts'
import { optionWords } from '../../../trip-texts/option-text-rules.ts'
import * as answers from '../answers.ts'
import { choose } from '../choose-rules.ts'
import { wished } from '../criteria-change-rules.ts'
import { dropOutdated, offered } from '../criteria-rules.ts'
import { legsOf } from '../legs-rules.ts'
import { aside, goOn, type Outcome } from '../outcome.ts'
import { resumed } from '../parked-rules.ts'
import {
  eitherDay,
  pairNamed,
  pairTaken,
  shifted,
  unfiltered,
  unknownPlace,
  waitingAnswer,
} from '../result-command-rules.ts'
import { focusOf, optionId } from '../selection-rules.ts'
import { sideAnswer } from '../side-answers.ts'
import { tableAnswer } from '../table-answers.ts'
import { isBare, isForeign } from './intent-reader.ts'
import type { Reader, Turn } from './reading.ts'

/** The trip that was put aside, or a draft that was begun elsewhere and of which nothing has been asked here yet. */
function resumes({ state, said }: Turn): Outcome | undefined {
  if (!said.talk.results.resumes) return undefined
  const parked = state.dropped ?? state.parked
  if (parked) return resumed(state, parked)
  return state.goal !== null && state.asked === null ? goOn(state) : undefined
}

function nearUnknown({ state, said }: Turn): Outcome | undefined {
  const { results } = said.talk
  const isAsked = state.asked?.about === 'choice' && state.asked.kind === 'hotel'
  if (!results.near || !isAsked || !isBare(said.understood)) return undefined
  const { city } = stayOf(state)
  const known = placeNamedIn(said.message, city) ?? placeNamedIn(said.message, undefined)
  return known ? undefined : aside(state, unknownPlace(city))
}

/** Something that is none of the purposes, such as 'the launch at Sharma Textiles', in answer to the question for it. */
function unlistedPurpose({ state: { asked }, state, said: { understood, talk, message } }: Turn): Outcome | undefined {
  const asksPurpose = asked?.about === 'slots' && asked.slots.length === 1 && asked.slots[0] === 'purpose'
  if (talk.results.beside || talk.errand !== undefined) return undefined
  const isOther = understood.intent === 'out_of_scope' && Object.keys(understood.slots).length === 0
  const isNamed = talk.asks === undefined && NAMES_SOMETHING.test(message.trim()) && !message.includes('?')
  return asksPurpose && isOther && isNamed ? aside(state, note('purpose.unlisted')) : undefined
}

/** An errand that is none of the purposes by name is one of them by its kind; which one is said, so that it can be corrected. */
function errand({ state, said, today }: Turn): Outcome | undefined {
  const { understood, talk } = said
  const { intent, problems } = understood
  const isOpen = intent === 'other' || isForeign(understood)
  if (talk.errand === undefined || state.goal === null) return undefined
  if (!isOpen || !isBare(understood) || problems.length > 0 || talk.asks !== undefined) return undefined
  const { purpose } = state.criteria
  if (purpose !== undefined)
    return purpose === talk.errand ? aside(state, note('unchanged.purpose', { purpose })) : undefined
  const slots = { purpose: talk.errand }
  const outcome = wished(state, { ...said, understood: { ...understood, intent: 'inform', slots } }, today)
  return { ...outcome, notes: [note('purpose.taken', { purpose: talk.errand }), ...outcome.notes], said: new Set() }
}

/** 'The launch at …', 'to meet a supplier'; 'tell me a joke' and 'what is the weather' name no purpose. */
const NAMES_SOMETHING =
  /^(?:its |it's |it is |this is |because of |i have |for |to (?:attend|meet|see|visit|inspect|join) |the |a |an |my |our |some )/i

/** 'Show ones under the limit': the hotels that the policy allows without a question. */
function withinLimit({ state, said, today }: Turn): Outcome | undefined {
  const { city } = stayOf(state)
  const isOfHotels = focusOf(state, undefined) === 'hotel' && offered(state, 'hotel').length > 0
  if (!said.talk.withinLimit || !isOfHotels || city === undefined || !isBare(said.understood)) return undefined
  const cap = nightCapPaise(city, said.policy)
  if (cap === undefined) return undefined
  const understood = { ...said.understood, intent: 'inform' as const, slots: { max_night_paise: cap }, problems: [] }
  return wished(
    state,
    { ...said, understood, talk: { ...said.talk, results: { ...said.talk.results, asks: false } } },
    today,
  )
}

/** 'Any is ok', 'koi bhi chalegi': of those in sight the cheapest, which is said. */
function anyOfThem({ state, said }: Turn): Outcome | undefined {
  const { asked } = state
  if (asked?.about !== 'choice' || !said.talk.anyWillDo || offered(state, asked.kind).length === 0) return undefined
  const taken = choose(state, { by: 'extreme', extreme: 'cheapest', target: asked.kind })
  return { ...goOn(state), ...taken, notes: [note('choose.any'), ...taken.notes] }
}

const ONE_OF_TWO = /\bthe (?:earlier|later) (?:one|flight)\b/i
/** 'The other one' beside the one that is chosen or was spoken of, where there are two; of more it stays open which. */
function otherOne({ state, said }: Turn): Outcome | undefined {
  if (state.goal === null || !said.talk.otherOne) return undefined
  const kind = focusOf(state, undefined)
  const options: readonly (FlightResult | HotelResult)[] = offered(state, kind)
  if (options.length === 0) return undefined
  const [named] = state.mentioned?.kind === kind ? state.mentioned.ids : []
  const chosen = state.chosen[kind]
  const anchor = chosen ? optionId(chosen) : named
  const others = options.filter((option) => optionId(option) !== anchor)
  const [other] = others
  if (anchor === undefined || others.length !== 1 || !other) return aside(state, note('choose.name-one'))
  const index = options.indexOf(other) + 1
  if (said.message.includes('?') || /^\W*(?:what|how) about/i.test(said.message))
    return aside(
      { ...state, mentioned: { kind, ids: [optionId(other)] } },
      note('detail.one', { option: optionWords(other) }),
    )
  return { ...goOn(state), ...choose(state, { by: 'ordinal', index, target: kind }) }
}

function shifts({ state, said }: Turn): Outcome | undefined {
  const wanted = said.talk.results.shifts
  if (!wanted || state.goal === null) return undefined
  const kind = wanted.isOut ? 'flight' : focusOf(state, wanted.of ?? 'flight')
  // Of two in sight 'the earlier one' is one of them.
  const isOne = kind !== 'hotel' && offered(state, kind).length === 2 && ONE_OF_TWO.test(said.message)
  if (isOne) {
    const extreme = wanted.way === 'earlier' ? ('earliest' as const) : ('latest' as const)
    return { ...goOn(state), ...choose(state, { by: 'extreme', extreme, target: kind }) }
  }
  return kind !== 'hotel' && offered(state, kind).length > 0 ? shifted(state, kind, wanted.way) : undefined
}

/** 'Remove the price limit': the results may cost what they do. */
function withoutPrice({ state, said }: Turn): Outcome | undefined {
  if (!said.talk.results.unprices || !isBare(said.understood) || state.goal === null) return undefined
  const { max_price_paise: _p, max_night_paise: _n, ...criteria } = state.criteria
  const kind = focusOf(state, undefined)
  return { ...goOn(dropOutdated(state, { ...state, criteria })), show: [kind] }
}

/** 'Any airline': those that were wished for or left out are so no more. */
function anyAirline({ state, said }: Turn): Outcome | undefined {
  const { airline, other_airlines: _, without_airlines: without, ...criteria } = state.criteria
  if (!said.talk.results.anyAirline || state.goal === null || (airline ?? without) === undefined) return undefined
  if (!isBare(said.understood)) return undefined
  return { ...goOn(dropOutdated(state, { ...state, criteria })), show: [focusOf(state, 'flight')] }
}

/** 'Is there parking?', 'with a pool', 'which seat will I get': what the results in sight say of it, or that they don't. A wish that some of them meet picks these. */
function particulars({ state, said, today }: Turn): Outcome | undefined {
  const { understood, talk } = said
  const isOther = understood.intent === 'other' || isForeign(understood)
  if (!isOther || !isBare(understood) || state.goal === null || talk.asks !== undefined) return undefined
  const kind = focusOf(state, undefined)
  if (offered(state, kind).length === 0) return undefined
  const ofHotel = kind === 'hotel' ? talk.topic.amenities.length > 0 : false
  const isWish = talk.topic.wishedAmenities.length > 0 && !talk.results.asks && !said.message.includes('?')
  if (ofHotel && isWish && state.asked?.about === 'choice' && !ASKS_OF_HOTELS.test(said.message))
    return wished(state, { ...said, understood: { ...understood, intent: 'inform', slots: {}, problems: [] } }, today)
  if (ofHotel) return aside(state, answers.amenitiesWords(state, talk))
  return talk.topic.topics.length > 0 ? aside(state, answers.detailWords(state, talk)) : undefined
}

const ASKS_OF_HOTELS = /\b(?:is|are|do|does|which|what|how|any|kya|kis|kaun|koi|kitn\w)\b/i

/** The flight or hotel beside the one that is chosen, or was spoken of last. */
function nextTo({ state, said }: Turn): Outcome | undefined {
  const { beside } = said.talk.results
  if (!beside || state.goal === null || !isBare(said.understood)) return undefined
  const kind = focusOf(state, undefined)
  const options: readonly (FlightResult | HotelResult)[] = offered(state, kind)
  const [named] = state.mentioned?.kind === kind ? state.mentioned.ids : []
  const chosen = state.chosen[kind]
  const anchor = chosen ? optionId(chosen) : named
  const clock = (option: FlightResult | HotelResult) => (isFlight(option) ? option.departure_airport.time : '')
  const isTimed = beside.by === 'time' && kind !== 'hotel'
  const order = isTimed ? options.toSorted((a, b) => clock(a).localeCompare(clock(b))) : options
  const at = order.findIndex((option) => optionId(option) === anchor)
  const other = at < 0 ? undefined : order[at + beside.step]
  if (at < 0) return undefined
  if (!other) return aside(state, note('choose.no-neighbour', { step: beside.step > 0 ? 'after' : 'before' }))
  const index = options.indexOf(other) + 1
  return { ...goOn(state), ...choose(state, { by: 'ordinal', index, target: kind }) }
}

/** The flight back with the airline of the way out. */
function sameAirline({ state, said, today }: Turn): Outcome | undefined {
  if (!said.talk.results.sameAirline) return undefined
  const flown = [...legsOf(state)].reverse().find(({ flight }) => flight !== null)?.flight
  if (state.legs && flown) {
    const slots = { airline: flown.airline }
    return wished(state, { ...said, understood: { ...said.understood, intent: 'inform', slots, problems: [] } }, today)
  }
  const out = state.chosen.flight
  if (!out || returnDay(state.criteria) === undefined) return undefined
  const slots = { return_filters: { airline: out.airline } }
  return wished(state, { ...said, understood: { ...said.understood, intent: 'inform', slots, problems: [] } }, today)
}

/** Whether it costs less on another day, of the flight that is chosen or looked at. */
function otherDays({ state, said }: Turn): Outcome | undefined {
  if (!said.talk.results.otherDays || state.goal === null) return undefined
  const { from, to, depart, return: back, class: cabin = 'economy' } = state.criteria
  const ofReturn = focusOf(state, undefined) === 'return_flight' && back !== undefined
  const day = ofReturn ? back : depart
  if (from === undefined || to === undefined || day === undefined) return undefined
  const way = ofReturn ? { from: to, to: from } : { from, to }
  return { ...goOn(state), act: { calendar: { ...way, day, class: cabin } } }
}

/** Which day of the week a day is, or what the flight costs on it instead. */
function ofDay({ state, said }: Turn): Outcome | undefined {
  const question = said.talk.ofDay
  if (!question) return undefined
  const { about, day } = question
  if (about === 'weekday') {
    const { guess } = question
    const is = guess === undefined ? 'told' : guess === weekdayOf(day) ? 'yes' : 'no'
    return { ...aside(state, note('day.weekday', { is, day: dayWords(day) })), whole: true }
  }
  if (question.compares) return { ...comparedDay({ state, said }, question), whole: true }
  const { from, to, depart, class: cabin = 'economy' } = state.criteria
  if (state.goal === null || from === undefined || to === undefined || depart === undefined) return undefined
  // Another day of the way back is looked up itself.
  if (returnDay(state.criteria) !== undefined && OF_RETURN.test(said.message)) return undefined
  // Around the day of the trip lies each day of the week.
  const isNear = question.isWeekday || Math.abs(daysBetween(depart, day)) <= CALENDAR_DAYS
  const around = isNear ? depart : day
  return { ...goOn(state), act: { calendar: { from, to, day: around, class: cabin } }, whole: true }
}

/** Whether it costs less on another day: a question, after which the trip is as it was. */
function comparedDay(
  { state, said }: Pick<Turn, 'state' | 'said'>,
  { day, isWeekday }: { day: IsoDate; isWeekday: boolean },
): Outcome {
  const { from = state.criteria.from, to = state.criteria.to } = said.understood.slots
  const { depart, class: cabin = 'economy' } = state.criteria
  const back = returnDay(state.criteria)
  if (from === undefined || to === undefined) return aside(state, note('price.depends'))
  const ofReturn = back !== undefined && (OF_RETURN.test(said.message) || focusOf(state, undefined) === 'return_flight')
  const held = ofReturn ? back : depart
  const isNear = held !== undefined && (isWeekday || Math.abs(daysBetween(held, day)) <= CALENDAR_DAYS)
  const way = ofReturn ? { from: to, to: from } : { from, to }
  const around = isNear ? { day: held } : { day, isAsked: true }
  return { ...goOn(state), act: { calendar: { ...way, ...around, class: cabin } } }
}

const OF_RETURN = /\b(?:back|return\w*|wapas|wapsi)\b/i

/** The calendar tells as many days before and after. */
const CALENDAR_DAYS = 3

/** Another order of the results, or only those that can be refunded. */
function picks({ state, said, today }: Turn): Outcome | undefined {
  const { understood, talk } = said
  // 'Add a hotel with free cancellation' is a wish for the hotel.
  const begins = understood.intent === 'search_hotel' || understood.intent === 'search_both'
  // 'Add a hotel near Gachibowli, the cheapest' orders no flights.
  if (understood.domain === 'hotel' && talk.adds && state.goal === 'flight') return undefined
  const wanted = (talk.results.refundable && !begins) || (talk.results.sort !== undefined && !talk.results.asks)
  if (!wanted || state.goal === null || !(isBare(understood) || understood.intent === 'select')) return undefined
  return wished(state, { ...said, understood: { ...understood, intent: 'inform', slots: {} } }, today)
}

/** 'The later one' of two days; 'later flights' are others than those in sight. */
function oneOfTwoDays(turn: Turn): Outcome | undefined {
  const { state, said, today } = turn
  const { understood, talk } = said
  if (state.asked?.about !== 'slots' || !isBare(understood) || shifts(turn)) return undefined
  const slots = eitherDay(state, talk.results.either)
  return (
    slots && wished(state, { ...said, understood: { ...understood, intent: 'inform', slots, problems: [] } }, today)
  )
}

const READERS: readonly Reader[] = [
  { name: 'resume', rank: 'phrase', read: resumes },
  { name: 'other-days', rank: 'answer', read: otherDays },
  { name: 'of-day', rank: 'whole', read: ofDay },
  {
    name: 'waiting',
    rank: 'phrase',
    read: ({ state, said }) =>
      said.talk.results.waits && offered(state, 'flight').length > 0 ? aside(state, waitingAnswer(state)) : undefined,
  },
  {
    name: 'pair',
    rank: 'phrase',
    read: ({ state, said: { talk } }) => {
      const pair = talk.results.compares ? undefined : pairNamed(state, talk.results.flightNumbers)
      return pair && pairTaken(state, pair)
    },
  },
  {
    name: 'no-filters',
    rank: 'phrase',
    read: ({ state, said }) =>
      said.talk.results.unfilters && isBare(said.understood) && offered(state, focusOf(state, undefined)).length > 0
        ? unfiltered(state)
        : undefined,
  },
  { name: 'next-to', rank: 'answer', read: nextTo },
  { name: 'other-one', rank: 'whole', read: otherOne },
  { name: 'within-limit', rank: 'answer', read: withinLimit },
  { name: 'any-of-them', rank: 'whole', read: anyOfThem },
  {
    name: 'table-question',
    rank: 'question',
    read: ({ state, said }) => (said.talk.table ? tableAnswer(state, said.talk.table, said) : undefined),
  },
  {
    name: 'side-question',
    rank: 'answer',
    // 'Is there enough time to reach by 11?' names a time, and wishes for nothing.
    read: ({ state, said: { talk, policy } }) =>
      talk.side && state.goal !== null && talk.without === undefined
        ? sideAnswer(state, { talk, policy }, talk.side)
        : undefined,
  },
  { name: 'particulars', rank: 'phrase', read: particulars },
  { name: 'any-airline', rank: 'answer', read: anyAirline },
  { name: 'no-price-limit', rank: 'phrase', read: withoutPrice },
  { name: 'same-airline', rank: 'answer', read: sameAirline },
  { name: 'unknown-place', rank: 'answer', read: nearUnknown },
  { name: 'unlisted-purpose', rank: 'answer', read: unlistedPurpose },
  { name: 'errand', rank: 'answer', read: errand },
  { name: 'shift', rank: 'phrase', read: shifts },
  { name: 'one-of-two-days', rank: 'answer', read: oneOfTwoDays },
  { name: 'order', rank: 'phrase', read: picks },
]

/** What a message asks of the results beside slots and choices; one that is foreign as a whole asks nothing. */
export const RESULT_READERS: readonly Reader[] = READERS.map((reader) => ({
  ...reader,
  read: (turn) => {
    const { understood } = turn.said
    const isForeign =
      understood.intent === 'out_of_scope' && understood.reason !== 'unknown' && understood.reason !== 'topic'
    return isForeign ? undefined : reader.read(turn)
  },
}))
