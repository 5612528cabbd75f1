import { MISSING_PART_NAMES } from '@pravas/contract/trip-draft'
import { replies } from '@pravas/messages/tripmate'
import { dayWords, listWords } from '../../../formats.ts'
import { groundOf } from '../../../trips/draft/ground-rules.ts'
import { isSameRequest, type RequestContent, requestOf } from '../../../trips/draft/request-rules.ts'
import { returnDay, stayOf, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import { KINDS, type TripRequest } from '../../../trips/draft/trip-draft.ts'
import { missingOf } from '../../../trips/draft/view-rules.ts'
import { groundWords, optionWords } from '../../trip-texts/option-text-rules.ts'
import { draftIn } from './criteria-rules.ts'
import { legsOf, legsWords } from './legs-rules.ts'
import type { DialogueState } from './state.ts'

/** What the request would hold; undefined while something is to be chosen or told. */
export function draftOf(state: DialogueState): RequestContent | undefined {
  return requestOf(draftIn(state))
}

/** The draft to show: the one shown before when it holds the same, else a new one with a new id. */
export function currentDraft(state: DialogueState, newId: () => string): TripRequest | undefined {
  const content = draftOf(state)
  if (!content) return undefined
  return isSameRequest(state.draft, content) && state.draft ? state.draft : { draftId: newId(), ...content }
}

/** Whether what was shown is still what the traveller wants. */
export function draftStands(state: DialogueState): boolean {
  const content = draftOf(state)
  return content !== undefined && isSameRequest(state.draft, content)
}

/** What is known and chosen of a trip that is not complete, and what it still needs. */
export function soFarWords(state: DialogueState): string {
  if (state.legs) return journeySoFar(state)
  const { goal, criteria, chosen } = state
  const { from, to, purpose } = criteria
  const stay = wantsHotel(goal) ? stayOf(state) : undefined
  const back = returnDay(criteria)
  const place = to ?? stay?.city
  const days = [criteria.depart ?? stay?.check_in, back ?? stay?.check_out].flatMap((day) =>
    day ? [dayWords(day)] : [],
  )
  const [first, until] = days
  const lines = [
    ...(from && to
      ? [replies('draft.route', { route: replies(back ? 'draft.way-back' : 'draft.way', { from, to }) })]
      : []),
    ...(!(from && to) && place ? [replies('draft.stay', { route: place })] : []),
    ...(first && !until ? [replies('draft.date', { dates: first })] : []),
    ...(first && until ? [replies('draft.dates', { dates: replies('draft.from-until', { from: first, until }) })] : []),
    ...KINDS.flatMap((part) => {
      const option = chosen[part]
      return option ? [replies('draft.part', { part, option: optionWords(option) })] : []
    }),
    ...groundOf(state).map((leg) => replies('draft.ground', { option: groundWords(leg) })),
    ...(purpose
      ? [replies('draft.purpose', { purpose: `${purpose.charAt(0).toUpperCase()}${purpose.slice(1)}` })]
      : []),
  ]
  if (lines.length === 0) return replies('draft.nothing')
  const needed = missingOf(draftIn(state)).map((part) => MISSING_PART_NAMES[part])
  const open = needed.length > 0 ? [replies('draft.needed', { parts: listWords(needed) })] : []
  return [replies('draft.so-far'), ...lines, ...open].join('\n')
}

/** All legs of a journey, with what is chosen for each of them. */
function journeySoFar(state: DialogueState): string {
  const legs = legsOf(state)
  const chosen = legs.flatMap(({ flight, hotel }) => [
    ...(flight ? [replies('draft.part', { part: 'flight', option: optionWords(flight) })] : []),
    ...(hotel ? [replies('draft.part', { part: 'hotel', option: optionWords(hotel) })] : []),
  ])
  return [legsWords(legs), ...chosen].join('\n')
}
