import { romanised } from '../../text/devanagari.ts'
import { either } from '../../text/phrase-grammar.ts'
import { opensWith, placeOf, says, wordingOf } from '../../text/phrases-in.ts'
import { isFunctionWord } from '../../text/skipped-words.ts'
import { mayTakeOut } from '../commands/may-remove.ts'
import { commandIn } from '../commands/read-command.ts'
import type { ExpenseContext } from '../context.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { isMarked } from '../sending/questions.ts'
import { wantsToSend } from '../sending/wishes.ts'
import { isNegation } from '../skipped.ts'
import * as lists from './purpose-words.ts'

export type Context = Pick<ExpenseContext, 'open' | 'focus' | 'today'>

const MOST_WORDS = 30

/** What a message tells, and the words of it that say of which bill. */
export interface Told {
  about: string
  words: string
  /** It is called a purpose. */
  isNamed?: boolean
}

/** The receipts of which something is told; none for all of them. */
export function named(about: string, { open, focus, today }: Context): string[] {
  const { by, receipts } = mentionsIn(withoutDenial(about), open, { today, focus })
  const isNamed = by !== 'none' && by !== 'date'
  const isOfAll = /\b(?:all|both|these|every|sab|saare|dono)\b/i.test(about)
  return isNamed && !isOfAll && receipts.length < open.length + (open.length === 1 ? 1 : 0)
    ? receipts.map(({ id }) => id)
    : []
}

const withoutDenial = (text: string): string => text.replace(/\b(?:not|isn'?t|wasn'?t|nahin?|nhi)\b/gi, ' ')

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

/** The purpose that a sentence states, and the words that say of what; with its slips put right where it states none as typed. */
export function purposeOf(said: string, context: Context): Told | undefined {
  const { text, tokens, words: own } = wordingOf(said)
  const latin = wordingOf(romanised(said)).words
  const words = latin.length === own.length ? latin : own
  if (words.length < 2 || words.length > MOST_WORDS || /\d[\d,]{2,}/.test(said.replace(/\b20\d\d\b/g, '')))
    return undefined
  if (isMarked(said)) return undefined
  const from = (at: number) => text.slice(tokens[at]?.start ?? text.length).trim()
  const until = (at: number) => text.slice(0, tokens[at]?.start ?? text.length).trim()
  const read = (as: readonly string[]) => toldIn({ said, read: as.join(' '), words: as, from, until, context })
  const right = words.map(lists.spelledRight)
  const isSlip = right.some((word, at) => word !== words[at])
  const [typed, meant] = [read(words), isSlip ? read(right) : undefined]
  return meant?.isNamed ? meant : (typed ?? meant)
}

function toldIn(sentence: Sentence): Told | undefined {
  const label = labelled(sentence)
  if (label || !mayTell(sentence)) return label ?? afterDenial(sentence)
  return (
    hindiTold(sentence) ?? statedFor(sentence) ?? peopleTold(sentence) ?? toldOfBill(sentence) ?? mealTold(sentence)
  )
}

/** 'It was not for me alone, we were two': what follows what is denied. */
function afterDenial({ said, context }: Sentence): Told | undefined {
  const [denied = '', ...rest] = said.split(',')
  const isDenied = wordingOf(denied).words.some(isNegation)
  return isDenied && rest.length > 0 ? purposeOf(rest.join(',').trim(), context) : undefined
}

/** 'Purpose was the vendor audit', 'note for the courier: samples to Coromandel', 'purpose me likho client calls'. */
function labelled({ said, words, from, until }: Sentence): Told | undefined {
  const label = placeOf(lists.LABEL, words)
  if (!label || wantsToSend(said) || asksFirst(words)) return undefined
  // 'Note mein se training hata do' changes a note.
  if (mayTakeOut(said) && said.indexOf(':') < 0) return undefined
  const before = words.slice(0, label.start)
  const isLabel = label.start === 0 || lists.ADDS(words, 0).length > 0 || mayBeOf(before)
  if (!isLabel) return undefined
  const isNamed = words.slice(label.start, label.end).some((word) => lists.PURPOSE.has(word))
  const told = (about: string, value: string) =>
    isEmpty(value) ? undefined : { about, words: value, ...(isNamed && { isNamed }) }
  const sign = signAt(said)
  if (sign) return told(said.slice(0, sign.at), cleaned(said.slice(sign.end)))
  const start = valueAt(words, label.end)
  const between = until(start).slice(until(label.end).length)
  return told(`${until(label.start)} ${between}`, cleaned(from(start)))
}

