import { reasonIn } from '@pravas/language/text/reason'
import { isDismissal, isHesitation } from '@pravas/language/travel/remarks'
import { errandIn } from '@pravas/language/travel/talk/errand'
import { givenReasonIn } from '@pravas/language/travel/talk/given-reason'
import { bothDaysIn } from '@pravas/language/travel/talk/told-days'
import { note } from '@pravas/messages/tripmate'
import { dayWords } from '../../../../formats.ts'
import { returnDay } from '../../../../trips/draft/stay-rules.ts'
import { goodbye, withoutThat } from '../answers.ts'
import { dropped } from '../cancel-rules.ts'
import { dropsDraft } from '../consent-rules.ts'
import { declines, movedTrip, withoutPart } from '../criteria-change-rules.ts'
import { withoutTag } from '../criteria-tags.ts'
import { disagreement } from '../disagreement-rules.ts'
import { resultsChosen } from '../flight-choice-rules.ts'
import { dismissed, hasOpenQuestion } from '../guard-rules.ts'
import { datedLegs, inOrder } from '../journey-rules.ts'
import { keptAsItIs, standingOf } from '../keeping-rules.ts'
import { aside, goOn, type Outcome } from '../outcome.ts'
import { restored } from '../parked-rules.ts'
import { isPlainly } from '../selection-rules.ts'
import { aboutSending, answersToSend, askedAnew, asksToSend, hesitantYes, notYet, tooEarly } from '../sending-rules.ts'
import type { DialogueState } from '../state.ts'
import { confirmed } from '../yes-no-rules.ts'
import type { Reader, Turn } from './reading.ts'

/** A yes to the draft in sight; where something else was said since, whether to send is asked outright. */
function goAhead({ state, said, today }: Turn): Outcome | undefined {
  if (state.asked?.about !== 'confirm' || said.consent?.says !== 'yes') return undefined
  return answersToSend(state, said) ? inOrder(state, confirmed(state, today)) : askedAnew(state)
}

/** The reason of the trip in words of the traveller's own, for whoever decides; what it says of the purpose is taken where none is known. */
function reasonGiven({ state, said, take }: Turn): Outcome | undefined {
  const given = state.goal === null ? undefined : givenReasonIn(said.message)
  if (!given) return undefined
  const purpose = state.criteria.purpose ?? errandIn(given.reason)
  const next = { ...state, reason: given.reason, criteria: { ...state.criteria, ...(purpose && { purpose }) } }
  const isNew = purpose !== undefined && state.criteria.purpose === undefined
  const notes = [note('reason.noted'), ...(isNew ? [note('purpose.taken', { purpose })] : [])]
  if (given.rest === '') return { ...goOn(next, notes), act: isNew ? 'go-on' : 'ask-again', whole: true }
  // A purpose that was not in the draft is shown before it is sent.
  const rest = take(isNew ? { ...next, asked: null } : next, given.rest)
  return { ...rest, notes: [...notes, ...rest.notes], whole: true }
}

/** The reason for an exception. A reason for the trip that was asked for is its purpose. */
function reason({ state, said }: Turn): Outcome | undefined {
  if (givenReasonIn(said.message)) return undefined
  const asksPurpose = state.asked?.about === 'slots' && state.asked.slots.includes('purpose')
  const given = state.goal === null || asksPurpose ? undefined : reasonIn(said.message)
  return given === undefined ? undefined : aside({ ...state, reason: given }, note('reason.noted'))
}

/** 'Never mind', and 'keep it' or 'undo' while something beside the trip is asked. */
function dismissal({ state, said }: Turn): Outcome | undefined {
  const { restores } = said.talk
  // 'Skip it' may leave out what is asked for.
  if (state.goal !== null && isDismissal(said.message)) return declines(state, said) ? undefined : dismissed(state)
  if (state.goal === null && !restores && isDismissal(said.message)) return aside(state, note('talk.all-right'))
  if (!restores) return undefined
  const isBare = restores.places.length + restores.days.length === 0
  const keeps = restores.keeps && state.goal !== null && restores.places.length === 0
  return (isBare && hasOpenQuestion(state)) || keeps ? dismissed(state) : restored(state, restores)
}

