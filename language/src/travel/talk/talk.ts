import { affirmedTokens } from '../../text/affirmed-text.ts'
import { romanised } from '../../text/devanagari.ts'
import { anyOf, inOrder, maybe, phrases, several } from '../../text/phrase-grammar.ts'
import { type PolicyQuestion, policyQuestionIn } from '../../text/policy-question.ts'
import { clean } from '../../text/tokens.ts'
import { YES } from '../../text/words/assent.ts'
import { DETERMINER } from '../../text/words/determiners.ts'
import { ASIDE, COURTESY, TRANSITION } from '../../text/words/filler.ts'
import { NO } from '../../text/words/refusal.ts'
import { isPurposeAlone } from '../bare-value.ts'
import { type Declined, declinedIn } from '../decline.ts'
import { type Restored, restoredIn } from '../restoring.ts'
import { isOwnTravel, type Traveller, travellerIn } from '../travellers.ts'
import type { Purpose } from '../types.ts'
import { ANY_WILL_DO } from '../words/choosing.ts'
import { type AskingTalk, askingTalkIn } from './asking-talk.ts'
import { type DayQuestion, dayQuestionIn } from './day-questions.ts'
import { errandIn } from './errand.ts'
import { takesLeave } from './farewell.ts'
import { flightChoicesIn } from './flight-choice.ts'
import type { FlightChoice } from './flight-choice-words.ts'
import { type GroundLeg, groundLegsIn } from './ground-legs.ts'
import { type Keeping, keepingIn } from './keeping.ts'
import { type LegChoice, legChoiceIn } from './leg-choices.ts'
import { type Moved, movedIn } from './moving.ts'
import { type OwnRequest, ownRequestIn } from './own-request.ts'
import { tripPlacesIn } from './own-trip.ts'
import { keepsDraft, putsOff } from './putting-off.ts'
import { type RequestFollowUp, requestFollowUpIn } from './request-follow-up.ts'
import { type RequestPick, requestPickIn } from './request-pick.ts'
import { type ResultTalk, resultTalkIn } from './result-talk.ts'
import { found, type SaidWords, saidIn, spellingsOf, spelt } from './said.ts'
import { SEND, type Sending, sendingIn } from './sending.ts'
import { type SideQuestion, sideQuestionIn } from './side-questions.ts'
import { type TableQuestion, tableQuestionIn, tableWordsIn } from './table-questions.ts'
import type { Thing } from './thing.ts'
import { type TopicTalk, topicTalkIn } from './topic-talk.ts'
import { type TripHistory, tripHistoryIn } from './trip-history.ts'
import { type TripList, tripListIn } from './trip-list.ts'
import { type TripTalk, tripTalkIn } from './trip-talk.ts'

/** Turns of phrase about the dialogue itself, which fill no slot. */
export interface Talk extends TripTalk, AskingTalk {
  /** 'Undo', 'bring back my Kolkata trip': what was changed or dropped last is wanted again. */
  restores: Restored | undefined
  /** The part that a message leaves out and says nothing else. */
  declined: Declined | undefined
  /** 'Push the trip by two days', 'come back a day later': dates are moved by a count, and nothing else is said. */
  moved: Moved | undefined
  /** 'No, keep the 21st': a value shall stay, and nothing else is said. */
  keeps: Keeping | undefined
  /** 'I'll confirm tomorrow': what is planned waits, and nothing else is said. */
  putsOff: boolean
  /** 'Save it, I'll send it tomorrow': the draft is to be kept. */
  saves: boolean
  /** Nothing but leave is taken. */
  leaves: boolean
  /** 'It’s for me, not her': it is oneself who travels. */
  ownTravel: boolean
  /** What the trip is for, by an errand that is named and nothing else: 'the launch at Sharma Textiles'. */
  errand: Purpose | undefined
  /** The legs that are said to be by train, bus or road. */
  groundLegs: readonly GroundLeg[]
  /** 'Only the flight', 'skip the hotel': what is left of a trip with both. */
  keepsOnly: 'flight' | 'hotel' | undefined
  /** What is said of sending without a wish for it now. */
  sending: Sending | undefined
  /** Sending is spoken of, in whatever way. */
  namesSending: boolean
  /** Nothing but a purpose is said: 'it's not business, it's training'. */
  purposeAlone: boolean
  /** What a question about the policy is about. */
  policy: PolicyQuestion
  /** The number of a trip that is named. */
  trip: string | undefined
  /** What is said of a request of one's own that was sent. */
  request: OwnRequest | undefined
  /** What is said of the request that was spoken of last, and which of those that were listed last is meant. */
  followUp: RequestFollowUp | undefined
  pick: RequestPick | undefined
  /** 'Is the 15th a Tuesday?', 'what's the difference if I go Wednesday?' */
  ofDay: DayQuestion | undefined
  /** One's own trips of a city, a period or a status are asked for. */
  history: TripHistory | undefined
  /** A list of one's own requests is asked for, and nothing else is said. */
  trips: TripList | undefined
  /** The cities by which a trip of one's own is named, whatever is said of it. */
  tripPlaces: readonly string[]
  /** Somebody else who is to travel. */
  traveller: Traveller | undefined
  results: ResultTalk
  topic: TopicTalk
  /** 'The other one': beside the one that is chosen or was spoken of. */
  otherOne: boolean
  /** 'Show ones under the limit': only what the policy allows is wanted. */
  withinLimit: boolean
  /** 'Any is ok': which of those in sight is left open, and nothing else is said. */
  anyWillDo: boolean
  /** Flights that are chosen by what they are beside the others, at most one for each way. */
  flightChoices: readonly FlightChoice[]
  /** 'For the first leg take the cheapest': a choice for flights of a journey. */
  legChoice: LegChoice | undefined
  /** A question that what is on the table answers: how long it takes, when it lands, whether it is in time. */
  side: SideQuestion | undefined
  /** A question about what is on the table, or about travelling as such. */
  table: TableQuestion | undefined
  /** Which of the things on the table are named, whatever is said of them. */
  thing: Thing
}

