import { COMMENT_CHARACTERS } from '@pravas/contract/comments'
import type { ConnectionScope } from '@pravas/contract/connections'
import { PlainText } from '@pravas/contract/text'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import type { Comments } from '../../comments/service.ts'
import { tool } from '../kernel/tool.ts'
import type { Consent } from './submit-tools.ts'

/** A question about one's own request that waits for an answer. */
export interface OpenQuestion {
  kind: 'trip' | 'expense'
  number: string
  /** Its id, so that an answer is to what was shown. */
  question: string
  author: string
  text: string
}

/** An answer to one question, in the words that are sent. */
export const QuestionAnswer = z.object({
  number: z.string().max(64).describe(toolText('answer_question.number')),
  question: z.uuid().describe(toolText('answer_question.question')),
  text: PlainText.trim().min(1).max(COMMENT_CHARACTERS).describe(toolText('answer_question.text')),
})
export type QuestionAnswer = z.infer<typeof QuestionAnswer>

/** What reading the questions costs, and answering one. */
const READ = 10
const WRITE = 20

export type AskedComments = Pick<Comments, 'asked' | 'write'>

async function open(comments: AskedComments, actor: Actor) {
  const asked = await comments.asked(actor)
  return asked.filter(({ own, answer }) => own && answer === null)
}

/** The questions about one's own requests that wait for an answer. */
export function listMyQuestions(comments: AskedComments, { scope }: { scope: ConnectionScope | null }) {
  return tool({
    name: 'list_my_questions',
    title: toolText('list_my_questions.title'),
    description: toolText('list_my_questions.description'),
    scope,
    effect: 'read',
    cost: () => READ,
    input: z.object({}),
    run: async (actor): Promise<OpenQuestion[]> =>
      (await open(comments, actor)).map(({ kind, number, question: { id, author, text } }) => ({
        kind,
        number,
        question: id,
        author,
        text,
      })),
  })
}

/** Answers a question. */
export function answerQuestion<Input extends z.ZodObject>(
  comments: AskedComments,
  { scope, input, agreed }: Consent<Input, QuestionAnswer>,
) {
  return tool({
    name: 'answer_question',
    title: toolText('answer_question.title'),
    description: toolText('answer_question.description'),
    scope,
    effect: 'send',
    cost: () => WRITE,
    input,
    /** Whether the answer was sent; false where that question of that request does not wait for one any more. */
    async run(actor, given, signal, call): Promise<boolean> {
      const { number, question, text } = await agreed(actor, given, signal)
      const asked = (await open(comments, actor)).find((one) => one.number === number && one.question.id === question)
      if (!asked) return false
      await comments.write(actor, asked.kind, number, { text, version: asked.question.version })
      await call?.noteSent(number)
      return true
    },
    present: (sent) => ({ sent }),
  })
}

/** What our own assistants do about questions: their dialogue has read a yes to the text that it showed. */
export function questionTools(comments: AskedComments) {
  return {
    list_my_questions: listMyQuestions(comments, { scope: null }),
    answer_question: answerQuestion(comments, {
      scope: null,
      input: QuestionAnswer,
      agreed: (_actor, answer) => answer,
    }),
  }
}

export type QuestionTools = ReturnType<typeof questionTools>
