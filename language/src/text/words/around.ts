import { anyOf, type Rule, several } from '../phrase-grammar.ts'
import { ASIDE, COURTESY, MANNER, TRANSITION } from './filler.ts'
import { NO } from './refusal.ts'

/** Reads what people say around a wish, as much of it as there is: courtesies, remarks and refusals, and these `more` phrases. */
export const around = (...more: readonly (readonly string[])[]): Rule =>
  several(anyOf(COURTESY, MANNER, ASIDE, TRANSITION, NO, ...more))
