import { replies } from '@pravas/messages/tripmate'
import { flightTitle } from '../../../trips/draft/offer-rules.ts'
import { KINDS, type Kind } from '../../../trips/draft/trip-draft.ts'
import { optionWords } from '../../trip-texts/option-text-rules.ts'
import { withChosen } from './choose-rules.ts'
import { offered } from './criteria-rules.ts'
import type { DialogueState } from './state.ts'

/**
 * Chooses again what the last trip was made of, as far as the results have it, and says so; what they do not have is
 * said too, and left to the traveller. Each part is tried once, when its results are there.
 */
export function chosenAgain(state: DialogueState): { state: DialogueState; notes: string[] } {
  if (!state.again) return { state, notes: [] }
  let next = state
  const notes: string[] = []
  for (const kind of KINDS) {
    const title = next.again?.[kind]
    // A flight back is looked for once it is known when the one out lands.
    const waits = kind === 'return_flight' && next.chosen.flight === null
    if (title === undefined || waits || next.chosen[kind] || offered(next, kind).length === 0) continue
    const found = titled(next, kind, title)
    notes.push(
      found
        ? replies('again.part', { part: kind, option: optionWords(found) })
        : replies('again.gone', { title, part: kind }),
    )
    const { [kind]: _, ...again } = next.again ?? {}
    next = { ...(found ? withChosen(next, kind, found) : next), again }
  }
  return { state: next, notes }
}

function titled(state: DialogueState, kind: Kind, title: string) {
  if (kind === 'hotel') return offered(state, kind).find(({ name }) => name === title)
  return offered(state, kind).find((flight) => flightTitle(flight) === title)
}
