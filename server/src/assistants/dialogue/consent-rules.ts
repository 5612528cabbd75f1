import { isBareValue } from '@pravas/language/bare-value'
import { type Consent, readConsent } from '@pravas/language/text/consent'
import { draftTotal } from '../../trips/draft-rules.ts'
import { draftStands } from './draft-rules.ts'
import { legsOf } from './legs-rules.ts'
import type { DialogueState } from './state.ts'
import { offered } from './wish-rules.ts'

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
    totalPaise: draftTotal(draft.segments),
    names: cities.flatMap((city) => city ?? []),
    ...(approver !== undefined && { approver }),
  })
}

/** Whether a message plainly wishes the draft away: 'delete it', 'ok, cancel the trip'. */
export function dropsDraft(message: string): boolean {
  const { says, namesAct } = readConsent(message, { action: 'drop', kind: 'trip' })
  return says === 'yes' && namesAct
}

/** Says that nothing was sent, and which words were not understood. */
export function notSentWords({ unread }: Consent): string {
  const words = unread.filter((word) => /^[\p{L}\p{M}\p{N}'’-]+$/u.test(word)).join(' ')
  if (words === '' || words.length > 60) return 'Nothing has been sent.'
  return `Nothing has been sent: I didn’t catch “${words}”.`
}

/** Asks for something else than what the draft holds. */
const CHANGES =
  /\b(?:change|make|move|shift|switch|swap|replace|add|include|remove|drop|use|want|wanna|need (?:a|an|the|another|to (?:be|fly|leave|return|arrive|stay|reach|go))|prefer|instead|rather|find|search|show|look for|get me|give me|book (?:a|an|another|me)|fly|leave|depart|return|stay|take|pick|choose|select|go with|try|only|cheaper|another|different|other|correct|update|postpone|prepone|reschedule|extend|skip|also|too|leave out|without|start|begin|plan|new|bhi|badal\w*|badlo|chahiye|dikhao|jodo|hata\w*)\b|बदल|चाहिए|दिखा|जोड़|हटा|भी/iu

/**
 * Whether a message may change the draft that it was asked about: it wishes for a change, picks a card, or is nothing but
 * a value. In anything else a day, say, is when or on what condition to send, or part of a story.
 */
export function mayChangeDraft(state: DialogueState, message: string, { namesAct, opensWithYes }: Consent): boolean {
  if (CHANGES.test(message) || /^(?:flight|hotel): /i.test(message)) return true
  if (namesAct || opensWithYes) return false
  const names = offered(state, 'hotel').flatMap(({ name }) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return isBareValue(message, new Set(names))
}
