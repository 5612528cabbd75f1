import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RecordRef } from './requests.ts'
import { plainText } from './text.ts'

const tag = 'Questions'

/** How many characters a question or an answer may have. */
export const COMMENT_CHARACTERS = 2000

/** How many comments one may write about a version of a request before the other side replies; see 'comment.unanswered'. */
export const UNANSWERED_COMMENTS = 5
/** How many one may write within an hour, about whatever; see 'comment.too_many'. */
export const COMMENTS_AN_HOUR = 60

const CommentKind = z.enum(['question', 'answer']).meta({
  description: 'question: from somebody who can decide on the request; answer: from its owner',
})
export type CommentKind = z.infer<typeof CommentKind>

export const RequestComment = z
  .object({
    id: z.uuid(),
    kind: CommentKind,
    author: z.string(),
    own: z.boolean().meta({ description: 'whether the caller wrote it' }),
    version: z.int().meta({ description: 'version of the request at that time' }),
    text: z.string(),
    asked_at: z.iso.datetime(),
  })
  .meta({ id: 'RequestComment' })
export type RequestComment = z.infer<typeof RequestComment>

export const CommentThread = z
  .object({
    items: z.array(RequestComment).meta({ description: 'the latest 200, oldest first' }),
    open: z.boolean().meta({ description: 'true if a question about the latest version is unanswered' }),
    may_write: CommentKind.nullable().meta({ description: 'what the caller can write now; null for nothing' }),
  })
  .meta({ id: 'CommentThread' })
export type CommentThread = z.infer<typeof CommentThread>

const NO_TEXT = 'Write something first.'

export const NewComment = z.object({
  text: plainText(NO_TEXT)
    .trim()
    .min(1, NO_TEXT)
    .max(COMMENT_CHARACTERS, `A question or an answer has at most ${COMMENT_CHARACTERS} characters.`),
  version: z.int().positive().optional().meta({
    description: 'the version that was shown; another one is refused (409)',
  }),
})
export type NewComment = z.infer<typeof NewComment>

const read = {
  method: 'GET',
  tag,
  response: CommentThread,
  errors: ['record.not_found', 'action.forbidden'],
} as const

const write = {
  method: 'POST',
  tag,
  body: NewComment,
  response: CommentThread,
  errors: [
    'record.not_found',
    'action.forbidden',
    'comment.closed',
    'comment.no_question',
    'comment.unanswered',
    'comment.too_many',
    'decision.changed',
  ],
} as const

const trip = { path: '/trip/:tripId/comments', params: z.object({ tripId: RecordRef }) } as const
const expense = { path: '/expense/:expenseId/comments', params: z.object({ expenseId: RecordRef }) } as const

const READS = 'for its owner, those who may decide on it, and auditors'

export const tripComments = endpoint({
  operationId: 'tripComments',
  scope: 'read',
  ...read,
  ...trip,
  summary: `List questions and answers about a trip; ${READS}`,
})

export const expenseComments = endpoint({
  operationId: 'expenseComments',
  scope: 'read',
  ...read,
  ...expense,
  summary: `List questions and answers about an expense; ${READS}`,
})

const WRITES = 'or answer as its owner; the other side is told by mail. Sending the same text again adds nothing'

export const commentTrip = endpoint({
  operationId: 'commentTrip',
  ...write,
  ...trip,
  summary: `Ask about a pending trip as one of its approvers, ${WRITES}`,
})
export const commentExpense = endpoint({
  operationId: 'commentExpense',
  ...write,
  ...expense,
  summary: `Ask about a pending expense as one of its approvers, ${WRITES}`,
})

/** What was asked last about a pending request, and what was answered. */
export const AskedRequest = z
  .object({
    kind: z.enum(['trip', 'expense']),
    request_id: z.uuid(),
    number: z.string(),
    own: z.boolean().meta({ description: 'true if it is the caller’s request, so that the caller answers' }),
    question: RequestComment,
    answer: RequestComment.nullable().meta({ description: 'null while unanswered' }),
  })
  .meta({ id: 'AskedRequest' })
export type AskedRequest = z.infer<typeof AskedRequest>

export const listQuestions = endpoint({
  operationId: 'listQuestions',
  method: 'GET',
  path: '/questions',
  summary:
    'List the last question about each pending request that you own or can decide on, with its answer; newest first, at most 200',
  tag,
  response: z.object({ items: z.array(AskedRequest) }),
})
