import type { FileStage } from './file-stages.ts'
import type { ReceiptContext } from './receipt-context.ts'

export interface FinGenieState {
  sessionId: string
  /** The turn that is being answered, here or in another tab. */
  turnId: string | null
  /** The stages of the files of the upload under way, in the order in which they were chosen. */
  files: FileStage[]
  /** The uploads that begin when the turn under way has ended, the next first. */
  line: readonly string[]
  receipts: ReceiptContext | null
}

/** What the person said or chose to upload. */
export type Saying = { turnId: string } & ({ message: string } | { files: File[] })
export type Said = Extract<Saying, { message: string }>
export type Chosen = Extract<Saying, { files: File[] }>

/** A turn that waits to be sent, in the session that it belongs to and with what was known of its receipts. */
export type KeptTurn = Saying & { sessionId: string; receipts: ReceiptContext | null }

export interface RunOptions {
  /** What is not taken goes out again later: the conversation does not call it failed. */
  isKept?: boolean
}

/**
 * What became of a turn. Refused: the same again would be refused again. Not taken: there was no answer, or one that
 * says nothing about the turn. Left: it was given up meanwhile. `rest` is what did not get through.
 */
export type TurnOutcome =
  | { kind: 'delivered' }
  | { kind: 'refused'; reason: string; rest: Saying }
  | { kind: 'not taken'; rest: Saying }
  | { kind: 'left' }
