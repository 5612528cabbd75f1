import { isDeliberation, isReport } from '@pravas/language/travel/wishless'
import { wantsHotel } from '../../../trips/draft/stay-rules.ts'
import { KINDS } from '../../../trips/draft/trip-draft.ts'
import { overwrites } from './consent-rules.ts'
import { aside, goOn, type Heard } from './heard.ts'
import { parkedWords } from './parked-rules.ts'
import type { DialogueState } from './state.ts'

export const UNCHANGED =
  'I changed nothing. To change the trip, say what to change, such as "change the date to 25 November".'

/**
 * Says that nothing is changed, where a report ('I was there yesterday') or a question ('do I need a hotel?') would change
 * what is known or chosen; undefined where the message wishes for it, or changes nothing.
 */
export function wishlessWords(
  before: DialogueState,
  { state: after, said }: Heard,
  message: string,
): string | undefined {
  if (before.goal === null) return undefined
  if (!(said.size > 0 && isReport(message)) && !(changes(before, after) && isDeliberation(message))) return undefined
  return !wantsHotel(before.goal) && wantsHotel(after.goal)
    ? 'This trip has no hotel in it. To have one, say "add a hotel".'
    : UNCHANGED
}

/** Whether a part, a value that was known, or a choice is another one than before. */
function changes(before: DialogueState, after: DialogueState): boolean {
  const begun = (!before.doubt && after.doubt !== null) || (!before.beyond && after.beyond !== null)
  if (before.goal !== after.goal || begun || overwrites(before, after)) return true
  if (KINDS.some((kind) => before.chosen[kind] !== null && after.chosen[kind] !== before.chosen[kind])) return true
  const [was, is] = [before.criteria, after.criteria]
  return Object.entries(was).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(is[name as keyof typeof is]),
  )
}

/** Drops a question beside the trip; the trip itself is dropped only where it is named. */
export function dismissed(state: DialogueState): Heard {
  const { goal, open, offer, doubt, beyond, asked } = state
  if (goal === null) return goOn(state)
  if (open.length > 0 || offer || doubt || beyond) {
    return goOn({ ...state, open: [], offer: null, doubt: null, range: null, beyond: null }, [
      'All right, I changed nothing.',
    ])
  }
  const sent = asked?.about === 'confirm' ? 'Nothing has been sent, and ' : 'All right, '
  return aside(
    state,
    `${sent}your trip (${parkedWords({ ...state, goal })}) stays. To drop it, say "cancel this trip".`,
  )
}
