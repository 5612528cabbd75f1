import { isDeliberation, isReport } from '@pravas/language/travel/remarks'
import { groundWishesIn, isInsteadOfFlight } from '@pravas/language/travel/talk/ground-wish'
import type { Slots, Understanding } from '@pravas/language/travel/types'
import { note, replies } from '@pravas/messages/tripmate'
import { dayWords, priceText } from '../../../../formats.ts'
import { TRANSFER_COST } from '../../../../travel/ground-rules.ts'
import * as answers from '../answers.ts'
import { changing, swapped } from '../change-rules.ts'
import { exceptionDecided } from '../class-rules.ts'
import { declines, wished, withoutPart } from '../criteria-change-rules.ts'
import { offered } from '../criteria-rules.ts'
import { draftQuestion } from '../draft-questions.ts'
import { onGround, takeJourney, withoutStay } from '../journey-rules.ts'
import { legChosen, legWished } from '../leg-choice-rules.ts'
import { legsOf } from '../legs-rules.ts'
import { aside, goOn, type Outcome } from '../outcome.ts'
import { ofOwnRequest } from '../own-request-rules.ts'
import { parkedOf } from '../parked-rules.ts'
import { asksCommand, asksStatus } from '../question-rules.ts'
import { eitherDay } from '../result-command-rules.ts'
import { selected } from '../selecting-rules.ts'
import { focusOf, hotelNamedIn } from '../selection-rules.ts'
import { changesSent } from '../sent-trip-rules.ts'
import { type Sentence, sentenceOf } from '../sentence.ts'
import { otherPersonWords } from '../traveller-words.ts'
import { groundWords } from '../unserved-places.ts'
import { decided } from '../yes-no-rules.ts'
import { byIntent, isBare, isForeign } from './intent-reader.ts'
import type { Reader, Turn } from './reading.ts'

/** Two results beside one another, where there are two. */
function compared({ state, placed: { talk } }: Turn): Outcome | undefined {
  if (!talk.results.compares || offered(state, focusOf(state, undefined)).length < 2) return undefined
  return aside(state, answers.comparisonWords(state, talk))
}

/** A result that is named and not decided on; of two days between which one is asked for, the first is one. */
function undecided(turn: Turn): Outcome | undefined {
  const { state, placed } = turn
  if (
    !isUnsure(placed.understood) ||
    placed.talk.results.sameAirline ||
    placed.talk.side ||
    eitherDay(state, placed.talk.results.either)
  )
    return undefined
  return compared(turn) ?? aside(state, note('choose.undecided'))
}

/** Whether a message is about other matters; words that nobody knows may still compare. */
const isForeignOnly = (understood: Understanding): boolean =>
  understood.intent === 'out_of_scope' && understood.reason !== 'unknown'

const isUnsure = ({ problems }: Understanding): boolean => problems.some(({ kind }) => kind === 'unsure_choice')

/**
 * A trip like an earlier one: the one of a number, or the latest that goes to or from the cities that are named. Where it is named
 * as one's own trip, the trip draft is set aside.
 */
function again({ state, placed, today }: Turn): Outcome {
  const { talk } = placed
  const { from: begin, to: end, city: stay } = placed.understood.slots
  const isNamed = talk.trip !== undefined || talk.tripPlaces.length > 0 || (begin ?? end ?? stay) !== undefined
  const aside = isNamed ? parkedOf(state) : undefined
  // A request that is named by its number says where it goes.
  const said = (sentence: Sentence) => (talk.trip === undefined ? sentence : withoutPlaces(sentence))
  // A day of the new trip is none of the one that was put aside.
  const next = aside
    ? wished(aside.state, said(sentenceOf(aside.state, placed.message, placed.policy)), today)
    : wished(state, said(placed), today)
  const { from, to, city } = next.state.criteria
  const named = (
    [
      ['from', from],
      ['to', to],
      ['city', city],
    ] as const
  ).flatMap(([slot, place]) => (place !== undefined && next.said.has(slot) ? [place] : []))
  return {
    ...next,
    notes: [...(aside ? [aside.note] : []), ...next.notes],
    act: { again: talk.trip, places: [...new Set([...talk.tripPlaces, ...named])] },
  }
}

/** A sentence without the cities in it. */
function withoutPlaces(sentence: Sentence): Sentence {
  const { from: _f, to: _t, city: _c, ...slots } = sentence.understood.slots
  return { ...sentence, understood: { ...sentence.understood, slots } }
}

/** Which of two days was meant. */
function doubtSettled({ state, placed: { talk, message, understood } }: Turn): Outcome | undefined {
  if (!state.doubt || !talk.namesEnd || !isBare(understood)) return undefined
  return talk.end && !message.includes('?') ? decided(state, talk.end) : aside(state, note('day.undecided'))
}

