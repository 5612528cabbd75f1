import type { Consent } from '@pravas/language/text/consent'
import { reasonIn } from '@pravas/language/text/reason'
import { isDismissal, isHesitation, withoutHesitation } from '@pravas/language/travel/remarks'
import type { Understanding } from '@pravas/language/travel/types'
import { replies } from '@pravas/messages/tripmate'
import * as answers from './answers.ts'
import { dropped } from './cancel-rules.ts'
import { consentTo, dropsDraft, mayChange, notSentWords, overwrites } from './consent-rules.ts'
import { declines, setsPurpose, withoutPart } from './criteria-change-rules.ts'
import { disagreement } from './disagreement-rules.ts'
import { draftStands } from './draft-rules.ts'
import { changeGuard, dismissed, hasOpenQuestion, remarkGuard, withAskedPart } from './guard-rules.ts'
import { aside, type Heard, type Sentence } from './heard.ts'
import { hearJourney, inOrder } from './journey-rules.ts'
import { restored, withPast } from './parked-rules.ts'
import { aboutSending, notYetWords, tooEarly } from './sending-rules.ts'
import type { DialogueState, Question } from './state.ts'
import { hearTrip } from './trip-turn-rules.ts'
import { undoneWords } from './undone-words.ts'
import { confirmed } from './yes-no-rules.ts'

/** Questions whose answer names results. */
const NAMES_RESULTS: ReadonlySet<Understanding['intent']> = new Set(['ask_detail', 'ask_fare'])

/** Takes a sentence into the dialogue. Pure: what is to be searched, read or sent follows from what it answers. */
export function hear(state: DialogueState, said: Sentence, today: string): Heard {
  // A reason for the trip that was asked for is its purpose.
  const asksPurpose = state.asked?.about === 'slots' && state.asked.slots.includes('purpose')
  const reason = state.goal === null || asksPurpose ? undefined : reasonIn(said.message)
  if (reason !== undefined) return aside({ ...state, reason }, replies('reason.noted'))
  const sentence = withAskedPart(state, said)
  const heard = listened(state, sentence, today)
  const isAnswer =
    heard.act === 'ask-again' && (said.talk.results.compares || NAMES_RESULTS.has(said.understood.intent))
  heard.state = {
    ...heard.state,
    mentioned: isAnswer ? answers.spokenOf(state, said.talk) : null,
  }
  const guarded = changeGuard(state, heard, sentence)
  return sinceShown(state, sentence, guarded === undefined ? withPast(state, heard) : aside(state, guarded))
}

function listened(state: DialogueState, said: Sentence, today: string): Heard {
  const sends = state.asked?.about === 'confirm' ? said.consent?.says : undefined
  if (sends === 'yes')
    return answersTheQuestion(state, said) ? inOrder(state, confirmed(state, today)) : askedAnew(state)
  const unsent = aboutSending(state, said)
  if (unsent) return unsent
  const declined = declines(state, said)
  if (declined && !state.legs) return withoutPart(state, said, today)
  if (isWithoutThat(state, said)) return aside(state, answers.withoutThat(said.talk.keepsOnly))
  if (state.goal !== null && isDismissal(said.message)) return dismissed(state)
  const { restores } = said.talk
  if (restores && restores.places.length + restores.days.length === 0 && hasOpenQuestion(state)) return dismissed(state)
  if (restores?.keeps && state.goal !== null && restores.places.length === 0) return dismissed(state)
  if (restores) return restored(state, restores)
  if (state.goal !== null && dropsDraft(state, said.message)) return dropped(state)
  if (tooEarly(state, said)) return aside(state, notYetWords(state))
  if (asksToSend(state, said.consent) || hesitantYes(state, said.message)) return askedAnew(state)
  if (isHesitation(said.message))
    return aside(state, replies(state.asked?.about === 'confirm' ? 'talk.no-hurry-unsent' : 'talk.no-hurry'))
  const wrong = sends === 'unclear' && said.consent ? disagreement(state, said.consent) : undefined
  if (wrong !== undefined) return aside(state, wrong)
  if (sends === 'no') return aside(state, replies('send.refused'))
  const heard = inOrder(
    state,
    hearJourney(state, said, today) ?? (declined ? withoutPart(state, said, today) : hearTrip(state, said, today)),
  )
  const remarked = remarkGuard(state, heard, said.message)
  if (remarked !== undefined) return aside(state, remarked)
  if (!said.consent || declined || setsPurpose(said)) return heard
  if (mayChange(state, said.message, said.consent)) return heard
  const isRemark = said.understood.intent === 'inform' && overwrites(state, heard.state)
  if (state.asked?.about === 'choice') return isRemark ? aside(state, replies('unchanged')) : heard
  if (state.asked?.about !== 'confirm' || !draftStands(state)) return heard
  return draftStands(heard.state) && heard.state.goal === state.goal && heard.show.length === 0
    ? heard
    : aside(state, notSentWords(said.consent))
}

/**
 * Any yes answers a draft that has just been shown complete, or changed. After anything else an 'ok' may be about that, and
 * sends nothing; a 'yes' alone is asked about once.
 */
function answersTheQuestion({ asked }: DialogueState, { consent }: Sentence): boolean {
  const since = asked?.about === 'confirm' ? asked.since : undefined
  if (since === undefined || consent?.namesAct) return true
  return since === 'asked' && consent?.isFirm === true
}

/** A polite question that names the act and nothing else: 'can you send it?' is asked about, and sends nothing. */
function asksToSend({ asked }: DialogueState, consent: Consent | undefined): boolean {
  if (asked?.about !== 'confirm' || consent?.says !== 'unclear') return false
  const { unread, namesAct, opensWithYes } = consent
  return unread.length > 0 && unread.every((word) => word === '?') && (namesAct || opensWithYes)
}

/** Asks outright whether to send the draft, so that a 'yes' is one to it. */
function askedAnew(state: DialogueState): Heard {
  const { asked } = state
  const anew: Question | null = asked?.about === 'confirm' ? { ...asked, since: 'asked' } : asked
  const again = asked?.about === 'confirm' && asked.since === 'asked'
  return aside({ ...state, asked: anew }, replies(again ? 'send.still-not' : 'send.not-yet'))
}

/** 'Hmm, theek hai' is no plain yes: it is asked outright. */
function hesitantYes(state: DialogueState, message: string): boolean {
  const rest = withoutHesitation(message)
  return state.asked?.about === 'confirm' && rest !== message && consentTo(state, rest)?.says === 'yes'
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
  if (before.asked?.about !== 'confirm' || asked?.about !== 'confirm') return heard
  if (heard.act === 'go-on') return { ...heard, undone: undoneWords(before, talk, message) }
  if (heard.act === 'submit' || consent?.says === 'yes') return heard
  if (asksToSend(before, consent) || hesitantYes(before, message)) return heard
  const informs = heard.act === 'approver' || talk.asks === 'sent' || INFORMS.has(understood.intent)
  const since = informs && consent?.says !== 'no' ? 'aside' : 'refusal'
  return { ...heard, state: { ...heard.state, asked: { ...asked, since } } }
}

/** 'No hotel' of a trip that has none. */
function isWithoutThat({ goal }: DialogueState, { talk }: Sentence): boolean {
  return talk.keepsOnly !== undefined && talk.keepsOnly === goal
}
