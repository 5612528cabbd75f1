import { goOn, type Heard, type Sentence } from './heard.ts'
import { allowedInstead } from './policy-words.ts'
import type { DialogueState, Wish, WishName } from './state.ts'
import { dropOutdated } from './wish-rules.ts'

/** A class that the policy does not allow waits until the traveller wants it as an exception; the others hold. */
export function withinPolicy(
  state: DialogueState,
  wish: Wish,
  said: ReadonlySet<WishName>,
  today: string,
): Pick<DialogueState, 'wish' | 'beyond'> {
  if (!said.has('class') || wish.class === undefined) return { wish: { ...wish }, beyond: state.beyond }
  if (wish.class === state.wish.class || !allowedInstead(wish.class, today)) return { wish: { ...wish }, beyond: null }
  const { class: beyond, ...left } = wish
  const { class: before } = state.wish
  return { wish: before === undefined ? left : { ...left, class: before }, beyond }
}

/** The answer to whether a class above the policy is wanted all the same; undefined when it is no answer. */
export function exceptionDecided(state: DialogueState, { understood, phrases }: Sentence): Heard | undefined {
  const { beyond, wish } = state
  const { intent, slots } = understood
  if (!beyond) return undefined
  const others = Object.keys(slots).filter((name) => name !== 'class')
  const again = slots.class === beyond && others.length === 0
  if (
    again ||
    (phrases.insists && slots.class === undefined) ||
    (intent === 'deny' && others.length === 0 && !slots.class)
  ) {
    const next = dropOutdated(state, { ...state, beyond: null, wish: { ...wish, class: beyond } })
    return goOn(next, [
      `As an exception, then: the request shows your manager that ${beyond} class is beyond the policy.`,
    ])
  }
  if (intent === 'affirm' && others.length === 0 && slots.class === undefined) {
    return goOn({ ...state, beyond: null })
  }
  return undefined
}
