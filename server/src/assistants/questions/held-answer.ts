import { z } from 'zod'

/** Which question an answer is to. */
const To = { number: z.string(), question: z.string(), author: z.string() }

/** What a dialogue holds of answering a question: nothing of it is sent before the person's yes to what was shown. */
const HeldAnswer = z.discriminatedUnion('stage', [
  /** Which of several questions is answered was asked. */
  z.object({ stage: z.literal('which'), text: z.string().nullable(), numbers: z.array(z.string()) }),
  /** What to answer was asked. */
  z.object({ stage: z.literal('text'), ...To }),
  /** The answer was shown just now; `again`: something that was no yes was said since, so that only a firm one counts. */
  z.object({ stage: z.literal('send'), ...To, text: z.string(), again: z.boolean().optional() }),
])
export type HeldAnswer = z.infer<typeof HeldAnswer>

/** What a conversation holds about questions. */
export const HeldQuestions = z.object({
  /** The person was told in this conversation of what is open. */
  isTold: z.boolean().optional(),
  answer: HeldAnswer.optional(),
})
export type HeldQuestions = z.infer<typeof HeldQuestions>

const Kept = z.object({ questions: HeldQuestions.catch({}).default({}) })

/** What a kept state holds about questions. */
export function heldQuestionsOf(state: unknown): HeldQuestions {
  return Kept.safeParse(state).data?.questions ?? {}
}
