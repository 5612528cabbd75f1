import { romanised } from '@pravas/language/text/devanagari'
import { interpret } from '@pravas/language/travel/interpret'
import { isOpen, isPlainChange } from '@pravas/language/travel/plain-change'
import { isDeliberation, isReport } from '@pravas/language/travel/remarks'
import { isOpenBesideOpinion, rejectsAnything, wishesInPart } from '@pravas/language/travel/talk/changing'
import type { Problem } from '@pravas/language/travel/types'
import { type Note, note, noteWords } from '@pravas/messages/tripmate'
import { returnDay, wantsFlight, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import { KINDS } from '../../../trips/draft/trip-draft.ts'
import { overwrites } from './consent-rules.ts'
import { contextOf } from './context.ts'
import { setsPurpose } from './criteria-change-rules.ts'
import { valueWords } from './kept-words.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { parkedWords } from './parked-rules.ts'
import type { Sentence } from './sentence.ts'
import type { CriterionName, DialogueState } from './state.ts'

/**
 * Says that nothing is changed, where a report ('I was there yesterday') or a question ('do I need a hotel?') would change
 * what is known or chosen; undefined where the message wishes for it, or changes nothing.
 */
export function remarkGuard(before: DialogueState, { state: after, said }: Outcome, message: string): Note | undefined {
  if (before.goal === null) return undefined
  if (said.size > 0 && asksBehind(message) && [...said].some((name) => OF_TRIP.has(name))) return note('unchanged')
  if (!(said.size > 0 && isReport(message)) && !(changes(before, after) && isDeliberation(message))) return undefined
  return !wantsHotel(before.goal) && wantsHotel(after.goal) ? note('part.no-hotel') : note('unchanged')
}

/** What a question does not tell of the trip; times and other limits it may ask for. */
const OF_TRIP: ReadonlySet<CriterionName> = new Set(['purpose', 'return', 'check_out', 'nights', 'room_type'])

/** 'Single or double, what did you take?', 'same hotel for 2 nights, how much': it ends with what is asked. */
const asksBehind = (message: string): boolean => ASKS_BEHIND.test(message.trim())
const ASKS_BEHIND =
  /(?:[,.;:-]\s{0,3}|\bso )(?:what (?:did|do|have|is|was|are) (?:you|it|that|they)\b[^?]{0,40}\?|how much(?: (?:is|would|will|does) (?:it|that)(?: (?:cost|be))?)?\s{0,3}\??$|which (?:one|did)\b[^?]{0,40}\?)$/i

/** Whether a part, a value that was known, or a choice is another one than before. */
function changes(before: DialogueState, after: DialogueState): boolean {
  const begun = (!before.doubt && after.doubt !== null) || (!before.beyond && after.beyond !== null)
  if (before.goal !== after.goal || begun || overwrites(before, after)) return true
  if (KINDS.some((kind) => before.chosen[kind] !== null && after.chosen[kind] !== before.chosen[kind])) return true
  const [was, is] = [before.criteria, after.criteria]
  return Object.entries(was).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(is[name as keyof typeof is]),
  )
}

/** Whether something of the trip was asked about that can be left as it is. */
export function hasOpenQuestion({ open, offer, doubt, beyond }: DialogueState): boolean {
  return open.length > 0 || offer !== null || doubt !== null || beyond !== null
}

/** Drops a question beside the trip; the trip itself is dropped only where it is named. */
export function dismissed(state: DialogueState): Outcome {
  const { goal, asked } = state
  if (goal === null) return goOn(state)
  if (hasOpenQuestion(state)) {
    return goOn({ ...state, open: [], offer: null, doubt: null, range: null, beyond: null }, [
      note('unchanged.all-right'),
    ])
  }
  const trip = parkedWords({ ...state, goal })
  return aside(state, note(asked?.about === 'confirm' ? 'cancel.stays-unsent' : 'cancel.stays', { trip }))
}

/** Whether a message that rejects something may reject the hotel; in a clause of its own a hotel is plainly wished for. */
function rejectsHotel({ message, talk }: Sentence): boolean {
  if (!rejectsAnything(message)) return false
  const ofHotel = message.split(/[,.;!?\n]+/).filter((clause) => /\bhotel\b/i.test(romanised(clause)))
  return !talk.adds || ofHotel.length === 0 || ofHotel.some(rejectsAnything)
}

type Part = 'hotel' | 'flight' | 'return'

