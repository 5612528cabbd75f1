import type { ErrorCode, InputError } from '@pravas/contract/errors'
import type { FollowUpType } from '@pravas/contract/fingenie'
import type { ExpenseAct } from '@pravas/language/expense/acts'
import type { EngineReply, TurnInput } from '../kernel/engine.ts'
import type { NumberedReceipt } from './rules/texts.ts'

/** Why the claim of a refused wish to send cannot be sent; the reply's text says it. */
export interface SendRefusal {
  code: ErrorCode
  errors: InputError[]
}

/**
 * The tools as the rules call them. `tools.ts` makes them and declares all but the first here, so that the rules, which know
 * nothing that reaches a database, have them by their own names.
 */
export interface FinGenieCalls {
  list_receipts(): Promise<NumberedReceipt[]>
}

export interface FinGenieTurn<Tools> extends TurnInput<Tools> {
  /** What the page guessed the question to be about. */
  followUpType: FollowUpType
  /** Whether the page took the message for an order to send the claim; its words decide whether it is one. */
  isOrder?: boolean
  /** What is to be done instead of what the message says, as a language model understood it. */
  act?: ExpenseAct
}

export interface FinGenieReply extends EngineReply {
  text: string
  /** The numbers of the claims that the turn sent. */
  referenceId?: string
  refusal?: SendRefusal
}
