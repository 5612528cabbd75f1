import { wordSet } from './phrase-grammar.ts'
import type { Token } from './tokens.ts'
import { PLEASE, THANKING } from './words/filler.ts'

/**
 * Words that a sentence excludes or negates, from `start` up to, not including, `end`, with the words that do it: a thing ('not the
 * first', 'except Air India') is 'excluded', a clause ('I don't want the first') 'denied', what a verb of leaving out names ('skip
 * Air India') 'dropped'; a 'bound' is the limit of a comparison ('not before 9').
 */
export interface Span {
  start: number
  end: number
  /** The word that does it. */
  trigger: number
  kind: 'excluded' | 'denied' | 'dropped' | 'bound'
}

type Words = readonly Pick<Token, 'text' | 'sentence' | 'comma'>[]

const NOT_VERBS = wordSet(
  'dont doesnt didnt wont wouldnt cant cannot couldnt shouldnt isnt arent wasnt werent havent hasnt aint mustnt neednt never hate dislike',
)
const AUXILIARIES = wordSet(
  'do does did will would can could should must is are was were am has have had be to may might need',
)
const PRONOUNS = new Set([
  ...PLEASE,
  ...wordSet('i we you it that this he she they lets mujhe muje hume humein main hum mera ill id im'),
])
/** Verbs that are negated with what follows, and begin another clause where something stands before them. */
const VERBS = wordSet(
  'want wants like love need book select choose pick take show find give get make go fly flying travel use keep change search prefer let set send stay try consider include add see look leave return come put move swap cancel drop switch dikhao dikha dikhaiye lo le lena karo kar karna karni chahiye chahie jana jaana book chuno rakho rakhna bhejo',
)
const PREPOSITIONS = wordSet(
  'on in at from to for with under before after by via between around during until till through within upto se tak mein',
)
const FUNCTION = wordSet(
  'the a an any my our your this that these those of those on in at from to for with by via of all it its one ones',
)
const BREAKS = wordSet('toh but because since so if when while unless then instead lekin magar balki isliye')
/** What follows 'not' or 'no' without being negated by it. */
const IDIOMS = wordSet(
  'wait only just sure bad problem problems issue issues worries doubt matter idea reason yet now sooner wonder need',
)
const COMPARING = wordSet(
  'before after more less later earlier over above under below exceeding beyond cheaper longer fewer greater costlier dearer',
)
/** 'No, …': an answer to what was asked. */
const AFTER_ANSWER = new Set([
  ...PLEASE,
  ...THANKING,
  ...wordSet(
    'the i we you it its make take change that this to from on at go book sorry wait actually but leave return fly let lets instead rather my use set put no not yes nahi dont in both only just then is was one',
  ),
])
/** 'Invoice no', 'flight no 3'. */
const NUMBERED = wordSet(
  'invoice bill receipt gst gstin option flight sr serial ref reference room order ticket phone card seat number pnr voucher',
)
const TOTALS = wordSet('any anything anyone anywhere all everything everyone every each whichever whatever')
const ONLY = wordSet('nothing none nobody no')
const COUNTED = wordSet('star stars starred stop stops night nights')
const POSTPOSITIONS = wordSet('ke ko ki ka se')
const THINGS = wordSet('flight flights hotel hotels ticket tickets airline option options')
const HINDI_NOT = wordSet('nahi nahin nhi mat')

const EXCLUDING: readonly (readonly [words: string, kind: Span['kind']])[] = [
  ['except for', 'excluded'],
  ['except', 'excluded'],
  ['excepting', 'excluded'],
  ['excluding', 'excluded'],
  ['exclude', 'excluded'],
  ['apart from', 'excluded'],
  ['aside from', 'excluded'],
  ['other than', 'excluded'],
  ['barring', 'excluded'],
  ['besides', 'excluded'],
  ['without', 'excluded'],
  ['instead of', 'excluded'],
  ['rather than', 'excluded'],
  ['in place of', 'excluded'],
  ['avoid', 'excluded'],
  ['avoiding', 'excluded'],
  ['neither', 'excluded'],
  ['nor', 'excluded'],
  ['bina', 'excluded'],
  ['leave out', 'dropped'],
  ['leaving out', 'dropped'],
  ['skip', 'dropped'],
  ['omit', 'dropped'],
  ['hide', 'dropped'],
  ['ignore', 'dropped'],
]
const EXCLUSIONS = EXCLUDING.map(([words, kind]) => ({ words: words.split(' '), kind }))
const POSTPOSED = [
  'ke alawa',
  'ke alava',
  'ko chhod',
  'chhod ke',
  'chhod kar',
  'chhodkar',
  'chhodke',
  'chhod',
  'ke bina',
  'bina',
  'ke siwa',
  'ke siwaye',
  'ke siva',
  'ke bajay',
  'ki bajay',
  'ki jagah',
  'ke badle',
  'ko hata',
  'hata ke',
  'hata kar',
  'hatakar',
  'hatao',
  'excluded',
  'alawa',
].map((words) => words.split(' '))

