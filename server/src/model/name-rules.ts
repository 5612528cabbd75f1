import { typingDistance } from '@pravas/language/text/spelling'
import { correctWord, VOCABULARY } from '@pravas/language/travel/spelling'
import { SURNAMES } from '@pravas/language/travel/words/names'

/** The names of people, to be found in words. */
export interface KnownNames {
  /** Names of several words, by the first of them; all in lower case. */
  whole: ReadonlyMap<string, readonly (readonly string[])[]>
  /** Words of names that tell a person by themselves, in lower case. */
  parts: ReadonlySet<string>
}

/** Where a name stands in a text. */
export interface NameSpan {
  from: number
  to: number
}

/** Whether a word of a trip's language is no name. */
const isEveryday = (word: string): boolean => VOCABULARY.has(word) && !SURNAMES.has(word)

/** Shorter words of a name are initials, or too common to tell anything. */
const SHORTEST_PART = 3
/** No name has more words. */
const LONGEST_NAME = 6

/** Names that grow, one after the other. */
export interface GrowingNames extends KnownNames {
  whole: Map<string, (readonly string[])[]>
  parts: Set<string>
}

/**
 * Adds a name in a form that finds it fast among however many. A word of it that is also an everyday word, a city or a
 * month ('May') is one only within the whole name, unless the person `isSure` to be spoken of.
 */
export function addName({ whole, parts }: GrowingNames, name: string, isSure: boolean): void {
  const words = name.toLowerCase().match(WORD) ?? []
  const [first] = words
  if (first !== undefined && words.length > 1) {
    const alike = whole.get(first)
    if (alike) alike.push(words)
    else whole.set(first, [words])
  }
  for (const word of words) {
    if (word.length >= SHORTEST_PART && (isSure || !isEveryday(word))) parts.add(word)
  }
}

export function noNames(): GrowingNames {
  return { whole: new Map(), parts: new Set() }
}

/** The names of people who may be spoken of and, as `always`, of those who surely are. */
export function knownNames(people: readonly string[], always: readonly string[] = []): KnownNames {
  const known = noNames()
  for (const name of people) addName(known, name, false)
  for (const name of always) addName(known, name, true)
  return known
}

/** A word; a genitive's ending is no part of it, and a hyphen parts two: 'ravi-ji', 'Asha-Verma'. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’](?!s\b)[\p{L}\p{M}]+)*/gu

/** After these words somebody is spoken of, even where the name has no capital. */
const BEFORE_PEOPLE = words(`
  meet meets met tell told ask asked inform invite inviting client colleague boss friend wife husband son daughter brother sister
  mother father uncle aunt`)
/** What one does 'with' people rather than with things. */
const DONE_WITH_PEOPLE = words(`
  meeting meet meetings appointment interview call lunch dinner breakfast coffee discussion talk talks chat along together travel
  travelling traveling going flying fly session visit`)
/** After these, somebody or something else: only a capital tells. */
const BEFORE_CAPITALS = words(`
  with for by and meeting see seeing visit visiting call calling cc named called per via regards thanks attn host hosting join joining
  accompany accompanied accompanying interviewing customer guest vendor partner candidate manager director interviewer
  consultant doctor approver`)
/** What follows a name. */
const AFTER_PEOPLE = words('ji sir saab sahab sahib saheb bhai bhaiya didi madam maam garu anna akka')

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

interface Word extends NameSpan {
  text: string
  lower: string
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    lower: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))
}

/**
 * Where names of people stand: known ones, and those of others where the words around them speak of a person ('meeting
 * with Rakesh Sharma', 'Rakesh ji', 'Rakesh’s wedding') and they are no words of the language, of its places or airlines.
 */
export function namesIn(text: string, known: readonly KnownNames[]): NameSpan[] {
  const all = wordsOf(text)
  const spans: NameSpan[] = []
  for (let at = 0; at < all.length; ) {
    const length = knownAt(text, all, at, known) || strangerAt(text, all, at, spans.at(-1))
    const [first, last] = [all[at], all[at + length - 1]]
    if (length > 0 && first && last) spans.push({ from: first.from, to: last.to })
    at += Math.max(1, length)
  }
  return spans
}