/** The trip's days moved by a count. Where a day is asked for, 'two days later' tells it. */
function moved({ state, said, today }: Turn): Outcome | undefined {
  const { asked } = state
  const asksDay = asked?.about === 'slots' && asked.slots.some((slot) => DAYS.has(slot))
  return asksDay ? undefined : movedTrip(state, said, today)
}

/** 'I'll confirm tomorrow': everything stays, and nothing is asked again. What is said of sending is read by its own grammar. */
function putOff({ state, said: { talk } }: Turn): Outcome | undefined {
  if (!talk.saves && (!talk.putsOff || talk.sending !== undefined)) return undefined
  const isShown = state.asked?.about === 'confirm'
  if (state.goal === null) return { ...aside(state, note('talk.all-right')), whole: true }
  return { ...goOn(state, [note(isShown && !talk.saves ? 'send.later' : 'talk.later')]), act: 'rest', whole: true }
}

/** 'Make it 15 to 17 instead': both days of a trip there and back. */
function bothDays({ state, said, today, take }: Turn): Outcome | undefined {
  const { depart, return: back } = state.criteria
  const days =
    depart === undefined || back === undefined || state.legs ? undefined : bothDaysIn(said.message, today, depart)
  return (
    days &&
    take(state, `change the departure date to ${dayWords(days.depart)} and the return date to ${dayWords(days.back)}`)
  )
}

/** 'No, keep the 21st', 'same day is fine': what is held stays, and what was looked at before comes back. */
function keptValue({ state, said, take }: Turn): Outcome | undefined {
  const { keeps } = said.talk
  if (!keeps || state.goal === null) return undefined
  const standing = standingOf(state, keeps, said.policy.day)
  if (standing !== undefined) return keptAsItIs(state, standing)
  if (keeps.what === 'same' || said.message === '') return undefined
  return take(state, keeps.what === 'day' ? `change the date to ${keeps.words}` : `show ${keeps.words} flights`)
}

/** A result that is chosen by what it is beside the others in sight: 'the one nearest to 8', 'the cheapest that makes it'. */
function resultByMeasure({ state, said }: Turn): Outcome | undefined {
  const { talk, understood, message, unread } = said
  const [only, ...others] = talk.flightChoices
  // 'No, keep the morning one' takes back a wish.
  if (!only || state.goal === null || talk.keeps || !mayChoose(state, talk.flightChoices)) return undefined
  // 'The cheapest' may be of both ways.
  const isBare = only.order?.by === 'extreme' && others.length === 0 && saysNoMore(only)
  const isNamed =
    understood.intent === 'select' && unread.length === 0 && isPlainly(state, message, understood.selection)
  const outcome = isBare && isNamed ? undefined : resultsChosen(state, talk.flightChoices, said.policy)
  return outcome && { ...outcome, whole: true }
}

/** Whether nothing but an order is said of a result. */
const saysNoMore = ({ where, hours, not, among, ideally }: Turn['said']['talk']['flightChoices'][number]): boolean =>
  hours.length + not.length + Object.keys(where).length === 0 && !among && !ideally

/** While something else is asked, only what names a result by its order or its hour takes the place of the one that is chosen. */
function mayChoose({ asked }: DialogueState, choices: Turn['said']['talk']['flightChoices']): boolean {
  if (asked?.about === 'choice') return true
  const isOther = asked?.about === 'confirm' || asked?.about === 'slots'
  return isOther && choices.every(({ order, asked }) => asked || (order !== undefined && order.by !== 'place'))
}

const DAYS: ReadonlySet<string> = new Set(['depart', 'return', 'check_in', 'check_out'])

/** 'Forget it' drops no trip. */
function drops(state: DialogueState, message: string): boolean {
  return state.goal !== null && !isDismissal(message) && dropsDraft(state, message)
}

