import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { placeOf } from '../../text/phrases-in.ts'
import { PLEASE } from '../../text/words/filler.ts'
import { bareOf, type Clause, opens, reach } from './clauses.ts'
import {
  ALL_CHANGES,
  ASKING,
  BRING,
  CHANGE,
  CLEAR,
  FORGET_IT,
  HINDI_NOT,
  KEEP,
  LAST_CHANGE,
  NO_WISH,
  NOT,
  OUT,
  PARTED_REMOVE,
  REMOVE,
  REMOVE_LAST,
  TO_BE_REMOVED,
  UNDO,
} from './command-words.ts'

/** What one clause wishes for receipts that are there or were; `about` are the words that name them, empty for 'it'. */
export type ClauseAct =
  | { act: 'remove' | 'keep'; about: string }
  | { act: 'restore'; about: string }
  /** `brings` says that something is to come back, and not that a change is to go. */
  | { act: 'undo'; several: boolean; steps?: number; brings: boolean }

/** Reads what one clause wishes; undefined where it wishes nothing of the kind. */
export function actOf(clause: Clause): ClauseAct | undefined {
  const { words } = clause
  const bare = bareOf(clause)
  const found = removalIn(clause, bare) ?? restoringIn(clause, bare)
  if (!found) return keepingIn(clause, bare)
  const isOfLast = found.act === 'undo'
  const isSupposed =
    words.some((_, at) => reach(NO_WISH, words, at) > at && !(isOfLast && at >= found.verb.end)) ||
    (clause.asks && opens(ASKING, words, 0))
  const isNegated = negates(words, found.verb)
  if (isSupposed) return undefined
  if (isNegated) return found.act === 'remove' ? { act: 'keep', about: found.about } : undefined
  if (found.act === 'remove') return { act: 'remove', about: found.about }
  if (found.act === 'undo') {
    const { several, steps } = found
    return { act: 'undo', several, ...(steps !== undefined && { steps }), brings: bringsBack(words) }
  }
  return { act: 'restore', about: found.about }
}

/** 'Add it back', 'wapas jod do': what is wished is there no more. */
const bringsBack = (words: readonly string[]): boolean => words.some((_, at) => opens(BRINGING, words, at))
const BRINGING = anyOf(
  phrases(
    `add | bring | lao | laao | jodo | jod do | daalo | dalo | dal do | daal do | add karo | unremove | undelete | un remove | un delete | restore | want | need | chahiye | put it back in | put back in`,
  ),
)

/** An act as its verb and what it is done to stand in a clause. */
type Found = { verb: { start: number; end: number } } & (
  | { act: 'remove' | 'restore'; about: string }
  | { act: 'undo'; several: boolean; steps?: number }
)

function removalIn(clause: Clause, { start, end }: { start: number; end: number }): Found | undefined {
  const { words, textOf } = clause
  // 'Forget it' speaks of what was said.
  if (opens(FORGET_IT, words, start)) return undefined
  const after = opens(CLEAR, words, start) ? start + 1 : reach(REMOVE, words, start)
  const last = placeOf(REMOVE_LAST, words)
  if (last) {
    // 'Cab hata do aur hotel bhi' is a list that goes on behind its verb.
    const more = words.slice(last.end, end).filter((word) => word !== 'aur' && word !== 'bhi' && word !== 'and')
    const begins = words.slice(start, last.start).findLastIndex((word) => word === 'isliye')
    const before = textOf(start + begins + 1, last.start)
    const about = more.length > 0 ? [before, textOf(last.end, end)].filter(Boolean).join(' ') : before
    return { act: 'remove', about: withoutEnding(about), verb: last }
  }
  if (after > start && ALWAYS_NOT.has(words[after] ?? ''))
    return { act: 'remove', about: textOf(after + 1, Math.max(after + 1, end)), verb: { start, end: after + 1 } }
  if (after > start) return { act: 'remove', about: textOf(after, Math.max(after, end)), verb: { start, end: after } }
  // 'Do not remove it': what negates stands before the verb.
  const negated = reach(NOT, words, start)
  const verb = negated > start ? reach(REMOVE, words, negated) : negated
  if (verb > negated)
    return { act: 'remove', about: textOf(verb, Math.max(verb, end)), verb: { start: negated, end: verb } }
  if (opens(PARTED_REMOVE, words, start)) {
    const out = words.findIndex((_, at) => at > start && at <= start + MOST_BETWEEN && opens(OUT, words, at))
    if (out > start + 1 && words[start] !== 'keep')
      return { act: 'remove', about: textOf(start + 1, out), verb: { start, end: start + 1 } }
  }
  const passive = placeOf(TO_BE_REMOVED, words, start)
  return passive && { act: 'remove', about: textOf(start, passive.start), verb: passive }
}

/** How many words stand at most between a verb and its 'out'. */
const MOST_BETWEEN = 8

