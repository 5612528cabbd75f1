import { negatesAnything } from '../../text/affirmed-text.ts'
import { romanised } from '../../text/devanagari.ts'
import { anyOf, either, inOrder, phrases, type Rule, several } from '../../text/phrase-grammar.ts'
import { PLEASE } from '../../text/words/filler.ts'
import { isOpen, isPlainChange } from '../plain-change.ts'
import { found, saidIn } from './said.ts'

/** What a message says of changing the trip. */
export interface Changing {
  /** It plainly wishes for a change, or is made of values alone. */
  wish: 'asked' | 'values' | undefined
  /** It supposes, asks, tells or is not sure, and so changes nothing. */
  open: boolean
  /** It names no part of the trip and begins with no lead, so that its values may say when to send: 'tomorrow'. */
  bare: boolean
}

/** Begins a wish. */
const LEAD = several(
  anyOf(
    PLEASE,
    phrases(
      `and | but | also | just | then | actually | sorry | no | nope | nah | wait | hmm | oh | par | lekin | bas | to | toh | ek
       can you | can we | can i | could you | could we | could i | would you | would we | would i | will you | will we | will i | lets | let us | help me | help me to | what about | how about
       i would like | i would like to | i would like you to | id like | id like to | id like you to | i like | i like to
       i want | i want to | i want you to | i need | i need to | i need you to | i wish to | i prefer | i prefer to | i have to | we want | we want to | we need | we need to | we prefer | we have to
       ill | i will | i am | im`,
    ),
  ),
)
/** Asks for a change, where a clause begins with it. */
const CHANGES = anyOf(
  phrases(
    `change | make | move | shift | switch | swap | replace | add | include | remove | drop | use | want | need | prefer | find | search | show | look for | get | give me | book a | book an | book another | book me
     fly | flying | go | going | leave | leaving | depart | return | returning | come | stay | staying | check in | checkin | check - in | check out | checkout | check - out | from | until | till | reach | arrive | take | pick | choose
     select | try | keep | correct | update | set | put | postpone | prepone | reschedule | extend | shorten | skip | leave out | start | begin | plan | new | reverse | exclude | filter | sort | rather`,
  ),
)
const CHANGES_LAST = inOrder(
  anyOf(
    phrases(
      `instead | rather | chahiye | chahie | chaiye | dikhao | badlo | badal do | jodo | jod do | hata do | hatao | lagao | karo | kar do | kardo | kijiye`,
    ),
  ),
  atEnd,
)
const SUPPOSES_FIRST = anyOf(
  phrases(
    `what | when | where | who | why | which | how | is | are | was | were | do | does | did | has | have | should | shall | may | might | if | suppose | dont | do not | never`,
  ),
)
const SUPPOSES = anyOf(phrases('if | suppose | mat | nahi | nahin | nhi | agar'))
/** The speaker is not sure to want it: 'I may have to go on the 20th instead'. */
const HEDGES = either(
  inOrder(anyOf(['i', 'we']), anyOf(phrases('may | might | could | should | ought'))),
  anyOf(phrases('maybe | perhaps | possibly | probably | not sure | shayad')),
)
const ABOUT = anyOf(phrases('what about | how about'))

function atEnd(words: readonly string[], at: number): number[] {
  return at === words.length ? [at] : []
}

/** Reads whether a message wishes for a change. `names` are further words that are values, such as those of hotels on offer. */
export function changingIn(message: string, names: readonly string[] = []): Changing {
  const { words, asks: isQuestion } = saidIn(message)
  const from = Math.max(...LEAD(words, 0))
  const rest = words.slice(from)
  const open =
    (SUPPOSES_FIRST(rest, 0).length > 0 && ABOUT(rest, 0).length === 0) || found(SUPPOSES, rest) || found(HEDGES, words)
  const asks = begins(CHANGES, rest) || found(CHANGES_LAST, rest)
  const values = isPlainChange(from === 0 ? message : `${rest.join(' ')}${isQuestion ? '?' : ''}`, names)
  return { wish: asks ? 'asked' : values ? 'values' : undefined, open, bare: from === 0 && !found(PART, words) }
}

