import { clean, type Token, tokenise } from '../text/tokens.ts'
import { correctSpelling } from './spelling.ts'

/**
 * Returns the words of each clause of a message, spelling corrected. A clause begins with a sentence, and wherever
 * `begins` says so of the word at a place.
 */
export function clausesOf(message: string, begins: (tokens: readonly Token[], at: number) => boolean): Token[][] {
  const clauses: Token[][] = []
  const tokens = correctSpelling(tokenise(clean(message)))
  for (const [at, token] of tokens.entries()) {
    const last = clauses.at(-1)
    if (!last || token.sentence !== last[0]?.sentence || begins(tokens, at)) clauses.push([token])
    else last.push(token)
  }
  return clauses
}