/** Where a colon stands, or a dash that is used as one: 'purpose of both - plant visit'. */
function signAt(said: string): { at: number; end: number } | undefined {
  const colon = said.indexOf(':')
  if (colon > 0) return { at: colon, end: colon + 1 }
  const dash = /\s[-–—]+\s/.exec(said)
  const isLead = dash !== null && wordingOf(said.slice(0, dash.index)).words.length <= MOST_SUBJECT
  return isLead && !says(said.slice(0, dash.index), lists.IS)
    ? { at: dash.index, end: dash.index + dash[0].length }
    : undefined
}

/** Nothing is said of what something was for: 'purpose for all', 'purpose is needed'. */
function isEmpty(value: string): boolean {
  const { words } = wordingOf(value)
  return words.every((word) => isFunctionWord(word) || lists.OF_FIELD.has(word)) || asksFirst(words)
}

/** Where what is said begins behind 'purpose': 'for all is …', 'of the hotel was …', 'as …', 'me likho …'. */
function valueAt(words: readonly string[], at: number): number {
  // 'Purpose dono ka plant visit', 'purpose both ka …'.
  const ofAll = Math.max(at, ...lists.OF_ALL(words, at))
  if (ofAll > at) return Math.max(ofAll, ...lists.IS(words, ofAll))
  const of = lists.OF(words, at)[0]
  const is = placeOf(lists.IS, words, at)
  if (of !== undefined && is && is.start - at <= MOST_SUBJECT) return is.end
  const within = Math.max(at, ...lists.IN_IT(words, at))
  const verb = Math.max(within, ...lists.ADDS(words, within))
  if (verb > within) return verb
  return Math.max(at, ...lists.IS(words, at))
}

/** 'Hotel purpose', 'dono ka uddeshya': what stands before the label names bills. */
const mayBeOf = (before: readonly string[]): boolean =>
  before.length <= MOST_SUBJECT && !before.some(isNegation) && !ordersFirst(before)

/** Whether a sentence begins with a question, or with a verb that wants something done. */
const asksFirst = (words: readonly string[]): boolean => lists.ASKS_FIRST.has(firstOf(words))
/** 'Claim was for the audit' orders nothing. */
function ordersFirst(words: readonly string[]): boolean {
  const at = words.findIndex(isOfSentence)
  return lists.ORDERS.has(words[at] ?? '') && lists.WAS(words, at + 1).length === 0
}
const isOfSentence = (word: string): boolean => !lists.LEADS.has(word) || lists.ASKS_FIRST.has(word)
const firstOf = (words: readonly string[]): string => words.find(isOfSentence) ?? ''

const MOST_SUBJECT = 6

/** What denies, commands or sends tells of no purpose. */
function mayTell({ said, read, words, context }: Sentence): boolean {
  const isWish = asksFirst(words) || ordersFirst(words) || opensWith(read, lists.WANTS) || words.some(isHindiWish)
  if (isWish) return false
  const [first = ''] = said.split(',')
  const isDenied = wordingOf(first).words.some(isNegation) || (words.some(isNegation) && first === said)
  return !isDenied && !opensWith(said, lists.ADDS) && !wantsToSend(said) && !commandIn(romanised(said), context)
}

