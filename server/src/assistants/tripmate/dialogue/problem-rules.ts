import { addDays } from '@pravas/language/text/calendar'
import type { Problem } from '@pravas/language/travel/types'
import { type Note, note } from '@pravas/messages/tripmate'
import { dayWords } from '../../../formats.ts'
import { TripCriteria } from '../../../trips/draft/trip-draft.ts'
import type { CriterionName, DialogueState } from './state.ts'
import { placeNear, unservedWords } from './unserved-places.ts'

/** A day that is not decided, such as 'around the 20th', is one of these many before or behind it. */
const AROUND_DAYS = 3

export interface Settled {
  criteria: TripCriteria
  notes: Note[]
  open: CriterionName[]
  offer: DialogueState['offer']
  doubt: DialogueState['doubt']
  range: DialogueState['range']
}

/** What the language could not settle: the slot stays empty, so that it is asked, and the note says why. */
export function settleProblems(problems: readonly Problem[], before: TripCriteria, merged: TripCriteria): Settled {
  const criteria: TripCriteria = { ...merged }
  const notes: Note[] = []
  const open: CriterionName[] = []
  let offer: Settled['offer'] = null
  let doubt: Settled['doubt'] = null
  let range: Settled['range'] = null
  // What is known stays until another day is named.
  const reopen = (slot: NonNullable<DialogueState['range']>['slot']) => {
    if (merged[slot] === undefined) return
    open.push(slot)
  }
  for (const problem of problems) {
    switch (problem.kind) {
      case 'unsupported_city':
        notes.push(unservedWords(problem))
        if (problem.role === 'via') break
        delete criteria[problem.role]
        offer = offerOf(problem, criteria)
        break
      case 'vague_date':
        range = { slot: problem.slot, from: problem.from, to: problem.to }
        notes.push(note('day.between', { from: dayWords(problem.from), until: dayWords(problem.to) }))
        reopen(problem.slot)
        if (problem.slot === 'return') criteria.trip_type = 'round_trip'
        break
      case 'invalid_date':
        notes.push(note('day.unknown', { words: problem.text }))
        break
      case 'unsure_date':
        notes.push(note('day.unsure', { day: dayWords(problem.day) }))
        range = {
          slot: problem.slot,
          from: addDays(problem.day, -AROUND_DAYS),
          to: addDays(problem.day, AROUND_DAYS),
        }
        if (criteria[problem.slot] === undefined && problem.slot === 'return') criteria.trip_type = 'round_trip'
        open.push(problem.slot)
        break
      case 'excluded':
        notes.push(note('unchanged.instead-of', { words: problem.text }))
        break
      case 'number_or_no':
      case 'unsure_choice':
        break
      case 'ambiguous':
        doubt = settleDay(problem.slots, before, criteria)
        break
      case 'alternatives':
        if (!isCriterionName(problem.slot)) break
        if (problem.days && isDay(problem.slot)) {
          const [from, to] = problem.days
          range = { slot: problem.slot, from, to }
          notes.push(note('day.either', { first: dayWords(from), second: dayWords(to) }))
          reopen(problem.slot)
          break
        }
        notes.push(note('value.either'))
        open.push(problem.slot)
    }
  }
  return { criteria, notes, open, offer, doubt, range }
}

/** The nearest city that can be booked, unless the trip has it. */
function offerOf(
  problem: Extract<Problem, { kind: 'unsupported_city' }>,
  { from, to }: TripCriteria,
): Settled['offer'] {
  const city = placeNear(problem)
  if (problem.role === 'via' || !city || city === from || city === to) return null
  return { slot: problem.role, city }
}

/**
 * A day that may replace either of two known ones. Outside of them only one of the two can move there without turning
 * the trip around; between them it stays open which one was meant.
 */
function settleDay(slots: readonly string[], before: TripCriteria, criteria: TripCriteria): Settled['doubt'] {
  for (const [first, last] of [
    ['depart', 'return'],
    ['check_in', 'check_out'],
  ] as const) {
    const [from, to] = [before[first], before[last]]
    const taken = [first, last].find((slot) => slot === slots[0])
    const date = taken && criteria[taken]
    if (!date || from === undefined || to === undefined || !slots.includes(first) || !slots.includes(last)) continue
    criteria[first] = date < from ? date : from
    criteria[last] = date > to ? date : to
    if (date > from && date < to) return { date, first, last }
  }
  return null
}

function isDay(name: string): name is NonNullable<DialogueState['range']>['slot'] {
  return name === 'depart' || name === 'return' || name === 'check_in' || name === 'check_out'
}

function isCriterionName(name: string): name is CriterionName {
  return name in TripCriteria.shape
}
