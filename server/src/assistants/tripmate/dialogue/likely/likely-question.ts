import { isDeepStrictEqual } from 'node:util'
import { type LikelyQuestion, SURE } from '@pravas/language/questions/classifier'
import { isValueWord, knownWord } from '@pravas/language/questions/features'
import { likelyTravelQuestion, type TravelQuestion } from '@pravas/language/questions/travel-questions'
import { romanised } from '@pravas/language/text/devanagari'
import { isEnglishWord } from '@pravas/language/text/english-words'
import { quoteUnread, type TextSpan } from '@pravas/language/text/interpretation'
import { plainWord, wordSpans } from '@pravas/language/text/message-words'
import { isFunctionWord } from '@pravas/language/text/skipped-words'
import { type Note, note, noteWords, replies } from '@pravas/messages/tripmate'
import type { PolicyOfDay } from '../../../../policy/version-rules.ts'
import type { Outcome } from '../outcome.ts'
import { sentenceOf } from '../sentence.ts'
import type { DialogueState } from '../state.ts'
import type { Taken } from '../stray-words.ts'
import { saysNothing } from '../unread-words.ts'
import { ANSWERS } from './answers.ts'
import { asksOutright, asksSomething, isAskingWord } from './asking.ts'
import { clausesOf } from './clauses.ts'

/** How sure one has to be where the reading makes something of the message; where it comes to nothing, `SURE` will do. */
const SURER = 0.7
/** The same of a clause, which says less than a message. */
const SURE_OF_CLAUSE = 0.6
/** The same of a question that nothing is known of yet, as nothing was found. */
const SURE_OF_NOTHING = 0.9

/** A message as it was read, with the words that nothing in the reading rests on. */
export interface Read extends Taken {
  unread: readonly TextSpan[]
  today: string
  policy: PolicyOfDay
}

/** A stretch of the message that asks something. */
interface Part {
  span: TextSpan
  question: TravelQuestion
  certainty: number
  /** The words that belong to the question. */
  evidence: readonly TextSpan[]
}

function partOf({ start, end }: TextSpan, { evidence, ...likely }: LikelyQuestion<TravelQuestion>): Part {
  const moved = evidence.map((word) => ({ start: word.start + start, end: word.end + start }))
  return { span: { start, end }, ...likely, evidence: moved }
}

/**
 * The answers to what a message most likely asks, where the grammars make little of it: nothing, a question about one's trips in
 * general, or a wish beside which words are left over. A wish that was read whole stays as it is, and what is answered changes nothing.
 */
export function questionsAnswered(read: Read): { outcome: Outcome; unread: readonly TextSpan[] } | undefined {
  const { outcome, before } = read
  if (isFinal(outcome) || isRefused(read) || isOfNoDay(read) || outcome.notes.includes(replies('found.outdated')))
    return undefined
  const changes = changesTrip(before, outcome)
  if (changes && read.unread.length === 0) return undefined
  const standing = changes ? undefined : standingAnswer(read)
  if (standing) return standing
  const parts = partsOf(read, changes)
  if (parts.length === 0) return undefined
  const rest = restOf(read, parts)
  const wish = wishBeside(read, rest, changes)
  if (changes && !wish) return undefined
  const [only, ...others] = parts
  // Without a wish beside it, all of the message describes what is asked.
  if (!wish && only && others.length === 0)
    return composed(
      read,
      [{ ...only, span: { start: 0, end: read.message.length } }],
      undefined,
      toldBeside(read, rest),
    )
  return composed(read, parts, wish, wish ? [] : toldBeside(read, rest))
}

/** What is sent or agreed to is done, whatever is asked beside it. */
const isFinal = ({ act, whole }: Outcome): boolean =>
  act === 'submit' ||
  (whole === true && act !== 'ask-again') ||
  (typeof act === 'object' && ('agreed' in act || 'again' in act))

/** An answer of a closed grammar, or about one request that is named, of a message in which a question is recognised: its other words belong to that. */
function standingAnswer(read: Read): { outcome: Outcome; unread: readonly TextSpan[] } | undefined {
  const { outcome, message } = read
  const { act, notes } = outcome
  const isOfOne = typeof act === 'object' && 'status' in act && act.status.trip !== undefined
  const isKnown = notes.some((said) => typeof said !== 'string' && /^known\.(?!money-back)/.test(said.name))
  if (read.unread.length === 0 || !(isOfOne || isKnown)) return undefined
  const likely = likelyTravelQuestion(message)
  if (!likely || likely.certainty < SURE) return undefined
  const unread = missedIn(read, [partOf({ start: 0, end: message.length }, likely)], notes, false)
  return { outcome: { ...outcome, unread: namedWords(message, unread) }, unread }
}

