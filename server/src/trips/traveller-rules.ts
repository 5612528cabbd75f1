import type { Traveller } from '@pravas/contract/trips'

/** The employee ids of those who travel, guests aside. */
export const employeeIdsOf = (travellers: readonly Traveller[]): string[] =>
  travellers.flatMap((traveller) => ('employee_id' in traveller ? [traveller.employee_id] : []))

/** Somebody who may be named as a traveller. */
interface Named {
  employee_id: string
  name: string
  email: string
}

/**
 * The people whom a name means: by employee id or email address, or by every word of it, in any order. Of those whose whole name it
 * is, no others.
 */
export function matching<T extends Named>(said: string, people: readonly T[]): T[] {
  const folded = said.trim().toLowerCase()
  const byKey = people.filter(({ employee_id, email }) => folded === employee_id.toLowerCase() || folded === email)
  if (byKey.length > 0) return byKey
  const words = wordsOf(said)
  if (words.length === 0) return []
  const found = people.filter(({ name }) => {
    const own = wordsOf(name)
    return words.every((word) => own.includes(word))
  })
  const whole = found.filter(({ name }) => wordsOf(name).length === words.length)
  return whole.length > 0 ? whole : found
}

const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'dr', 'shri', 'smt'])

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{Nd}']+/u)
    .filter((word) => word !== '' && !TITLES.has(word))