/** The grammars that read a whole message: what is said of sending, of dropping and bringing back, and what gains time. */
export const WHOLE_READERS: readonly Reader[] = [
  { name: 'go-ahead', rank: 'whole', read: goAhead },
  { name: 'reason', rank: 'whole', read: reason },
  { name: 'reason-given', rank: 'whole', read: reasonGiven },
  { name: 'about-sending', rank: 'whole', read: ({ state, said }) => aboutSending(state, said) },
  {
    name: 'declined-part',
    rank: 'whole',
    read: ({ state, said, today }) =>
      declines(state, said) && !state.legs ? withoutPart(state, said, today) : undefined,
  },
  {
    name: 'declined-already',
    rank: 'whole',
    // 'No hotel' of a trip that has none.
    read: ({ state, said: { talk } }) => {
      if (talk.declined === 'hotel' && state.goal === null)
        return goOn(state, [note('part.none-yet', { part: 'hotel' })])
      if (talk.declined === 'return' && state.goal !== null && returnDay(state.criteria) === undefined && !state.legs)
        return withoutReturn(state)
      return talk.keepsOnly !== undefined && talk.keepsOnly === state.goal
        ? aside(state, withoutThat(talk.keepsOnly))
        : undefined
    },
  },
  { name: 'puts-off', rank: 'whole', read: putOff },
  { name: 'moved', rank: 'whole', read: moved },
  { name: 'result-by-measure', rank: 'whole', read: resultByMeasure },
  { name: 'leg-days', rank: 'whole', read: ({ state, said, today }) => datedLegs(state, said.message, today) },
  { name: 'both-days', rank: 'whole', read: bothDays },
  { name: 'keeps', rank: 'whole', read: keptValue },
  { name: 'tag', rank: 'whole', read: ({ state, said }) => withoutTag(state, said.message) },
  { name: 'dismissal', rank: 'whole', read: dismissal },
  {
    name: 'drop',
    rank: 'whole',
    read: ({ state, said }) => (drops(state, said.message) ? { ...dropped(state), whole: true } : undefined),
  },
  {
    name: 'farewell',
    rank: 'whole',
    read: ({ state, said }) =>
      said.talk.leaves ? { ...goOn(state, [goodbye(state)]), act: 'rest', whole: true } : undefined,
  },
  {
    name: 'for-oneself',
    rank: 'whole',
    read: ({ state, said }) => (said.talk.ownTravel ? ownTravel(state) : undefined),
  },
  {
    name: 'too-early',
    rank: 'whole',
    read: ({ state, said }) => (tooEarly(state, said) ? notYet(state) : undefined),
  },
  {
    name: 'asks-to-send',
    rank: 'whole',
    read: ({ state, said }) =>
      asksToSend(state, said.consent) || hesitantYes(state, said.message) ? askedAnew(state) : undefined,
  },
  {
    name: 'hesitation',
    rank: 'whole',
    read: ({ state, said }) =>
      isHesitation(said.message)
        ? aside(state, note(state.asked?.about === 'confirm' ? 'talk.no-hurry-unsent' : 'talk.no-hurry'))
        : undefined,
  },
  {
    name: 'disagreement',
    rank: 'whole',
    read: ({ state, said: { consent } }) => {
      const wrong = consent?.says === 'unclear' ? disagreement(state, consent) : undefined
      return wrong === undefined ? undefined : aside(state, wrong)
    },
  },
  {
    name: 'refusal',
    rank: 'whole',
    // 'Cancel' refuses as well, and drops the trip.
    read: ({ state, said: { consent, message, understood } }) =>
      state.asked?.about === 'confirm' &&
      consent?.says === 'no' &&
      !drops(state, message) &&
      // 'It's not business' rejects a value.
      !understood.negated.some(({ slot }) => slot === 'purpose')
        ? aside(state, note('send.refused'))
        : undefined,
  },
]

/** 'One way' and 'no return' of a trip that has none: it stays so, and nothing is asked about it. */
function withoutReturn(state: DialogueState): Outcome {
  if (state.criteria.trip_type === 'one_way') return aside(state, note('part.none', { part: 'return' }))
  return goOn({ ...state, criteria: { ...state.criteria, trip_type: 'one_way' } }, [note('part.one-way')])
}

/** The trip is one's own again, whoever was to travel before. */
function ownTravel(state: DialogueState): Outcome {
  const { travellers, ...criteria } = state.criteria
  if (!travellers) return { ...aside(state, note('request.yours')), whole: true }
  return { ...goOn({ ...state, criteria }, [note('travellers.own')]), whole: true }
}
