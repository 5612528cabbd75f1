import { anyOf, inOrder, maybe, phrases, type Rule, word } from '../../text/phrase-grammar.ts'
import { opensWith, placeOf, says, wordingOf } from '../../text/phrases-in.ts'
import { isFunctionWord, isTalk } from '../../text/skipped-words.ts'
import { commandIn } from '../commands/read-command.ts'
import type { ExpenseContext } from '../context.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { isMarked } from '../sending/questions.ts'
import { refusesToSend } from '../sending/refusals.ts'
import { wantsToSend } from '../sending/wishes.ts'
import { isNegation } from '../skipped.ts'

/** What something was for, or who was there, as whoever decides on it is told. */
export interface Purpose {
  /** As it was said. */
  words: string
  /** The ids of the receipts that it is of; none for all. */
  receipts: string[]
}

const one = (...blocks: string[]): Rule => anyOf(phrases(...blocks))

const LABEL = one('purpose | purposes | the purpose | uddeshya | udeshya | note | remark | comment | notes | remarks')
const OF = one('for | of | ka | ke | ki')
const IS = one('is | was | were | are | as | that | hai | tha | thi | likh do | likho | should be | to')
const ADDS = one('add | put | write | mention | set | make | rename | change | likho | likh do | note | keep | record')
/** What an expense of work is for; any of them makes a remark on a bill its purpose. */
const FOR_WORK = one(
  `visit | visits | meeting | meetings | meet | meetup | audit | audits | review | reviews | survey | training | trainings | workshop | workshops | conference | seminar | client | clients | customer | customers | vendor | vendors
   interview | interviews | candidate | candidates | project | site | demo | event | events | offsite | inspection | installation | negotiation | pitch | presentation | kickoff | launch | expo | exhibition | tender | recruitment | delegation | team lunch | team dinner | guests | guest | colleagues`,
)
const SAYS_WHAT_FOR = one('is for | was for | were for | are for | was | were | for')
/** In Hindi what it was for stands before it: 'client meeting ke liye tha'. */
const FOR_BEFORE = one('ke liye')
const PEOPLE_WITH = inOrder(one('with | me and | me plus | for'), word(isAny), maybe(word(isAny)))
const OF_COMPANY = one('from | of | se')
const MEAL = one('lunch | dinner | breakfast | meal | coffee | snacks | tea | drinks')

function isAny(): boolean {
  return true
}

/** What ends one sentence and begins the next. */
const SENTENCES = /[.!;]\s|[\n|]/u
const MOST_WORDS = 30

/** Returns what a message tells of the purpose of bills or of who was there, with the sentences that say something else. */
export function purposeIn(
  message: string,
  { open, focus, today }: Pick<ExpenseContext, 'open' | 'focus' | 'today'>,
): { purpose: Purpose; rest: string[] } | undefined {
  if (open.length === 0 || isMarked(message)) return undefined
  const sentences = message.split(SENTENCES).filter((sentence) => /\p{L}/u.test(sentence))
  const told = sentences.map((sentence) => purposeOf(sentence, { open, today }))
  const at = told.findIndex((found) => found !== undefined)
  const found = told[at]
  const rest = sentences.filter((_, index) => index !== at)
  if (found === undefined || !rest.every(isBeside)) return undefined
  const { by, receipts } = mentionsIn(found.about, open, { today, focus })
  const isNamed = by === 'merchant' || by === 'number' || by === 'category' || by === 'file' || by === 'focus'
  const isOfAll = /\b(?:all|both|these|every|sab|saare|dono)\b/i.test(found.about)
  return {
    purpose: { words: found.words, receipts: isNamed && !isOfAll ? receipts.map(({ id }) => id) : [] },
    rest,
  }
}

/** Sentences that only hold the sending back, or say nothing of their own. */
const isBeside = (sentence: string): boolean => {
  const { words } = wordingOf(sentence)
  return refusesToSend(sentence) || words.every((one) => isFunctionWord(one) || isTalk(one))
}

