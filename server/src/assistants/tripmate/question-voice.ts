import type { QuestionVoice } from '../questions/question-turns.ts'
import { readState } from './dialogue/state.ts'
import type { Reply } from './reply.ts'

/** How TripMate speaks of the questions about trips. */
export const tripmateQuestions: QuestionVoice<Reply> = {
  kind: 'trip',
  other: 'FinGenie',
  /** What was said since the draft was shown, an 'ok' may be about. */
  aside(state) {
    const dialogue = readState(state)
    const { asked } = dialogue
    return { ...dialogue, ...(asked?.about === 'confirm' && { asked: { ...asked, since: 'aside' } }) }
  },
  reply: (text, state, suggestions) => ({
    state,
    parts: [{ kind: 'text', text }],
    form: null,
    suggestions,
    destination: null,
  }),
  withNote: (reply, note, suggestions) => ({
    ...reply,
    parts: [...reply.parts, { kind: 'text', text: note }],
    suggestions: [...reply.suggestions, ...suggestions],
  }),
}
