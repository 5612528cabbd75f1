import { note } from '@pravas/messages/tripmate'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import type { TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { dropOutdated } from './criteria-rules.ts'
import { goOn, type Outcome } from './outcome.ts'
import { allowedInstead } from './policy-words.ts'
import type { Sentence } from './sentence.ts'
import type { CriterionName, DialogueState } from './state.ts'

/** A class that the policy does not allow waits until the traveller wants it as an exception; the others hold. */
export function withinPolicy(
  state: DialogueState,
  criteria: TripCriteria,
  said: ReadonlySet<CriterionName>,
  policy: PolicyOfDay,
): Pick<DialogueState, 'criteria' | 'beyond'> {
  if (!said.has('class') || criteria.class === undefined) return { criteria: { ...criteria }, beyond: state.beyond }
  if (criteria.class === state.criteria.class || !allowedInstead(criteria.class, policy))
    return { criteria: { ...criteria }, beyond: null }
  const { class: beyond, ...left } = criteria
  const { class: before } = state.criteria
  return { criteria: before === undefined ? left : { ...left, class: before }, beyond }
}

/** The answer to whether a class above the policy is still wanted; undefined when it is no answer. */
export function exceptionDecided(state: DialogueState, { understood, talk }: Sentence): Outcome | undefined {
  const { beyond, criteria } = state
  const { intent, slots } = understood
  if (!beyond) return undefined
  const others = Object.keys(slots).filter((name) => name !== 'class')
  if (others.length > 0) return undefined
  if (slots.class === beyond || (talk.insists && slots.class === undefined)) {
    const next = dropOutdated(state, { ...state, beyond: null, criteria: { ...criteria, class: beyond } })
    return goOn(next, [note('class.exception', { class: beyond })])
  }
  if (slots.class !== undefined) return undefined
  if (intent === 'deny') return goOn({ ...state, beyond: null }, [note('class.refused', { class: beyond })])
  if (intent === 'affirm') return goOn({ ...state, beyond: null }, [note('class.allowed')])
  return undefined
}
