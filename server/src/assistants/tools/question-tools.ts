import { COMMENT_CHARACTERS } from '@pravas/contract/comments'
import { PlainText } from '@pravas/contract/text'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import type { Comments } from '../../comments/service.ts'
import { tool } from '../kernel/tool.ts'

/** A question about one's own request that waits for an answer. */
export interface OpenQuestion {
  kind: 'trip' | 'expense'
  number: string
  /** Its id, so that an answer is to what was shown. */
  question: string
  author: string
  text: string
}

const Answer = z.object({
  number: z.string().max(64).describe(toolText('answer_question.number')),
  question: z.uuid().describe(toolText('answer_question.question')),
  text: PlainText.trim().min(1).max(COMMENT_CHARACTERS).describe(toolText('answer_question.text')),
})

/** What reading the questions costs, and answering one. */
const READ = 10
const WRITE = 20

/** The questions about one's own requests, and answering them; `connected`: in the hands of another assistant. */
export function questionTools(comments: Pick<Comments, 'asked' | 'write'>, { connected }: { connected: boolean }) {
  async function open(actor: Actor) {
    const asked = await comments.asked(actor)
    return asked.filter(({ own, answer }) => own && answer === null)
  }
  return {
    list_my_questions: tool({
      name: 'list_my_questions',
      title: toolText('list_my_questions.title'),
      description: toolText('list_my_questions.description'),
      scope: connected ? 'read' : null,
      effect: 'read',
      cost: () => READ,
      input: z.object({}),
      run: async (actor): Promise<OpenQuestion[]> =>
        (await open(actor)).map(({ kind, number, question: { id, author, text } }) => ({
          kind,
          number,
          question: id,
          author,
          text,
        })),
    }),
    answer_question: tool({
      name: 'answer_question',
      title: toolText('answer_question.title'),
      description: toolText('answer_question.description'),
      scope: connected ? 'submit' : null,
      effect: 'send',
      cost: () => WRITE,
      input: Answer,
      /** Whether the answer was sent; false where that question of that request does not wait for one any more. */
      async run(actor, { number, question, text }, _signal, call): Promise<boolean> {
        const asked = (await open(actor)).find((one) => one.number === number && one.question.id === question)
        if (!asked) return false
        await comments.write(actor, asked.kind, number, { text, version: asked.question.version })
        await call?.noteSent(number)
        return true
      },
      present: (sent) => ({ sent }),
    }),
  }
}

export type QuestionTools = ReturnType<typeof questionTools>