const PART = anyOf(phrases('flight | flights | hotel | hotels | room | rooms | class | option | one'))

const begins = (rule: Rule, words: readonly string[]): boolean => rule(words, 0).length > 0

const ASSENTS = anyOf(phrases('yes | yeah | yep | ok | okay | fine | sure | haa | haan | ji'))
/** Says that it is what the speaker thinks. */
const OPINION = anyOf(phrases('i guess | i think | i suppose | i believe'))

/** Whether a message leaves open what is wanted, but for that it is the speaker's opinion. */
export const isOpenBesideOpinion = (message: string): boolean => {
  const { words, asks } = saidIn(message)
  const left: string[] = []
  for (let at = 0; at < words.length; ) {
    const [end] = OPINION(words, at)
    if (end === undefined) left.push(words[at] ?? '')
    at = end ?? at + 1
  }
  return isOpen(`${left.join(' ')}${asks ? '?' : ''}`)
}

/** The value of 'ok, 5 August then': the 'then' makes a wish of it. */
function wishedThen(message: string): string | undefined {
  const { words, asks } = saidIn(message)
  const from = Math.max(0, ...ASSENTS(words, 0))
  return from > 0 && !asks && words.at(-1) === 'then' ? words.slice(from, -1).join(' ') : undefined
}

const opensWithAssent = (message: string): boolean => begins(ASSENTS, saidIn(message).words)
/** A question after a value: 'what about Friday?', 'and on Tuesday?', '8 ko kaisa hai'. */
const ASKS_ABOUT =
  /^\W*(?:(?:hmm+|um+|ok|okay|so|but|acha|achha|then|well|oh|no|nahi)\W+)*(?:(?:and )?(?:what|how) about|any(?:thing| flights?| options?)? (?=on |for )|and (?=on |for |the ))(?<value>[^?,]*)(?:, ?(?:is|are|would|will|does|do|any|kya)\b[^?]*)?(?:\?\s*)*$/i
const HINDI_ABOUT = /^(?<value>[^?]*?) (?:kaisa|kaisi|kaise) (?:hai|rahega|rahegi)[ ?]*$/i
/** What a question after a value names; the message as it is where it asks otherwise. */
const askedAbout = (message: string): string => {
  const asked = ASKS_ABOUT.exec(message) ?? HINDI_ABOUT.exec(message)
  return asked?.groups?.['value']?.trim() || message
}
const ASKS_WHEN =
  /^\W*(?:(?:and|so|but|ok|okay|wait|hmm+)\W+)*(?:when|which day|what day|what date|which date|what time)\b|\bkab\b/i
const CLAUSES = /[,;.]+|\b(?:so|but|then)\b/i

/**
 * Whether a clause of a message plainly wishes for another value: enough while the trip is still put together. In 'I’ll tell you
 * tomorrow' the day says something else, and in 'yes, tomorrow' it may.
 */
export function wishesInPart(message: string): boolean {
  if (isOpen(askedAbout(message))) return false
  const then = wishedThen(message)
  if (then !== undefined && isPlainChange(then)) return true
  const parts = message.split(CLAUSES).filter((clause) => clause.trim() !== '')
  // What stands behind a question answers it, or guesses at it: 'when do I leave… Monday'.
  const [first = '', ...more] = parts.filter((_, at) => !ASKS_WHEN.test(parts[at - 1] ?? ''))
  const clauses = opensWithAssent(first) && more.length > 0 ? [] : [first, ...more]
  return [message, ...clauses].some((clause) => {
    const wish = askedAbout(clause)
    return isPlainChange(wish) && (!opensWithAssent(wish) || found(PART, saidIn(wish).words))
  })
}

const TAKES_AWAY = anyOf(
  phrases(
    'remove | drop | skip | cancel | delete | scrap | without | bina | hata | hatao | nikal | nahi | nahin | nhi | mat',
  ),
)

/** Whether a message negates, excludes or takes away anything: beside it, a hotel that is named is hardly a wish for one. */
export function rejectsAnything(message: string): boolean {
  return negatesAnything(romanised(message)) || found(TAKES_AWAY, saidIn(message).words)
}
