import { type Consent, readConsent } from '@pravas/language/text/consent'
import { isQuotable } from '@pravas/language/text/message-words'
import { tokenise } from '@pravas/language/text/tokens'
import { readCard } from '@pravas/language/travel/selection'
import { changingIn } from '@pravas/language/travel/talk/changing'
import { discardsIn } from '@pravas/language/travel/talk/discarding'
import { type Note, note } from '@pravas/messages/tripmate'
import { placesOf } from '../../../travel/place-rules.ts'
import { stayOf, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import { draftTotal } from '../../../trips/draft-rules.ts'
import { offered } from './criteria-rules.ts'
import { draftStands } from './draft-rules.ts'
import { legsOf } from './legs-rules.ts'
import type { DialogueState } from './state.ts'

/**
 * How a message answers the question that a plain yes would answer: whether to send the draft that was shown, to take
 * the city offered instead, or to take the only option there is. Undefined while nothing of the kind is asked.
 */
export function consentTo(state: DialogueState, message: string): Consent | undefined {
  const { asked, draft, offer } = state
  if (asked?.about === 'choice') return readConsent(message, { action: 'choose', kind: 'offer' })
  if (offer) return readConsent(message, { action: 'choose', kind: 'offer', names: [offer.city] })
  if (asked?.about !== 'confirm' || !draft || !draftStands(state)) return undefined
  const { approver } = asked
  const cities = [draft.departureCity, draft.destinationCity, ...legsOf(state).flatMap(({ from, to }) => [from, to])]
  return readConsent(message, {
    action: 'send',
    kind: 'trip',
    totalPaise: draftTotal(draft),
    names: cities.flatMap((city) => city ?? []),
    ...(approver !== undefined && { approver }),
  })
}

/** Whether a message plainly wishes the draft away: 'delete it', 'ok, cancel the trip'. */
export function dropsDraft({ criteria, legs, ...state }: DialogueState, message: string): boolean {
  const stops = legs ? legsOf({ criteria, legs, ...state }).flatMap(({ from, to }) => [from, to]) : []
  return discardsIn(
    message,
    [criteria.to, criteria.city, criteria.from, ...stops].flatMap((city) => city ?? []),
  )
}

/** Says that nothing was sent, and which words were not understood. */
export function notSentWords({ unread }: Consent): Note {
  const words = unread.filter(isQuotable).join(' ')
  return words === '' || words.length > 60 ? note('send.nothing') : note('send.unread', { words })
}

/**
 * Whether a message may change what is chosen or known: it wishes for a change, picks a card, or is made of values alone.
 * In anything else a day, say, is when or on what condition to send, or part of a story.
 */
export function mayChange(state: DialogueState, message: string, { namesAct, opensWithYes, rest }: Consent): boolean {
  if (readCard(message)) return true
  const said = opensWithYes && rest !== '' ? rest : message
  const { city = state.criteria.to } = stayOf(state)
  const places = city === undefined ? [] : ['near', 'nearby', 'close', 'area', ...placesOf(city)]
  const names = [...offered(state, 'hotel').map(({ name }) => name), ...places].flatMap(wordsOf)
  const { wish, open, bare } = changingIn(said, names)
  if (open || wish === 'asked') return !open
  if (namesAct || (opensWithYes && rest === '')) return false
  // 'Yes, after 6 pm' and 'ok, tomorrow' say when to send as likely as when to fly.
  return wish === 'values' && !(opensWithYes && bare)
}

const wordsOf = (name: string): string[] => tokenise(name).map(({ said }) => said)

const KNOWN = ['from', 'to', 'depart', 'return', 'city', 'check_in', 'check_out'] as const

/** Whether a city or day that was known, also one of the stay that follows from the flights, has become another one, or none. */
export function overwrites(before: DialogueState, after: DialogueState): boolean {
  // Another flight of the journey is talked about.
  if (before.legs && after.legs && before.legs.before.length !== after.legs.before.length) return false
  const [was, is] = [before, after].map((state) => ({
    ...state.criteria,
    ...(wantsHotel(state.goal) && stayOf(state)),
  }))
  return KNOWN.some((name) => was?.[name] !== undefined && was[name] !== is?.[name])
}
