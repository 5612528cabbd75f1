import { type Consent, readConsent } from '@pravas/language/text/consent'
import { isPlainChange } from '@pravas/language/travel/plain-change'
import { discardsIn } from '@pravas/language/travel/talk/discarding'
import { replies } from '@pravas/messages/tripmate'
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
    totalPaise: draftTotal(draft.segments),
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
export function notSentWords({ unread }: Consent): string {
  const words = unread.filter((word) => /^[\p{L}\p{M}\p{N}'’-]+$/u.test(word)).join(' ')
  return words === '' || words.length > 60 ? replies('send.nothing') : replies('send.unread', { words })
}

/** Begins a wish: 'can you', 'I want to', 'then also'. Taken away as often as it is there. */
const LEAD =
  /^(?:and|but|also|just|then|actually|sorry|no|nope|nah|wait|hmm|oh|par|lekin|bas|toh?|ek|please|pls|kindly|(?:can|could|would|will) (?:you|we|i)|let'?s|lets|help me(?: to)?|what about|how about|i(?:['’]d| would)? like(?: you)?(?: to)?|(?:i|we) (?:want|need|wish|prefer|have)(?: you)?(?: to)?|i(?:['’]ll| will| am|['’]m))(?![\p{L}\p{M}])[\s,.:;-]*/iu
/** Asks for a change, where a clause begins with it. */
const CHANGES =
  /^(?:change|make|move|shift|switch|swap|replace|add|include|remove|drop|use|want|need|prefer|find|search|show|look for|get|give me|book (?:a|an|another|me)|fly|flying|go|going|leave|leaving|depart|return|returning|come|stay|staying|check[- ]?(?:in|out)|from|until|till|reach|arrive|take|pick|choose|select|try|keep|correct|update|set|put|postpone|prepone|reschedule|extend|shorten|skip|leave out|start|begin|plan|new|reverse|exclude|filter|sort|rather)\b/i
const CHANGES_LAST =
  /(?:\b(?:instead|rather|chahiye|chaiye|dikhao|badlo|badal do|jodo|hata do|hatao|lagao|karo|kar do|kardo|kijiye)|चाहिए|दिखाओ|बदलो|बदल दो|जोड़ो|जोड़ दो|हटा दो|करो|कर दो)[\s.!]*$/iu
/** Supposes, asks or tells instead of wishing. */
const SUPPOSES =
  /^(?:what(?! about)|when|where|who|why|which|how(?! about)|is|are|was|were|do|does|did|has|have|should|shall|may|might|if|suppose|don['’]?t|do not|never)\b|\b(?:if|suppose|mat|nahi|nahin|agar)\b|अगर|मत|नहीं/iu
/** The speaker is not sure to want it: 'I may have to go on the 20th instead'. */
const HEDGES = /\b(?:i|we) (?:may|might|could|should|ought)\b|\b(?:maybe|perhaps|possibly|probably|not sure|shayad)\b/i
/**
 * Whether a message may change what is chosen or known: it wishes for a change, picks a card, or is made of values alone.
 * In anything else a day, say, is when or on what condition to send, or part of a story.
 */
export function mayChange(state: DialogueState, message: string, { namesAct, opensWithYes, rest }: Consent): boolean {
  if (/^(?:flight|hotel): /i.test(message)) return true
  const said = opensWithYes && rest !== '' ? rest : message.trim()
  const criteria = withoutLead(said)
  if (SUPPOSES.test(criteria === said ? said : criteria) || HEDGES.test(said)) return false
  if (CHANGES.test(criteria) || CHANGES_LAST.test(criteria)) return true
  if (namesAct || (opensWithYes && rest === '')) return false
  const names = offered(state, 'hotel').flatMap(({ name }) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return isPlainChange(criteria, names) && !(opensWithYes && criteria === said && isBareTime(criteria))
}

function withoutLead(message: string): string {
  let rest = message
  for (let times = 0; times < 6; times += 1) {
    const next = rest.replace(LEAD, '')
    if (next === rest) break
    rest = next
  }
  return rest
}

/** 'Yes, after 6 pm' and 'ok, tomorrow' say when to send as likely as when to fly. */
export const isBareTime = (text: string): boolean => !/\b(?:flights?|hotels?|rooms?|class|option|one)\b/i.test(text)

const KNOWN = ['from', 'to', 'depart', 'return', 'city', 'check_in', 'check_out'] as const

/** Whether a city or day that was known, also one of the stay that follows from the flights, has become another one, or none. */
export function overwrites(before: DialogueState, after: DialogueState): boolean {
  const [was, is] = [before, after].map((state) => ({
    ...state.criteria,
    ...(wantsHotel(state.goal) && stayOf(state)),
  }))
  return KNOWN.some((name) => was?.[name] !== undefined && was[name] !== is?.[name])
}