const isHindiWish = (word: string): boolean => lists.HINDI_WISH.has(word)

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
function statedFor({ read, words, from, until }: Sentence): Told | undefined {
  const stated = placeOf(lists.SAYS_WHAT_FOR, words)
  if (!stated || stated.start === 0 || stated.start > MOST_SUBJECT || !says(read, lists.FOR_WORK)) return undefined
  if (words.slice(0, stated.start).some((word) => lists.NO_SUBJECT.has(word))) return undefined
  // 'The parcel held samples for Coromandel': the verb stands before it.
  if (placeOf(lists.TELLS, words, 1)?.start !== stated.start && words[stated.start] === 'for') return undefined
  return { about: until(stated.start), words: cleaned(from(stated.start).replace(FOR_FIRST, '')) }
}

const FOR_FIRST = /^(?:is|was|were|are|for) (?:for )?(?:(?:a|an|the) )?/i

/** 'Lunch with two clients from Tata'. */
function peopleTold({ said, read, words, until, context }: Sentence): Told | undefined {
  const people = placeOf(lists.PEOPLE_WITH, words)
  const work = says(read, lists.FOR_WORK)
  const isOfWork = work || says(read, lists.OF_COMPANY)
  if (!people || people.start > MOST_SUBJECT || !isOfWork || !(says(read, lists.MEAL) || work)) return undefined
  const before = words.slice(0, people.start).join(' ')
  // What is told says what there was with them: 'every line with date and vendor' does not.
  const isOccasion = says(before, either(lists.MEAL, lists.FOR_WORK, lists.WAS))
  if (before !== '' && !isOccasion && named(until(people.start), context).length === 0) return undefined
  return { about: until(people.start), words: cleaned(said) }
}

/** 'We were 3 people, me, Rohit and his boss', 'dinner to discuss the contract', 'tea for visitors it was'. */
function mealTold({ said, read, words, context }: Sentence): Told | undefined {
  const isOther = words.some((word) => lists.OWN.has(word))
  if (context.open.length === 0 || isOther) return undefined
  const counted = placeOf(lists.PEOPLE_COUNTED, words)
  const isCounted = counted !== undefined && counted.start <= MOST_SUBJECT
  const meal = placeOf(lists.MEAL, words)
  const isOfWork = meal !== undefined && meal.start <= 3 && (says(read, lists.TOPIC) || says(read, lists.FOR_WORK))
  return isCounted || (isOfWork && says(read, lists.LEADS_TO_WORK)) ? { about: said, words: cleaned(said) } : undefined
}

/** 'The parcel held samples for Coromandel', 'it was sent to Pune for the renewal': of a bill that it names. */
function toldOfBill({ read, words, from, until, context }: Sentence): Told | undefined {
  const tells = placeOf(lists.TELLS, words, 1)
  if (!tells || tells.start > MOST_SUBJECT || says(read, lists.OF_BILL)) return undefined
  if (words.slice(0, tells.start).some((word) => lists.NO_SUBJECT.has(word))) return undefined
  const about = until(tells.start)
  const isOfWork = placeOf(lists.TO_WORK, words, tells.start) !== undefined && words.length - tells.end >= 2
  return isOfWork && named(about, context).length > 0
    ? { about, words: cleaned(from(tells.start).replace(WAS, '')) }
    : undefined
}

const WAS = /^(?:is|was|were|are) (?:for )?(?:(?:a|an|the) )?/i

const MARKS = new Set(' \t.,;:=–-!।')
const DONE = /,? (?:note that|note it|mention it|likh do|likho|likh dena|daal do|kar do)$/iu
const PRONOUN = /^(?:yeh?|woh?|isko|usko|ise|use|यह|ये|वह|वो)\s/iu

/** 'Yeh office ke liye' says of what, and not what for. */
const withoutPronoun = (said: string): string => said.replace(PRONOUN, '')

/** What was said, without the marks around it and the verb that Hindi puts behind it. */
export function cleaned(said: string): string {
  const text = unmarked(said)
  return unmarked(text.replace(DONE, ''))
}

function unmarked(said: string): string {
  let [start, end] = [0, said.length]
  while (start < end && MARKS.has(said[start] ?? '')) start += 1
  while (end > start && MARKS.has(said[end - 1] ?? '')) end -= 1
  return said.slice(start, end)
}
