import { isDeepStrictEqual } from 'node:util'
import { addDays } from '@pravas/language/text/calendar'
import type { Moved } from '@pravas/language/travel/talk/moving'
import type { SlotName, Slots, Understanding } from '@pravas/language/travel/types'
import { note, replies } from '@pravas/messages/tripmate'
import { placeNamedIn } from '../../../travel/place-rules.ts'
import { type CriteriaFinding, checkCriteria, keepsOld } from '../../../trips/draft/criteria-rules.ts'
import { findingWords } from '../../../trips/draft/finding-text-rules.ts'
import { returnDay, stayOf, wantsFlight, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import type { TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { lookedAtAgain } from './change-rules.ts'
import { withinPolicy } from './class-rules.ts'
import { dropOutdated } from './criteria-rules.ts'
import { transferOf } from './ground-wishes.ts'
import { keptWords } from './kept-words.ts'
import { mergeSaid } from './merge-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { asideOf } from './parked-rules.ts'
import { settleProblems } from './problem-rules.ts'
import { filterWords } from './relax-rules.ts'
import { unknownPlace } from './result-command-rules.ts'
import type { Sentence } from './sentence.ts'
import type { CriterionName, DialogueState } from './state.ts'

/** Slots were said, or the kind of trip. */
export function wished(state: DialogueState, sentence: Sentence, today: string): Outcome {
  const { understood, talk } = sentence
  const merged = mergeSaid(state, sentence)
  // A stay that followed the flights stands on its own without them.
  if (state.goal === 'both' && merged.goal === 'hotel' && talk.keepsOnly === 'hotel')
    Object.assign(merged.criteria, stayFields(state))
  const settled = settleProblems(understood.problems, state.criteria, merged.criteria)
  const checked = keepsOld(
    checkCriteria(settled.criteria, merged.said, today),
    merged.another ? {} : state.criteria,
    today,
  )
  const before = merged.another ? { ...state, criteria: {}, beyond: null } : state
  const { criteria, beyond } = withinPolicy(before, checked.criteria, merged.said, sentence.policy)
  // A return that was refused is still wanted.
  if (checked.refused.includes('return')) criteria.trip_type = 'round_trip'
  const open = [
    ...new Set([
      ...state.open.filter((slot) => !merged.said.has(slot) || checked.kept.includes(slot)),
      ...settled.open,
      ...freed(sentence, merged.said),
    ]),
  ]
  const offer = settled.offer ?? (state.offer && merged.said.has(state.offer.slot) ? null : state.offer)
  const { doubt } = settled
  const way = settled.offer ? transferOf(settled.offer, sentence.understood) : state.way
  const range = settled.range ?? (state.range && merged.said.has(state.range.slot) ? null : state.range)
  const next = dropOutdated(state, {
    ...state,
    ...(merged.another && { legs: null }),
    goal: merged.goal,
    criteria,
    open,
    offer,
    way,
    doubt,
    range,
    beyond,
    ...(state.goal === 'both' && merged.goal === talk.keepsOnly && { dropped: asideOf(state) ?? state.dropped }),
  })
  const ofReturn = !isDeepStrictEqual(criteria.return_filters, state.criteria.return_filters)
  const again = lookedAtAgain(next, merged.said, ofReturn)
  const kept = again ? [replies('chosen.kept')] : []
  const added = state.goal !== null && state.goal !== 'both' && next.goal === 'both'
  const left = state.goal === 'both' && next.goal === talk.keepsOnly ? talk.keepsOnly : undefined
  const without = left && replies('part.removed', { part: left === 'flight' ? 'hotel' : 'flight' })
  const both = added ? [replies('part.added', { part: state.goal === 'flight' ? 'hotel' : 'flight' })] : []
  return {
    ...goOn(next),
    notes: [
      ...both,
      ...(without ? [without] : []),
      ...merged.notes,
      ...(farFrom(sentence, next) ? [unknownPlace(stayOf(next).city)] : []),
      ...samePurpose(state, sentence),
      ...settled.notes,
      ...checked.findings.map((finding) => findingWords(justPast(finding, sentence.message, today))),
      ...checked.kept.flatMap((slot) => keptWords(slot, state.criteria)),
      ...(ofReturn && !next.chosen.flight ? returnNote(next) : []),
      ...kept,
      ...exchanged(state, next),
      ...reopened(state, next),
    ],
    show: again ? [again] : [],
    form: understood.problems.length > 0 ? null : formWanted(next, understood),
    said: merged.said,
  }
}

/** A day without its year that was a little while ago is past, and not next year's. */
function justPast(finding: CriteriaFinding, message: string, today: string): CriteriaFinding {
  if (finding.code !== 'day_too_far' || /\b20\d\d\b/.test(message)) return finding
  const day = `${Number(finding.day.slice(0, 4)) - 1}${finding.day.slice(4)}`
  return day < today ? { code: 'day_past', day } : finding
}

/** Whether a hotel shall be near a place that is named and not known. */
function farFrom({ near, talk, message }: Sentence, { goal, criteria }: DialogueState): boolean {
  const isOfStay = talk.ofHotel && talk.results.near && near === undefined && wantsHotel(goal)
  const { city } = criteria
  return isOfStay && placeNamedIn(message, city ?? criteria.to) === undefined
}

function stayFields(state: DialogueState): TripCriteria {
  const { city, check_in, check_out } = stayOf(state)
  return { ...(city && { city }), ...(check_in && { check_in }), ...(check_out && { check_out }) }
}

/** Says what is wished of the flight back, which is chosen later. */
function returnNote({ criteria }: DialogueState): string[] {
  const filters = filterWords(criteria.return_filters ?? {})
  return filters === '' ? [] : [replies('wish.return', { filters })]
}

/** What is held and was rejected without another value is asked for again: 'not Mumbai'. */
function freed({ understood }: Sentence, said: ReadonlySet<CriterionName>): CriterionName[] {
  return understood.negated.flatMap(({ slot }) => (isAsked(slot) && !said.has(slot) ? [slot] : []))
}

const ASKED = ['from', 'to', 'depart', 'return', 'city', 'check_in', 'check_out', 'class', 'purpose'] as const

function isAsked(slot: SlotName | undefined): slot is (typeof ASKED)[number] {
  return ASKED.some((name) => name === slot)
}

/** Says which city of a journey has been exchanged: the question that follows need not name it. */
function exchanged(before: DialogueState, after: DialogueState): string[] {
  if (!before.legs || !after.legs) return []
  return (['from', 'to'] as const).flatMap((end) => {
    const [was, is] = [before.criteria[end], after.criteria[end]]
    return was && is && was !== is ? [replies('changed.city-to', { before: was, after: is })] : []
  })
}

/** Says what of the other legs of a journey is to be chosen again in the class, or the room, that is wanted now. */
function reopened(before: DialogueState, after: DialogueState): string[] {
  const parked = ({ legs }: DialogueState) => (legs ? [...legs.before, ...legs.after] : [])
  const count = (state: DialogueState, part: 'flight' | 'hotel') => parked(state).filter((leg) => leg[part]).length
  if (!after.legs) return []
  const { class: cabin = 'economy', room_type: room = 'single' } = after.criteria
  return [
    ...(count(after, 'flight') < count(before, 'flight') ? [replies('legs.class-again', { class: cabin })] : []),
    ...(count(after, 'hotel') < count(before, 'hotel') ? [replies('legs.room-again', { room })] : []),
  ]
}

/** The form opens when it is asked for, or when a search says nothing that a question could build on. */
function formWanted(state: DialogueState, { intent, domain }: Understanding): Outcome['form'] {
  const { criteria } = state
  if (intent === 'open_form') return (domain ?? state.goal) === 'hotel' ? 'hotel' : 'flight'
  if (intent === 'search_flight' && !criteria.from && !criteria.to && !criteria.depart) return 'flight'
  if (intent !== 'search_hotel' || state.goal !== 'hotel') return null
  const { check_in, check_out } = stayOf(state)
  return check_in === undefined && check_out === undefined ? 'hotel' : null
}

/** Whether a part of the trip is plainly not wanted: 'skip the hotel', 'I will stay with a friend', 'one way please'. */
export function declines({ goal, legs, criteria }: DialogueState, { talk, understood }: Sentence): boolean {
  if (understood.intent === 'cancel') return false
  if (talk.declined === 'return') return wantsFlight(goal) && !legs && returnDay(criteria) !== undefined
  return goal === 'both' && talk.keepsOnly !== undefined
}

/** The trip without the part that a sentence declines; what it says of sending waits for the draft that is shown then. */
export function withoutPart(state: DialogueState, sentence: Sentence, today: string): Outcome {
  const { understood, talk } = sentence
  const inform = { ...understood, intent: 'inform' as const, slots: {}, problems: [], negated: [] }
  const outcome =
    talk.declined === 'return'
      ? withoutReturn(state, sentence, today)
      : wished(state, { ...sentence, understood: inform }, today)
  return talk.namesSending ? { ...outcome, notes: [...outcome.notes, note('send.check-first')] } : outcome
}

/** The trip without its way back. */
export function withoutReturn(state: DialogueState, { understood, ...sentence }: Sentence, today: string): Outcome {
  if (returnDay(state.criteria) === undefined) return aside(state, note('part.none', { part: 'return' }))
  const slots = { trip_type: 'one_way' as const }
  const oneWay = { ...understood, intent: 'inform' as const, slots, problems: [], negated: [] }
  return wished(state, { ...sentence, understood: oneWay }, today)
}

/**
 * The days of the trip, of its end or of its stay, as far as they are known, moved as a sentence says; undefined where there are none
 * to move.
 */
export function movedTrip(state: DialogueState, sentence: Sentence, today: string): Outcome | undefined {
  const { moved } = sentence.talk
  if (!moved || state.goal === null || state.legs) return undefined
  const days = movedDays(state, moved)
  if (Object.keys(days).length > 0) {
    const slots = moved.what === 'start' ? { ...days, ...arrivalsOf(moved) } : days
    const understood = { ...sentence.understood, intent: 'correct' as const, slots, problems: [], negated: [] }
    // Who arrives the day before need not land for what begins on the day itself.
    const { arrive_before: _b, arrive_after: _a, ...rest } = state.criteria
    return wished(moved.what === 'start' ? { ...state, criteria: rest } : state, { ...sentence, understood }, today)
  }
  const isOpen = moved.what === 'length' && state.criteria.depart !== undefined
  return isOpen ? aside(state, note('part.none', { part: 'return' })) : undefined
}

const EVENING = { evening: ['15:00', '21:00'], night: ['18:00', '23:59'] } as const

/** Between which times one lands who arrives in the evening. */
function arrivalsOf({ period }: Moved): Slots {
  const times = period && EVENING[period]
  return times ? { arrive_after: times[0], arrive_before: times[1] } : {}
}

function movedDays({ goal, criteria, legs }: DialogueState, { what, days }: Moved): Slots {
  const end = returnDay(criteria)
  const by = (name: 'depart' | 'return' | 'check_in' | 'check_out', day: string | undefined) =>
    day === undefined ? {} : { [name]: addDays(day, days) }
  const { depart } = criteria
  if (what === 'start')
    return depart === undefined ? {} : { ...by('depart', depart), ...by('check_in', criteria.check_in) }
  const stayed = { ...by('check_in', criteria.check_in), ...by('check_out', criteria.check_out) }
  if (what === 'trip') return { ...by('depart', depart), ...by('return', end), ...stayed }
  if (what !== 'stay' && end !== undefined) return { ...by('return', end), ...by('check_out', criteria.check_out) }
  // The end of a stay without a flight back is its own.
  const { check_in, check_out } = wantsHotel(goal) ? stayOf({ goal, criteria, legs }) : {}
  return check_in !== undefined && check_out !== undefined ? { check_in, ...by('check_out', check_out) } : {}
}

/** Whether a sentence says the purpose and nothing else: 'it's not business, it's training'. */
export function setsPurpose({ talk, understood }: Sentence): boolean {
  const { slots, problems } = understood
  return talk.purposeAlone && slots.purpose !== undefined && Object.keys(slots).length === 1 && problems.length === 0
}

/** Says that the purpose is the one that is wanted. */
function samePurpose({ criteria, asked }: DialogueState, sentence: Sentence): string[] {
  const { purpose } = sentence.understood.slots
  const isSame = purpose !== undefined && purpose === criteria.purpose && asked?.about === 'confirm'
  return isSame && setsPurpose(sentence) ? [replies('unchanged.purpose', { purpose })] : []
}