const TRIP_NUMBER = /(?<![\w-])TRP-[\w-]*\d\b/i

/** What is asked of the results; what is most of one is found in spite of slips of the fingers. */
function resultsIn(said: SaidWords, spellings: readonly string[]): ResultTalk {
  const results = resultTalkIn(said)
  if (results.extreme !== undefined || !results.asks) return results
  const { extreme } = resultTalkIn({ ...said, words: spellings })
  return { ...results, extreme }
}

const POLITE = several(anyOf(COURTESY, TRANSITION, ASIDE, YES))
const ANY_OF_THEM = inOrder(POLITE, anyOf(ANY_WILL_DO), maybe(anyOf(['one', 'with me', 'for me', 'hai'])), POLITE)

const OTHER_ONE = inOrder(
  POLITE,
  several(
    anyOf(NO, phrases('what about | how about | take | book | go with | i will take | ill take | i want | not that')),
  ),
  POLITE,
  maybe(anyOf(['the'])),
  anyOf(phrases('other one | other flight | other hotel | other option')),
  several(anyOf(COURTESY, phrases('then | instead | only'))),
)
const UNDER_LIMIT = inOrder(
  POLITE,
  several(
    anyOf(
      phrases(
        'show | show me | only | just | any | give me | give | i want | i need | something | anything | one | ones | options | option | hotels | hotel | the | those | which are | that are | are | with | dikhao | koi | is there | do you have | what is',
      ),
    ),
  ),
  anyOf(phrases('under | within | in | inside | below | as per')),
  several(anyOf(DETERMINER, ['company', 'travel', 'company travel'])),
  anyOf(phrases('limit | limits | policy | entitlement | budget limit | cap | allowance | eligibility')),
  several(anyOf(phrases('only | hotels | ones | options | wale | dikhao | ke andar | me | mein'))),
  POLITE,
)

/** Reads the turns of phrase of a message, said on `today`; `approver` is the name of whoever would get the draft. */
export function talkIn(message: string, today: string, approver?: string): Talk {
  const said = saidIn(message)
  const tokens = spelt(message)
  const spellings = spellingsOf(tokens)
  const declined = declinedIn(message)
  return {
    ...tripTalkIn(said, sentencesOf(message)),
    ...askingTalkIn(said, approver, spellings),
    restores: restoredIn(message, today),
    declined,
    moved: movedIn(message),
    leaves: takesLeave(message),
    ownTravel: isOwnTravel(message),
    errand: errandIn(message),
    groundLegs: groundLegsIn(message),
    keeps: keepingIn(message),
    putsOff: putsOff(message),
    saves: keepsDraft(message),
    keepsOnly: declined === 'hotel' ? 'flight' : declined === 'flight' ? 'hotel' : undefined,
    sending: sendingIn(message),
    namesSending: found(SEND, said.words),
    purposeAlone: isPurposeAlone(message),
    policy: policyQuestionIn(message),
    trip: TRIP_NUMBER.exec(message)?.[0].toUpperCase(),
    request: ownRequestIn(message, today),
    followUp: requestFollowUpIn(message),
    pick: requestPickIn(message, today),
    history: tripHistoryIn(message, today),
    trips: tripListIn(message),
    ofDay: dayQuestionIn(message, today),
    tripPlaces: tripPlacesIn(message),
    traveller: travellerIn(message),
    results: resultsIn(said, spellings),
    topic: topicTalkIn(message, said),
    side: sideQuestionIn(tokens, said.asks),
    table: tableQuestionIn(message),
    thing: tableWordsIn(message).thing,
    legChoice: legChoiceIn(said, spellings),
    otherOne: OTHER_ONE(said.words, 0).includes(said.words.length),
    withinLimit: UNDER_LIMIT(said.words, 0).includes(said.words.length),
    flightChoices: flightChoicesIn(message),
    anyWillDo: ANY_OF_THEM(said.words, 0).includes(said.words.length),
  }
}

/** The words of each sentence that nothing negates. */
function sentencesOf(message: string): string[][] {
  const sentences: string[][] = []
  let last: number | undefined
  for (const { said, sentence } of affirmedTokens(clean(romanised(message)))) {
    if (sentence === last) sentences.at(-1)?.push(said)
    else sentences.push([said])
    last = sentence
  }
  return sentences
}
