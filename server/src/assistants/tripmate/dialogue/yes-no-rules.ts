import { negatesAnything } from '@pravas/language/text/affirmed-text'
import { note, replies } from '@pravas/messages/tripmate'
import { checkCriteria } from '../../../trips/draft/criteria-rules.ts'
import { findingWords } from '../../../trips/draft/finding-text-rules.ts'
import { choose } from './choose-rules.ts'
import { notSentWords } from './consent-rules.ts'
import { wished } from './criteria-change-rules.ts'
import { dropOutdated, offered } from './criteria-rules.ts'
import { draftStands } from './draft-rules.ts'
import { withTransfer } from './ground-wishes.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import type { Sentence } from './sentence.ts'
import type { DialogueState } from './state.ts'

/** Which of two days was meant has been said. */
export function decided(state: DialogueState, end: 'first' | 'last'): Outcome {
  const { doubt, criteria } = state
  if (!doubt) return goOn(state, [])
  const slot = doubt[end]
  const next = dropOutdated(state, { ...state, criteria: { ...criteria, [slot]: doubt.date }, doubt: null })
  return { ...goOn(next, []), said: new Set([slot]) }
}

export function affirmed(state: DialogueState, sentence: Sentence, today: string): Outcome {
  const { asked, offer, submitted } = state
  if (Object.keys(sentence.understood.slots).length > 0) return wished(state, sentence, today)
  const isPlain = sentence.consent?.says === 'yes'
  if (offer) {
    if (!isPlain) return aside(state, note('unknown.message'))
    const criteria = { ...state.criteria, [offer.slot]: offer.city }
    const transfer = withTransfer({ ...state, criteria, offer: null }, offer)
    return goOn(dropOutdated(state, transfer.state), transfer.notes)
  }
  if (state.goal === null) {
    return aside(
      state,
      submitted ? replies('status.already-sent', { number: submitted.tripNumber }) : replies('choose.nothing'),
    )
  }
  if (asked?.about === 'choice') {
    if (offered(state, asked.kind).length > 1) return aside(state, note('choose.name-one'))
    if (!isPlain) return aside(state, note('unknown.message'))
    return { ...goOn(state), ...choose(state, { by: 'offered' }) }
  }
  if (asked?.about !== 'confirm' || !draftStands(state)) return goOn(state, [])
  return aside(state, sentence.consent ? notSentWords(sentence.consent) : replies('unknown.message'))
}

/** The draft that was shown is to be sent. */
export function confirmed(state: DialogueState, today: string): Outcome {
  // The conversation may have rested for days since the draft was shown.
  const checked = checkCriteria(state.criteria, new Set(), today)
  if (checked.refused.length === 0) return { ...goOn(state), act: 'submit' }
  return goOn(dropOutdated(state, { ...state, criteria: checked.criteria }), checked.findings.map(findingWords))
}

export function denied(state: DialogueState, sentence: Sentence, today: string): Outcome {
  const { asked, offer } = state
  const { understood, talk } = sentence
  const says = Object.keys(understood.slots).length > 0 || understood.problems.length > 0
  if (says || (talk.keepsOnly && state.goal === 'both')) return wished(state, sentence, today)
  const rejects = negatesAnything(sentence.message)
  if (rejects && understood.negated.some(({ slot }) => slot !== undefined)) return wished(state, sentence, today)
  if (state.open.length > 0) return goOn({ ...state, open: [] }, [])
  if (offer || state.doubt) return goOn({ ...state, offer: null, doubt: null }, [])
  if (asked?.about === 'confirm') return aside(state, note('send.refused'))
  if (state.goal === null && state.submitted)
    return aside(state, note('status.already-sent', { number: state.submitted.tripNumber }))
  if (asked?.about === 'slots' && asked.slots.includes('return') && !rejects) {
    return goOn({ ...state, criteria: { ...state.criteria, trip_type: 'one_way' }, open: [] }, [note('part.one-way')])
  }
  if (asked?.about === 'choice') {
    return aside(state, note('choose.suit'))
  }
  return aside(state, note(rejects ? 'unchanged.instead' : 'talk.all-right'))
}