/** The words that exclude or negate, for the vocabulary. */
export const POLARITY_WORDS: readonly string[] = [
  ...NOT_VERBS,
  ...HINDI_NOT,
  ...EXCLUSIONS.flatMap(({ words }) => words),
  ...POSTPOSED.flat(),
]

/** What was found in words before: each date and each wish of a sentence asks after all of it. */
const SPANS = new WeakMap<Words, readonly Span[]>()

/**
 * What a sentence excludes or negates, in the order of its words: 'not the first one', 'anything but Air India', 'Air India ke
 * alawa', 'the first one does not suit me'. Words are expected in lower case, without apostrophes and spelled right.
 */
export function negatedSpans(words: Words): readonly Span[] {
  const known = SPANS.get(words)
  if (known) return known
  const spans: Span[] = []
  for (let at = 0; at < words.length; at++) {
    const span = forwardAt(words, at) ?? backwardAt(words, at)
    if (!span) continue
    spans.push(span)
    at = Math.max(at, span.kind === 'bound' ? span.trigger : span.end - 1)
  }
  SPANS.set(words, spans)
  return spans
}

/** Whether the words from `start` to `end` are excluded or negated; those that bring their own 'no' ('no stops') are not. */
export function isExcluded(
  spans: readonly Span[],
  start: number,
  end: number,
  kinds: readonly Span['kind'][] = ['excluded', 'denied', 'dropped', 'bound'],
): boolean {
  return spans.some(
    (span) =>
      kinds.includes(span.kind) &&
      span.start <= start &&
      end <= span.end &&
      !(start <= span.trigger && span.trigger < end),
  )
}

/** The words without what is excluded or negated among them. */
export function affirmed<W extends Pick<Token, 'text' | 'sentence' | 'comma'>>(words: readonly W[]): W[] {
  const spans = negatedSpans(words).filter(({ kind }) => kind !== 'bound')
  return words.filter((_, at) => !spans.some(({ start, end }) => at >= start && at < end))
}

const textAt = (words: Words, at: number): string => words[at]?.text ?? ''
const isSame = (words: Words, a: number, b: number): boolean => words[a]?.sentence === words[b]?.sentence
const matches = (words: Words, at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, index) => textAt(words, at + index) === word) && isSame(words, at, at + phrase.length - 1)

/** Whether another clause begins at a word. */
const isBreak = (words: Words, at: number, within: number): boolean =>
  words[at] === undefined || !isSame(words, at, within) || words[at].comma || BREAKS.has(textAt(words, at))

/** What is negated behind a word: by 'not', 'no', a negated verb, or a word that excludes. */
function forwardAt(words: Words, at: number): Span | undefined {
  const word = textAt(words, at)
  const next = isSame(words, at, at + 1) ? textAt(words, at + 1) : ''
  const comma = words[at + 1]?.comma === true
  if (TOTALS.has(word)) {
    const but = butAfter(words, at)
    if (but !== undefined) return nominal(words, but, but + 1, 'excluded')
  }
  // 'Nothing but Air India' is Air India alone.
  if (ONLY.has(word) && exceptionAfter(words, at)) return undefined
  if (ONLY.has(textAt(words, at - 1)) || ONLY.has(textAt(words, at - 2))) {
    if (exceptionAfter(words, ONLY.has(textAt(words, at - 1)) ? at - 1 : at - 2) === at) return undefined
  }
  if (word === 'but' && (next === 'not' || next === 'no')) return nominal(words, at, at + 2, 'excluded')
  const excluding = EXCLUSIONS.find((one) => matches(words, at, one.words))
  if (excluding && /^kar/.test(textAt(words, at + excluding.words.length))) return undefined
  if (excluding) return nominal(words, at, at + excluding.words.length, excluding.kind)
  if (/^(arent|isnt)$/.test(word) && isRelative(words, at + 1)) return nominal(words, at, at + 1, 'excluded')
  if (NOT_VERBS.has(word)) return textAt(words, at - 1) === 'why' ? undefined : clausal(words, at, at + 1)
  if (word === 'not') {
    const before = isSame(words, at, at - 1) ? textAt(words, at - 1) : ''
    if (comma || next === '' || before === 'why' || before === 'or' || before === 'if') {
      return next === '' && !/^(or|if|why)$/.test(before) ? leftward(words, at, at) : undefined
    }
    if (COMPARING.has(next)) return bound(words, at)
    if (isRelative(words, at)) return nominal(words, at, at + 1, 'excluded')
    if (AUXILIARIES.has(before)) return clausal(words, at, at + 1)
    if (IDIOMS.has(next)) return undefined
    return VERBS.has(next) ? clausal(words, at, at + 1) : nominal(words, at, at + 1, 'excluded')
  }
  if (word === 'no') return noAt(words, at, next, comma)
  if (HINDI_NOT.has(word)) {
    const begins = at === 0 || isBreak(words, at, at - 1)
    return begins && VERBS.has(next) && !comma ? clausal(words, at, at + 1) : undefined
  }
  return undefined
}

