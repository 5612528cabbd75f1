import { readConsent } from '@pravas/language/text/consent'
import { isDismissal } from '@pravas/language/travel/remarks'
import { note } from '@pravas/messages/tripmate'
import { aside, goOn, type Outcome } from './outcome.ts'
import type { Sentence } from './sentence.ts'
import type { DialogueState } from './state.ts'

/** The state in which nothing is proposed any more: a proposal holds for the next message alone. */
export function unproposed(state: DialogueState): DialogueState {
  return state.proposed ? { ...state, proposed: null } : state
}

/**
 * What a message answers to the proposal to withdraw or to change a request that was sent; undefined where it answers nothing to it.
 * Only what is a yes to this very act and number agrees. Where words were proposed that change the trip draft, a yes says them.
 */
export function proposalAnswered(
  state: DialogueState,
  sentence: Sentence,
  take: (state: DialogueState, message: string) => Outcome,
): Outcome | undefined {
  const { proposed } = state
  if (!proposed) return undefined
  const { act, number, words } = proposed
  const next = unproposed(state)
  const matter = act === 'say' ? 'change' : act
  const { says, opensWithYes, rest } = readConsent(sentence.message, { action: matter, kind: 'trip', names: [number] })
  if (act === 'say') {
    if (words !== undefined && says === 'no') return aside(next, note('unchanged.all-right'))
    if (words === undefined || (says !== 'yes' && !(opensWithYes && rest !== ''))) return undefined
    const done = take(next, words)
    if (says === 'yes') return done
    // 'Yes, 3 star' behind the offer to add a hotel.
    const more = take(done.state, rest)
    return { ...more, notes: [...done.notes, ...more.notes], show: [...new Set([...done.show, ...more.show])] }
  }
  if (says === 'yes') return { ...goOn(next), act: { agreed: { ...proposed, act } } }
  if (says === 'no' || isDismissal(sentence.message)) return aside(next, note('proposal.declined', { number, act }))
  const isChange = act === 'change' && state.goal === null && wishesForChange(sentence)
  return isChange
    ? { ...goOn({ ...next, proposed: { ...proposed, words: sentence.message } }), act: 'rest', notes: [first(number)] }
    : undefined
}

const first = (number: string) => note('change.yes-first', { number })

/** Whether a message tells what is to be another one, and no trip of its own: 'move it to 3 August'. */
function wishesForChange({ understood: { slots, intent }, talk }: Sentence): boolean {
  if (slots.from !== undefined && slots.to !== undefined) return false
  const isFilled = Object.keys(slots).length > 0
  return talk.moved !== undefined || talk.changes !== undefined || (isFilled && intent !== 'ask_policy')
}

/** A wish to change a request that was sent: it is named by its number or as sent, or nothing else is planned. */
export function changesSent(state: DialogueState, { talk, understood, message }: Sentence): Outcome | undefined {
  const { goal } = state
  const last = state.spoken ?? state.submitted?.tripNumber
  const { intent } = understood
  if (intent === 'cancel' || talk.restores || talk.sameAgain) return undefined
  const alters = talk.altersIt || talk.addsToIt || talk.moved !== undefined
  const isOfLast = goal === null && last !== undefined && alters && !isRoute(understood)
  const isNamed = talk.alters && (talk.trip !== undefined || talk.ofSent || goal === null)
  if (!isNamed && !isOfLast) return undefined
  const places = talk.tripPlaces
  const trip = talk.trip ?? (talk.ofSent || places.length > 0 ? undefined : last)
  const words =
    isFilled(understood) || talk.moved || talk.addsToIt || asksToChange(message) ? changeIn(message) : undefined
  return { ...goOn(state), act: { change: trip, ...(places.length > 0 && { places }), ...(words && { words }) } }
}

const isFilled = ({ slots }: Sentence['understood']): boolean => Object.keys(slots).length > 0
const isRoute = ({ slots }: Sentence['understood']): boolean => slots.from !== undefined && slots.to !== undefined

/** The change itself: the message, in which the number is the trip. */
export const changeIn = (message: string): string =>
  (asksToChange(message) ? message.replace(ASKS, '').replace(/\?$/, '') : message).replace(
    /\bTRP-\d{1,4}-\d{1,9}\b/gi,
    'it',
  )

const ASKS = /^(?:can|could|may) (?:i|we|you) /i
/** 'Can I change the date to 22 June?' names what it is to be. */
const asksToChange = (message: string): boolean => ASKS.test(message) && /\d/.test(message)