/** How many words from here on are a known name. */
function knownAt(text: string, all: readonly Word[], at: number, known: readonly KnownNames[]): number {
  const here = all[at]
  if (!here) return 0
  const longest = known
    .flatMap(({ whole }) => whole.get(here.lower) ?? [])
    .filter((name) => name.every((word, step) => all[at + step]?.lower === word && isNext(text, all, at + step, at)))
    .reduce((most, name) => Math.max(most, name.length), 0)
  if (longest > 0) return longest
  let length = 0
  while (
    length < LONGEST_NAME &&
    known.some(({ parts }) => parts.has(all[at + length]?.lower ?? '')) &&
    isNext(text, all, at + length, at)
  )
    length += 1
  return length
}

/** Whether a word stands beside the one before it, as those of a name do. */
function isNext(text: string, all: readonly Word[], at: number, begin: number): boolean {
  if (at === begin) return true
  const [before, word] = [all[at - 1], all[at]]
  return before !== undefined && word !== undefined && /^(?:\.? ?|-)$/.test(text.slice(before.to, word.from))
}

/** How many words from here on are the name of somebody unknown, by what stands around them. */
function strangerAt(text: string, all: readonly Word[], at: number, last: NameSpan | undefined): number {
  const here = all[at]
  if (!here || !isStrange(here)) return 0
  let length = 1
  while (length < LONGEST_NAME && isStrangeNext(text, all, at + length, at)) length += 1
  const [cue, beforeCue] = cuesOf(text, all, at)
  const isListed = cue?.lower === 'and' && last !== undefined && last.to === beforeCue?.to
  const isIntroduced = /\b(?:i am|i['’]m|name is|this is|myself) $/i.test(
    text.slice(Math.max(0, here.from - 16), here.from),
  )
  const isCalled = isNext(text, all, at + length, at) && AFTER_PEOPLE.has(all[at + length]?.lower ?? '')
  const isWithPeople = cue?.lower === 'with' && DONE_WITH_PEOPLE.has(beforeCue?.lower ?? '')
  const isSomebody = isListed || isCalled || isWithPeople || BEFORE_PEOPLE.has(cue?.lower ?? '')
  if (isCapital(here)) {
    const isOwner = /^['’]s\b/.test(text.slice(here.to))
    return isSomebody || isIntroduced || isOwner || BEFORE_CAPITALS.has(cue?.lower ?? '') ? length : 0
  }
  return isSomebody && !isMisspelled(here.lower) ? length : 0
}

/** The word before a name and the one before that, of which initials of the name are none. */
function cuesOf(text: string, all: readonly Word[], at: number): (Word | undefined)[] {
  let before = at - 1
  while (all[before]?.text.length === 1 && isCapital(all[before]) && isNext(text, all, before + 1, before)) before -= 1
  const [cue, begin] = [all[before], all[before + 1]]
  if (!cue || !begin || !/^[ :,]+$/.test(text.slice(cue.to, begin.from))) return []
  return [cue, all[before - 1]]
}

/** Whether a word is a slip of one that the language has, such as 'brekfast'. */
function isMisspelled(word: string): boolean {
  const right = correctWord(word)
  return right !== undefined && typingDistance(word, right, 2) <= 1
}

function isStrangeNext(text: string, all: readonly Word[], at: number, begin: number): boolean {
  const [first, word] = [all[begin], all[at]]
  if (!first || !word || !isNext(text, all, at, begin) || isCapital(first) !== isCapital(word)) return false
  return (isCapital(word) && word.text.length === 1) || (isStrange(word) && !AFTER_PEOPLE.has(word.lower))
}

function isStrange({ lower, text }: Word): boolean {
  return text.length >= SHORTEST_PART && !isEveryday(lower)
}

function isCapital(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word.text)
}
