/** Tells whether a text is such a one, as a pattern does. */
export interface Wording {
  test(text: string): boolean
  /** The patterns that it is made of, where it is not one itself. */
  patterns?: readonly RegExp[]
}

/** Returns the patterns that say what a wording says. */
export const patternsOf = (wording: Wording): readonly RegExp[] =>
  wording instanceof RegExp ? [wording] : (wording.patterns ?? [])

/**
 * Texts that say one thing and later another. A pattern `first.*then` would search the whole rest anew behind each place
 * where the first is said.
 */
export function inOrder(first: RegExp, then: Wording): Wording {
  return {
    patterns: [first, ...patternsOf(then)],
    test(text) {
      const found = first.exec(text)
      return found !== null && then.test(text.slice(found.index + found[0].length))
    },
  }
}

/** Texts that say one thing and not the other after it, as `said(?!.*later)` would find. */
export function notBefore(said: Wording, later: RegExp): Wording {
  return { patterns: patternsOf(said), test: (text) => said.test(text.split(later).at(-1) ?? '') }
}

/** Texts that are one of these. */
export function anyOf(...wordings: readonly Wording[]): Wording {
  return {
    patterns: wordings.flatMap(patternsOf),
    test: (text) => wordings.some((wording) => wording.test(text)),
  }
}
