import { negatesAnything } from '@pravas/language/text/affirmed-text'
import type { Consent } from '@pravas/language/text/consent'
import { isDismissal, isHesitation, withoutHesitation } from '@pravas/language/travel/remarks'
import type { Selection, Understanding } from '@pravas/language/travel/types'
import { replies } from '@pravas/messages/tripmate'
import { reasonIn } from '../../../policy/reason-rules.ts'
import * as answers from './answers.ts'
import { cancelled, dropped } from './cancel-rules.ts'
import { changing, swapped } from './change-rules.ts'
import { checkCriteria } from './check-rules.ts'
import { choose } from './choose-rules.ts'
import { exceptionDecided } from './class-rules.ts'
import { consentTo, dropsDraft, mayChange, notSentWords, overwrites } from './consent-rules.ts'
import { declines, setsPurpose, wished, withoutPart } from './criteria-change-rules.ts'
import { dropOutdated, offered } from './criteria-rules.ts'
import { disagreement } from './disagreement-rules.ts'
import { draftQuestion, moreOptions } from './draft-questions.ts'
import { draftStands } from './draft-rules.ts'
import { changeGuard, dismissed, hasOpenQuestion, remarkGuard, withAskedPart } from './guard-rules.ts'
import { aside, goOn, type Heard, type Sentence } from './heard.ts'
import { hearJourney, inOrder } from './journey-rules.ts'
import { restored, withoutTrip, withPast } from './parked-rules.ts'
import type { Phrases } from './phrases.ts'
import { draftPolicyWords, policyTopic, policyWords } from './policy-words.ts'
import { hearResultCommand, withPlace } from './result-command-rules.ts'
import { focusOf, hotelNamedIn, isOfHotel, isPlainly } from './selection-rules.ts'
import type { DialogueState, Question } from './state.ts'
import { undoneWords } from './undone-words.ts'

/** Takes a sentence into the dialogue. Pure: what is to be searched, read or sent follows from what it answers. */
export function hear(state: DialogueState, said: Sentence, today: string): Heard {
  // A reason for the trip that was asked for is its purpose.
  const asksPurpose = state.asked?.about === 'slots' && state.asked.slots.includes('purpose')
  const reason = state.goal === null || asksPurpose ? undefined : reasonIn(said.message)
  if (reason !== undefined) return aside({ ...state, reason }, replies('reason.noted'))
  const sentence = withAskedPart(state, said)
  const heard = listened(state, sentence, today)
  const guarded = changeGuard(state, heard, sentence)
  return sinceShown(state, sentence, guarded === undefined ? withPast(state, heard) : aside(state, guarded))
}