function changed({ state, placed: { talk, understood } }: Turn): Outcome | undefined {
  if (!talk.changes || !isBare(understood) || understood.intent === 'select' || state.goal === null) return undefined
  // 'Change the going flight to an earlier one' shifts it.
  if (talk.results.shifts && talk.changes !== 'hotel') return undefined
  const impossible = understood.problems.flatMap((problem) =>
    problem.kind === 'invalid_date' ? [replies('day.unknown-only', { words: problem.text })] : [],
  )
  const outcome = changing(state, talk.changes)
  return { ...outcome, notes: [...impossible, ...outcome.notes] }
}

function asked({ state, placed }: Turn): Outcome | undefined {
  const { talk, understood } = placed
  if (!talk.asks || understood.intent === 'cancel') return undefined
  if (talk.asks === 'abroad' && understood.problems.length > 0) return undefined
  // 'Has my manager seen TRP-2026-000007?'
  if (talk.trip !== undefined && (talk.asks === 'approval-time' || talk.asks === 'sent'))
    return asksStatus(state, placed)
  return isBare(understood) || talk.asks === 'refused' ? asksCommand(state, talk) : undefined
}

function sentOrNot({ state, placed }: Turn): Outcome | undefined {
  const { talk } = placed
  if (talk.asks !== 'sent' || talk.trip !== undefined || (state.goal === null && !state.submitted)) return undefined
  return state.goal === null && talk.booked ? asksStatus(state, placed) : aside(state, answers.sentWords(state))
}

/** A train, a bus or a cab: what it takes and costs by estimate; it is added upon a plain wish. */
function onTheGround({ state, placed: { talk, understood, message }, today }: Turn): Outcome | undefined {
  const isFar = talk.results.far && state.goal !== null && state.criteria.from !== undefined
  const isTopic = understood.intent === 'out_of_scope' && understood.reason === 'topic'
  if (!talk.topic.ground || !(isTopic || isFar)) return undefined
  const about: Slots = isTopic ? understood.about : {}
  const { from, to, unsupported_city: town } = about
  const ends = [from, to, town].filter((end) => end !== undefined)
  const [end] = ends
  // From where the trip lands one goes on, or else from where it begins.
  const { criteria } = state
  const begin = criteria.to !== undefined && criteria.to !== end ? criteria.to : criteria.from
  const { way } = state
  const isOfTrip = way !== null && [criteria.from, criteria.to].some((one) => one === way.from || one === way.to)
  const spoken = way && isOfTrip ? [way.from, way.to] : [criteria.from, criteria.to]
  // From an airport into its town no two cities are named.
  if (talk.topic.airport && end === undefined && talk.topic.groundModes.every((mode) => mode === 'cab'))
    return aside(state, replies('ground.transfer', { cost: priceText(TRANSFER_COST * 100) }))
  const [first, last] = ends.length > 1 ? ends : end === undefined ? spoken : [begin, end]
  const ways = first && last && groundWords(first, last, talk.topic.groundModes)
  const day = about.depart
  const isWish = !talk.results.asks && !message.includes('?')
  const gone = first && last && isWish ? onGround(state, first, last, today) : undefined
  if (gone) {
    const date = legsOf(state).find((leg) => leg.from === first && leg.to === last)?.depart
    return {
      ...gone,
      state: { ...gone.state, way: { from: first ?? '', to: last ?? '', ...(date && { date }) } },
      notes: [...(ways ? [ways] : []), note('ground.beside'), ...gone.notes],
    }
  }
  return aside(
    first && last ? { ...state, way: { from: first, to: last } } : state,
    [
      ...(ways ? [ways] : []),
      replies(ways ? 'ground.add' : 'ground.say-where'),
      ...(day === undefined ? [] : [replies('ground.day', { day: dayWords(day) })]),
    ].join('\n'),
  )
}

/** 'Delhi to Jaipur on the 3rd, would the train do instead of a flight?': it is told by estimate, and added upon a yes. */
function insteadOfFlight({ state, placed: { talk, understood, message }, today }: Turn): Outcome | undefined {
  const [mode, ...modes] = talk.topic.groundModes
  if (mode === undefined || modes.length > 0 || !isInsteadOfFlight(message)) return undefined
  if (groundWishesIn(message, today)) return undefined
  const isTopic = understood.intent === 'out_of_scope' && understood.reason === 'topic'
  const { from, to, depart }: Slots = isTopic ? understood.about : understood.slots
  const ways = from && to && groundWords(from, to, [mode])
  if (!from || !to || !ways) return undefined
  const words = `add the ${mode} from ${from} to ${to}${depart === undefined ? '' : ` on ${dayWords(depart)}`}`
  const criteria = { ...state.criteria, ...(state.goal === null && depart !== undefined && { depart }) }
  const next = { ...state, criteria, way: { from, to }, proposed: { act: 'say' as const, number: '', words } }
  return { ...goOn(next, [ways, note('ground.offer', { mode })]), act: 'ask-again', whole: true }
}

