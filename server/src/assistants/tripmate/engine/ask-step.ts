import type { FlightPair, FlightResult, HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import { daysBetween } from '@pravas/language/text/calendar'
import { replies } from '@pravas/messages/tripmate'
import type { Actor } from '../../../access/actor.ts'
import { dayWords, priceText } from '../../../formats.ts'
import { newId } from '../../../ids.ts'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { type FlightFilters, filterFlights } from '../../../travel/filter-rules.ts'
import { flightSearch, wholeStay } from '../../../trips/draft/search-rules.ts'
import { returnDay, stayOf } from '../../../trips/draft/stay-rules.ts'
import type { Kind } from '../../../trips/draft/trip-draft.ts'
import type { Part } from '../../kernel/cards.ts'
import { allocationLines, draftWords } from '../../trip-texts/draft-text-rules.ts'
import { firstNight, foundFlights, offered } from '../dialogue/criteria-rules.ts'
import { currentDraft } from '../dialogue/draft-rules.ts'
import { labelledFlights, labelledHotels, pairsOf } from '../dialogue/label-rules.ts'
import { questionWords } from '../dialogue/questions.ts'
import { filterWords } from '../dialogue/relax-rules.ts'
import { cheapestOf, waitingWords } from '../dialogue/result-command-rules.ts'
import type { CriterionName, DialogueState, Question } from '../dialogue/state.ts'

/** What is told with a draft: who would get it, and the line about trips of the same days. */
interface Confirming {
  approver: string | null
  overlap: string | undefined
  /** What it will be booked on, and why it cannot be sent like this. */
  allocation: { on: string | null; problems: string[] } | undefined
}

/** Asks one thing, with what has to be seen to answer it; the state then knows what was asked. */
export function askStep(
  actor: Actor,
  before: DialogueState,
  question: Question,
  show: readonly Kind[],
  policy: PolicyOfDay,
  confirming: Confirming,
): { state: DialogueState; parts: Part[] } {
  const cards = show.flatMap((kind) => cardParts(before, kind, policy))
  const waiting = before.waitingSaid ? undefined : waitingPart(before, show)
  const parts = waiting ? [...cards, waiting] : cards
  const state = waiting ? { ...before, waitingSaid: true } : before
  const isAsked = question.about === 'choice' && show.includes(question.kind)
  const listed = isAsked ? question.kind : (show.at(-1) ?? state.listed)
  if (question.about === 'confirm') {
    const confirm = confirmStep(actor, { ...state, listed }, policy, confirming)
    return { ...confirm, parts: [...parts, ...confirm.parts] }
  }
  return { state: { ...state, listed, asked: question }, parts: [...parts, text(questionWords(question, state))] }
}

function confirmStep(
  actor: Actor,
  state: DialogueState,
  policy: PolicyOfDay,
  { approver, overlap, allocation }: Confirming,
): { state: DialogueState; parts: Part[] } {
  const draft = currentDraft(state, newId)
  if (!draft) throw new Error('A request cannot be confirmed before all of it is known.')
  const words = [draftWords(draft, policy), ...allocationLines(allocation)].join('\n')
  const shown = [text(words), ...(overlap === undefined ? [] : [text(overlap)])]
  if (actor.employeeId === null) {
    return { state: { ...state, draft: null, asked: null }, parts: [...shown, text(replies('draft.no-employee'))] }
  }
  // The draft that was shown before is no news, so an 'ok' may be about something else.
  const isNew = draft !== state.draft
  const question: Question = {
    about: 'confirm',
    ...(approver !== null && { approver }),
    ...(!isNew && { since: 'aside' }),
  }
  const repeats = !isNew && state.asked?.about === 'confirm'
  return {
    state: { ...state, draftId: state.draftId ?? newId(), draft, asked: question },
    parts: [...(repeats ? [] : shown), text(questionWords(question, state))],
  }
}

/** Rupees by which waiting must raise a fare to be spoken of unasked. */
const WORTH_SAYING = 300

function cardParts(state: DialogueState, kind: Kind, policy: PolicyOfDay): Part[] {
  if (kind === 'hotel') {
    const options = labelledHotels(offered(state, kind), stayOf(state).city ?? '', policy)
    return [text(hotelHeading(state, options.length)), { kind: 'hotels', options }]
  }
  const flights = offered(state, kind)
  const returning = kind === 'flight' ? offered(state, 'return_flight') : []
  const { fares = [] } = state.flights ?? {}
  const options = labelledFlights(flights, kind, { found: foundFlights(state, kind), returning, fares, policy })
  const pairs = kind === 'flight' && !state.chosen.flight ? pairsOf(flights, returning, fares) : []
  const named = returning.filter(({ flight_number }) =>
    pairs.some(({ return_flight_number }) => return_flight_number === flight_number),
  )
  return [
    text([...pairLine(pairs, state), flightHeading(state, kind)].join('\n')),
    { kind: 'flights', options, ...(pairs.length > 0 && { pairs, returning: named }) },
  ]
}

/** What waiting would add to the cheapest fare in sight, where it is worth a line. */
function waitingPart(state: DialogueState, show: readonly Kind[]): Part | undefined {
  for (const kind of show) {
    const cheapest = kind === 'hotel' ? undefined : cheapestOf(offered(state, kind))
    const words = cheapest && waitingWords(cheapest, WORTH_SAYING)
    if (words) return text(words)
  }
  return undefined
}

/** The cheapest way there and back, with what it costs in all, and of which flights it is the cheapest. */
function pairLine(pairs: readonly FlightPair[], state: DialogueState): string[] {
  const cheapest = pairs.find(({ label }) => label === 'cheapest')
  if (!cheapest) return []
  const { flight_number: out, return_flight_number: back, total_price, one_ticket } = cheapest
  const values = { out, back, total: priceText(paiseFromRupees(total_price)) }
  const line = replies(one_ticket ? 'pair.cheapest-ticket' : 'pair.cheapest', values)
  const { return_filters = {}, ...criteria } = state.criteria
  const only = [
    ...filteredWords('flight', offered(state, 'flight'), criteria),
    ...filteredWords('return_flight', offered(state, 'return_flight'), return_filters),
  ]
  return [[line, ...only].join(' ')]
}

/** Which flights were compared, where wishes of earlier sentences leave others aside. */
function filteredWords(
  part: 'flight' | 'return_flight',
  flights: readonly FlightResult[],
  wishes: FlightFilters,
): string[] {
  const filters = filterWords(wishes)
  return filters === '' || filterFlights(flights, wishes).unmet ? [] : [replies('pair.among', { part, filters })]
}

function flightHeading(state: DialogueState, kind: 'flight' | 'return_flight'): string {
  const search = flightSearch(state.criteria)
  if (!search) return ''
  const { from, to, depart, return: back, class: cabin } = search
  const [a, b, day] = kind === 'flight' ? [from, to, depart] : [to, from, back ?? depart]
  const source = sourceOf(offered(state, kind))
  const { sort } = state.criteria
  const details = [
    replies('heading.class', { class: cabin }),
    ...(source ? [replies('heading.source', { source })] : []),
    ...(sort ? [replies(`order.${sort}`)] : []),
  ].join(', ')
  const values = { part: kind, from: a, to: b, day: dayWords(day), details }
  const heading =
    kind === 'flight' && back !== undefined
      ? replies('heading.flights-then', { ...values, back: dayWords(back) })
      : replies('heading.flights', values)
  const { legs } = state
  if (!legs) return heading
  const number = legs.before.length + 1
  return replies('heading.leg', { number, count: number + legs.after.length, heading })
}

function hotelHeading(state: DialogueState, count: number): string {
  const night = firstNight(state)
  const stay = wholeStay(state) ?? night
  if (!stay) return ''
  const { city, check_in, check_out, room_type } = stay
  const source = sourceOf(offered(state, 'hotel'))
  const nearest = offered(state, 'hotel').some(({ distance }) => distance !== undefined)
  const { sort, near } = state.criteria
  const sorted = sort === 'price' || sort === 'rating' ? replies(`order.${sort}`) : undefined
  const distances = nearest ? 'order.near' : 'order.no-distances'
  const order = sorted ?? (near === undefined ? undefined : replies(distances, { place: near }))
  const details = [
    ...(night ? [] : [replies('heading.nights', { nights: daysBetween(check_in, check_out) })]),
    replies('heading.room', { room: room_type }),
    ...(source ? [replies('heading.rates', { source })] : []),
  ].join(', ')
  return replies(night ? 'heading.hotels-night' : 'heading.hotels', {
    count,
    city,
    check_in: dayWords(check_in),
    check_out: dayWords(check_out),
    details,
    order: order === undefined ? '' : replies('heading.ordered', { order }),
  })
}

/** Whether options are samples or on sale, of which one list holds only one; undefined where their source does not say. */
function sourceOf(options: readonly Pick<FlightResult | HotelResult, 'source'>[]): FlightResult['source'] {
  return options.find(({ source }) => source !== undefined)?.source
}

/**
 * What was said, repeated so that a misread day is noticed and a change is seen to have arrived. Days stand above the
 * cards already where some are shown.
 */
export function echo(state: DialogueState, said: ReadonlySet<CriterionName>, withCards: boolean): string | undefined {
  const { criteria } = state
  const back = returnDay(criteria)
  const stay = stayOf(state)
  const days = [
    criteria.depart !== undefined && said.has('depart') && replies('noted.depart', { day: dayWords(criteria.depart) }),
    back !== undefined && said.has('return') && replies('noted.return', { day: dayWords(back) }),
    stay.check_in !== undefined && said.has('check_in') && replies('noted.check_in', { day: dayWords(stay.check_in) }),
    stay.check_out !== undefined &&
      (said.has('check_out') || said.has('nights')) &&
      replies('noted.check_out', { day: dayWords(stay.check_out) }),
  ]
  const rest = [
    said.has('trip_type') && criteria.trip_type === 'one_way' && replies('noted.one-way'),
    said.has('class') &&
      !withCards &&
      criteria.class !== undefined &&
      replies('noted.class', { class: criteria.class }),
    said.has('room_type') &&
      !withCards &&
      criteria.room_type !== undefined &&
      replies('noted.room', { room: criteria.room_type }),
    said.has('purpose') && criteria.purpose !== undefined && replies('noted.purpose', { purpose: criteria.purpose }),
  ]
  const parts = [...(withCards ? [] : days), ...rest].filter((part) => part !== false)
  return parts.length === 0 ? undefined : replies('noted.all', { values: parts.join(', ') })
}

function text(words: string): Part {
  return { kind: 'text', text: words }
}
