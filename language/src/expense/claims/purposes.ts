import { romanised } from '../../text/devanagari.ts'
import { opensWith, placeOf, says, wordingOf } from '../../text/phrases-in.ts'
import { isFunctionWord, isTalk } from '../../text/skipped-words.ts'
import { mayTakeOut } from '../commands/may-remove.ts'
import { commandIn } from '../commands/read-command.ts'
import type { ExpenseContext } from '../context.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { isMarked } from '../sending/questions.ts'
import { refusesToSend } from '../sending/refusals.ts'
import { wantsToSend } from '../sending/wishes.ts'
import { isNegation } from '../skipped.ts'
import * as lists from './purpose-words.ts'

/** What something was for, or who was there, as whoever decides on it is told. */
export interface Purpose {
  /** As it was said. */
  words: string
  /** The ids of the receipts that it is of; none for all. */
  receipts: string[]
}

type Context = Pick<ExpenseContext, 'open' | 'focus' | 'today'>

/** What ends one sentence and begins the next. */
const SENTENCES = /[.!;]\s|[\n|।]/u
const MOST_WORDS = 30

/**
 * Returns what a message tells of the purpose of bills or of who was there, with the sentences that say something else. Beside a bill
 * that is named those may wish for anything; beside a bare remark they only hold the sending back.
 */
export function purposeIn(message: string, context: Context): { purpose: Purpose; rest: string[] } | undefined {
  if (context.open.length === 0 || isMarked(message)) return undefined
  const sentences = message.split(SENTENCES).filter((sentence) => /\p{L}/u.test(sentence))
  const wished = wishedNoted(sentences)
  const told = sentences.map((sentence) => purposeOf(sentence, context))
  const all = told.flatMap((found) => found ?? [])
  const found = wished ?? (all.length > 0 ? joined(all) : undefined)
  if (found === undefined) return undefined
  const rest = wished ? [] : sentences.filter((_, index) => told[index] === undefined)
  const receipts = named(found.about, context)
  if (!rest.every(isBeside) && receipts.length === 0) return undefined
  return { purpose: { words: found.words, receipts }, rest }
}

/** What several sentences tell, as one note. */
const joined = (all: readonly Told[]): Told => ({
  about: all.map(({ about }) => about).join('. '),
  words: all.map(({ words }) => words).join('. '),
})

/** The receipts of which something is told; none for all of them. */
function named(about: string, { open, focus, today }: Context): string[] {
  const { by, receipts } = mentionsIn(withoutDenial(about), open, { today, focus })
  const isNamed = by !== 'none' && by !== 'date'
  const isOfAll = /\b(?:all|both|these|every|sab|saare|dono)\b/i.test(about)
  return isNamed && !isOfAll && receipts.length < open.length + (open.length === 1 ? 1 : 0)
    ? receipts.map(({ id }) => id)
    : []
}

const withoutDenial = (text: string): string => text.replace(/\b(?:not|isn'?t|wasn'?t|nahin?|nhi)\b/gi, ' ')

/** Sentences that only hold the sending back, or say nothing of their own. */
export const isBeside = (sentence: string): boolean => {
  const { words } = wordingOf(sentence)
  return refusesToSend(sentence) || words.every((one) => isFunctionWord(one) || isTalk(one))
}

/** What a message tells, and the words of it that say of which bill. */
interface Told {
  about: string
  words: string
}

/** Holds an amount, which may be of a bill. */
const VALUED = /(?:₹|\brs\.?)\s?\d|\d[\d,]{2,}/i

/** What is said before 'mention it', in whatever words. */
function wishedNoted(sentences: readonly string[]): Told | undefined {
  const { words } = wordingOf(sentences.at(-1) ?? '')
  const said = sentences.slice(0, -1).join('. ')
  const isWish = words.length > 0 && lists.NOTE_IT(words, 0).includes(words.length)
  return isWish && said !== '' && !VALUED.test(said) && !wantsToSend(said)
    ? { about: said, words: cleaned(said) }
    : undefined
}

