import type { HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import type { PolicyQuestion } from '@pravas/language/text/policy-question'
import type { TableMatter, TableQuestion } from '@pravas/language/travel/talk/table-questions'
import type { Thing } from '@pravas/language/travel/talk/thing'
import { type Note, note, replies } from '@pravas/messages/tripmate'
import { listWords, priceText } from '../../../formats.ts'
import { textOfFinding } from '../../../policy/finding-text-rules.ts'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { placeIn, placeNamedIn } from '../../../travel/place-rules.ts'
import { isFlight, stayPaise } from '../../../trips/draft/offer-rules.ts'
import { segmentsOf } from '../../../trips/draft/request-rules.ts'
import { stayOf } from '../../../trips/draft/stay-rules.ts'
import { KINDS } from '../../../trips/draft/trip-draft.ts'
import { draftFindings } from '../../../trips/draft/view-rules.ts'
import { totalWords } from '../../trip-texts/draft-text-rules.ts'
import { durationWords, optionWords } from '../../trip-texts/option-text-rules.ts'
import { refundWords } from './answers.ts'
import { draftIn, foundFlights, offered } from './criteria-rules.ts'
import { withDistances } from './distance-rules.ts'
import { labelledFlights, labelledHotels } from './label-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { draftPolicyWords, policyWords } from './policy-words.ts'
import { optionId } from './selection-rules.ts'
import type { Sentence } from './sentence.ts'
import type { DialogueState } from './state.ts'
import { type Meant, meantIn, type Option, titleOf } from './things.ts'

/** More results than these are told by their cards. */
const MOST_TOLD = 3

/** What is known of travelling in India as such. */
const KNOWN: Partial<Record<TableMatter, Note>> = {
  identity: note('known.identity'),
  reporting: note('known.reporting'),
  'web-check-in': note('known.web-check-in'),
  'later-change': note('known.later-change'),
  payment: note('known.payment'),
  claims: note('known.claims'),
  'withdraw-cost': note('known.withdraw-cost'),
  'where-later': note('known.where-later'),
}

/** The answer to what was understood to be asked of the table, whatever its words; undefined where nothing there tells it. */
export function tableAnswerOf(
  state: DialogueState,
  asks: TableMatter,
  said: Pick<Sentence, 'message' | 'policy' | 'talk'>,
): Outcome | undefined {
  return answerTo(state, { asks, of: said.talk.thing, isWhole: false }, said)
}

/** The answer to a question about what is on the table; undefined where nothing there tells it. Nothing is changed. */
export function tableAnswer(
  state: DialogueState,
  question: TableQuestion,
  said: Pick<Sentence, 'message' | 'policy' | 'talk'>,
): Outcome | undefined {
  const outcome = answerTo(state, question, said)
  return outcome && question.isWhole ? { ...outcome, whole: true } : outcome
}

function answerTo(
  state: DialogueState,
  question: TableQuestion,
  { message, policy, talk }: Pick<Sentence, 'message' | 'policy' | 'talk'>,
): Outcome | undefined {
  const { asks, of } = question
  const known = KNOWN[asks]
  if (known) return aside(state, known)
  const meant = meantIn(state, of, message)
  const isOfResults =
    asks === 'price' || asks === 'difference' || asks === 'stops' || asks === 'distance' || asks === 'count'
  if (isOfResults && meant.options.length === 0 && state.goal !== null && !offersAny(state))
    return aside(state, note('detail.no-search'))
  switch (asks) {
    case 'policy':
      return policyTold(state, of, meant, policy)
    case 'budget':
      return budgetTold(state)
    case 'options':
      return meant.options.length === 0 ? undefined : { ...goOn(state), show: [meant.kind] }
    case 'count':
      return meant.options.length === 0
        ? undefined
        : aside(state, note('table.count', { count: offered(state, meant.kind).length, kind: meant.kind }))
    case 'money-back':
      return moneyBackTold(state, meant)
    case 'covered':
      return aside(state, talk.policy.subjects.length > 0 ? policyWords(talk.policy, policy) : note('known.covered'))
    case 'hotel-limit':
      return hotelLimitTold(state, talk.policy, policy)
    case 'taxes':
      return taxesTold(state, meant)
    case 'number':
      return numberTold(state)
    case 'cheaper':
      return question.isWhole ? cheaperTold(state, meant) : undefined
    case 'difference':
      return differenceTold(state, of, meant)
    case 'distance':
      return distanceTold(state, meant, message)
    case 'price':
      return meant.options.length === 0
        ? missing(state, of)
        : meant.isNamed
          ? eachTold(state, meant, priceLine)
          : undefined
    case 'stops':
      return meant.options.some(isFlight) ? eachTold(state, meant, stopsLine) : missing(state, of)
  }
  return undefined
}

/** A line for each result in question, which 'that one' means afterwards. */
function eachTold(state: DialogueState, { kind, options }: Meant, line: (option: Option) => string): Outcome {
  const some = options.slice(0, MOST_TOLD)
  return aside({ ...state, mentioned: { kind, ids: some.map(optionId) } }, some.map(line).join('\n'))
}

/** None in sight is as it was named. */
function missing(state: DialogueState, { airlines, hours }: Thing): Outcome | undefined {
  if (state.goal === null) return undefined
  if (airlines.length > 0) return aside(state, note('choose.no-airline', { airline: listWords(airlines) }))
  const [hour] = hours
  return hour ? aside(state, note('choose.no-time', { time: hour.time })) : undefined
}

const offersAny = (state: DialogueState): boolean => KINDS.some((kind) => offered(state, kind).length > 0)

const paiseOf = (option: Option): number => (isFlight(option) ? paiseFromRupees(option.price) : stayPaise(option))

function priceLine(option: Option): string {
  const price = priceText(paiseOf(option))
  if (isFlight(option)) return replies('price.chosen', { option: titleOf(option), price })
  const nights = option.nights ?? 1
  return replies('price.chosen-stay', {
    option: option.name,
    price,
    night: priceText(Math.round(paiseOf(option) / nights)),
    nights,
  })
}

function stopsLine(option: Option): string {
  if (!isFlight(option)) return ''
  const flight = titleOf(option)
  if (option.layovers.length === 0) return replies('side.non-stop', { flight })
  const stops = option.layovers.map(({ id, duration }) =>
    replies('side.stop', { airport: id, duration: durationWords(duration) }),
  )
  return replies('side.layover', { flight, stops: listWords(stops) })
}

/** What one costs beside another: two that are named, or one beside the one that is chosen, else beside the cheapest. */
function differenceTold(state: DialogueState, thing: Thing, { kind, options }: Meant): Outcome | undefined {
  const chosen = state.chosen[kind]
  const all: readonly Option[] = offered(state, kind)
  const cheapest = all.toSorted((a, b) => paiseOf(a) - paiseOf(b))[0]
  const [one, second] = options
  const other = second ?? (chosen && one && optionId(chosen) !== optionId(one) ? chosen : cheapest)
  if (!one || !other) return undefined
  if (optionId(one) === optionId(other))
    return thing.extremes.length > 1 ? aside(state, note('table.same', { option: titleOf(one) })) : undefined
  const costs = paiseOf(one) - paiseOf(other)
  const price = costs === 0 ? 'same' : costs > 0 ? 'more' : 'less'
  const takes = isFlight(one) && isFlight(other) ? one.total_duration - other.total_duration : 0
  const words = [
    priceLine(one),
    priceLine(other),
    replies('table.difference', {
      one: titleOf(one),
      other: titleOf(other),
      price,
      amount: priceText(Math.abs(costs)),
    }),
    ...(takes === 0
      ? []
      : [
          replies('table.difference-time', {
            one: titleOf(one),
            time: takes > 0 ? 'more' : 'less',
            duration: durationWords(Math.abs(takes)),
          }),
        ]),
  ]
  return aside({ ...state, mentioned: { kind, ids: [optionId(one), optionId(other)] } }, words.join('\n'))
}

/** The cheapest of the same part beside the one that is chosen; undefined where none is. */
function cheaperTold(state: DialogueState, { kind }: Meant): Outcome | undefined {
  const held = state.chosen[kind]
  const [least] = offered(state, kind).toSorted((a, b) => paiseOf(a) - paiseOf(b))
  if (!held || !least) return undefined
  const less = paiseOf(held) - paiseOf(least)
  if (less <= 0) return aside(state, note('table.cheapest-already', { held: titleOf(held) }))
  const words = note('table.cheaper', { option: optionWords(least), amount: priceText(less), held: titleOf(held) })
  return aside({ ...state, mentioned: { kind, ids: [optionId(least)] } }, words)
}

/** What the fares of the flights in question say of refunds; of hotels nothing is known. */
function moneyBackTold(state: DialogueState, { options }: Meant): Outcome {
  const flights = options.filter(isFlight)
  const words = refundWords(flights)
  return aside(
    state,
    flights.length > 0 && words ? `${words} ${replies('known.withdraw-first')}` : note('known.money-back'),
  )
}

/** What the trip or the result comes to; how much of it is tax is not told. */
function taxesTold(state: DialogueState, { options, isNamed }: Meant): Outcome | undefined {
  const segments = segmentsOf(draftIn(state))
  const [only, ...others] = options
  const one = only && (isNamed || others.length === 0) ? priceLine(only) : undefined
  const total = segments.length > 0 ? totalWords({ segments, travellers: state.criteria.travellers }) : one
  return total === undefined ? undefined : aside(state, note('table.taxes', { total }))
}

/** What the policy allows for a night in the city that is named, or in that of the stay. */
function hotelLimitTold(state: DialogueState, { city }: PolicyQuestion, policy: PolicyOfDay): Outcome | undefined {
  const stay = city ?? stayOf(state).city ?? state.criteria.to
  return stay === undefined ? undefined : aside(state, policyWords({ subjects: ['hotel'], city: stay }, policy))
}

/** The request that was sent last, with its number; that none was, where there is none. */
function numberTold(state: DialogueState): Outcome {
  const { submitted } = state
  return submitted
    ? { ...goOn(state), act: { status: { trip: submitted.tripNumber, asks: 'approver' } } }
    : aside(state, note('table.no-number'))
}

/** How far the hotels in question are from a place that is named, or from the airport. */
function distanceTold(state: DialogueState, { kind, options }: Meant, message: string): Outcome | undefined {
  const { city } = stayOf(state)
  const hotels = options.filter((option): option is HotelResult => !isFlight(option)).slice(0, MOST_TOLD)
  if (kind !== 'hotel' || hotels.length === 0 || city === undefined) return undefined
  const near = state.criteria.near
  const place =
    placeNamedIn(message, city) ?? (near === undefined ? undefined : placeIn(city, near)) ?? placeIn(city, 'airport')
  if (!place) return aside(state, note('detail.far-unknown'))
  const lines = withDistances(hotels, city, place.name).flatMap(({ name, distance }) =>
    distance ? [replies('detail.far', { hotel: name, km: distance.km, place: place.name })] : [],
  )
  return aside(
    { ...state, mentioned: { kind, ids: hotels.map(optionId) } },
    lines.length > 0 ? lines.join('\n') : note('detail.far-unknown'),
  )
}

/** What the policy makes of what is named, of the draft, or of what is chosen so far. */
function policyTold(state: DialogueState, thing: Thing, meant: Meant, policy: PolicyOfDay): Outcome | undefined {
  const isOne = meant.isNamed && thing.part !== 'trip' && state.chosen[meant.kind] !== meant.options[0]
  const isOpen = state.asked?.about === 'choice' && meant.options.length > 0
  if (isOne || (isOpen && !hasChosen(state))) return optionsTold(state, meant, policy)
  if (state.asked?.about === 'confirm' && state.draft) return aside(state, draftPolicyWords(state.draft, policy))
  const findings = hasChosen(state) ? draftFindings(draftIn(state), policy) : null
  if (findings === null) return undefined
  const words = findings.length === 0 ? 'table.policy-within' : 'table.policy-out'
  return aside(state, note(words, { findings: findings.map(textOfFinding).join('; ') }))
}

const hasChosen = ({ chosen }: DialogueState): boolean => Object.values(chosen).some((one) => one !== null)

function optionsTold(state: DialogueState, { kind, options }: Meant, policy: PolicyOfDay): Outcome {
  const labelled: readonly Option[] =
    kind === 'hotel'
      ? labelledHotels(offered(state, kind), stayOf(state).city ?? '', policy)
      : labelledFlights(offered(state, kind), kind, { found: foundFlights(state, kind), returning: [], policy })
  const ids = options.map(optionId)
  const meant = labelled.filter((option) => ids.includes(optionId(option)))
  return eachTold(state, { kind, options: meant, isNamed: true }, (option) => {
    const notes = option.policy?.notes ?? []
    return notes.length === 0
      ? replies('side.within-policy', { option: titleOf(option) })
      : replies('side.out-of-policy', { option: titleOf(option), notes: notes.join('; ') })
  })
}

/** What is chosen so far comes to; nobody told a budget that could be compared. */
function budgetTold(state: DialogueState): Outcome | undefined {
  const segments = segmentsOf(draftIn(state))
  if (segments.length === 0) return undefined
  return aside(
    state,
    note('table.no-budget', { total: totalWords({ segments, travellers: state.criteria.travellers }) }),
  )
}
