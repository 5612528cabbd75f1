import { romanised } from '../../text/devanagari.ts'
import { anyOf, inOrder, several } from '../../text/phrase-grammar.ts'
import { clean, tokenise } from '../../text/tokens.ts'
import { YES } from '../../text/words/assent.ts'
import { ADDRESS, ASIDE, COURTESY, HESITATION, PLEASE, SIGH, TRANSITION } from '../../text/words/filler.ts'
import { NO } from '../../text/words/refusal.ts'
import * as words from '../words/asked-wishes.ts'

/** A longer message says more than one wish. */
const MOST_WORDS = 24

const OPENING = several(anyOf(COURTESY, TRANSITION, ASIDE, PLEASE, ADDRESS, HESITATION, SIGH, YES, NO))
const LIGHT = several(anyOf(PLEASE, ['also', 'just', 'maybe', 'perhaps', 'instead', 'still', 'quickly']))
const MAY = inOrder(OPENING, anyOf(words.MAY), LIGHT)
const CAN_HINDI = inOrder(anyOf(words.CAN_HINDI), several(anyOf(words.HINDI_MARK, PLEASE)))
const WHAT_IF = inOrder(OPENING, anyOf(words.WHAT_IF), several(anyOf(words.WHO)), LIGHT)
const THEN_ASKS = inOrder(
  several(anyOf(['so', 'and', 'then', 'to', 'toh', 'in that case'])),
  anyOf(words.THEN_ASKS),
  several(anyOf(words.HINDI_MARK)),
)
const WISHED = words.WISHED.map(([said, wished]) => [anyOf(said), wished] as const)

interface Piece {
  said: string
  start: number
  end: number
}

/** The words of a message with where they stand in it, and the message as these were cut from it. */
function piecesOf(message: string): { text: string; pieces: readonly Piece[] } {
  const text = clean(romanised(message))
  return { text, pieces: tokenise(text).map(({ said, start, end }) => ({ said, start, end })) }
}

/** A wish that is put as a question, as one says it outright: 'can we make it the evening one?' is 'make it the evening one'. */
export function askedWishIn(message: string): string | undefined {
  const { text, pieces } = piecesOf(message)
  const said = pieces.map((piece) => piece.said)
  if (said.length === 0 || said.length > MOST_WORDS) return undefined
  for (const at of MAY(said, 0)) {
    for (const [rule, wished] of WISHED) {
      const [end] = rule(said, at).toSorted((a, b) => b - a)
      const rest = end === undefined ? undefined : restFrom(text, pieces, end)
      if (rest !== undefined && rest !== '') return `${wished} ${rest}`
    }
  }
  const at = said.findIndex((_, index) => index > 0 && CAN_HINDI(said, index).includes(said.length))
  const last = pieces[at - 1]
  const first = pieces[Math.max(...OPENING(said, 0))]
  return at > 0 && last && first && first.start < last.end ? `${text.slice(first.start, last.end)} kar do` : undefined
}

/** What might be done instead, as one would wish for it: 'what if I came back on Friday, would it be cheaper?' is 'come back on Friday'. */
export function whatIfIn(message: string): string | undefined {
  const { text, pieces } = piecesOf(message)
  const said = pieces.map((piece) => piece.said)
  if (said.length > MOST_WORDS) return undefined
  const [at] = WHAT_IF(said, 0).toSorted((a, b) => b - a)
  const closing = said.findIndex((_, index) => index > (at ?? 0) && THEN_ASKS(said, index).includes(said.length))
  // Asked first, and then what of: 'would it be cheaper if I left on Friday'.
  const until = closing < 0 ? said.length : closing
  if (at === undefined || until <= at) return undefined
  const wish = pieces
    .slice(at, until)
    .map((piece) => words.IMAGINED.get(piece.said) ?? text.slice(piece.start, piece.end))
    .filter((one) => one !== 'instead' && one !== '?')
    .join(' ')
  return wish === '' ? undefined : wish
}

function restFrom(text: string, pieces: readonly Piece[], at: number): string | undefined {
  const first = pieces[at]
  return (
    first &&
    text
      .slice(first.start)
      .trimEnd()
      .replace(/(?<![?!.])[?!.]{1,5}$/, '')
      .trimEnd()
  )
}
