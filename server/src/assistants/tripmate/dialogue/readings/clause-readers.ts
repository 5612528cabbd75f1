import { declinedIn } from '@pravas/language/travel/decline'
import { startingOverIn } from '@pravas/language/travel/talk/starting-over'
import { note } from '@pravas/messages/tripmate'
import { KINDS } from '../../../../trips/draft/trip-draft.ts'
import type { Outcome } from '../outcome.ts'
import { withoutTrip } from '../parked-rules.ts'
import { isPlainly } from '../selection-rules.ts'
import { aboutSending } from '../sending-rules.ts'
import { type Sentence, sentenceOf } from '../sentence.ts'
import type { DialogueState } from '../state.ts'
import { saysNothing } from '../unread-words.ts'
import type { Reader, Turn } from './reading.ts'

/** More parts than that tell a story. */
const MOST_PARTS = 4

/** What parts of a message are when each says something of its own. */
type PartKind = 'choice' | 'withheld' | 'question' | 'purpose' | 'declined'

/**
 * Several things in one message, each of which is read for itself: 'the first one. don’t send yet, what is the total?' Each part has to
 * be of a kind that cannot be part of another one, so that no wish is torn apart; nothing is sent by a part.
 */
function eachForItself({ state, said, take }: Turn): Outcome | undefined {
  // 'Not IndiGo, the cheapest in the morning' is one choice.
  if (state.goal === null || (state.asked?.about === 'choice' && said.talk.flightChoices.length > 0)) return undefined
  const sentences = sentencesOf(said.message)
  const clauses = clausesOf(said.message)
  // What a clause leaves out may be said of the clause before it: 'a hotel only in Pune, not Bangalore'.
  // 'The difference between the first and the third' asks of both.
  const isTold =
    !said.talk.results.compares &&
    clauses.length > sentences.length &&
    clauses.every((part) => declinedIn(part) === undefined)
  const byClause = isTold && isFew(clauses) ? inTurn(state, clauses, said, take) : undefined
  return byClause ?? (isFew(sentences) ? inTurn(state, sentences, said, take) : undefined)
}

const isFew = ({ length }: readonly string[]): boolean => length > 1 && length <= MOST_PARTS

const sentencesOf = (message: string): string[] => (message.match(/[^.!?;\n]+[.!?;\n]*/g) ?? []).filter(hasWords)
const clausesOf = (message: string): string[] =>
  sentencesOf(message)
    .flatMap((sentence) => sentence.split(/,\s*/))
    .filter(hasWords)
const hasWords = (part: string): boolean => /[\p{L}\p{N}]/u.test(part)

/** What the parts make of the dialogue, one after the other; undefined where one of them is of no such kind, or none differs. */
function inTurn(
  state: DialogueState,
  parts: readonly string[],
  { policy }: Sentence,
  take: Turn['take'],
): Outcome | undefined {
  let whole: Outcome | undefined
  const kinds = new Set<PartKind>()
  let goesOn = false
  for (const part of parts) {
    const now = whole?.state ?? state
    const sentence = sentenceOf(now, part, policy)
    const outcome = take(now, part)
    const kind = kindOf(now, sentence, outcome)
    if (kind === undefined || (kind === 'choice' && goesOn)) return undefined
    // 'Compare the first, the third' chooses nothing.
    goesOn = kind === 'question' && !part.trimEnd().endsWith('?')
    kinds.add(kind)
    whole = whole ? both(whole, outcome) : outcome
  }
  return kinds.size > 1 ? whole : undefined
}

function kindOf(state: DialogueState, part: Sentence, outcome: Outcome): PartKind | undefined {
  const { talk, understood, message } = part
  if (outcome.notes.some(saysNothing)) return undefined
  if (outcome.act === 'go-on') {
    if (KINDS.some((kind) => outcome.state.chosen[kind] !== state.chosen[kind])) {
      const isChoice =
        talk.flightChoices.length > 0 ||
        (understood.intent === 'select' && isPlainly(state, message, understood.selection))
      return isChoice ? 'choice' : undefined
    }
    if (talk.declined !== undefined) return 'declined'
    return talk.purposeAlone ? 'purpose' : undefined
  }
  if (aboutSending(state, part) !== undefined) return 'withheld'
  if (talk.declined !== undefined) return 'declined'
  const isQuestion =
    message.trimEnd().endsWith('?') ||
    talk.asks !== undefined ||
    talk.side !== undefined ||
    understood.intent.startsWith('ask_')
  const isAnswered = outcome.act === 'ask-again' || outcome.act === 'approver'
  return isQuestion && isAnswered && outcome.notes.length > 0 ? 'question' : undefined
}

/** What two parts make of the dialogue; a step that one of them leads to is taken at the end. */
function both(first: Outcome, second: Outcome): Outcome {
  const act = second.act === 'ask-again' ? first.act : second.act
  return {
    ...second,
    act,
    notes: [...first.notes, ...second.notes],
    show: [...new Set([...first.show, ...second.show])],
    said: new Set([...first.said, ...second.said]),
  }
}

/** 'Start over, I want to go to Pune by cab instead': the trip is dropped, can be brought back, and the rest begins another one. */
function startsOver({ state, said, take }: Turn): Outcome | undefined {
  const over = state.goal === null ? undefined : startingOverIn(said.message)
  if (!over || over.rest === '') return undefined
  const afresh = withoutTrip(state)
  const rest = take(afresh, over.rest)
  return { ...rest, notes: [note('trip.afresh-back'), ...rest.notes] }
}

/** 'Drop this plan but leave my pending requests alone': the draft is dropped, and of what was sent nothing is said. */
function dropsPlan({ state, said, take }: Turn): Outcome | undefined {
  const rest = state.goal === null ? said.message : said.message.replace(LEAVES_SENT, '')
  if (rest === said.message || rest.trim() === '') return undefined
  const outcome = take(state, rest)
  return outcome.state.goal === null && typeof outcome.act !== 'object' ? { ...outcome, whole: true } : undefined
}

const LEAVES_SENT =
  /[,;.]?\s{0,3}\b(?:but |and |just ){0,2}(?:leave|keep|don'?t touch|do not touch|without touching|not)\s(?:my |the |any of my |any ){0,2}(?:other |pending |sent |submitted |old |existing |earlier ){1,3}(?:requests?|trips?|ones?)(?:\s(?:alone|as (?:they|it) (?:are|is)|untouched|there))?\s{0,3}[.!]{0,2}$/i

/** Messages of several sentences or clauses that are each read for themselves. */
export const CLAUSE_READERS: readonly Reader[] = [
  { name: 'starting-over', rank: 'parts', read: startsOver },
  { name: 'drops-plan', rank: 'parts', read: dropsPlan },
  { name: 'each-for-itself', rank: 'clauses', read: eachForItself },
]
