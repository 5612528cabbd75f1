import { FIRST_POLICIES } from './first-policies.ts'
import { NOBODY, type PolicyBook, type PolicyOfDay, policyOn } from './version-rules.ts'

/** The policy that every organisation begins with, for somebody of whom nothing is known. */
export const FIRST_BOOK: PolicyBook = { versions: FIRST_POLICIES, person: NOBODY }

/** The same of one day (`YYYY-MM-DD`). */
export function firstPolicyOn(day: string): PolicyOfDay {
  return policyOn(FIRST_BOOK, day)
}
