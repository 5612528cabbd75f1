import type { QuestionVoice } from '../questions/question-turns.ts'
import type { FinGenieReply } from './engine.ts'
import { DialogueState } from './rules/state.ts'
import { paragraphs } from './rules/texts.ts'

/** How FinGenie speaks of the questions about claims. */
export const fingenieQuestions: QuestionVoice<FinGenieReply> = {
  kind: 'expense',
  other: 'TripMate',
  /** What was asked before is asked no more; sending names it as long as it is open. */
  aside(state) {
    const { pending, left = [], ...dialogue } = DialogueState.parse(state)
    if (!pending) return state
    return { ...dialogue, left: [...left, pending] }
  },
  reply: (text, state) => ({ text, state }),
  // What was sent or refused stands alone.
  withNote: (reply, note) =>
    reply.referenceId === undefined && reply.refusal === undefined
      ? { ...reply, text: paragraphs(reply.text, note) }
      : reply,
}