/** 'Cab ko' names the cab. */
function withoutEnding(about: string): string {
  const words = about.split(' ')
  while (words.length > 0 && ENDINGS.has(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  return words.join(' ')
}
const ENDINGS = new Set('ko se wo woh bhi aur mat nahi na'.split(' '))

function restoringIn(clause: Clause, { start, end }: { start: number; end: number }): Found | undefined {
  const { words, textOf } = clause
  const verb = placeOf(UNDO, words, start)
  const isFirst = verb?.start === start
  // Hindi says last what is to be done.
  if (verb && (isFirst || isHindi(words, verb))) {
    const about = isFirst ? textOf(verb.end, end) : withoutEnding(textOf(start, verb.start))
    return restored(about || withoutEnding(textOf(verb.end, end)), verb)
  }
  if (!opens(BRING, words, start)) return undefined
  const back = words.findIndex((word, at) => at > start && (word === 'back' || word === 'wapas'))
  const goesOn = words.slice(back + 1, end).join(' ')
  if (back < 0 || (goesOn !== '' && !opens(LAST_CHANGE, words, back + 1) && reach(HERE, words, back + 1) < end))
    return undefined
  return restored(textOf(start + 1, back), { start, end: back + 1 })
}

const HERE = (words: readonly string[], at: number): number[] => {
  let end = at
  while (IN_PLACE.has(words[end] ?? '')) end += 1
  return end > at ? [end] : []
}
const IN_PLACE = new Set([...PLEASE, ...'in into the list claim chat here again to there also too'.split(' ')])

const isHindi = (words: readonly string[], { start }: { start: number }): boolean =>
  words[start] === 'wapas' ||
  words[start] === 'lauta' ||
  words[start] === 'phir' ||
  words[start + 1] === 'kar' ||
  words[start + 1] === 'karo' ||
  words[start + 1] === 'kardo'

function restored(about: string, verb: { start: number; end: number }): Found {
  const words = about === '' ? [] : about.toLowerCase().replaceAll("'", '').split(' ')
  const isWhole = (rule: typeof LAST_CHANGE) => words.length > 0 && reach(rule, words, 0) === words.length
  if (isWhole(ALL_CHANGES)) return { act: 'undo', several: true, verb }
  const steps = stepsIn(words)
  if (steps !== undefined) return { act: 'undo', several: false, steps, verb }
  return words.length === 0 || isWhole(LAST_CHANGE)
    ? { act: 'undo', several: false, verb }
    : { act: 'restore', about, verb }
}

/** 'The last two', 'both changes', 'once more': how many steps are to be undone. */
function stepsIn(words: readonly string[]): number | undefined {
  const rest = words.filter((word) => !OF_STEPS.has(word))
  const [count, ...others] = rest
  return count !== undefined && others.length === 0 ? STEPS.get(count) : undefined
}
const OF_STEPS = new Set('the last my changes change edits edit steps step once too one also time times'.split(' '))
const STEPS: ReadonlyMap<string, number> = new Map([
  ['more', 1],
  ['again', 1],
  ['both', 2],
  ['two', 2],
  ['2', 2],
  ['three', 3],
  ['3', 3],
])

/** 'Keep it', 'let the cab stay', 'rehne do': nothing is to change. */
function keepingIn(clause: Clause, { start, end }: { start: number; end: number }): ClauseAct | undefined {
  const { words, textOf } = clause
  const negated = reach(NOT, words, start)
  const untouched = negated > start ? reach(CHANGE, words, negated) : negated
  if (untouched > negated && !clause.asks) return { act: 'keep', about: textOf(untouched, Math.max(untouched, end)) }
  if (clause.asks || words.some((_, at) => reach(NO_WISH, words, at) > at || reach(NOT, words, at) > at))
    return undefined
  // 'Keep 337', '824 hi rakho': a value is given.
  if (words.some((word, at) => isFigure(word) && !COUNTED.has(words[at - 1] ?? ''))) return undefined
  const first = reach(KEEP, words, start)
  if (first > start) return { act: 'keep', about: textOf(first, Math.max(first, end)) }
  const last = placeOf(KEEP, words, start)
  return last && last.end >= end ? { act: 'keep', about: withoutEnding(textOf(start, last.start)) } : undefined
}

const isFigure = (word: string): boolean => word.length > 1 && Number.isFinite(Number(word))
const COUNTED = new Set('receipt receipts bill bills number no'.split(' '))

/** Whether a verb is negated: by what stands right before it, or as in Hindi beside it. */
function negates(words: readonly string[], { start, end }: { start: number; end: number }): boolean {
  for (let at = Math.max(0, start - MOST_NEGATION); at <= start; at++) {
    const reached = reach(NOT, words, at)
    if (reached > at && reached >= start - 1) return true
  }
  return (
    // 'Na hatao' refuses, 'hatao na' asks kindly.
    [start - 1, end].some((at) => at >= 0 && reach(HINDI_NOT, words, at) > at && (at < start || words[at] !== 'na')) ||
    words.slice(start, end).some((word) => ALWAYS_NOT.has(word)) ||
    words.includes('mat')
  )
}

const ALWAYS_NOT = new Set(['mat', 'nahi', 'nahin', 'na'])
/** Words of the longest negation. */
const MOST_NEGATION = 4