function namedWords(message: string, unread: readonly TextSpan[]): Note | undefined {
  const quote = quoteUnread(message, unread)
  return quote === undefined ? undefined : note('not-caught', { words: quote })
}

/** What no words can get is refused, however it is asked for. */
const isRefused = ({ understood }: Read): boolean =>
  understood.intent === 'abuse' ||
  (understood.intent === 'out_of_scope' && understood.reason !== 'topic' && understood.reason !== 'unknown')

/** A day that is none is said first. */
const isOfNoDay = ({ understood }: Read): boolean => understood.problems.some(({ kind }) => kind === 'invalid_date')

/** Whether a reading leads on: the trip is another one, or something is searched or shown. */
function changesTrip(before: DialogueState, { state, show, form, booking }: Outcome): boolean {
  const isOther = !isDeepStrictEqual(tripOf(before), tripOf(state))
  return isOther || show.length > 0 || form !== null || booking !== undefined
}

/** What of a dialogue is the trip. */
const tripOf = ({ goal, criteria, chosen, legs, reason, beyond, offer, doubt, range }: DialogueState): unknown[] => [
  [goal, criteria, chosen, legs, reason],
  [beyond, offer, doubt, range],
]

/** The questions that are answered in place of the reading, or beside a wish in it; none where the reading answers better. */
function partsOf(read: Read, changes: boolean): Part[] {
  const { message } = read
  const least = leastOf(read, changes)
  const whole = asksSomething(message) ? likelyTravelQuestion(message) : undefined
  const each = askedIn(read, least)
  if (each.length > 1 && each.some(({ certainty }) => certainty >= SURER)) return each
  if (isAnswered(read, changes)) return []
  const [only] = each
  const asked = whole && whole.certainty >= least ? whole : undefined
  if (asked && !mustStand(read, asked.question))
    return [only?.question === asked.question ? only : partOf({ start: 0, end: message.length }, asked)]
  return only && only.certainty >= SURER && !mustStand(read, only.question) ? [only] : []
}

/** The questions of the clauses of a message that has several, each of them once. */
function askedIn({ message }: Read, least: number): Part[] {
  const clauses = clausesOf(message)
  if (clauses.length < 2) return []
  const each = clauses.flatMap((span): Part[] => {
    const clause = message.slice(span.start, span.end)
    const likely = asksSomething(clause) ? likelyTravelQuestion(clause) : undefined
    return likely && likely.certainty >= Math.max(least, SURE_OF_CLAUSE) ? [partOf(span, likely)] : []
  })
  return each.filter(({ question }, at) => each.findIndex((one) => one.question === question) === at)
}

function leastOf({ outcome }: Read, changes: boolean): number {
  const { act } = outcome
  return changes || (typeof act === 'object' && ('withdraw' in act || 'change' in act)) ? SURER : SURE
}

/** Whether a reading that changes nothing says what was asked, with nothing left over. Which of one's trips are meant it may get wrong. */
function isAnswered({ outcome, unread }: Read, changes: boolean): boolean {
  const { act, notes, whole } = outcome
  if (changes || unread.length > 0) return false
  if (whole) return !notes.some(saysLittle)
  if (typeof act === 'object') return !('status' in act || 'withdraw' in act)
  return (notes.length > 0 || act !== 'go-on') && !notes.some(saysLittle)
}

/** Whether an answer says no more than that nothing was made of the message, or that the results are silent on it. */
function saysLittle(said: Note): boolean {
  if (saysNothing(said)) return true
  if (typeof said !== 'string') return /^(?:cancel\.(?:how|unread)|detail\.no-search)/.test(said.name)
  const [silent = ''] = replies('detail.silent', { topic: '{topic}' }).split('{topic}')
  return said === replies('unknown.message') || said === replies('detail.no-search') || said.startsWith(silent)
}

const OF_TRIPS: ReadonlySet<TravelQuestion> = new Set<TravelQuestion>([
  'last_status',
  'pending_trips',
  'upcoming_trips',
  'past_trips',
])

