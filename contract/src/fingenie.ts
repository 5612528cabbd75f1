import { z } from 'zod'
import { Category } from './categories.ts'
import { MessageText, OwnEmployeeId, SessionId, TurnDelta, TurnError, TurnId, TurnProgress } from './chat.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { Rupees } from './money.ts'
import { UnreadPlace } from './page-places.ts'
import { IS_DOCUMENT } from './receipt-notes.ts'

const TAG = 'FinGenie'

/** An upload of more than this many bytes, all files together as they travel, answers 413. */
export const UPLOAD_BYTES = 10 * 1024 * 1024
/** A page that sends back what it holds of a conversation's receipts needs no more bytes than this. */
const SUMMARY_BYTES = 1024 * 1024
/** What a page may put into one upload. */
export const UPLOAD_FILES = 30

/** What was read from one receipt. What could not be read is null, never guessed. */
export const ReadReceipt = z
  .object({
    data: z.object({
      total: Rupees.nullable(),
      merchant: z.string().nullable(),
      date: z.string().nullable(),
      category: Category,
    }),
    receipt_id: z.uuid().optional(),
    file_name: z.string().optional(),
    receipt_link: z.string().optional(),
    currency: z.string().nullable().optional(),
    gstin: z.string().nullable().optional(),
    /** The fields that nobody needs to check, and those that were not found. */
    confident: z.array(z.string()).optional(),
    not_found: z.array(z.string()).optional(),
    is_document: z.boolean().optional().meta({ description: IS_DOCUMENT }),
    unread: z.array(UnreadPlace).optional().meta({ description: "places with writing that couldn't be read" }),
  })
  .meta({ id: 'ReadReceipt' })
export type ReadReceipt = z.infer<typeof ReadReceipt>

export const ReceiptSummary = z
  .object({ session_id: z.string(), receipts: z.array(ReadReceipt) })
  .meta({ id: 'ReceiptSummary' })
export type ReceiptSummary = z.infer<typeof ReceiptSummary>

/** What a page sends back of a summary it holds: a hint to the server, which has its own record of every receipt. */
const ShownSummary = z.looseObject({ receipts: z.array(z.unknown()).max(1000).optional() }).nullish()

/**
 * A receipt of a held summary that says which one it is: its id and the total in rupees with which it was shown. One
 * without a readable total was shown with none.
 */
export const ShownReceipt = z.looseObject({
  receipt_id: z.string(),
  data: z.looseObject({ total: z.number().nullable().catch(null) }).catch({ total: null }),
})

export const ReceiptFile = z
  .object({
    file_name: z.string().trim().min(1, 'The file has no name.').max(255),
    file_content: z.string().meta({ description: 'base64, with or without a data: prefix', contentEncoding: 'base64' }),
  })
  .meta({ id: 'ReceiptFile' })
export type ReceiptFile = z.infer<typeof ReceiptFile>

/** The files of one upload. */
export const ReceiptFiles = z
  .array(ReceiptFile, 'Send the files in receipts.')
  .min(1, 'Choose at least one file.')
  .max(UPLOAD_FILES, `Upload at most ${UPLOAD_FILES} files at a time.`)

/** Why files are not taken. */
export const UPLOAD_ERRORS = [
  'file.empty',
  'file.type',
  'file.damaged',
  'file.no_pages',
  'file.locked',
  'file.too_large',
  'receipt.unreadable',
  'storage.full',
] as const satisfies readonly ErrorCode[]

export const FOLLOW_UP_TYPES = ['comparison', 'category', 'amount', 'date', 'merchant', 'email', 'none'] as const
export const FollowUpType = z.enum(FOLLOW_UP_TYPES).meta({ id: 'FollowUpType' })
export type FollowUpType = z.infer<typeof FollowUpType>

const Answer = z.object({
  response: z.string(),
  summary: ReceiptSummary.optional().meta({
    description: 'all unclaimed receipts of the conversation; present if the message changed or removed one',
  }),
  referenceId: z.string().optional().meta({
    description: 'numbers of the claims sent; present if the message confirmed sending',
  }),
})

/** What is heard of a turn: any number of news, then exactly one result or error. */
export const FinGenieEvent = z
  .discriminatedUnion('type', [
    TurnProgress,
    TurnDelta,
    Answer.extend({ type: z.literal('result'), turnId: TurnId }),
    TurnError,
  ])
  .meta({ id: 'FinGenieEvent' })