/** Whether a negated 'are' tells things from others: 'which receipts are not food', 'flights that are not Air India'. */
function isRelative(words: Words, at: number): boolean {
  if (!/^(are|is|was|were|arent|isnt)$/.test(textAt(words, at - 1))) return false
  const first = words[at - 1]
  const start = words.findIndex((word) => word.sentence === first?.sentence)
  if (/^(which|what|who)$/.test(textAt(words, start))) return true
  return /^(that|which|who)$/.test(textAt(words, at - 2)) && at - 3 >= start && words[at - 2]?.comma === false
}

/** 'No Air India' and 'no more than 6,000' against 'no, the second' and 'no 10'. */
function noAt(words: Words, at: number, next: string, comma: boolean): Span | undefined {
  const begins = at === 0 || isBreak(words, at, at - 1)
  if (!begins && NUMBERED.has(textAt(words, at - 1))) return undefined
  if (next === '' || comma) {
    // 'The first one, no'.
    return !begins && next === '' ? leftward(words, at, at) : undefined
  }
  if (COMPARING.has(next)) return bound(words, at)
  // 'No no, from Hyderabad' and 'no from Hyderabad' correct.
  if (begins && (next === 'no' || next === 'from')) return undefined
  // 'No, Hyderabad to Bangalore' without its comma.
  if (begins && isSame(words, at, at + 2) && textAt(words, at + 2) === 'to') return undefined
  if (isSame(words, at, at - 1) && textAt(words, at - 1) === 'no') return undefined
  // 'No 5 star hotel' excludes; 'no 5' may name the fifth.
  const counted = isSame(words, at, at + 2) && COUNTED.has(textAt(words, at + 2))
  if (IDIOMS.has(next) || (/^\d/.test(next) && !counted)) return undefined
  // 'The first one is no good'.
  if (!begins && /^(is|are|was|were)$/.test(textAt(words, at - 1))) return clausal(words, at, at + 1)
  if (begins && AFTER_ANSWER.has(next)) return undefined
  return nominal(words, at, at + 1, 'excluded')
}

/** The place of the 'but' in 'anything but', 'any airline but'. */
function butAfter(words: Words, at: number): number | undefined {
  for (let index = at + 1; index <= at + 3; index++) {
    if (words[index] === undefined || !isSame(words, index, at) || words[index]?.comma) return undefined
    if (textAt(words, index) === 'but')
      return /^(?:not|at|must|should|with|within|near|only|under|above|below)$/.test(textAt(words, index + 1))
        ? undefined
        : index
    if (VERBS.has(textAt(words, index)) || PREPOSITIONS.has(textAt(words, index))) return undefined
  }
  return undefined
}

/** Where the exception of 'nothing but', 'no airline except' begins. */
function exceptionAfter(words: Words, at: number): number | undefined {
  for (let index = at + 1; index <= at + 3 && words[index] && isSame(words, index, at); index++) {
    if (/^(but|except|besides)$/.test(textAt(words, index)) || matches(words, index, ['other', 'than'])) return index
  }
  return undefined
}

/** The limit of a comparison: 'not before 9', 'no more than 6,000'. */
const bound = (words: Words, at: number): Span => {
  const { end } = nominal(words, at, at + (textAt(words, at + 2) === 'than' ? 3 : 2), 'bound')
  return { start: at, end, trigger: at, kind: 'bound' }
}

