import { oneLine } from '@pravas/language/text/message-words'
import { isOpen } from '@pravas/language/travel/plain-change'
import type { Talk } from '@pravas/language/travel/talk/talk'
import type { Understanding } from '@pravas/language/travel/types'
import { type Note, note, replies } from '@pravas/messages/tripmate'
import type { Kind } from '../../../trips/draft/trip-draft.ts'
import { optionWords } from '../../trip-texts/option-text-rules.ts'
import * as answers from './answers.ts'
import { mayChange, notSentWords, overwrites } from './consent-rules.ts'
import { declines, setsPurpose } from './criteria-change-rules.ts'
import { draftStands } from './draft-rules.ts'
import { changeGuard, remarkGuard, withAskedPart, wordsProposed } from './guard-rules.ts'
import { inOrder } from './journey-rules.ts'
import { aside, type Outcome } from './outcome.ts'
import { withPast } from './parked-rules.ts'
import { READERS } from './readings/readers.ts'
import { bestReading, isOfParts, type Reading, type Turn } from './readings/reading.ts'
import { withPlace } from './result-command-rules.ts'
import { asksToSend, hesitantYes } from './sending-rules.ts'
import { type Sentence, sentenceOf } from './sentence.ts'
import type { DialogueState } from './state.ts'

/** Questions whose answer names results. */
const NAMES_RESULTS: ReadonlySet<Understanding['intent']> = new Set(['ask_detail', 'ask_fare'])

/** Takes a sentence into the dialogue. Pure: what is to be searched, read or sent follows from what it answers. */
export function takeMessage(state: DialogueState, message: Sentence, today: string): Outcome {
  const said = withAskedPart(state, message)
  const reading = bestReading(READERS, turnOf(state, said, today))
  if (isOfParts(reading)) return reading.outcome
  const outcome = guarded(state, said, reading)
  const isAnswer =
    outcome.act === 'ask-again' && (said.talk.results.compares || NAMES_RESULTS.has(said.understood.intent))
  const answered = isAnswer ? answers.spokenOf(state, said.talk) : null
  const names = reading.name === 'side-question' || reading.name === 'result-by-measure' || reading.rank === 'question'
  const mentioned = names ? outcome.state.mentioned : answered
  const instead = changeGuard(state, outcome, said)
  const taken =
    instead === undefined
      ? { ...outcome, state: { ...outcome.state, mentioned, subject: null } }
      : aside({ ...state, proposed: wordsProposed(state, instead) }, instead)
  return { ...settled(state, said, taken), of: message.understood }
}

/** What the readers are given of a sentence. */
export function turnOf(state: DialogueState, said: Sentence, today: string): Turn {
  const take = (other: DialogueState, part: string) => takeMessage(other, sentenceOf(other, part, said.policy), today)
  return { state, said, placed: withPlace(state, said), today, take }
}

/** The outcome, with what later messages need: the trip of before, and what was said since the draft was shown. */
export function settled(state: DialogueState, said: Sentence, outcome: Outcome): Outcome {
  return sinceShown(state, said, withPast(state, outcome))
}

/** What the reading makes of the dialogue. One that does not rest on the whole message may have taken a remark for a wish. */
function guarded(state: DialogueState, said: Sentence, reading: Reading): Outcome {
  if (reading.rank === 'whole' || reading.rank === 'request' || reading.rank === 'question') return reading.outcome
  const outcome = inOrder(state, reading.outcome)
  const remarked = remarkGuard(state, outcome, said.message)
  if (remarked !== undefined) return aside({ ...state, proposed: wordsProposed(state, remarked) }, remarked)
  if (!said.consent || declines(state, said) || setsPurpose(said)) return outcome
  if (mayChange(state, said.message, said.consent)) return outcome
  if (addsHotel(state, outcome, said)) return outcome
  const isRemark = said.understood.intent === 'inform' && overwrites(state, outcome.state)
  if (state.asked?.about === 'choice') return isRemark ? aside(state, note('unchanged')) : outcome
  if (state.asked?.about !== 'confirm' || !draftStands(state)) return outcome
  return draftStands(outcome.state) && outcome.state.goal === state.goal && outcome.show.length === 0
    ? outcome
    : aside(state, notSentWords(said.consent))
}

/** 'One night hotel close to the airport' of a draft without one: it is shown anew, and sent upon another yes. */
function addsHotel(
  before: DialogueState,
  { state, act }: Outcome,
  { understood, consent, message }: Sentence,
): boolean {
  if (act !== 'go-on' || before.goal !== 'flight' || state.goal !== 'both') return false
  const isWish = understood.intent === 'search_hotel' && understood.negated.length === 0
  return isWish && consent?.opensWithYes !== true && !isOpen(message)
}

const INFORMS: ReadonlySet<Understanding['intent']> = new Set([
  'ask_policy',
  'ask_detail',
  'ask_fare',
  'ask_status',
  'help',
  'greet',
])

/** The outcome, with a note in the state of what was said since the draft was shown. */
function sinceShown(
  before: DialogueState,
  { understood, consent, talk, message }: Sentence,
  outcome: Outcome,
): Outcome {
  const { asked } = outcome.state
  if (outcome.state.reason !== before.reason) return outcome
  if (before.asked?.about !== 'confirm' || asked?.about !== 'confirm') return outcome
  if (outcome.act === 'go-on')
    return {
      ...outcome,
      undone: [...outcome.said].some((name) => name !== 'purpose')
        ? [note('unchanged.same')]
        : [undoneNote(before, talk, message)],
    }
  if (outcome.act === 'submit' || consent?.says === 'yes') return outcome
  if (asksToSend(before, consent) || hesitantYes(before, message)) return outcome
  const informs = outcome.act === 'approver' || talk.asks === 'sent' || INFORMS.has(understood.intent)
  const since = informs && consent?.says !== 'no' ? 'aside' : 'refusal'
  return { ...outcome, state: { ...outcome.state, asked: { ...asked, since } } }
}

const PARTS: Partial<Record<NonNullable<Talk['names']>, Kind>> = {
  flight: 'flight',
  return_flight: 'return_flight',
  return: 'return_flight',
  hotel: 'hotel',
}

const LONGEST_QUOTE = 60

/** Says of a message that did nothing to a draft what was kept, or that it was not understood. */
function undoneNote({ chosen }: DialogueState, { names }: Pick<Talk, 'names'>, message: string): Note {
  const part = names && PARTS[names]
  const option = part && chosen[part]
  if (option) return note('unchanged.part', { part, option: optionWords(option) })
  const said = oneLine(message)
  const words = said.length > LONGEST_QUOTE ? replies('that') : replies('quoted', { words: said })
  return note('not-caught.nothing-changed', { words })
}
