import { addDays } from '@pravas/language/text/calendar'
import type { TravelCity } from '../../travel/city-rules.ts'
import type { TripCriteria } from './trip-draft.ts'

/** Airlines and hotels sell about eleven months ahead. */
const DAYS_AHEAD = 330
const LONGEST_STAY = 60

/** The name of a value of a trip. */
type Name = keyof TripCriteria

/** Why a trip cannot have a day. */
export interface DayFinding {
  code: 'day_past' | 'day_too_far'
  day: string
}

/** What of a trip's values cannot be. */
export type CriteriaFinding =
  | DayFinding
  | { code: 'return_before_departure'; return: string; depart: string }
  | { code: 'stay_ends_before'; check_in: string; check_out: string }
  | { code: 'nights_out_of_range'; most: number }
  | { code: 'same_city'; city: TravelCity }

export interface Checked {
  criteria: TripCriteria
  /** What was wrong, in the order in which it was found. */
  findings: CriteriaFinding[]
  /** The values that were taken out. */
  refused: Name[]
}

/**
 * Takes out the values that cannot be: days that are past or too far ahead, a return before the departure, a stay that
 * ends before it begins, a route that ends where it starts. `said` names the values that were given last: of two that
 * disagree, that one is taken out.
 */
export function checkCriteria(criteria: TripCriteria, said: ReadonlySet<string>, today: string): Checked {
  const left: TripCriteria = { ...criteria }
  const findings: CriteriaFinding[] = []
  const refused: Name[] = []
  const refuse = (name: Name, finding: CriteriaFinding) => {
    delete left[name]
    refused.push(name)
    findings.push(finding)
  }

  for (const name of ['depart', 'return', 'check_in', 'check_out'] as const) {
    const day = left[name]
    const finding = day === undefined ? undefined : dayFinding(day, today)
    if (finding) refuse(name, finding)
  }
  const { depart, return: back, check_in, check_out, nights, from, to } = left
  if (depart !== undefined && back !== undefined && back < depart) {
    refuse('return', { code: 'return_before_departure', return: back, depart })
  }
  if (check_in !== undefined && check_out !== undefined && check_out <= check_in) {
    refuse('check_out', { code: 'stay_ends_before', check_in, check_out })
  }
  if (nights !== undefined && (nights < 1 || nights > LONGEST_STAY)) {
    refuse('nights', { code: 'nights_out_of_range', most: LONGEST_STAY })
  }
  if (from !== undefined && from === to) {
    refuse(said.has('from') && !said.has('to') ? 'from' : 'to', { code: 'same_city', city: from })
  }
  return { criteria: left, findings, refused }
}

/** Returns why a trip cannot have a day; undefined where it can. */
export function dayFinding(day: string, today: string): DayFinding | undefined {
  if (day < today) return { code: 'day_past', day }
  return day > addDays(today, DAYS_AHEAD) ? { code: 'day_too_far', day } : undefined
}

/**
 * Returns the same with the values of before in the place of those refused, as far as they fit the rest: somebody who wants a day
 * that is past keeps the day of before. `kept` names them.
 */
export function keepsOld(checked: Checked, before: TripCriteria, today: string): Checked & { kept: Name[] } {
  let { criteria } = checked
  const kept: Name[] = []
  for (const name of checked.refused) {
    if (before[name] === undefined) continue
    const back = { ...criteria, [name]: before[name] }
    if (checkCriteria(back, new Set(), today).refused.length > 0) continue
    criteria = back
    kept.push(name)
  }
  return { ...checked, criteria, refused: checked.refused.filter((name) => !kept.includes(name)), kept }
}