/** The purpose that a sentence states, and the words before it, which say of what. */
function purposeOf(
  sentence: string,
  context: { open: ExpenseContext['open']; today: string },
): { about: string; words: string } | undefined {
  const { text, tokens, words } = wordingOf(sentence)
  if (words.length < 2 || words.length > MOST_WORDS || /\d[\d,]{2,}/.test(sentence.replace(/\b20\d\d\b/g, ''))) {
    return undefined
  }
  const from = (at: number) => text.slice(tokens[at]?.start ?? text.length).trim()
  const until = (at: number) => text.slice(0, tokens[at]?.start ?? text.length).trim()
  const label = placeOf(LABEL, words)
  if (label && (label.start === 0 || ADDS(words, 0).length > 0 || mayBeOf(words, label.start))) {
    const start = valueAt(words, label.end)
    const said = cleaned(from(start))
    return said === '' || wantsToSend(sentence)
      ? undefined
      : { about: `${until(label.start)} ${textBetween(label.end, start)}`, words: said }
  }
  if (words.some(isNegation) || opensWith(sentence, ADDS)) return undefined
  if (wantsToSend(sentence) || commandIn(sentence, context)) return undefined
  const work = says(sentence, FOR_WORK)
  const before = placeOf(FOR_BEFORE, words)
  if (work && before && before.start > 0) return { about: '', words: cleaned(until(before.start)) }
  const stated = placeOf(SAYS_WHAT_FOR, words)
  // 'Koshys was a client lunch', 'fuel is for the site survey', 'that was the vendor audit'.
  if (work && stated && stated.start > 0 && stated.start <= MOST_SUBJECT && !isVerbless(words.slice(0, stated.start)))
    return { about: until(stated.start), words: cleaned(from(stated.start).replace(FOR_FIRST, '')) }
  // 'Lunch with two clients from Tata'.
  const people = placeOf(PEOPLE_WITH, words)
  if (people && (work || says(sentence, OF_COMPANY)) && (says(sentence, MEAL) || work) && people.start <= MOST_SUBJECT)
    return { about: until(people.start), words: cleaned(text) }
  return undefined

  function textBetween(start: number, end: number): string {
    return text.slice(tokens[start]?.start ?? text.length, tokens[end]?.start ?? text.length)
  }
}

const MOST_SUBJECT = 6
const FOR_FIRST = /^(?:is|was|were|are|for) (?:for )?(?:(?:a|an|the) )?/i

/** Where what is said begins behind 'purpose': 'for all is …', 'of the hotel was …', 'as …'. */
function valueAt(words: readonly string[], at: number): number {
  const of = OF(words, at)[0]
  const is = placeOf(IS, words, at)
  if (of !== undefined && is && is.start - at <= MOST_SUBJECT) return is.end
  return IS(words, at).at(-1) ?? at
}

/** 'Hotel purpose', 'dono ka uddeshya': what stands before the label names bills. */
const mayBeOf = (words: readonly string[], at: number): boolean =>
  at <= MOST_SUBJECT && !words.slice(0, at).some(isNegation)

/** A subject that asks or wishes is none. */
const isVerbless = (words: readonly string[]): boolean => words.some((one) => NO_SUBJECT.has(one))
const NO_SUBJECT = new Set(
  'i we you u he she they can could will would should shall how what when where which who why is was do does did how much remove drop send take change'.split(
    ' ',
  ),
)

const MARKS = new Set(' \t.,;:=–-')
const DONE = / (?:likh do|likho|likh dena|daal do|kar do)$/iu

/** What was said, without the marks around it and the verb that Hindi puts behind it. */
function cleaned(said: string): string {
  const text = unmarked(said)
  return unmarked(text.replace(DONE, ''))
}

function unmarked(said: string): string {
  let [start, end] = [0, said.length]
  while (start < end && MARKS.has(said[start] ?? '')) start += 1
  while (end > start && MARKS.has(said[end - 1] ?? '')) end -= 1
  return said.slice(start, end)
}
