import type { CommentKind } from '@pravas/contract/comments'

interface Comment {
  kind: CommentKind
  version: number
}

/**
 * The last question about a version and the last answer to it, of a thread with the oldest first; undefined where nothing was
 * asked about it. Sending a request again answers what was asked about the versions before.
 */
export function lastAsked<T extends Comment>(
  thread: readonly T[],
  version: number,
): { question: T; answer: T | undefined } | undefined {
  const of = thread.filter((comment) => comment.version === version)
  const at = of.findLastIndex(({ kind }) => kind === 'question')
  const question = of[at]
  return question && { question, answer: of.slice(at + 1).at(-1) }
}

/** The questions that no answer follows; of the last one, where all are answered. */
export function questionsAnswered<T extends Comment>(thread: readonly T[]): T[] {
  const answered = thread.findLastIndex(({ kind }) => kind === 'answer')
  const open = thread.slice(answered + 1)
  return open.length > 0 ? open : thread.filter(({ kind }) => kind === 'question').slice(-1)
}
