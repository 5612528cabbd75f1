import { affirmed, negatedSpans, type Span } from './polarity.ts'
import { correctSpelling } from './spelling.ts'
import { type Token, tokenise } from './tokens.ts'

/** The signs that a tokeniser knows, each in the place of one of theirs, so that positions stay. */
const plain = (text: string) => text.replace(/[’‘`´]/g, "'").replace(/[–—−]/g, '-')

/** Hindi words of their own that are one letter away from a refusal. */
const NEAR_NAHI = new Set('sahi rahi yahi wahi kahi bahi mahi'.split(' '))

/** The words of a text. Short ones are as likely the names of others: 'Nord' is no 'nor'; and 'sahi' is no slip for 'nahi'. */
const tokensOf = (text: string): Token[] =>
  correctSpelling(tokenise(plain(text))).map((token) =>
    token.text.length < 5 && (token.text !== 'nahi' || NEAR_NAHI.has(token.said))
      ? { ...token, text: token.said }
      : token,
  )

/** The words of a text that nothing excludes or negates. */
export const affirmedTokens = (text: string): Token[] => affirmed(tokensOf(text))

function piecesOf(text: string, kinds?: readonly Span['kind'][]): { start: number; end: number }[] {
  const tokens = tokensOf(text)
  return negatedSpans(tokens).flatMap(({ start, end, kind }) => {
    const [first, last] = [tokens[start], tokens[end - 1]]
    const counts = kinds ? kinds.includes(kind) : kind !== 'bound'
    return first && last && counts ? [{ start: first.start, end: last.end }] : []
  })
}

function without(text: string, pieces: readonly { start: number; end: number }[]): string {
  return pieces
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)}${left.slice(end)}`, text)
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** A text as it was written, without what it excludes or negates, as far as `counts`: '700, not 640' is '700,'. */
export function affirmedText(text: string, counts: (piece: string) => boolean = () => true): string {
  return without(
    text,
    piecesOf(text).filter(({ start, end }) => counts(text.slice(start, end))),
  )
}

/** Whether a text excludes or negates anything. */
export function negatesAnything(text: string): boolean {
  return piecesOf(text).length > 0
}

/** The things that a text excludes ('all except the cab', 'not receipt 2'), as they were written, and what is left of it. */
export function exclusionsIn(text: string): { left: string; excluded: string[] } {
  const pieces = piecesOf(text, ['excluded'])
  return { left: without(text, pieces), excluded: pieces.map(({ start, end }) => text.slice(start, end)) }
}
