import { claimWish, leave, removal, restore, undo } from './readers/change-readers.ts'
import { corrections, statements } from './readers/correction-readers.ts'
import {
  claimStatus,
  edits,
  othersClaims,
  query,
  receiptQuestion,
  summary,
  taxCredit,
  tripReceipts,
  unknownSubject,
} from './readers/question-readers.ts'
import type { Reader } from './readers/reading.ts'
import {
  askApprover,
  decision,
  duration,
  pause,
  refusal,
  remark,
  send,
  sendingQuestion,
  talk,
} from './readers/talk-readers.ts'

/** The readers of what changes something, then those of questions; of two that read a message equally well the first counts. */
export const READERS: readonly Reader[] = [
  undo,
  restore,
  claimWish,
  leave,
  removal,
  decision,
  askApprover,
  statements,
  corrections,
  summary,
  taxCredit,
  sendingQuestion,
  refusal,
  pause,
  talk,
  duration,
  send,
  edits,
  tripReceipts,
  othersClaims,
  query,
  claimStatus,
  unknownSubject,
  receiptQuestion,
  remark,
]
