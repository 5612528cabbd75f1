import type { Understanding } from '@pravas/language/travel/types'
import { replies } from '@pravas/messages/tripmate'
import * as answers from './answers.ts'
import { mayChange, notSentWords, overwrites } from './consent-rules.ts'
import { declines, setsPurpose } from './criteria-change-rules.ts'
import { draftStands } from './draft-rules.ts'
import { changeGuard, remarkGuard, withAskedPart } from './guard-rules.ts'
import { aside, type Heard } from './heard.ts'
import { inOrder } from './journey-rules.ts'
import { withPast } from './parked-rules.ts'
import { READERS } from './readings/readers.ts'
import { bestReading, type Reading } from './readings/reading.ts'
import { withPlace } from './result-command-rules.ts'
import { asksToSend, hesitantYes } from './sending-rules.ts'
import type { Sentence } from './sentence.ts'
import type { DialogueState } from './state.ts'
import { undoneWords } from './undone-words.ts'
import { unreadGuard, unreadNote } from './unread-words.ts'

/** Questions whose answer names results. */
const NAMES_RESULTS: ReadonlySet<Understanding['intent']> = new Set(['ask_detail', 'ask_fare'])

/** Takes a sentence into the dialogue. Pure: what is to be searched, read or sent follows from what it answers. */
export function takeMessage(state: DialogueState, message: Sentence, today: string): Heard {
  const said = withAskedPart(state, message)
  const reading = bestReading(READERS, { state, said, placed: withPlace(state, said), today })
  const heard = guarded(state, said, reading)
  const isAnswer =
    heard.act === 'ask-again' && (said.talk.results.compares || NAMES_RESULTS.has(said.understood.intent))
  const mentioned = isAnswer ? answers.spokenOf(state, said.talk) : null
  const isWhole = reading.rank === 'whole' || said.understood.intent === 'cancel'
  const instead = changeGuard(state, heard, said) ?? (isWhole ? undefined : unreadGuard(state, said, heard))
  const taken = instead === undefined ? { ...heard, state: { ...heard.state, mentioned } } : aside(state, instead)
  const done = settled(state, said, taken)
  return { ...done, unread: unreadNote(message, done) }
}

/** What was heard, with what later messages need: the trip of before, and what was said since the draft was shown. */
export function settled(state: DialogueState, said: Sentence, heard: Heard): Heard {
  return sinceShown(state, said, withPast(state, heard))
}

/** What the reading makes of the dialogue. One that does not rest on the whole message may have taken a remark for a wish. */
function guarded(state: DialogueState, said: Sentence, reading: Reading): Heard {
  if (reading.rank === 'whole') return reading.heard
  const heard = inOrder(state, reading.heard)
  const remarked = remarkGuard(state, heard, said.message)
  if (remarked !== undefined) return aside(state, remarked)
  if (!said.consent || declines(state, said) || setsPurpose(said)) return heard
  if (mayChange(state, said.message, said.consent)) return heard
  const isRemark = said.understood.intent === 'inform' && overwrites(state, heard.state)
  if (state.asked?.about === 'choice') return isRemark ? aside(state, replies('unchanged')) : heard
  if (state.asked?.about !== 'confirm' || !draftStands(state)) return heard
  return draftStands(heard.state) && heard.state.goal === state.goal && heard.show.length === 0
    ? heard
    : aside(state, notSentWords(said.consent))
}

const INFORMS: ReadonlySet<Understanding['intent']> = new Set([
  'ask_policy',
  'ask_detail',
  'ask_fare',
  'ask_status',
  'help',
  'greet',
])

/** What was heard, with a note in the state of what was said since the draft was shown. */
function sinceShown(before: DialogueState, { understood, consent, talk, message }: Sentence, heard: Heard): Heard {
  const { asked } = heard.state
  if (heard.state.reason !== before.reason) return heard
  if (before.asked?.about !== 'confirm' || asked?.about !== 'confirm') return heard
  if (heard.act === 'go-on') return { ...heard, undone: undoneWords(before, talk, message) }
  if (heard.act === 'submit' || consent?.says === 'yes') return heard
  if (asksToSend(before, consent) || hesitantYes(before, message)) return heard
  const informs = heard.act === 'approver' || talk.asks === 'sent' || INFORMS.has(understood.intent)
  const since = informs && consent?.says !== 'no' ? 'aside' : 'refusal'
  return { ...heard, state: { ...heard.state, asked: { ...asked, since } } }
}
