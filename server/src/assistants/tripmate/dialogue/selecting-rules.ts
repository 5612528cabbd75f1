import type { Selection, Understanding } from '@pravas/language/travel/types'
import { replies } from '@pravas/messages/tripmate'
import { choose } from './choose-rules.ts'
import { offered } from './criteria-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { focusOf, isOfHotel, isPlainly } from './selection-rules.ts'
import type { DialogueState } from './state.ts'

/** A result is named: chosen where nothing but that is wished, else asked for again. What is rejected beside it is not chosen. */
export function selected(
  state: DialogueState,
  message: string,
  selection: Selection,
  { domain, negated }: Partial<Pick<Understanding, 'domain' | 'negated'>> = {},
): Outcome {
  if (!isPlainly(state, message, selection)) return undecided(state, selection)
  const without = (negated ?? []).flatMap(({ slot, value }) => (slot === 'airline' ? [String(value)] : []))
  // 'The first one, and add a hotel'.
  const adds = state.goal === 'flight' && domain === 'hotel' && !isOfHotel(selection)
  return { ...goOn(state), ...choose(adds ? { ...state, goal: 'both' } : state, selection, without) }
}

/** Which one is meant stays open; the list is shown again where places in it are counted. */
function undecided(state: DialogueState, selection: Selection): Outcome {
  const counts = (selection.by === 'ordinal' && selection.index < -1) || (selection.by === 'extreme' && selection.rank)
  const kind = counts ? focusOf(state, 'target' in selection ? selection.target : undefined) : undefined
  const undecided = replies('choose.undecided')
  if (!kind || offered(state, kind).length === 0) return aside(state, undecided)
  return { ...goOn(state, [undecided]), show: [kind] }
}