/** Of what follows a word that excludes: the thing named next, up to another preposition, verb or clause. */
function nominal(words: Words, start: number, from: number, kind: Span['kind']): Span {
  let end = from
  while (words[end] && isSame(words, end, start) && !words[end]?.comma && FUNCTION.has(textAt(words, end))) end++
  for (let named = 0; !isBreak(words, end, start); end++, named++) {
    if (named > 0 && (PREPOSITIONS.has(textAt(words, end)) || isRestart(words, end))) break
  }
  return { start, end, trigger: start, kind }
}

/** Of a negated verb: its clause, with the subject unless that is a person. */
function clausal(words: Words, at: number, from: number): Span {
  let end = from
  while (words[end] && !isBreak(words, end, at) && (VERBS.has(textAt(words, end)) || textAt(words, end) === 'to')) end++
  for (let named = 0; !isBreak(words, end, at); end++, named++) {
    if (named > 0 && isRestart(words, end) && textAt(words, end - 1) !== 'to') break
  }
  return { start: clauseStart(words, at), end, trigger: at, kind: 'denied' }
}

/** Whether a verb or a person begins what is wanted instead: 'not the first one I want the second'. */
const isRestart = (words: Words, at: number): boolean => {
  const word = textAt(words, at)
  if (word === 'and' || word === 'aur') return VERBS.has(textAt(words, at + 1)) || PRONOUNS.has(textAt(words, at + 1))
  return VERBS.has(word) || (PRONOUNS.has(word) && word !== 'it' && word !== 'that' && word !== 'this')
}

/** Where the clause of a word begins: behind the last break, at a person who is its subject. */
function clauseStart(words: Words, at: number): number {
  let start = at
  while (start > 0 && isSame(words, start - 1, at) && !words[start]?.comma && !BREAKS.has(textAt(words, start - 1))) {
    const before = textAt(words, start - 1)
    if (before === 'who' || before === 'which' || (before === 'and' && start < at)) break
    start--
    if (PRONOUNS.has(before)) break
  }
  return start
}

/** What is negated before a word, as Hindi does: 'Air India nahi', 'pehla wala mat lo', 'Air India ke alawa'. */
function backwardAt(words: Words, at: number): Span | undefined {
  const word = textAt(words, at)
  const posted = POSTPOSED.find((phrase) => matches(words, at, phrase))
  const hasBefore = at > 0 && isSame(words, at, at - 1)
  // 'Air India ko avoid karo'.
  if (hasBefore && /^(avoid|skip|exclude|ignore|hide)$/.test(word) && /^kar/.test(textAt(words, at + 1)))
    return leftward(words, at, at + 1)
  if (posted && hasBefore) return leftward(words, at, at + posted.length - 1)
  if (!HINDI_NOT.has(word) || at === 0 || isBreak(words, at, at - 1)) return undefined
  const [before, next] = [textAt(words, at - 1), isSame(words, at, at + 1) ? textAt(words, at + 1) : '']
  const ofVerb = VERBS.has(before) || (VERBS.has(next) && !words[at + 1]?.comma)
  if (!ofVerb) return leftward(words, at, at)
  let end = at + 1
  while (words[end] && !isBreak(words, end, at) && /^(hai|hain|tha|thi|ho)$|^(kar|le)$/.test(textAt(words, end))) end++
  while (words[end] && !isBreak(words, end, at) && VERBS.has(textAt(words, end))) end++
  return { start: clauseStart(words, at), end, trigger: at, kind: 'denied' }
}

/** No thing is named with more words. */
const MOST_NAMED = 12

/** The thing that is named before a word, up to the words that belong to something else. */
function leftward(words: Words, at: number, last: number): Span {
  let start = at
  // 'Mumbai ko nahi'.
  if (POSTPOSITIONS.has(textAt(words, start - 1)) && start > 1) start--
  for (
    let named = 0;
    named < MOST_NAMED && start > 0 && isSame(words, start - 1, at) && !words[start]?.comma;
    named++
  ) {
    const before = textAt(words, start - 1)
    if (BREAKS.has(before) || PRONOUNS.has(before) || POSTPOSITIONS.has(before) || PREPOSITIONS.has(before)) break
    if (VERBS.has(before) || /^(hai|hain|tha|thi|yes|no|and|aur)$/.test(before)) break
    if (named > 0 && THINGS.has(before)) break
    start--
  }
  return { start, end: last + 1, trigger: at, kind: 'excluded' }
}
