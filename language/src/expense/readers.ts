import { answer } from './readers/answer-readers.ts'
import {
  claimDocument,
  claimWish,
  duplicates,
  leave,
  noteDropped,
  partKept,
  removal,
  restore,
  takenBack,
  undo,
} from './readers/change-readers.ts'
import {
  confirmations,
  corrections,
  exchangeRate,
  foreignTold,
  guess,
  likelyTotals,
  openParts,
  parts,
  shares,
  statements,
  toldInPassing,
} from './readers/correction-readers.ts'
import { journey, journeyDropped, journeySpokenOf } from './readers/journey-readers.ts'
import { printed, printedItems } from './readers/printed-readers.ts'
import {
  budget,
  check,
  claimStatus,
  documents,
  edits,
  othersClaims,
  query,
  receiptQuestion,
  sentClaim,
  sentClaimInstead,
  summary,
  taxCredit,
  teamFigures,
  tripReceipts,
  unknownSubject,
  withdrawal,
} from './readers/question-readers.ts'
import type { Reader } from './readers/reading.ts'
import { booking, order, purpose, purposeNamed, reason, resumed } from './readers/sending-readers.ts'
import {
  askApprover,
  decision,
  duration,
  pause,
  postponed,
  queue,
  refusal,
  remark,
  send,
  sendingQuestion,
  talk,
} from './readers/talk-readers.ts'

/**
 * What a reading takes a message for: what belongs to the claim whatever was asked, what there is to send, the answer to the open
 * question, or something by itself.
 */
export type ReadAs = 'setting' | 'sending' | 'answer' | 'wish'

export interface RankedReader {
  read: Reader
  as: ReadAs
  rank: number
}

/**
 * How sure each reader is that it read what is meant. Closed grammars of the whole message stand first, then wishes, whose words
 * must fill a sentence, then questions, which are known by a few of their words. An unread word costs `UNREAD`, so that readers of
 * one decade differ only where they leave equally much. Those that change a claim's receipts share a rank: where they disagree,
 * nobody can tell which is meant. Only the grammar of statements, which accounts for each word, stands above them.
 */
const RANKS: readonly [as: ReadAs, rank: number, readers: readonly Reader[]][] = [
  ['setting', 130, [reason]],
  ['wish', 125, [purposeNamed]],
  ['setting', 120, [booking]],
  ['sending', 110, [order]],
  ['answer', 100, [answer]],
  ['wish', 69, [withdrawal]],
  ['wish', 68, [undo, journeyDropped, noteDropped]],
  ['wish', 67, [takenBack, journey]],
  ['wish', 66, [restore, partKept]],
  ['wish', 65, [claimDocument, exchangeRate, foreignTold]],
  ['wish', 64, [duplicates, sentClaimInstead]],
  ['wish', 63, [shares, confirmations]],
  ['wish', 62, [leave, parts]],
  ['wish', 61, [statements]],
  ['wish', 60, [claimWish, removal, corrections]],
  ['wish', 59, [openParts, toldInPassing]],
  ['wish', 58, [printed]],
  ['wish', 57, [documents]],
  ['wish', 56, [check]],
  ['wish', 55, [teamFigures]],
  ['wish', 54, [sentClaim]],
  ['wish', 53, [queue]],
  ['wish', 52, [purpose, journeySpokenOf]],
  ['wish', 51, [likelyTotals]],
  ['wish', 50, [guess]],
  ['wish', 49, [decision]],
  ['wish', 48, [askApprover]],
  ['wish', 47, [summary, resumed]],
  ['wish', 46, [sendingQuestion]],
  ['wish', 45, [refusal]],
  ['wish', 44, [postponed, pause]],
  ['wish', 43, [send]],
  ['wish', 42, [edits, budget]],
  ['wish', 41, [unknownSubject]],
  ['wish', 37, [printedItems]],
  ['wish', 36, [taxCredit]],
  ['wish', 35, [talk]],
  ['wish', 34, [duration]],
  ['wish', 33, [tripReceipts]],
  ['wish', 32, [othersClaims]],
  ['wish', 31, [query]],
  ['wish', 20, [claimStatus]],
  ['wish', 10, [receiptQuestion]],
  ['wish', 0, [remark]],
]

/** What each word that a reading leaves unread takes from its rank. */
export const UNREAD = 20

/** All readers, the surest first. */
export const READERS: readonly RankedReader[] = RANKS.flatMap(([as, rank, readers]) =>
  readers.map((read) => ({ read, as, rank })),
)

/** Those of what a message wishes for by itself, whatever was asked and however it came. */
export const WISHES: readonly RankedReader[] = READERS.filter(({ as }) => as === 'wish')
