import { anyOf, inOrder, maybe, phrases, type Rule, several, wordsIn } from './phrase-grammar.ts'
import { wordingOf } from './phrases-in.ts'
import { type Token, tokenise } from './tokens.ts'
import { ADDRESS, AT_ONCE, PLEASE, THANKS } from './words/filler.ts'
import { kindly } from './words/kindly.ts'

/** What a request can be booked on. */
export type BookingField = 'cost_centre' | 'project'

/** What somebody wants a request booked on, by code or name as they wrote it; null for none of their own choice. */
export type BookedOn = Partial<Record<BookingField, string | null>>

export interface BookingWish {
  on: BookedOn
  /** Fields of which the choices are asked for. */
  asks: BookingField[]
  /** What else the message says; empty where it says no more. */
  rest: string
}

const PROJECT = anyOf(['project'])
const COST_CENTRE = anyOf(
  phrases('cost centre | cost center | costcentre | costcenter | cost code | cost centre code | cost center code'),
)
const FIELDS: readonly [BookingField, Rule][] = [
  ['cost_centre', COST_CENTRE],
  ['project', PROJECT],
]
const PLURALS: readonly [BookingField, Rule][] = [
  ['cost_centre', anyOf(phrases('cost centres | cost centers | costcentres | costcenters | cost codes'))],
  ['project', anyOf(['projects'])],
]

const DETERMINER = maybe(anyOf(phrases('the | my | our | a | this | another | that')))
const BOOK = anyOf(
  kindly(phrases('book | charge')),
  phrases(
    `book | books | charge | bill | put | allocate | assign | tag | move | shift | post | claim | debit | map | switch | change | count | log | add`,
  ),
)
const OBJECT = several(
  anyOf(
    phrases(
      `it | this | that | them | these | those | the | my | our | all | of | everything | whole | both | trip | trips | claim | request | expense | expenses
       receipt | receipts | bill | bills | flight | hotel | journey | draft | cost | isko | ise | isse`,
    ),
  ),
)
const ONTO = anyOf(phrases('on | onto | to | under | against | in | into | over to'))
/** 'Book it on the', 'charge this trip to', 'charge the', 'under'. */
const LEADS = [
  inOrder(BOOK, OBJECT, ONTO, DETERMINER),
  inOrder(anyOf(phrases('charge | bill | debit | use | set | change | switch to | make')), DETERMINER),
  inOrder(anyOf(phrases('under | against | booked on | booked to | charged to | charge to')), DETERMINER),
]
const LINK = anyOf(
  phrases(
    'is | are | to | as | code | number | no | called | named | should be | will be | is called | code is | number is | id',
  ),
)
/** In Hindi what is to be done stands behind: 'project Apollo pe daalo'. */
const BEHIND = inOrder(
  anyOf(phrases('pe | par | mein | me | ke naam | ke under | ko')),
  anyOf(
    phrases(
      'daalo | dalo | daal do | dal do | daal dena | dal dena | lagao | laga do | book karo | book kar do | charge karo | charge kar do | rakho | rakh do | karo | kar do',
    ),
  ),
)
const NONE_BEFORE = inOrder(
  anyOf(
    phrases(
      `no | without | remove | drop | clear | take off | take it off | take this off | take them off | not on any | default | the default | back to the default
       my own | my usual | use my own | use my usual | use the default | use default | back to my own | back to my usual | back to my`,
    ),
  ),
  DETERMINER,
)
/** What is said not to be done, asked about, or only supposed. */
const UNMEANT = anyOf(
  phrases(
    `dont | do not | never | not | shouldnt | should not | should i | shall i | why | was | were | is it | is this | did | does | if | unless | when | mat | nahi | cant | cannot | what happens`,
  ),
)
const ASKS = anyOf(phrases('which | what | list | show | show me | tell me | kaun se | kaunse | available | open'))
const STOPS = anyOf(
  PLEASE,
  THANKS,
  phrases(
    `and | but | then | also | instead | too | aur | now | for this | for the | for now | with | when | because | as well | i | you | then send | ji | on | from | not`,
  ),
)

/** A name has at most this many words. */
const MOST_WORDS = 8

/**
 * Reads what a request is to be booked on: 'book it on project Apollo', 'charge this to cost centre CC-42, please'. Undefined where
 * nothing is said of it. A project that is only spoken of, such as 'a review of project Apollo', is none to book on.
 */
