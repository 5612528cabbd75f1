import { commentExpense, commentTrip, expenseComments, listQuestions, tripComments } from '@pravas/contract/comments'
import plugin from 'fastify-plugin'
import type { Handle } from '../http/handle.ts'
import { type Comments, type CommentsDeps, createComments } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    comments: Comments
  }
}

interface CommentsOptions extends Omit<CommentsDeps, 'publicUrl'> {
  config: { publicUrl: URL }
  handle: Handle
}

/** Questions about requests that wait for a decision. */
export const commentsPlugin = plugin<CommentsOptions>(
  async (app, { handle, config, ...deps }) => {
    const comments = createComments({ ...deps, publicUrl: config.publicUrl })
    handle(tripComments, ({ actor, params }) => comments.thread(actor, 'trip', params.tripId))
    handle(expenseComments, ({ actor, params }) => comments.thread(actor, 'expense', params.expenseId))
    handle(commentTrip, ({ actor, params, body }) => comments.write(actor, 'trip', params.tripId, body))
    handle(commentExpense, ({ actor, params, body }) => comments.write(actor, 'expense', params.expenseId, body))
    handle(listQuestions, async ({ actor }) => ({ items: await comments.asked(actor) }))
    app.decorate('comments', comments)
  },
  { name: 'comments' },
)
