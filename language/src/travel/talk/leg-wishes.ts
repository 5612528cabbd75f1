import { romanised } from '../../text/devanagari.ts'
import { anyOf, either, inOrder, maybe, several } from '../../text/phrase-grammar.ts'
import { clean, tokenise } from '../../text/tokens.ts'
import { YES } from '../../text/words/assent.ts'
import { DETERMINER } from '../../text/words/determiners.ts'
import { COURTESY, GLUE, HESITATION, TRANSITION } from '../../text/words/filler.ts'
import * as words from '../words/leg-wishes.ts'

/** A wish for one flight of a journey, which is named by its place. */
export interface LegWish {
  leg: number | 'last'
  rest: string
}

const OPENING = several(anyOf(COURTESY, TRANSITION, HESITATION, GLUE, YES))
const THE = several(anyOf(DETERMINER))
const [FOR, LEG, ONE] = [anyOf(words.FOR), anyOf(words.LEG), anyOf(words.ONE)]
/** 'For the second', 'last leg', 'on the first flight'; 'the second one' alone is a result. */
const NAMED = words.PLACES.map(([leg, names]) => {
  const place = anyOf(names)
  const led = inOrder(FOR, THE, place, maybe(either(LEG, ONE)))
  return [leg, either(led, inOrder(THE, place, LEG))] as const
})

/** Reads which flight of a journey a wish is for, and the wish without its name. */
export function legWishIn(message: string): LegWish | undefined {
  const text = clean(romanised(message))
  const tokens = tokenise(text)
  const said = tokens.map((token) => token.said)
  for (const [leg, rule] of NAMED) {
    for (const start of OPENING(said, 0)) {
      const [end] = rule(said, start).toSorted((a, b) => b - a)
      const next = end === undefined ? undefined : tokens[end]
      if (next) return { leg, rest: text.slice(next.start).replace(/^[\s,.:;-]+/, '') }
    }
    const at = said.findIndex((_, index) => index > 0 && rule(said, index).includes(said.length))
    const last = tokens[at - 1]
    if (last) return { leg, rest: text.slice(0, last.end) }
    // Within it, before a comma: 'direct only for the last, not too early'.
    const within = said.findIndex((_, index) => index > 0 && rule(said, index).some((end) => tokens[end]?.comma))
    const [until] = within < 0 ? [] : rule(said, within).filter((end) => tokens[end]?.comma)
    const [before, behind] = [tokens[within - 1], until === undefined ? undefined : tokens[until]]
    if (before && behind) return { leg, rest: `${text.slice(0, before.end)}, ${text.slice(behind.start)}` }
  }
  return undefined
}
