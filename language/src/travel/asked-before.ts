import type { Token } from '../text/tokens.ts'

const ASKS = new Set('when kab which what whats how kis kaunse and'.split(' '))
/** Longer sentences say more than the value that answers. */
const MOST_WORDS = 5

/**
 * Where the question ends that a value at `at` answers in the same breath: 'when do I get back… Monday night' speaks of the way back.
 * Undefined where the sentence of the value is none of a few words, or what stands before it does not ask.
 */
export function askedBefore(tokens: readonly Token[], at: number): number | undefined {
  const sentence = tokens[at]?.sentence ?? 0
  const first = tokens.findIndex((token) => token.sentence === sentence)
  const words = tokens.filter((token) => token.sentence === sentence)
  const question = tokens.filter((token) => token.sentence === sentence - 1)
  const asks = question.slice(0, 3).some(({ said }) => ASKS.has(said)) || question.some(({ said }) => said === 'kab')
  return asks && words.length <= MOST_WORDS ? first : undefined
}
