import type { FollowUpType, ReceiptFile } from '@pravas/contract/fingenie'
import type { ReceiptContext } from './receipt-context.ts'
import type { BatchOutcome } from './receipt-upload.ts'

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
  ask: (question: Question, signal: AbortSignal) => Promise<AskAnswer>
  upload: (body: Owner & { receipts: ReceiptFile[] }, signal: AbortSignal) => Promise<BatchOutcome<UploadAnswer>>
  /** Null stands for the reference where nothing was sent and the response is a question. */
  email: (
    body: Owner & { prompt: string; turnId: string; summary: ReceiptContext['summary']; receiptFiles: ReceiptFile[] },
    signal: AbortSignal,
  ) => Promise<{ response: string; referenceId: string | null; summary?: unknown }>
  /** Why a call that rejected did, in a sentence for the person; undefined when there is nothing to add. */
  reasonOf: (error: unknown) => string | undefined
  /** What has to be mended before anything can be sent, all of it, where that is why sending was refused. */
  toMend: (error: unknown) => string | undefined
  /** Takes an unclaimed receipt out again; rejects where that is not possible. */
  drop: (receiptId: string) => Promise<void>
  sync: (body: { sessionId: string; receipts: unknown[] }) => void
  /** Takes the last exchange out of the history; false when it has to stay. */
  takeBack: (exchange: { userMessage: string; sessionId: string }) => Promise<boolean>
  save: (exchange: { userMessage: string; botResponse: string; sessionId: string }) => void
}
