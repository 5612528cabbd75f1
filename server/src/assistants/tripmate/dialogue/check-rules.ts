import { addDays } from '@pravas/language/text/calendar'
import { replies } from '@pravas/messages/tripmate'
import type { TripCriteria } from '../../../trips/draft/trip-draft.ts'
import type { CriterionName } from './state.ts'
import { dayWords } from './words.ts'

/** Airlines and hotels sell about eleven months ahead. */
const DAYS_AHEAD = 330
const LONGEST_STAY = 60

export interface Checked {
  criteria: TripCriteria
  /** What was wrong, to be said before asking again. */
  notes: string[]
  /** Slots that were emptied. */
  refused: CriterionName[]
}

/**
 * Empties the slots that cannot be: days that are past or too far ahead, a return before the departure, a stay that
 * ends before it begins, a route that ends where it starts. `said` names the slots of the last sentence: of two that
 * disagree, the one said last is asked again.
 */
export function checkCriteria(criteria: TripCriteria, said: ReadonlySet<CriterionName>, today: string): Checked {
  const left: TripCriteria = { ...criteria }
  const notes: string[] = []
  const refused: CriterionName[] = []
  const refuse = (slot: CriterionName, note: string) => {
    delete left[slot]
    refused.push(slot)
    notes.push(note)
  }

  for (const slot of ['depart', 'return', 'check_in', 'check_out'] as const) {
    const day = left[slot]
    if (day === undefined) continue
    const note = dayProblem(day, today)
    if (note !== undefined) refuse(slot, note)
  }
  if (left.depart !== undefined && left.return !== undefined && left.return < left.depart) {
    const note = replies('day.return-before', { return: dayWords(left.return), depart: dayWords(left.depart) })
    refuse('return', note)
  }
  if (left.check_in !== undefined && left.check_out !== undefined && left.check_out <= left.check_in) {
    const note = replies('stay.ends-before', { from: dayWords(left.check_in), until: dayWords(left.check_out) })
    refuse('check_out', note)
  }
  if (left.nights !== undefined && (left.nights < 1 || left.nights > LONGEST_STAY)) {
    refuse('nights', replies('stay.nights', { most: LONGEST_STAY }))
  }
  if (left.from !== undefined && left.from === left.to) {
    const slot = said.has('from') && !said.has('to') ? 'from' : 'to'
    refuse(slot, replies('city.same', { city: left.from }))
  }
  return { criteria: left, notes, refused }
}

/** Says why a trip cannot have a day; undefined where it can. */
export function dayProblem(day: string, today: string): string | undefined {
  if (day < today) return replies('day.past', { day: dayWords(day) })
  return day > addDays(today, DAYS_AHEAD) ? replies('day.too-far', { day: dayWords(day) }) : undefined
}

/**
 * The same with the old values in the place of those refused, as far as they fit the rest: who wishes for a day that is
 * past keeps the day of before. `kept` names them.
 */
export function keepsOld(checked: Checked, before: TripCriteria, today: string): Checked & { kept: CriterionName[] } {
  let criteria = checked.criteria
  const kept: CriterionName[] = []
  for (const slot of checked.refused) {
    if (before[slot] === undefined) continue
    const back = { ...criteria, [slot]: before[slot] }
    if (checkCriteria(back, new Set(), today).refused.length > 0) continue
    criteria = back
    kept.push(slot)
  }
  const refused = checked.refused.filter((slot) => !kept.includes(slot))
  const notes = kept.flatMap((slot) => keptWords(slot, before))
  return { criteria, notes: [...checked.notes, ...notes], refused, kept }
}

function keptWords(slot: CriterionName, { [slot]: value }: TripCriteria): string[] {
  return !isNamed(slot) || value === undefined ? [] : [replies(`kept.${slot}`, { value: valueWords(value) })]
}

/** A value of a wish as people read it: a day in words, anything else as it is. */
export function valueWords(value: NonNullable<TripCriteria[CriterionName]>): string {
  return typeof value === 'string' && /^\d{4}-/.test(value) ? dayWords(value) : String(value)
}

/** The values of a trip that a sentence can change. */
const NAMED = [
  'from',
  'to',
  'depart',
  'return',
  'check_in',
  'check_out',
  'nights',
  'purpose',
] as const satisfies CriterionName[]

function isNamed(slot: CriterionName): slot is (typeof NAMED)[number] {
  return NAMED.some((name) => name === slot)
}
