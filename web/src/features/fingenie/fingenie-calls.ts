import { fingenieHistory } from '@pravas/contract/chat'
import {
  cancelFinGenieTurn,
  type FollowUpType,
  type ReceiptFile,
  SENDING_BLOCKERS,
  sendReimbursement,
  syncReceipts,
  uploadReceipts,
} from '@pravas/contract/fingenie'
import { ApiError, explain, isRefusal } from '../../api/api-error.ts'
import { call, callLeniently } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import type { ReceiptContext } from './receipt-context.ts'
import { askStreamed, type StreamListener } from './streamed-question.ts'
import type { BatchOutcome } from './upload-files.ts'

/** Whose conversation a call is about. */
export interface Owner {
  sessionId: string
  employee_id: string | null
}

export interface Question extends Owner {
  message: string
  /** The same one sent again gets what was answered to it, and acts once. */
  turnId: string
  isFollowUp?: boolean
  followUpType?: FollowUpType
  useCustomPrompt?: boolean
  receiptContext?: Omit<ReceiptContext, 'content' | 'claimed'>
}

export interface AskAnswer {
  response: string
  /** The unclaimed receipts as they stand now, when the message changed some. */
  summary?: unknown
  /** The numbers of the claims, when the message was a yes to sending them. */
  referenceId?: string | undefined
}

export interface UploadAnswer {
  response: string
  summary: unknown
}

/** The calls that a conversation makes. Those that ask reject when there is no answer; the reason is for the person. */
export interface FinGenieCalls {
  ask: (question: Question, signal: AbortSignal, listener: StreamListener) => Promise<AskAnswer>
  /** Has the server stop a turn that it goes on with although nobody listens. */
  cancel: (turnId: string) => void
  upload: (body: Owner & { receipts: ReceiptFile[] }, signal: AbortSignal) => Promise<BatchOutcome<UploadAnswer>>
  /** Null stands for the reference where nothing was sent and the response is a question. */
  email: (
    body: Owner & { prompt: string; turnId: string; summary: ReceiptContext['summary']; receiptFiles: ReceiptFile[] },
    signal: AbortSignal,
  ) => Promise<{ response: string; referenceId: string | null; summary?: unknown }>
  /** Why a call that rejected did, in a sentence for the person; undefined when there is nothing to add. */
  reasonOf: (error: unknown) => string | undefined
  /** What stops the receipts from being sent, all of it, where that is why sending was refused. */
  blockersOf: (error: unknown) => string | undefined
  /** Takes an unclaimed receipt out again; rejects where that is not possible. */
  drop: (receiptId: string) => Promise<void>
  sync: (body: { sessionId: string; receipts: unknown[] }) => void
  /** Takes the last exchange out of the history; false when it has to stay. */
  undoExchange: (exchange: { userMessage: string; sessionId: string }) => Promise<boolean>
  save: (exchange: { userMessage: string; botResponse: string; sessionId: string }) => void
}

/** The calls to this site's server. */
export const serverCalls: FinGenieCalls = {
  ask: async (body, signal, listener) => {
    const { response, summary, referenceId } = await unlessLeaving(askStreamed(body, signal, listener))
    return { response: response ?? '', summary, ...(referenceId && { referenceId }) }
  },
  cancel: (turnId) => {
    call(cancelFinGenieTurn, { body: { turnId } }).catch((error: unknown) => {
      logFailure('The turn was not cancelled.', error)
    })
  },
  upload: async (body, signal) => {
    try {
      const { response, summary } = await unlessLeaving(callLeniently(uploadReceipts, { body }, signal))
      return { kind: 'read', answer: { response: response ?? '', summary } }
    } catch (error) {
      const reason = explain(error)
      if (!isRefusal(error)) return { kind: 'failed', reason }
      return { kind: 'refused', errors: errorsOf(error), reason }
    }
  },
  email: async (body, signal) => {
    const {
      response,
      referenceId = '',
      summary,
    } = await unlessLeaving(callLeniently(sendReimbursement, { body }, signal))
    return { response: response ?? '', referenceId, summary }
  },
  reasonOf: (error) => {
    const errors = errorsOf(error)
    return errors.length > 1 ? errors.map(({ message }) => message).join('\n') : explain(error)
  },
  blockersOf: (error) =>
    error instanceof ApiError && SENDING_BLOCKERS.some((code) => error.is(code)) ? error.problem.detail : undefined,
  drop: async (receiptId) => {
    const { deleteReceipt } = await import('@pravas/contract/receipt-review')
    await call(deleteReceipt, { params: { receiptId } })
  },
  sync: (body) => {
    callLeniently(syncReceipts, { body }).catch((error: unknown) => logFailure('The receipts were not synced.', error))
  },
  undoExchange: async ({ sessionId, userMessage }) => {
    const { takenBack } = await call(fingenieHistory.undoExchange, { params: { sessionId }, body: { userMessage } })
    return takenBack === true
  },
  save: (body) => {
    callLeniently(fingenieHistory.saveExchange, { body }).catch((error: unknown) => {
      logFailure('The exchange with FinGenie was not saved.', error)
    })
  },
}

function errorsOf(error: unknown) {
  return error instanceof ApiError ? (error.problem.errors ?? []) : []
}

/** So long a page may take to go away once the browser has asked whether it may. */
const LEAVES_WITHIN_MS = 5000

let leaving: Promise<void> | undefined

window.addEventListener('beforeunload', () => {
  leaving = new Promise((resolve) => {
    setTimeout(() => {
      leaving = undefined
      resolve()
    }, LEAVES_WITHIN_MS)
  })
})

/**
 * Rejects as `work` does, but where the page is being left not before it has stayed after all: what the browser does to
 * calls then looks like a lost connection.
 */
export async function unlessLeaving<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    await leaving
    throw error
  }
}
