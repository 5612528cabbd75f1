import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import { problem } from '../../errors.ts'
import { type Tool, tool } from '../kernel/tool.ts'
import { type AskedComments, answerQuestion, listMyQuestions, QuestionAnswer } from '../tools/question-tools.ts'
import { digestOf } from './digest-rules.ts'

/** What showing an answer costs. */
const READ = 10

export interface AnswerToolDeps {
  comments: AskedComments
}

/** Answering what approvers ask: what there is, what would be sent, and sending what was shown. */
export function answerTools({ comments }: AnswerToolDeps): Tool[] {
  const list = listMyQuestions(comments, { scope: 'read' })

  /** Shows what would be sent to whom. Throws where that question does not wait for an answer. */
  async function shownOf(actor: Actor, { number, question, text }: QuestionAnswer, signal: AbortSignal) {
    const asked = (await list.run(actor, {}, signal)).find((one) => one.number === number && one.question === question)
    if (!asked) throw problem('record.not_found', toolText('answer_question.closed'))
    const shown = { number, question, asked: asked.text, goes_to: asked.author, text }
    return { ...shown, digest: digestOf(shown) }
  }

  return [
    list,
    tool({
      name: 'draft_answer',
      title: toolText('draft_answer.title'),
      description: toolText('draft_answer.description'),
      scope: 'draft',
      effect: 'read',
      cost: () => READ,
      input: QuestionAnswer,
      run: (actor, answer, signal) => shownOf(actor, answer, signal),
    }),
    answerQuestion(comments, {
      scope: 'submit',
      input: QuestionAnswer.extend({ digest: z.string().max(100) }),
      async agreed(actor, { digest, ...answer }, signal) {
        if ((await shownOf(actor, answer, signal)).digest !== digest) {
          throw problem('request.invalid', toolText('answer_question.changed'))
        }
        return answer
      },
    }),
  ]
}
