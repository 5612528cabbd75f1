import { travellerName } from '@pravas/contract/trips'
import { TONGUES } from '@pravas/language/text/tongue'
import { note, replies } from '@pravas/messages/tripmate'
import { listWords } from '../../../formats.ts'
import { wantsFlight, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import type { TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { inTongue } from '../../kernel/tongue.ts'
import { dropOutdated, hotelFilters } from './criteria-rules.ts'
import { goOn, type Outcome } from './outcome.ts'
import { flightWishes, hotelWishes } from './relax-rules.ts'
import { focusOf } from './selection-rules.ts'
import type { DialogueState } from './state.ts'

/** A criterion that picks among the results in sight, and the message that takes it away. */
export interface CriterionTag {
  label: string
  remove: string
}

interface Held extends CriterionTag {
  without(criteria: TripCriteria): TripCriteria
}

/** The criteria that were heard of the results in sight, while something of them is chosen. */
export function tagsOf(state: DialogueState): CriterionTag[] {
  if (state.asked?.about !== 'choice' && state.asked?.about !== 'confirm') return []
  return heldIn(state).map(({ label, remove }) => ({ label, remove }))
}

/**
 * The trip without the criterion that a message names as its tag does, in whichever language the tag was shown; undefined where it
 * names none.
 */
export function withoutTag(state: DialogueState, message: string): Outcome | undefined {
  if (state.goal === null) return undefined
  const held = TONGUES.flatMap((tongue) => inTongue(tongue, () => heldIn(state))).find(
    ({ remove }) => remove === message.trim(),
  )
  if (!held) return undefined
  const next = dropOutdated(state, { ...state, criteria: held.without(state.criteria) })
  return { ...goOn(next, [note('tag.removed', { filter: held.label })]), show: [focusOf(state, undefined)] }
}

function heldIn(state: DialogueState): Held[] {
  const { goal, criteria } = state
  const flights = wantsFlight(goal)
    ? [
        ...flightWishes(criteria).map(({ words, names }) => tag(words, (held) => leave(held, names))),
        ...flightWishes(criteria.return_filters ?? {}).map(({ words, names }) =>
          tag(replies('tag.return', { filter: plain(words) }), ({ return_filters, ...held }) => {
            const left = leave(return_filters ?? {}, names)
            return { ...held, ...(Object.keys(left).length > 0 && { return_filters: left }) }
          }),
        ),
      ]
    : []
  const near = criteria.near
  const hotels = wantsHotel(goal)
    ? [
        ...hotelWishes(hotelFilters(state)).map(({ words, names }) => tag(words, (held) => leave(held, names))),
        ...(near === undefined ? [] : [tag(replies('tag.near', { place: near }), ({ near: _, ...held }) => held)]),
      ]
    : []
  const { travellers } = criteria
  const party = travellers
    ? [
        tag(
          replies('tag.travellers', { names: listWords(travellers.map(travellerName)) }),
          ({ travellers: _, ...held }) => held,
        ),
      ]
    : []
  return [...party, ...flights, ...hotels]
}

function tag(words: string, without: Held['without']): Held {
  const label = plain(words)
  return { label, remove: replies('tag.remove', { filter: label }), without }
}

/** Words without the quotes that a sentence puts around them. */
const plain = (words: string): string => words.replaceAll('“', '').replaceAll('”', '')

function leave<T extends object>(criteria: T, names: readonly PropertyKey[]): T {
  return Object.fromEntries(Object.entries(criteria).filter(([name]) => !names.includes(name))) as T
}