/** A sentence as the ways of telling a purpose read it. */
interface Sentence {
  said: string
  /** Its words in Latin script. */
  read: string
  words: readonly string[]
  /** As it was said, from a word on and up to one. */
  from: (at: number) => string
  until: (at: number) => string
  context: Context
}

/** The purpose that a sentence states, and the words that say of what. */
function purposeOf(said: string, context: Context): Told | undefined {
  const { text, tokens, words: own } = wordingOf(said)
  const latin = wordingOf(romanised(said)).words
  const words = latin.length === own.length ? latin : own
  if (words.length < 2 || words.length > MOST_WORDS || /\d[\d,]{2,}/.test(said.replace(/\b20\d\d\b/g, '')))
    return undefined
  const from = (at: number) => text.slice(tokens[at]?.start ?? text.length).trim()
  const until = (at: number) => text.slice(0, tokens[at]?.start ?? text.length).trim()
  const sentence = { said, read: words.join(' '), words, from, until, context }
  const label = labelled(sentence)
  if (label || !mayTell(sentence)) return label
  return (
    hindiTold(sentence) ?? statedFor(sentence) ?? peopleTold(sentence) ?? toldOfBill(sentence) ?? mealTold(sentence)
  )
}

/** 'Purpose was the vendor audit', 'note for the courier: samples to Coromandel', 'purpose me likho client calls'. */
function labelled({ said, words, from, until }: Sentence): Told | undefined {
  const label = placeOf(lists.LABEL, words)
  if (!label || wantsToSend(said)) return undefined
  // 'Note mein se training hata do' changes a note.
  if (mayTakeOut(said) && said.indexOf(':') < 0) return undefined
  const isLabel = label.start === 0 || lists.ADDS(words, 0).length > 0 || mayBeOf(words, label.start)
  if (!isLabel) return undefined
  const colon = said.indexOf(':')
  if (colon > 0) {
    const value = cleaned(said.slice(colon + 1))
    return value === '' ? undefined : { about: said.slice(0, colon), words: value }
  }
  const start = valueAt(words, label.end)
  const value = cleaned(from(start))
  const between = until(start).slice(until(label.end).length)
  return value === '' ? undefined : { about: `${until(label.start)} ${between}`, words: value }
}

/** Where what is said begins behind 'purpose': 'for all is …', 'of the hotel was …', 'as …', 'me likho …'. */
function valueAt(words: readonly string[], at: number): number {
  const of = lists.OF(words, at)[0]
  const is = placeOf(lists.IS, words, at)
  if (of !== undefined && is && is.start - at <= MOST_SUBJECT) return is.end
  const within = Math.max(at, ...lists.IN_IT(words, at))
  const verb = Math.max(within, ...lists.ADDS(words, within))
  if (verb > within) return verb
  return Math.max(at, ...lists.IS(words, at))
}

/** 'Hotel purpose', 'dono ka uddeshya': what stands before the label names bills. */
const mayBeOf = (words: readonly string[], at: number): boolean =>
  at <= MOST_SUBJECT && !words.slice(0, at).some(isNegation)

const MOST_SUBJECT = 6

/** What denies, commands or sends tells of no purpose. */
function mayTell({ said, words, context }: Sentence): boolean {
  const [first = ''] = said.split(',')
  const isDenied = wordingOf(first).words.some(isNegation) || (words.some(isNegation) && first === said)
  return !isDenied && !opensWith(said, lists.ADDS) && !wantsToSend(said) && !commandIn(romanised(said), context)
}

/** 'Client meeting ke liye tha', 'dealer ke saath dopahar ka khana tha'. */
function hindiTold({ said, read, words, until }: Sentence): Told | undefined {
  const last = words.findLastIndex((_, at) => lists.FOR_BEFORE(words, at).length > 0)
  const isOwn = words.some((_, at) => lists.NOT_FOR(words, at).length > 0)
  if (last > 0 && says(read, lists.FOR_WORK) && !isOwn)
    return { about: said, words: withoutPronoun(cleaned(until(last))) }
  const isWith = placeOf(lists.WITH_BEFORE, words)
  return isWith && says(read, lists.FOR_WORK) ? { about: said, words: withoutPronoun(cleaned(said)) } : undefined
}