/** What has to be asked instead, where a sentence would leave out a part of the trip without plainly wishing for it. */
export function changeGuard(before: DialogueState, outcome: Outcome, said: Sentence): Note | undefined {
  if (outcome.state.goal === null || said.talk.restores) return undefined
  // 'Are there flights from Delhi to Mumbai?' and 'can you plan TRP-2026-000027 again?' may search; 'Mumbai or Chennai' may not.
  const isAnother = isAnotherTrip(before, outcome) || (typeof outcome.act === 'object' && 'again' in outcome.act)
  if (isAnother && !isOpen(said.message.replaceAll('?', ''))) return undefined
  if (before.goal !== null && !wantsHotel(before.goal) && wantsHotel(outcome.state.goal) && rejectsHotel(said))
    return note('part.no-hotel')
  const lost = partLost(before, outcome.state)
  if (lost !== undefined) {
    return leavesOut(said, lost) ? undefined : note('unchanged.leave-out', { part: lost })
  }
  const confirms = before.asked?.about === 'confirm'
  const undecided = said.understood.problems.some(({ kind }) => UNDECIDED.has(kind))
  if (confirms && undecided && outcome.act === 'go-on' && !isPlainChange(said.message)) return note('unchanged')
  const [slot] = CHANGED.filter((name) => isExchanged(before, outcome.state, name))
  if (slot === undefined || said.understood.intent === 'select' || said.understood.intent === 'cancel') return undefined
  const wishes = confirms ? isPlainChange(said.message) : wishesInPart(said.message)
  const swaps = said.talk.swaps && !isOpen(said.message)
  if (wishes || swaps || said.talk.moved || (setsPurpose(said) && !isOpen(said.message))) return undefined
  if (!confirms && isCorrected(before, outcome.state, said)) return undefined
  // A first purpose is shown with the draft: 'it's for a client meeting, I guess' is one.
  if (slot === 'purpose' && before.criteria.purpose === undefined && !isOpenBesideOpinion(said.message))
    return undefined
  return insteadWords(slot, outcome.state)
}

const UNDECIDED: ReadonlySet<Problem['kind']> = new Set(['vague_date', 'unsure_date', 'alternatives', 'ambiguous'])
const CHANGED = ['from', 'to', 'depart', 'return', 'city', 'check_in', 'check_out', 'nights', 'purpose'] as const
type Changed = (typeof CHANGED)[number]

/**
 * Whether each value that has become another one is plainly corrected: the one that is held is rejected beside it ('from Chennai, not
 * Kolkata'), or a sentence of its own wishes for it beside others that ask ('is the night before easier? show me Wednesday').
 */
function isCorrected(before: DialogueState, after: DialogueState, { understood, message, policy }: Sentence): boolean {
  const closed = (message.match(/[^.?!;\n]+[.?!;\n]*/g) ?? []).filter((part) => !isOpen(part) && wishesInPart(part))
  const isWished = (name: Changed) =>
    closed.some((part) => {
      const { slots } = interpret(part, contextOf(before, policy.day)).understood
      return part !== message && name in slots && slots[name as keyof typeof slots] === after.criteria[name]
    })
  const isRejected = (name: Changed) =>
    understood.negated.some(({ slot, value }) => slot === name && value === before.criteria[name])
  return CHANGED.filter((name) => isExchanged(before, after, name)).every((name) => isRejected(name) || isWished(name))
}

/** Whether a value that was known has become another one, or a purpose was named. */
function isExchanged({ criteria: was }: DialogueState, { criteria: is }: DialogueState, name: Changed): boolean {
  return was[name] !== is[name] && (was[name] !== undefined || name === 'purpose')
}

/** The words of a plain wish that a guard has named: a yes to them says them; none while a yes would answer something else. */
export function wordsProposed({ asked }: DialogueState, said: Note): DialogueState['proposed'] {
  const [, words] = /“((?:change|add) [^“”]+)”/.exec(noteWords(said)) ?? []
  return words === undefined || asked?.about === 'confirm' ? null : { act: 'say', number: '', words }
}

/** Says how to wish plainly for what a sentence only touched. */
function insteadWords(slot: Changed, { criteria }: DialogueState): Note {
  const value = criteria[slot]
  if (typeof value !== 'string' || slot === 'nights' || slot === 'city') return note('unchanged')
  return note(`unchanged.change-${slot}`, { value: valueWords(value) })
}

/** The sentence with the part that it skips by saying 'skip' where that part is asked for. */
export function withAskedPart({ goal, asked }: DialogueState, said: Sentence): Sentence {
  const ofHotel =
    asked?.about === 'choice'
      ? asked.kind === 'hotel'
      : asked?.about === 'slots' && asked.slots.some((slot) => HOTEL_SLOTS.has(slot))
  if (said.talk.declined !== 'asked' || goal !== 'both' || !ofHotel) return said
  return { ...said, talk: { ...said.talk, declined: 'hotel', keepsOnly: 'flight' } }
}

const HOTEL_SLOTS: ReadonlySet<string> = new Set(['city', 'check_in', 'check_out', 'nights', 'room_type'])

/** A search of another route begins anew, and so does a journey over several cities. */
function isAnotherTrip({ criteria: was }: DialogueState, { state: { criteria: is, legs }, said }: Outcome): boolean {
  return legs !== null || (said.has('from') && said.has('to') && (was.from !== is.from || was.to !== is.to))
}

/** A part that was wanted, and is no more. */
export function partLost(before: DialogueState, after: DialogueState): Part | undefined {
  if (before.goal === null || after.goal === null) return undefined
  const { chosen } = before
  if (wantsHotel(before.goal) && !wantsHotel(after.goal) && (before.goal === 'both' || chosen.hotel)) return 'hotel'
  if (wantsFlight(before.goal) && !wantsFlight(after.goal) && (before.goal === 'both' || chosen.flight)) return 'flight'
  const isOneWay = wantsFlight(after.goal) && after.criteria.trip_type === 'one_way'
  return isOneWay && returnDay(before.criteria) !== undefined ? 'return' : undefined
}

/** Whether a sentence plainly leaves the part out; what a wish to cancel names was read word for word. */
function leavesOut({ talk, understood }: Sentence, part: Part): boolean {
  if (talk.declined === part) return true
  return understood.intent === 'cancel' && understood.about.part === part && understood.about.unread.length === 0
}