function listened(state: DialogueState, said: Sentence, today: string): Heard {
  const sends = state.asked?.about === 'confirm' ? said.consent?.says : undefined
  if (sends === 'yes')
    return answersTheQuestion(state, said) ? inOrder(state, confirmed(state, today)) : askedAnew(state)
  const declined = declines(state, said)
  if (declined && !state.legs) return withoutPart(state, said, today)
  if (isWithoutThat(state, said)) return aside(state, answers.withoutThat(said.phrases.keepsOnly))
  if (state.goal !== null && isDismissal(said.message)) return dismissed(state)
  const { restores } = said.phrases
  if (restores && restores.places.length + restores.days.length === 0 && hasOpenQuestion(state)) return dismissed(state)
  if (restores) return restored(state, restores)
  if (sends !== undefined && dropsDraft(said.message)) return dropped(state)
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
function sinceShown(before: DialogueState, { understood, consent, phrases, message }: Sentence, heard: Heard): Heard {
  const { asked } = heard.state
  if (before.asked?.about !== 'confirm' || asked?.about !== 'confirm') return heard
  if (heard.act === 'go-on') return { ...heard, undone: undoneWords(before, phrases, message) }
  if (heard.act === 'submit' || consent?.says === 'yes') return heard
  if (asksToSend(before, consent) || hesitantYes(before, message)) return heard
  const informs = heard.act === 'approver' || phrases.asks === 'sent' || INFORMS.has(understood.intent)
  const since = informs && consent?.says !== 'no' ? 'aside' : 'refusal'
  return { ...heard, state: { ...heard.state, asked: { ...asked, since } } }
}

function hearTrip(state: DialogueState, said: Sentence, today: string): Heard {
  const onCommand = hearResultCommand(state, said, today)
  if (onCommand) return onCommand
  const sentence = withPlace(state, said)
  const { understood, phrases, message } = sentence
  const { intent } = understood
  if (understood.problems.some(({ kind }) => kind === 'unsure_choice')) return aside(state, replies('choose.undecided'))
  const number = understood.problems.find(({ kind }) => kind === 'number_or_no')
  if (number?.kind === 'number_or_no') return aside(state, replies('unchanged.number', { number: number.number }))
  const bare = Object.keys(understood.slots).length === 0
  if (phrases.trip && (intent === 'other' || isForeign(understood))) return asksStatus(state, sentence)
  if (state.doubt && phrases.namesEnd && bare) {
    return phrases.end && !message.includes('?') ? decided(state, phrases.end) : aside(state, replies('day.undecided'))
  }
  if (state.asked?.about === 'no-return' && phrases.names && bare && intent !== 'select') {
    return changing(state, phrases.names === 'flight' ? 'flight' : 'return')
  }
  if (state.asked?.about === 'class') {
    const decided = exceptionDecided(state, sentence)
    if (decided) return decided
  }
  if (phrases.asks === 'sent' && phrases.trip === undefined && (state.goal !== null || state.submitted)) {
    return state.goal === null && phrases.booked ? asksStatus(state, sentence) : aside(state, answers.sentWords(state))
  }
  const ofDraft = draftQuestion(state, sentence)
  if (ofDraft) return ofDraft
  if (phrases.asks && bare && intent !== 'cancel') {
    const answer = asksCommand(state, phrases)
    if (answer) return answer
  }
  if (phrases.swaps && bare && state.goal !== null) return swapped(state)
  if (phrases.compares && intent !== 'out_of_scope') {
    if (offered(state, focusOf(state, undefined)).length > 1)
      return aside(state, answers.comparisonWords(state, phrases))
  }
  if (phrases.changes && bare && intent !== 'select' && state.goal !== null) {
    const impossible = understood.problems.flatMap((problem) =>
      problem.kind === 'invalid_date' ? [replies('day.unknown-only', { words: problem.text })] : [],
    )
    const heard = changing(state, phrases.changes)
    return { ...heard, notes: [...impossible, ...heard.notes] }
  }
  if (bare && (intent === 'other' || intent === 'inform' || intent === 'search_hotel' || isForeign(understood))) {
    const hotel = hotelNamedIn(state, message)
    if (hotel) return selected(state, message, { by: 'hotel_name', name: hotel.name })
  }
  if (phrases.sameAgain && intent !== 'ask_status' && intent !== 'select')
    return { ...wished(state, sentence, today), act: 'same-again' }
  switch (intent) {
    case 'greet':
      return aside(state, answers.greeting(phrases))
    case 'goodbye':
      return { ...goOn(state, [answers.goodbye(state)]), act: 'rest' }
    case 'thanks':
      if (understood.also.includes('affirm')) return affirmed(state, sentence, today)
      return aside(state, replies('talk.welcome'))
    case 'small_talk':
      return aside(state, answers.smallTalk(phrases))
    case 'help':
      return aside(state, answers.help(phrases))
    case 'abuse':
      return aside(state, replies('talk.sorry'))
    case 'ask_policy':
      return policyAnswer(state, sentence)
    case 'ask_detail':
      return aside(state, answers.detailWords(state, message, phrases))
    case 'ask_fare':
      return aside(state, answers.fareWords(state, message))
    case 'out_of_scope':
      return aside(state, answers.outOfScope(understood.reason))
    case 'ask_status':
      return asksStatus(state, sentence)
    case 'cancel':
      return cancelled(state, sentence, today)
    case 'restart':
      return message.includes('?') ? aside(state, replies('unchanged')) : afresh(state)
    case 'more_options':
      return moreOptions(state, sentence)
    case 'select':
      return selected(state, message, understood.selection, understood)
    case 'submit':
    case 'affirm':
      return affirmed(state, sentence, today)
    case 'deny':
      if (bare && understood.also.includes('goodbye')) return { ...goOn(state, [answers.goodbye(state)]), act: 'rest' }
      return denied(state, sentence, today)
    case 'other':
      if (phrases.keepsOnly && state.goal === 'both') return wished(state, sentence, today)
      return aside(
        state,
        state.asked?.about === 'confirm' && sentence.consent
          ? notSentWords(sentence.consent)
          : replies('unknown.message'),
      )
    default:
      return wished(state, sentence, today)
  }
}

/** A result is named: chosen where nothing but that is wished, else asked for again. What is rejected beside it is not chosen. */
function selected(
  state: DialogueState,
  message: string,
  selection: Selection,
  { domain, negated }: Partial<Pick<Understanding, 'domain' | 'negated'>> = {},
): Heard {
  if (!isPlainly(state, message, selection)) return undecided(state, selection)
  const without = (negated ?? []).flatMap(({ slot, value }) => (slot === 'airline' ? [String(value)] : []))
  // 'The first one, and add a hotel'.
  const adds = state.goal === 'flight' && domain === 'hotel' && !isOfHotel(selection)
  return { ...goOn(state), ...choose(adds ? { ...state, goal: 'both' } : state, selection, without) }
}

/** Which one is meant stays open; the list is shown again where places in it are counted. */
function undecided(state: DialogueState, selection: Selection): Heard {
  const counts = (selection.by === 'ordinal' && selection.index < -1) || (selection.by === 'extreme' && selection.rank)
  const kind = counts ? focusOf(state, 'target' in selection ? selection.target : undefined) : undefined
  const undecided = replies('choose.undecided')
  if (!kind || offered(state, kind).length === 0) return aside(state, undecided)
  return { ...goOn(state, [undecided]), show: [kind] }
}

function isForeign(understood: Understanding): boolean {
  return understood.intent === 'out_of_scope' && (understood.reason === 'topic' || understood.reason === 'unknown')
}

function asksStatus(state: DialogueState, { understood, phrases }: Sentence): Heard {
  const named = understood.intent === 'ask_status' ? understood.trip : undefined
  const spokenOf = phrases.ofManyTrips || phrases.ofSent ? undefined : state.submitted?.tripNumber
  const trip = named ?? phrases.trip ?? spokenOf
  const isOfDraft = state.goal !== null && trip === undefined && !phrases.ofManyTrips && !phrases.ofSent
  const notes = [
    ...(isOfDraft ? [replies('status.not-sent')] : []),
    ...(phrases.alters ? [replies('status.cannot-change')] : []),
  ]
  return { ...goOn(state, notes), act: { status: { trip, only: phrases.status } } }
}

/** What the policy says of the draft in sight, or of what the question names. */
function policyAnswer(state: DialogueState, { message, understood, policy }: Sentence): Heard {
  const { asked, draft } = state
  if (asked?.about === 'confirm' && draft && /\b(this|it|within|in policy)\b/i.test(message)) {
    return aside(state, draftPolicyWords(draft, policy))
  }
  const about = understood.intent === 'ask_policy' ? understood.about : {}
  return aside(state, policyWords(policyTopic(message), about.city ?? about.to ?? about.from, policy))
}

/** Which of two days was meant has been said. */
function decided(state: DialogueState, end: 'first' | 'last'): Heard {
  const { doubt, criteria } = state
  if (!doubt) return goOn(state, [])
  const slot = doubt[end]
  const next = dropOutdated(state, { ...state, criteria: { ...criteria, [slot]: doubt.date }, doubt: null })
  return { ...goOn(next, []), said: new Set([slot]) }
}

function affirmed(state: DialogueState, sentence: Sentence, today: string): Heard {
  const { asked, offer, submitted } = state
  if (Object.keys(sentence.understood.slots).length > 0) return wished(state, sentence, today)
  const isPlain = sentence.consent?.says === 'yes'
  if (offer) {
    if (!isPlain) return aside(state, replies('unknown.message'))
    const criteria = { ...state.criteria, [offer.slot]: offer.city }
    return goOn(dropOutdated(state, { ...state, criteria, offer: null }), [])
  }
  if (state.goal === null) {
    return aside(
      state,
      submitted ? replies('status.already-sent', { number: submitted.tripNumber }) : replies('choose.nothing'),
    )
  }
  if (asked?.about === 'choice') {
    if (offered(state, asked.kind).length > 1) return aside(state, replies('choose.name-one'))
    if (!isPlain) return aside(state, replies('unknown.message'))
    return { ...goOn(state), ...choose(state, { by: 'offered' }) }
  }
  if (asked?.about !== 'confirm' || !draftStands(state)) return goOn(state, [])
  return aside(state, sentence.consent ? notSentWords(sentence.consent) : replies('unknown.message'))
}

/** The draft that was shown is to be sent. */
function confirmed(state: DialogueState, today: string): Heard {
  // The conversation may have rested for days since the draft was shown.
  const checked = checkCriteria(state.criteria, new Set(), today)
  if (checked.refused.length === 0) return { ...goOn(state), act: 'submit' }
  return goOn(dropOutdated(state, { ...state, criteria: checked.criteria }), checked.notes)
}

function denied(state: DialogueState, sentence: Sentence, today: string): Heard {
  const { asked, offer } = state
  const { understood, phrases } = sentence
  const says = Object.keys(understood.slots).length > 0 || understood.problems.length > 0
  if (says || (phrases.keepsOnly && state.goal === 'both')) return wished(state, sentence, today)
  const rejects = negatesAnything(sentence.message)
  if (rejects && understood.negated.some(({ slot }) => slot !== undefined)) return wished(state, sentence, today)
  if (state.open.length > 0) return goOn({ ...state, open: [] }, [])
  if (offer || state.doubt) return goOn({ ...state, offer: null, doubt: null }, [])
  if (asked?.about === 'confirm') return aside(state, replies('send.refused'))
  if (state.goal === null && state.submitted)
    return aside(state, replies('status.already-sent', { number: state.submitted.tripNumber }))
  if (asked?.about === 'slots' && asked.slots.includes('return') && !rejects) {
    return goOn({ ...state, criteria: { ...state.criteria, trip_type: 'one_way' }, open: [] }, [
      replies('part.one-way'),
    ])
  }
  if (asked?.about === 'choice') {
    return aside(state, replies('choose.suit'))
  }
  return aside(state, replies(rejects ? 'unchanged.instead' : 'talk.all-right'))
}

/** 'No hotel' of a trip that has none. */
function isWithoutThat({ goal }: DialogueState, { phrases }: Sentence): boolean {
  return phrases.keepsOnly !== undefined && phrases.keepsOnly === goal
}

/** Begins again; the trip of before can be brought back. */
function afresh(state: DialogueState): Heard {
  const next = withoutTrip(state)
  return goOn(next, [replies(next.dropped !== state.dropped ? 'trip.afresh-back' : 'trip.afresh')])
}

function asksCommand(state: DialogueState, phrases: Phrases): Heard | undefined {
  if (phrases.asks === 'draft' || phrases.asks === 'recall') return undefined
  if (phrases.asks === 'approver') return { ...goOn(state), act: 'approver' }
  return aside(state, phrases.asks === 'limits' ? answers.help(phrases) : replies('status.approval-time'))
}