/** Whether the reading is nearer to the question: of one request that is named, of a change that is asked for, of a list of some period. */
function mustStand({ outcome: { act } }: Read, question: TravelQuestion): boolean {
  if (typeof act !== 'object') return false
  if ('change' in act) return question === 'change_later' || OF_TRIPS.has(question)
  if ('withdraw' in act) return question !== 'refund' && question !== 'hotel_cancel'
  if ('status' in act) {
    const { trip, history, places = [], days = [] } = act.status
    if (trip !== undefined || places.length + days.length > 0) return true
    if (history?.within) return question !== 'upcoming_trips'
    return history !== undefined ? question === 'past_trips' || question === 'total' : !OF_TRIPS.has(question)
  }
  return true
}

/** The clauses of a message in which no question was recognised. */
function restOf({ message }: Read, parts: readonly Part[]): string[] {
  const covered = (at: number) => parts.some(({ span }) => span.start <= at && at < span.end)
  return clausesOf(message)
    .filter(({ start }) => !covered(start))
    .map(({ start, end }) => message.slice(start, end).trim())
    .filter((clause) => !LEADS_IN.test(romanised(clause)) && !asksAgain(clause, parts))
}

/** Whether a clause most likely asks what is answered already. */
const asksAgain = (clause: string, parts: readonly Part[]): boolean => {
  const likely = asksOutright(clause) ? likelyTravelQuestion(clause) : undefined
  return parts.some(({ question }) => question === likely?.question)
}

/** The wish beside the questions; undefined where there is none that was read whole, and that does all that the whole message would. */
function wishBeside(read: Read, rest: readonly string[], changes: boolean): Outcome | undefined {
  if (rest.length === 0) return undefined
  const words = rest.join(', ')
  const outcome = read.retake(words)
  const isRead = read.leftOf(words).length === 0 && !isFinal(outcome)
  const isWish = changesTrip(read.before, outcome) && !outcome.notes.some(saysNothing) && outcome.act === 'go-on'
  if (!isRead || !isWish) return undefined
  return !changes || isDeepStrictEqual(tripOf(outcome.state), tripOf(read.outcome.state)) ? outcome : undefined
}

/** What the grammars answer to the other clauses, and say of sending. */
function toldBeside(read: Read, rest: readonly string[]): Note[] {
  return rest.flatMap((clause) => {
    const outcome = read.retake(clause)
    if (outcome.act !== 'ask-again' || changesTrip(read.before, outcome)) return []
    if (outcome.notes.some(isOfSending)) return outcome.notes
    const isTold = asksOutright(clause) && read.leftOf(clause).length === 0 && !outcome.notes.some(saysLittle)
    return isTold ? outcome.notes : []
  })
}

/** Why or when somebody asks. */
const LEADS_IN = /^\W*(?:before|because|asking|since|as|if|when|in case|just|agar|kyunki|kyonki|waise|pehle)\b/i
const isOfSending = (said: Note): boolean =>
  typeof said !== 'string' && said.name.startsWith('send.') && said.name !== 'send.unread'

const lacksResults = (said: Note): boolean =>
  typeof said !== 'string' && /^question\.no-(?:flight|hotel)$/.test(said.name)

/** The answers to the questions, behind what comes of the wish beside them. */
function composed(
  read: Read,
  parts: readonly Part[],
  wish: Outcome | undefined,
  beside: readonly Note[],
): { outcome: Outcome; unread: readonly TextSpan[] } | undefined {
  const { message, policy, today } = read
  const state = wish ? wish.state : { ...read.before, subject: null }
  const answers = parts.map(({ span, question }) => {
    const said = sentenceOf(state, message.slice(span.start, span.end).trim(), policy)
    return ANSWERS[question]({ state, said, today, message })
  })
  const known = answers.filter(({ notes }) => !notes.some(lacksResults))
  // What only results would tell gives way to anything else that is known.
  if (known.length < answers.length && isAnswered(read, wish !== undefined)) return undefined
  // 'Whats the score' asks of no hotel.
  if (known.length === 0 && parts.every(({ certainty }) => certainty < SURE_OF_NOTHING)) return undefined
  const [first, ...more] = known.length > 0 ? known : answers
  if (!first) return undefined
  const answer = more.reduce(both, first)
  // A wish leads on, so nothing else can be looked up.
  if (wish && answer.act !== 'ask-again') return undefined
  const sending = wish ? [] : [...beside, ...read.outcome.notes].filter(isOfSending).slice(0, 1)
  const told = beside.filter((said) => !isOfSending(said))
  const notes = wish ? [...wish.notes, ...answer.notes] : [...answer.notes, ...told, ...sending]
  const unread = missedIn(read, parts, notes, wish !== undefined)
  const shown = shownAside(wish ? wish.state : answer.state, read.outcome.state, sending.length > 0)
  return {
    unread,
    outcome: { ...(wish ?? answer), state: shown, notes, unread: namedWords(message, unread), informs: true },
  }
}