/** 'Koshys was a client lunch', 'fuel is for the site survey', 'that was the vendor audit'. */
function statedFor({ said, words, from, until }: Sentence): Told | undefined {
  const stated = placeOf(lists.SAYS_WHAT_FOR, words)
  if (!stated || stated.start === 0 || stated.start > MOST_SUBJECT || !says(said, lists.FOR_WORK)) return undefined
  if (words.slice(0, stated.start).some((word) => lists.NO_SUBJECT.has(word))) return undefined
  // 'The parcel held samples for Coromandel': the verb stands before it.
  if (placeOf(lists.TELLS, words, 1)?.start !== stated.start && words[stated.start] === 'for') return undefined
  return { about: until(stated.start), words: cleaned(from(stated.start).replace(FOR_FIRST, '')) }
}

const FOR_FIRST = /^(?:is|was|were|are|for) (?:for )?(?:(?:a|an|the) )?/i

/** 'Lunch with two clients from Tata'. */
function peopleTold({ said, words, until }: Sentence): Told | undefined {
  const people = placeOf(lists.PEOPLE_WITH, words)
  const work = says(said, lists.FOR_WORK)
  const isOfWork = work || says(said, lists.OF_COMPANY)
  if (!people || people.start > MOST_SUBJECT || !isOfWork || !(says(said, lists.MEAL) || work)) return undefined
  return { about: until(people.start), words: cleaned(said) }
}

/** 'We were 3 people, me, Rohit and his boss', 'dinner to discuss the contract', 'tea for visitors it was'. */
function mealTold({ said, read, words, context }: Sentence): Told | undefined {
  const isOther = lists.ASKS_FIRST.has(words[0] ?? '') || words.some((word) => lists.OWN.has(word))
  if (context.open.length === 0 || isOther) return undefined
  const counted = placeOf(lists.PEOPLE_COUNTED, words)
  const isCounted = counted !== undefined && counted.start <= MOST_SUBJECT
  const meal = placeOf(lists.MEAL, words)
  const isOfWork = meal !== undefined && meal.start <= 3 && (says(read, lists.TOPIC) || says(read, lists.FOR_WORK))
  return isCounted || (isOfWork && says(read, lists.LEADS_TO_WORK)) ? { about: said, words: cleaned(said) } : undefined
}

/** 'The parcel held samples for Coromandel', 'it was sent to Pune for the renewal': of a bill that it names. */
function toldOfBill({ said, words, from, until, context }: Sentence): Told | undefined {
  const tells = placeOf(lists.TELLS, words, 1)
  if (!tells || tells.start > MOST_SUBJECT || says(said, lists.OF_BILL)) return undefined
  if (words.slice(0, tells.start).some((word) => lists.NO_SUBJECT.has(word))) return undefined
  const about = until(tells.start)
  const isOfWork = placeOf(lists.TO_WORK, words, tells.start) !== undefined && words.length - tells.end >= 2
  return isOfWork && named(about, context).length > 0
    ? { about, words: cleaned(from(tells.start).replace(WAS, '')) }
    : undefined
}

const WAS = /^(?:is|was|were|are) (?:for )?(?:(?:a|an|the) )?/i

const MARKS = new Set(' \t.,;:=–-')
const DONE = /,? (?:note that|note it|mention it|likh do|likho|likh dena|daal do|kar do)$/iu
const PRONOUN = /^(?:yeh?|woh?|isko|usko|ise|use|यह|ये|वह|वो)\s/iu

/** 'Yeh office ke liye' says of what, and not what for. */
const withoutPronoun = (said: string): string => said.replace(PRONOUN, '')

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