export function bookingIn(message: string): BookingWish | undefined {
  const { text, tokens, words } = wordingOf(message)
  const on: BookedOn = {}
  const spans: { start: number; end: number }[] = []
  for (const [field, rule] of FIELDS) {
    const found = places(rule, words).map((place) => wishAt({ text, tokens, words }, field, place))
    const last = found.findLast((one) => one !== undefined)
    if (!last) continue
    on[field] = last.name
    spans.push(last)
  }
  const asks = spans.length > 0 ? [] : PLURALS.flatMap(([field, rule]) => (isAsked(rule, words) ? [field] : []))
  if (spans.length === 0 && asks.length === 0) return undefined
  return { on, asks, rest: asks.length > 0 ? '' : restOf(text, tokens, spans) }
}

/**
 * Reads 'book on PRJ-101' and 'charge it to PRJ-101, please', where a code alone says what is meant. A code of other records, such as
 * a trip or a claim, is none, and no number without letters either.
 */
export function bookingByCodeIn(message: string): BookingWish | undefined {
  const { text, tokens, words } = wordingOf(message)
  for (const [start, token] of tokens.entries()) {
    const lead = LEADS.map((rule) => leadBefore(rule, words, start)).find((at) => at !== undefined)
    const blank = text.slice(token.start).search(/[\s,;.!?]|$/)
    const code = text.slice(token.start, token.start + blank)
    const [, letters, digits] = /^([a-z]{2,6})-?(\d{2,6})$/i.exec(code) ?? []
    if (lead === undefined || letters === undefined || digits === undefined) continue
    if (OTHER_CODES.has(letters.toLowerCase()) || places(UNMEANT, words.slice(0, start)).length > 0) continue
    if (text.slice(token.start).includes('?')) continue
    const end = tokens.findIndex((one) => one.start >= token.start + blank)
    const until = end < 0 ? tokens.length : end
    const field = COST_CENTRE_CODES.has(letters.toLowerCase()) ? 'cost_centre' : 'project'
    return { on: { [field]: code }, asks: [], rest: restOf(text, tokens, [{ start: lead, end: until }]) }
  }
  return undefined
}

const OTHER_CODES = new Set(['trp', 'exp', 'inv', 'bill', 'receipt', 'upi', 'rs', 'inr'])
const COST_CENTRE_CODES = new Set(['cc', 'cst', 'cost'])

type Words = ReturnType<typeof wordingOf>

function isAsked(rule: Rule, words: readonly string[]): boolean {
  const [place] = places(rule, words)
  return place !== undefined && places(ASKS, words.slice(0, place.start)).length > 0
}

function places(rule: Rule, words: readonly string[]): { start: number; end: number }[] {
  return words.flatMap((_, start) => {
    const end = Math.max(-1, ...rule(words, start))
    return end > start ? [{ start, end }] : []
  })
}

/** What is said where a field is named, and from which to which word. */
function wishAt(
  { text, tokens, words }: Words,
  field: BookingField,
  { start, end }: { start: number; end: number },
): { name: string | null; start: number; end: number } | undefined {
  const sentence = tokens[start]?.sentence
  const clause = words.map((word, at) => (tokens[at]?.sentence === sentence ? word : ''))
  if (places(UNMEANT, clause.slice(0, start)).length > 0) return undefined
  const none = leadBefore(NONE_BEFORE, words, start)
  const after = nameAt(tokens, words, end)
  if (none !== undefined && after.words === 0) return { name: null, start: none, end }
  const lead = LEADS.map((rule) => leadBefore(rule, words, start)).find((at) => at !== undefined)
  const linked = Math.max(end, ...LINK(words, end))
  const isLinked = linked > end || text.slice(tokens[end - 1]?.end, tokens[end]?.start).match(/[:=]/) !== null
  const named = linked > end ? nameAt(tokens, words, linked) : after
  const behind = Math.max(-1, ...BEHIND(words, named.end))
  if (named.words > 0) {
    const isApart = start === 0 || /[,/;&+]/.test(text.slice(tokens[start - 1]?.end, tokens[start]?.start))
    const opens = isApart || ['and', 'the', 'my', 'or'].includes(words[start - 1] ?? '')
    const isPlain = lead !== undefined || behind > 0 || (opens && (isLinked || field === 'cost_centre'))
    if (!isPlain) return undefined
    const from = lead ?? (start > 0 && ['the', 'my'].includes(words[start - 1] ?? '') ? start - 1 : start)
    const until = behind > 0 ? behind : named.end
    return { name: textOf(text, tokens, named), start: from, end: afterContrast(tokens, words, until) }
  }
  return namedBefore(text, tokens, words, { start, end })
}

