import { type CommentKind, UNANSWERED_COMMENTS } from '@pravas/contract/comments'

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

/**
 * Whether somebody has written as much about a version as they may before the other side replies: to an approver the owner, to the
 * owner any approver. Of a thread with the oldest first.
 */
export function mustWait<T extends Comment & { author_id: string }>(
  thread: readonly T[],
  { version, kind, authorId }: { version: number; kind: CommentKind; authorId: string },
): boolean {
  const of = thread.filter((comment) => comment.version === version)
  const replied = of.findLastIndex((comment) => comment.kind !== kind)
  return of.slice(replied + 1).filter(({ author_id: id }) => id === authorId).length >= UNANSWERED_COMMENTS
}

/** The questions that no answer follows; of the last one, where all are answered. */
export function questionsAnswered<T extends Comment>(thread: readonly T[]): T[] {
  const answered = thread.findLastIndex(({ kind }) => kind === 'answer')
  const open = thread.slice(answered + 1)
  return open.length > 0 ? open : thread.filter(({ kind }) => kind === 'question').slice(-1)
}
