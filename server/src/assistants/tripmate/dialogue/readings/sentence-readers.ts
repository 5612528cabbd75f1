import { isDeepStrictEqual } from 'node:util'
import { startingOverIn } from '@pravas/language/travel/talk/starting-over'
import type { Understanding } from '@pravas/language/travel/types'
import { type Note, note } from '@pravas/messages/tripmate'
import { KINDS, type Kind } from '../../../../trips/draft/trip-draft.ts'
import { draftOf } from '../draft-rules.ts'
import { goOn, type Outcome } from '../outcome.ts'
import { withoutTrip } from '../parked-rules.ts'
import { sentenceOf } from '../sentence.ts'
import type { CriterionName, DialogueState } from '../state.ts'
import type { Reader, Turn } from './reading.ts'

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

/** Where one sentence ends and another begins; '2.30' and 'Mr. Rao' are one. */
const ENDS =
  /,\s{1,3}(?=(?:now |and |then |so ){0,2}(?:submit|send|bhej)\b[^,.;!?]{0,40}[.!]{0,2}$)|(?<=[^\s.!;])[.!;]{1,5}\s{1,5}(?=\S)|(?<!\?)\?{1,5}\s{1,5}(?=\S)|\n{1,3}/
const TITLE = /\b(?:mr|mrs|ms|dr|st|no|rs)$/i
const MOST_SENTENCES = 4

/** The sentences of a message, a question with its mark. */
function sentencesIn(message: string): string[] {
  const parts: string[] = []
  let rest = message.trim()
  for (let found = ENDS.exec(rest); found; found = ENDS.exec(rest)) {
    const head = rest.slice(0, found.index)
    if (TITLE.test(head)) return [message]
    parts.push(found[0].startsWith('?') ? `${head}?` : head)
    rest = rest.slice(found.index + found[0].length)
  }
  return rest === '' ? parts : [...parts, rest]
}

const SMALL: ReadonlySet<Understanding['intent']> = new Set(['greet', 'thanks', 'small_talk'])

/** Says that a message was not understood, or that nothing was made of it. */
const UNCLEAR =
  /^(?:unknown|unclear|unchanged|not-caught|choose\.(?:undecided|suit|name-one|nothing|none)|send\.(?!too-early))/
const isUnclear = (said: Note): boolean => typeof said !== 'string' && UNCLEAR.test(said.name)

/**
 * Sentences that each say a thing of their own, one after the other: a choice and a question, an answer and a wish. What several
 * sentences say of one trip is read together elsewhere.
 */
function oneByOne({ state, said, take }: Turn): Outcome | undefined {
  const parts = state.goal === null ? [] : sentencesIn(said.message)
  if (parts.length < 2 || parts.length > MOST_SENTENCES) return undefined
  const outcomes: Outcome[] = []
  let now = state
  for (const part of parts) {
    const sentence = sentenceOf(now, part, said.policy)
    if (SMALL.has(sentence.understood.intent)) continue
    const changed = outcomes.length > 0 && !isDeepStrictEqual(state.criteria, now.criteria)
    // What was changed in the same breath is shown before it is sent.
    if (changed && sentence.talk.namesSending && sentence.consent?.says !== 'no' && draftOf(now)) continue
    const outcome = take(now, part)
    const isRead = outcome.whole === true || sentence.unread.length === 0 || sentence.talk.errand !== undefined
    if (!isRead || outcome.act === 'submit' || outcome.notes.some(isUnclear) || !does(now, outcome)) return undefined
    outcomes.push(outcome)
    now = outcome.state
  }
  if (outcomes.length === 0 || !outcomes.some((outcome, at) => standsAlone(outcomes[at - 1]?.state ?? state, outcome)))
    return undefined
  return joined(outcomes)
}

/** Whether a part says or does anything. */
const does = (before: DialogueState, { state, notes, show, act }: Outcome): boolean =>
  notes.length > 0 || show.length > 0 || act !== 'go-on' || !isDeepStrictEqual(before.criteria, state.criteria)

/** Whether a part is answered, or chooses, by itself. */
const standsAlone = (before: DialogueState, { state, act }: Outcome): boolean =>
  act !== 'go-on' || KINDS.some((kind) => !isDeepStrictEqual(before.chosen[kind], state.chosen[kind]))

function joined(outcomes: readonly Outcome[]): Outcome | undefined {
  const last = outcomes.at(-1)
  if (!last) return undefined
  const goesOn = outcomes.some(({ act }) => act === 'go-on')
  // What is looked up is looked up once, behind all else.
  const looksUp = outcomes.slice(0, -1).some(({ act }) => typeof act === 'object' || act === 'approver')
  if (looksUp) return undefined
  const act = typeof last.act === 'object' || last.act === 'approver' ? last.act : goesOn ? 'go-on' : last.act
  const show: Kind[] = [...new Set(outcomes.flatMap((one) => one.show))]
  const said = new Set<CriterionName>(outcomes.flatMap((one) => [...one.said]))
  const whole = outcomes.every((one) => one.whole)
  return {
    ...goOn(
      last.state,
      outcomes.flatMap(({ notes }) => notes),
    ),
    act,
    show,
    said,
    ...(whole && { whole }),
  }
}

/** Messages of several sentences that are each taken for themselves. */
export const SENTENCE_READERS: readonly Reader[] = [
  { name: 'starting-over', rank: 'parts', read: startsOver },
  { name: 'drops-plan', rank: 'parts', read: dropsPlan },
  { name: 'one-by-one', rank: 'sentences', read: oneByOne },
]