/** A hotel by its name, in whatever words around it. */
function hotelNamed({ state, placed: { understood, message } }: Turn): Outcome | undefined {
  const { intent } = understood
  // 'Begumpet wala kar do' says do it, of the hotel there.
  const isAssent = intent === 'affirm' && state.asked?.about === 'choice' && state.asked.kind === 'hotel'
  const isOpen =
    isAssent || intent === 'other' || intent === 'inform' || intent === 'search_hotel' || isForeign(understood)
  const hotel = isOpen && isBare(understood) ? hotelNamedIn(state, message) : undefined
  return hotel && selected(state, message, { by: 'hotel_name', name: hotel.name })
}

/** What a message says of the trip, its results and its draft. */
export const TRIP_READERS: readonly Reader[] = [
  { name: 'own-request', rank: 'request', read: ({ state, said }) => ofOwnRequest(state, said) },
  { name: 'leg-choice', rank: 'whole', read: ({ state, said }) => legChosen(state, said) },
  { name: 'leg-wish', rank: 'parts', read: ({ state, said, take }) => legWished(state, said, take) },
  {
    name: 'journey',
    rank: 'journey',
    read: ({ state, said, placed: { near }, today }) =>
      takeJourney(state, { ...said, ...(near !== undefined && { near }) }, today),
  },
  {
    name: 'declined-legs',
    rank: 'journey',
    read: ({ state, said, today }) =>
      declines(state, said) && state.legs
        ? (withoutStay(state, said, today) ?? withoutPart(state, said, today))
        : undefined,
  },
  {
    name: 'number-or-no',
    rank: 'answer',
    read: ({ state, placed: { understood } }) => {
      const found = understood.problems.find(({ kind }) => kind === 'number_or_no')
      return found?.kind === 'number_or_no'
        ? aside(state, note('unchanged.number', { number: found.number }))
        : undefined
    },
  },
  { name: 'unsure-choice', rank: 'answer', read: undecided },
  { name: 'doubt', rank: 'answer', read: doubtSettled },
  {
    name: 'no-return',
    rank: 'answer',
    read: ({ state, placed: { talk, understood } }) =>
      state.asked?.about === 'no-return' && talk.names && isBare(understood) && understood.intent !== 'select'
        ? changing(state, talk.names === 'flight' ? 'flight' : 'return')
        : undefined,
  },
  {
    name: 'class-exception',
    rank: 'answer',
    read: ({ state, placed }) =>
      state.asked?.about === 'class' && !isUnsure(placed.understood) ? exceptionDecided(state, placed) : undefined,
  },
  { name: 'change-sent', rank: 'journey', read: ({ state, placed }) => changesSent(state, placed) },
  {
    name: 'plan-again',
    // It sets the trip draft aside and loses nothing of it.
    rank: 'whole',
    read: (turn) => {
      const { talk, message } = turn.placed
      if (!talk.plansAgain || (talk.trip === undefined && talk.tripPlaces.length === 0)) return undefined
      return isReport(message) || isDeliberation(message) ? undefined : again(turn)
    },
  },
  { name: 'sent-or-not', rank: 'phrase', read: sentOrNot },
  { name: 'draft-question', rank: 'phrase', read: ({ state, placed }) => draftQuestion(state, placed) },
  { name: 'process-question', rank: 'phrase', read: asked },
  {
    name: 'swap',
    rank: 'phrase',
    read: ({ state, placed: { talk, understood } }) =>
      talk.swaps && isBare(understood) && state.goal !== null ? swapped(state) : undefined,
  },
  {
    name: 'comparison',
    rank: 'phrase',
    read: (turn) => (isForeignOnly(turn.placed.understood) ? undefined : compared(turn)),
  },
  { name: 'change', rank: 'phrase', read: changed },
  { name: 'hotel-name', rank: 'phrase', read: hotelNamed },
  {
    name: 'for-others',
    rank: 'phrase',
    read: ({ state, placed: { talk, understood } }) =>
      talk.traveller && isBare(understood) && understood.intent !== 'cancel' && understood.intent !== 'ask_status'
        ? aside(state, otherPersonWords(talk.traveller))
        : undefined,
  },
  { name: 'instead-of-flight', rank: 'journey', read: insteadOfFlight },
  { name: 'on-the-ground', rank: 'phrase', read: onTheGround },
  {
    name: 'same-again',
    rank: 'phrase',
    read: (turn) => {
      const { talk, understood } = turn.placed
      return talk.sameAgain && understood.intent !== 'ask_status' && understood.intent !== 'select'
        ? again(turn)
        : undefined
    },
  },
  { name: 'intent', rank: 'intent', read: byIntent },
]
