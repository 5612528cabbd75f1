import { type AnswerUnderWay, NO_ANSWER_YET } from '../../chat/answer-under-way.ts'
import type { FileStage } from './file-stages.ts'
import type { ReceiptContext } from './receipt-context.ts'

/** What FinGenie keeps beside its turns. */
export interface FinGenieExtra extends AnswerUnderWay {
  /** The stages of the files of the upload in flight, in the order in which they were chosen. */
  files: FileStage[]
  receipts: ReceiptContext | null
}

/** What of it is so whenever nothing is in flight. */
export const IDLE: Omit<FinGenieExtra, 'receipts'> = { files: [], ...NO_ANSWER_YET }

/** What the person said or chose to upload. */
export type Turn = { turnId: string } & ({ message: string } | { files: File[] })
export type MessageTurn = Extract<Turn, { message: string }>
export type UploadTurn = Extract<Turn, { files: File[] }>

/** A turn in the offline queue, with the session that it belongs to and what was known of its receipts. */
export type QueuedTurn = Turn & { sessionId: string; receipts: ReceiptContext | null }

export interface RunOptions {
  /** The turn comes from the offline queue and goes back there when it is not taken: it is not called failed. */
  isQueued?: boolean
}

/**
 * How a turn ended. Refused: the same again would be refused again. Not taken: there was no answer, or one that says
 * nothing about the turn. Left: it was given up meanwhile. `rest` is what did not get through.
 */
export type TurnOutcome =
  | { kind: 'delivered' }
  | { kind: 'refused'; reason: string; rest: Turn }
  | { kind: 'not taken'; rest: Turn }
  | { kind: 'left' }
