import type { Problem } from '@pravas/language/travel/types'
import { TripCriteria } from '../../../trips/draft/trip-draft.ts'
import type { CriterionName, DialogueState } from './state.ts'
import { dayWords, SIX_CITIES } from './words.ts'

export interface Settled {
  criteria: TripCriteria
  notes: string[]
  open: CriterionName[]
  offer: DialogueState['offer']
  doubt: DialogueState['doubt']
  range: DialogueState['range']
}

/** What the language could not settle: the slot stays empty, so that it is asked, and the note says why. */
export function settleProblems(problems: readonly Problem[], before: TripCriteria, merged: TripCriteria): Settled {
  const criteria: TripCriteria = { ...merged }
  const notes: string[] = []
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
        notes.push(`${problem.city} cannot be booked here. The cities are ${SIX_CITIES}.`)
        if (problem.role === 'via') break
        delete criteria[problem.role]
        if (problem.near && problem.near !== criteria.from && problem.near !== criteria.to) {
          offer = { slot: problem.role, city: problem.near }
        }
        break
      case 'vague_date':
        range = { slot: problem.slot, from: problem.from, to: problem.to }
        notes.push(`Please name the day, between ${dayWords(problem.from)} and ${dayWords(problem.to)}.`)
        reopen(problem.slot)
        if (problem.slot === 'return') criteria.trip_type = 'round_trip'
        break
      case 'invalid_date':
        notes.push(`There is no “${problem.text}” in the calendar. Please name the date again.`)
        break
      case 'unsure_date':
        notes.push(`I set no date, as ${dayWords(problem.day)} is only a maybe.`)
        if (criteria[problem.slot] === undefined && problem.slot === 'return') criteria.trip_type = 'round_trip'
        open.push(problem.slot)
        break
      case 'excluded':
        notes.push(`I changed nothing for “${problem.text}”. Tell me what you want instead.`)
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
          notes.push(`It can only be one of them: ${dayWords(from)} or ${dayWords(to)}.`)
          reopen(problem.slot)
          break
        }
        notes.push('It can only be one of them.')
        open.push(problem.slot)
    }
  }
  return { criteria, notes, open, offer, doubt, range }
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