export type FinGenieEvent = z.infer<typeof FinGenieEvent>

export const askFinGenie = endpoint({
  operationId: 'askFinGenie',
  method: 'POST',
  path: '/chat/fingenie',
  summary:
    'Send FinGenie a message. With a turnId and `Accept: text/event-stream`, the answer is streamed and continues if the connection is lost; the same turnId resumes the stream or returns the stored result',
  tag: TAG,
  body: z.object({
    message: MessageText,
    sessionId: SessionId,
    turnId: TurnId.optional(),
    employee_id: OwnEmployeeId,
    isFollowUp: z.boolean().optional(),
    followUpType: FollowUpType.nullish(),
    useCustomPrompt: z.boolean().optional(),
    receiptContext: z
      .looseObject({
        fileNames: z.array(z.string()).max(1000).optional(),
        sessionId: z.string().nullish(),
        isComparisonMode: z.boolean().optional(),
        summary: ShownSummary,
      })
      .nullish(),
  }),
  response: Answer,
  events: FinGenieEvent,
  bodyBytes: SUMMARY_BYTES,
  errors: ['message.too_complex', 'turn.stopped'],
})

export const cancelFinGenieTurn = endpoint({
  operationId: 'cancelFinGenieTurn',
  method: 'POST',
  path: '/chat/fingenie/cancel',
  summary: 'Cancel your turn, unless it has ended or is already making a change; its callers get an error',
  tag: TAG,
  body: z.object({ turnId: TurnId }),
})

export const uploadReceipts = endpoint({
  operationId: 'uploadReceipts',
  scope: 'draft',
  method: 'POST',
  path: '/chat/fingenie/upload',
  summary: 'Upload receipts (JPEG, PNG, PDF), which are then read. If a file is refused, none is kept',
  tag: TAG,
  body: z.object({
    receipts: ReceiptFiles,
    sessionId: SessionId,
    employee_id: OwnEmployeeId,
  }),
  files: 'receipts',
  response: z.object({ response: z.string(), summary: ReceiptSummary }),
  errors: UPLOAD_ERRORS,
  bodyBytes: UPLOAD_BYTES,
})

export const syncReceipts = endpoint({
  operationId: 'syncReceipts',
  method: 'POST',
  path: '/chat/fingenie/sync',
  summary: "Update the conversation's history entry from its receipts",
  tag: TAG,
  body: z.object({ sessionId: SessionId, receipts: z.array(z.unknown()).max(1000) }),
  response: z.object({
    synced: z.int().meta({ description: 'number of receipts of this conversation on the server' }),
  }),
  bodyBytes: SUMMARY_BYTES,
})

/** What stops a claim from being sent until somebody has done something about it; the error's detail names all of it. */
export const SENDING_BLOCKERS = [
  'person.no_employee_record',
  'claim.open_question',
  'claim.no_total',
  'claim.currency',
  'policy.blocked',
  'policy.reason_required',
  'allocation.required',
  'budget.exceeded',
] as const satisfies ErrorCode[]

export const sendReimbursement = endpoint({
  operationId: 'sendReimbursement',
  scope: 'submit',
  method: 'POST',
  path: '/chat/fingenie/email',
  summary: "Send the conversation's receipts for approval as an expense claim, if the prompt clearly asks for it",
  tag: TAG,
  body: z.object({
    prompt: MessageText,
    summary: ShownSummary.meta({
      description:
        "what the person was shown. If it lists receipts by receipt_id, the claim is sent only if the conversation's unclaimed receipts are exactly those, with the same totals",
    }),
    sessionId: SessionId,
    turnId: TurnId.optional(),
    employee_id: OwnEmployeeId,
    receiptFiles: z.array(ReceiptFile).max(UPLOAD_FILES).optional(),
  }),
  response: z.object({
    response: z.string(),
    referenceId: z.string().nullable().meta({
      description:
        "null if the prompt doesn't clearly ask to send, for example a question or a negation; nothing was sent and the response asks back",
    }),
    summary: ReceiptSummary.optional().meta({
      description: 'all unclaimed receipts of the conversation; present if the message changed one instead of sending',
    }),
  }),
  errors: ['message.too_complex', 'claim.no_receipts', 'claim.changed', 'storage.full', ...SENDING_BLOCKERS],
  bodyBytes: UPLOAD_BYTES,
})
