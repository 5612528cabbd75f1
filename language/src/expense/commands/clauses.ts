import { anyOf, phrases, type Rule } from '../../text/phrase-grammar.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import type { Token } from '../../text/tokens.ts'
import { PLEASE } from '../../text/words/filler.ts'
import { BEHIND, LEADS } from './command-words.ts'

/** The words of a message that stand together, between marks and words that join sentences. */
export interface Clause {
  words: readonly string[]
  /** How many words of the message stand before it. */
  start: number
  /** A sign, and not only a word, parts it from what stands before it. */
  isMarked: boolean
  /** As its words were said: from the first to before the second of these places. */
  textOf: (start: number, end: number) => string
  /** The sentence ends in a question mark. */
  asks: boolean
}

/** Goes over to another clause. */
const BREAKS = new Set(
  'but lekin magar then phir fir because since kyunki kyuki coz cuz whereas though although warna otherwise so isliye toh or'.split(
    ' ',
  ),
)
const ALL = new Set('all everything everyone any anything nothing sab sabhi'.split(' '))
/** 'And' goes on with a list, unless a verb or a person follows. */
const AND = new Set('and aur n also'.split(' '))
const BEGINS_CLAUSE = anyOf(
  PLEASE,
  phrases(
    `i | we | you | he | she | they | it is | it was | send | submit | remove | delete | discard | drop | exclude | keep | leave | undo | restore | change | set | make | bring | put | show | tell | list
     then | let | dont | do not | bhej | hata | claim | take | get | what | how | is | can | could | mail | email | forward | use | correct | update | add | wait | hold | not`,
  ),
)

/** Cuts a message into clauses. */
export function clausesOf(message: string): Clause[] {
  const { text, tokens, words } = wordingOf(message)
  const cuts: number[] = []
  const marked = new Set<number>()
  for (const [at, token] of tokens.entries()) {
    if (at === 0) continue
    if (isFreeDash(text, tokens, at)) {
      cuts.push(at + 1)
      marked.add(at + 1)
      continue
    }
    const isMarked =
      token.comma || token.sentence !== tokens[at - 1]?.sentence || isDashed(text, tokens[at - 1]?.end, token.start)
    // 'All but the toll' names what is left out.
    const isExcluding = token.text === 'but' && ALL.has(words[at - 1] ?? '')
    const isJoined =
      (BREAKS.has(token.text) && !isExcluding) || (AND.has(token.text) && opens(BEGINS_CLAUSE, words, at + 1))
    if (isMarked || isJoined) cuts.push(at)
    if (isMarked) marked.add(at)
  }
  return [...cuts, tokens.length].flatMap((end, index) => {
    const start = cuts[index - 1] ?? 0
    const isCutAtDash = isFreeDash(text, tokens, end - 1)
    const [first, last] = [tokens[start], tokens[isCutAtDash ? end - 2 : end - 1]]
    if (!first || !last || end <= start) return []
    const behind = text.slice(last.end, tokens[end]?.start ?? text.length)
    const textOf = (from: number, to: number) =>
      to > from ? text.slice(tokens[start + from]?.start, tokens[start + to - 1]?.end) : ''
    return [
      {
        words: words.slice(start, isCutAtDash ? end - 1 : end),
        start,
        isMarked: marked.has(start),
        textOf,
        asks: QUESTION.some((mark) => behind.includes(mark)),
      },
    ]
  })
}

const QUESTION = ['?', '？']

/** A free-standing dash, dots, a semicolon or a colon part clauses too. */
const isDashed = (text: string, from: number | undefined, to: number): boolean => {
  const gap = text.slice(from, to)
  return ['...', '..', '…', ';', ' - ', ' – ', ': '].some((mark) => gap.includes(mark))
}

/** 'Do it - send the cab': a dash with blanks around it, and no range of numbers. */
const isFreeDash = (text: string, tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '-' && text.slice(tokens[at - 1]?.end, tokens[at + 1]?.start) === ' - '

export const opens = (rule: Rule, words: readonly string[], at: number): boolean =>
  rule(words, at).some((end) => end > at)

export const reach = (rule: Rule, words: readonly string[], at: number): number => Math.max(at, ...rule(words, at))

/** Where a clause begins and ends without leads and courtesies. */
export function bareOf({ words }: Pick<Clause, 'words'>): { start: number; end: number } {
  let start = 0
  for (let end = reach(LEADS, words, start); end > start; end = reach(LEADS, words, start)) start = end
  let end = words.length
  for (let at = end - 1; at >= start; at--) if (reach(BEHIND, words, at) === end) end = at
  return { start, end }
}
