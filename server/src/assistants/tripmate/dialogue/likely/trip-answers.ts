import { romanised } from '@pravas/language/text/devanagari'
import { amountAtStart } from '@pravas/language/text/figures'
import { note, replies } from '@pravas/messages/tripmate'
import { priceText } from '../../../../formats.ts'
import { segmentsOf } from '../../../../trips/draft/request-rules.ts'
import { draftTotal } from '../../../../trips/draft-rules.ts'
import { draftWords, totalWords } from '../../../trip-texts/draft-text-rules.ts'
import { fareWords, sentWords } from '../answers.ts'
import { draftIn } from '../criteria-rules.ts'
import { draftStands, soFarWords } from '../draft-rules.ts'
import { aside, goOn, type Outcome } from '../outcome.ts'
import type { DialogueState } from '../state.ts'
import { otherPersonWords } from '../traveller-words.ts'
import type { Answer, Asked } from './asked.ts'
import { periodAhead } from './period-ahead.ts'

const OF_LIMIT =
  /\b(?:under|below|within|over|above|less|more|exceed\w*|cross\w*|budget|limit|max|upto|up to|kam|zyada|andar|upar|tak)\b/i
/** Smaller figures count nights or hours. */
const LEAST_LIMIT_PAISE = 50_000

/** What is chosen so far costs, beside an amount that is named. */
export const total: Answer = ({ state, said, message }) => {
  const content = contentOf(state)
  if (content === undefined) {
    const { submitted } = state
    if (state.goal === null && submitted) return statusOf(state, { trip: submitted.tripNumber })
    return aside(state, fareWords(state, { ...said.talk, ofTotal: true }))
  }
  const isWhole = state.asked?.about === 'confirm' && state.draft !== null
  const words = totalWords(content)
  const limit = limitIn(message)
  const beside = limit === undefined ? [] : [besideLimit(draftTotal(content), limit)]
  return aside(state, [isWhole ? words : replies('total.open', { total: words }), ...beside].join(' '))
}

/** What a draft in sight holds, or what is chosen so far; undefined where nothing is. */
export function contentOf(state: DialogueState): Parameters<typeof totalWords>[0] | undefined {
  if (state.asked?.about === 'confirm' && state.draft) return state.draft
  const segments = segmentsOf(draftIn(state))
  return segments.length > 0 ? { segments, travellers: state.criteria.travellers } : undefined
}

function limitIn(message: string): number | undefined {
  if (!OF_LIMIT.test(romanised(message))) return undefined
  return [...romanised(message).matchAll(/(?<![\w-])\d/g)]
    .map(({ index, input }) => amountAtStart(input.slice(index))?.paise ?? 0)
    .find((paise) => paise >= LEAST_LIMIT_PAISE)
}

function besideLimit(costs: number, limit: number): string {
  const values = { limit: priceText(limit), amount: priceText(Math.abs(limit - costs)) }
  if (costs === limit) return replies('question.total-equal', values)
  return replies(costs < limit ? 'question.total-under' : 'question.total-over', values)
}

/** What is noted of the trip that is planned. */
export const noted: Answer = ({ state, said }) => {
  if (state.goal === null) return aside(state, note('question.nothing-noted'))
  const { asked, draft } = state
  const isShown = asked?.about === 'confirm' && draft !== null && draftStands(state)
  return aside(state, isShown ? draftWords(draft, said.policy) : soFarWords(state))
}

/** What is left of a budget nobody sees here. */
export const budget: Answer = ({ state }) => {
  const content = contentOf(state)
  return aside(state, note('question.budget', { total: content ? priceText(draftTotal(content)) : 'none' }))
}

export const approver: Answer = ({ state }) => ({ ...goOn(state), act: 'approver' })

export const approvalTime: Answer = ({ state }) => ({
  ...goOn(state, [replies('status.approval-time')]),
  act: 'approver',
})

function statusOf(state: DialogueState, status: Extract<Outcome['act'], { status: unknown }>['status']): Outcome {
  return { ...goOn(state), act: { status } }
}

const OF_DRAFT = /\b(?:did (?:you|u)|have (?:you|u)|is it|has it been|kya tumne|bhej diya|bheja kya|sent)\b/i
const LATEST = /\b(?:last|latest|recent|previous|earlier|trips?|requests?|pichl\w|aakhri|akhri)\b/i
const EARLIER = /\b(?:last|latest|recent|previous|earlier|week|month|requests|trips|pichl\w|aakhri|akhri|pehle)\b/i
const REFUSED = /\b(?:reject\w*|refus\w*|declin\w*|turn\w* down|sent back|wapas bhej\w*)\b/i
const SEVERAL = /\b(?:trips|requests|any|sab|saari|kaun ?si)\b/i

/** How the request stands that is named, that was spoken of, or that was sent last; its answer names who decides. */
export const lastStatus: Answer = ({ state, said }) => {
  const words = romanised(said.message)
  const { trip, tripPlaces, status } = said.talk
  if (trip !== undefined) return statusOf(state, { trip, asks: 'approver' })
  if (state.goal !== null && OF_DRAFT.test(words) && !LATEST.test(words)) return aside(state, sentWords(state))
  const ofDraft = state.goal !== null && !EARLIER.test(words)
  const notes = ofDraft ? [replies('status.not-sent')] : []
  if (tripPlaces.length > 0) return statusOf(state, { trip: undefined, places: tripPlaces, asks: 'approver' })
  if (REFUSED.test(words)) return statusOf(state, { trip: undefined, only: 'rejected' })
  if (SEVERAL.test(words) && !/\b(?:last|latest)\b/i.test(words))
    return statusOf(state, { trip: undefined, only: status })
  const spoken = LATEST.test(words) ? undefined : (state.spoken ?? state.submitted?.tripNumber)
  const outcome =
    spoken === undefined
      ? statusOf(state, { trip: undefined, latest: true, asks: 'standing' })
      : statusOf(state, { trip: spoken, asks: 'approver' })
  return { ...outcome, notes }
}

export const pendingTrips: Answer = ({ state }) => statusOf(state, { trip: undefined, only: 'pending' })

export const upcomingTrips: Answer = ({ state, said, today }) => {
  const within = periodAhead(said.message, today)
  return statusOf(state, { trip: undefined, ahead: { places: said.talk.tripPlaces, ...(within && { within }) } })
}

const SPENT = /\b(?:spen[dt]\w*|cost|kharch\w*|expens\w*|money|paisa)\b/i

/** Where one went; what that cost is told elsewhere. */
export const pastTrips: Answer = ({ state, said }) => {
  if (SPENT.test(romanised(said.message))) return aside(state, note('status.spending'))
  const { history } = said.talk
  const { places = said.talk.tripPlaces, within } = history ?? {}
  return statusOf(state, {
    trip: undefined,
    history: { places, ...(within && { within }), isPast: true, isWhole: true },
  })
}

/** For whom one may arrange a trip; of whoever is named, that each makes their own. */
export const others: Answer = ({ state, said }: Asked) =>
  aside(state, said.talk.traveller ? otherPersonWords(said.talk.traveller) : note('question.others'))