/** Two answers one after the other; what is looked up for one of them is looked up. */
function both(one: Outcome, other: Outcome): Outcome {
  const { act } = other
  const isLooked = typeof one.act === 'object'
  return {
    ...other,
    act: act === 'ask-again' || (isLooked && act === 'approver') ? one.act : act,
    notes: [...one.notes, ...other.notes.filter((said) => !one.notes.includes(said))],
  }
}

/** The dialogue, in which a yes to the draft in sight may be about the answer. */
function shownAside(state: DialogueState, read: DialogueState, withheld: boolean): DialogueState {
  const { asked } = state
  if (asked?.about !== 'confirm') return state
  const since = withheld && read.asked?.about === 'confirm' && read.asked.since === 'refusal' ? 'refusal' : 'aside'
  return { ...state, asked: { ...asked, since } }
}

/** Questions that figures only describe: '20 kg', 'by 2 pm'. */
const DESCRIBED: ReadonlySet<TravelQuestion> = new Set<TravelQuestion>([
  'baggage',
  'in_time',
  'approval_time',
  'hotel_times',
  'refund',
])
/** Questions whose answer names who decides or travels. */
const OF_PEOPLE: ReadonlySet<TravelQuestion> = new Set<TravelQuestion>([
  'approver',
  'approval_time',
  'others',
  ...OF_TRIPS,
])

/** What of the words that no grammar read belongs neither to the questions nor to their answers. */
function missedIn(read: Read, parts: readonly Part[], notes: readonly Note[], hasRest: boolean): TextSpan[] {
  const { message } = read
  // A place or day of the trip was taken up by the answer, which is about it.
  const ofTrip = JSON.stringify(read.outcome.state.criteria)
  const told = [ofTrip, ...notes.map(noteWords)].join(' ').replaceAll(',', '').toLowerCase()
  const answered = new Set(told.match(/[\p{L}\p{M}\p{N}]+/gu))
  const all = likelyTravelQuestion(message)
  const ofAll = parts.some(({ question }) => question === all?.question) ? (all?.evidence ?? []) : []
  const evidence = [...ofAll, ...parts.flatMap((part) => part.evidence)]
  const describes = parts.some(({ question }) => DESCRIBED.has(question))
  const ofPeople = parts.some(({ question }) => OF_PEOPLE.has(question))
  const isAsked = (at: number) => parts.some(({ span }) => span.start <= at && at < span.end)
  const words = wordSpans(message, { start: 0, end: message.length })
  const isUnread = (word: TextSpan) => read.unread.some(({ start, end }) => start <= word.start && word.end <= end)
  return words
    .filter((word) => isUnread(word) || isStray(message, word, words.length <= FEW_WORDS))
    .filter(({ start, end }) => {
      const word = message.slice(start, end)
      // The wish beside the questions was read whole.
      if (hasRest && !isAsked(start)) return false
      if (answered.has(word.replaceAll(',', '').toLowerCase())) return false
      if (/\p{Nd}/u.test(word)) return !describes
      if (ofPeople && start > 0 && /^\p{Lu}\p{Ll}+/u.test(word)) return false
      return !isAskingWord(word) && !evidence.some((one) => one.start <= start && end <= one.end)
    })
}

/** Of so few words each one counts. */
const FEW_WORDS = 3

/** Whether the grammars may have made something of a word that the answer leaves aside: of a value, or of what is no English word. */
function isStray(message: string, { start, end }: TextSpan, isOfFew: boolean): boolean {
  const word = message.slice(start, end)
  return !isFunctionWord(word) && (isOfFew || isValueWord(knownWord(word)) || !isEnglishWord(plainWord(word)))
}