/** Where the clause ends if it goes on with what is not meant: 'Marketing, not Sales'. */
function afterContrast(tokens: readonly Token[], words: readonly string[], end: number): number {
  if (words[end] !== 'not') return end
  const next = tokens.findIndex((token, at) => at > end && (token.comma || token.sentence !== tokens[end]?.sentence))
  return next < 0 ? tokens.length : next
}

/** 'Book it on the Apollo project': the name stands between the words that lead to it and the field. */
function namedBefore(
  text: string,
  tokens: readonly Token[],
  words: readonly string[],
  { start, end }: { start: number; end: number },
) {
  for (let at = Math.max(0, start - MOST_WORDS); at < start; at += 1) {
    const [rule] = LEADS
    const lead = rule && leadBefore(rule, words, at)
    const isOne = tokens[at]?.sentence === tokens[start]?.sentence
    if (lead === undefined || !isOne || STOPS(words, at).length > 0) continue
    const from = ['the', 'my', 'our'].includes(words[at] ?? '') ? at + 1 : at
    if (from < start) return { name: textOf(text, tokens, { start: from, end: start }), start: lead, end }
  }
  return undefined
}

/** Where words that lead up to a position begin; the longest of them. */
function leadBefore(rule: Rule, words: readonly string[], end: number): number | undefined {
  for (let at = Math.max(0, end - 14); at < end; at += 1) if (rule(words, at).includes(end)) return at
  return undefined
}

/** The words of a name from a position on, to the end of the clause. */
function nameAt(tokens: readonly Token[], words: readonly string[], start: number) {
  let end = start
  while (end < tokens.length && end - start < MOST_WORDS) {
    const [token, before] = [tokens[end], tokens[end - 1]]
    if (!token || token.sentence !== before?.sentence || (token.comma && end > start)) break
    const next = tokens[end + 1]
    const joins = words[end] === 'and' && next !== undefined && isCapital(next) && end > start
    const isField = FIELDS.some(([, rule]) => rule(words, end).length > 0)
    if (isField || (!joins && STOPS(words, end).length > 0) || BEHIND(words, end).length > 0) break
    end += 1
  }
  return { start, end, words: end - start }
}

const isCapital = ({ raw }: Token) => /^\p{Lu}/u.test(raw)

function textOf(text: string, tokens: readonly Token[], { start, end }: { start: number; end: number }): string {
  return text.slice(tokens[start]?.start, tokens[end - 1]?.end).trim()
}

const JOINS = wordsIn('and also then aur but'.split(' '), PLEASE)

/** The text without the words of these places and what joined them to the rest. */
function restOf(text: string, tokens: readonly Token[], spans: readonly { start: number; end: number }[]): string {
  const parts: string[] = []
  let from = 0
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(from, Math.max(from, tokens[start]?.start ?? 0)))
    from = tokens[end - 1]?.end ?? text.length
  }
  return [...parts, text.slice(from)].flatMap(withoutJoins).join(', ')
}

/** A part of a text without the words that joined it to others; nothing where no wish is left. */
function withoutJoins(part: string): string[] {
  const tokens = tokenise(part)
  const first = tokens.findIndex(({ said }) => !JOINS.has(said))
  const last = tokens.findLastIndex(({ said }) => !JOINS.has(said))
  const [begin, end] = [tokens[first], tokens[last]]
  if (!begin || !end || tokens.every(({ said }) => IDLE.has(said) || JOINS.has(said))) return []
  const mark = part.slice(end.end).includes('?') ? '?' : ''
  return [`${part.slice(begin.start, end.end)}${mark}`]
}

/** Words that wish for nothing without the others. */
const IDLE = wordsIn(
  'you ok okay can could i want to instead too it isko ise isse ye yeh this that'.split(' '),
  PLEASE,
  THANKS,
  ADDRESS,
  AT_ONCE,
)
