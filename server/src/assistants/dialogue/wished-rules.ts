import type { Understanding } from '@pravas/language/types'
import { lookedAtAgain } from './change-rules.ts'
import { checkWish } from './check-rules.ts'
import { withinPolicy } from './class-rules.ts'
import { goOn, type Heard, type Sentence } from './heard.ts'
import { mergeSaid } from './merge-rules.ts'
import { settleProblems } from './problem-rules.ts'
import type { DialogueState } from './state.ts'
import { dropOutdated, stayOf } from './wish-rules.ts'

/** Slots were said, or the kind of trip. */
export function wished(state: DialogueState, sentence: Sentence, today: string): Heard {
  const { understood } = sentence
  const merged = mergeSaid(state, sentence)
  const settled = settleProblems(understood.problems, state.wish, merged.wish)
  const checked = checkWish(settled.wish, merged.said, today)
  const before = merged.another ? { ...state, wish: {}, beyond: null } : state
  const { wish, beyond } = withinPolicy(before, checked.wish, merged.said, today)
  // A return that was refused is still wanted.
  if (checked.refused.includes('return')) wish.trip_type = 'round_trip'
  const open = [...state.open.filter((slot) => !merged.said.has(slot)), ...settled.open]
  const offer = settled.offer ?? (state.offer && merged.said.has(state.offer.slot) ? null : state.offer)
  const { doubt } = settled
  const range = settled.range ?? (state.range && merged.said.has(state.range.slot) ? null : state.range)
  const next = dropOutdated(state, {
    ...state,
    ...(merged.another && { legs: null }),
    goal: merged.goal,
    wish,
    open,
    offer,
    doubt,
    range,
    beyond,
  })
  const ofReturn = JSON.stringify(wish.return_times) !== JSON.stringify(state.wish.return_times)
  const again = lookedAtAgain(next, merged.said, ofReturn)
  const kept = again ? ['What you have chosen stands; pick another one here if it suits you better.'] : []
  const added = state.goal !== null && state.goal !== 'both' && next.goal === 'both'
  const both = added ? [`With a ${state.goal === 'flight' ? 'hotel' : 'flight'} as well, then.`] : []
  return {
    ...goOn(next),
    notes: [...both, ...merged.notes, ...settled.notes, ...checked.notes, ...kept],
    show: again ? [again] : [],
    form: understood.problems.length > 0 ? null : formWanted(next, understood),
    said: merged.said,
  }
}

/** The form opens when it is asked for, or when a search says nothing that a question could build on. */
function formWanted(state: DialogueState, { intent, domain }: Understanding): Heard['form'] {
  const { wish } = state
  if (intent === 'open_form') return (domain ?? state.goal) === 'hotel' ? 'hotel' : 'flight'
  if (intent === 'search_flight' && !wish.from && !wish.to && !wish.depart) return 'flight'
  if (intent !== 'search_hotel' || state.goal !== 'hotel') return null
  const { check_in, check_out } = stayOf(state)
  return check_in === undefined && check_out === undefined ? 'hotel' : null
}
