import { z } from 'zod'

/** Which question an answer is to. */
const To = { number: z.string(), question: z.string(), author: z.string() }

/** What a dialogue holds of answering a question: nothing of it is sent before the person's yes to what was shown. */
const PendingAnswer = z.discriminatedUnion('stage', [
  /** Which of several questions is answered was asked. */
  z.object({ stage: z.literal('which'), text: z.string().nullable(), numbers: z.array(z.string()) }),
  /** What to answer was asked. */
  z.object({ stage: z.literal('text'), ...To }),
  /** The answer was shown just now; `again`: something that was no yes was said since, so that only a firm one counts. */
  z.object({ stage: z.literal('send'), ...To, text: z.string(), again: z.boolean().optional() }),
])
export type PendingAnswer = z.infer<typeof PendingAnswer>

/** What a conversation holds about questions. */
export const PendingQuestions = z.object({
  /** The person was told in this conversation of what is open. */
  isTold: z.boolean().optional(),
  answer: PendingAnswer.optional(),
})
export type PendingQuestions = z.infer<typeof PendingQuestions>

const Kept = z.object({ questions: PendingQuestions.catch({}).default({}) })

/** What a kept state holds about questions. */
export function pendingQuestionsOf(state: unknown): PendingQuestions {
  return Kept.safeParse(state).data?.questions ?? {}
}
