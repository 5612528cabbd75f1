import { commandIn, NOTHING_TO_SEND, NOTHING_TO_SUMMARISE } from '@pravas/contract/fingenie-commands'
import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { texts } from '@pravas/messages/texts'
import { isRefusal } from '../../api/api-error.ts'
import { followUpType, speaksOfReceipts } from './commands.ts'
import type { FinGenieCalls, Question } from './fingenie-calls.ts'
import { EMAIL_FAILED, UNAVAILABLE } from './fingenie-texts.ts'
import { withAnswer } from './receipt-context.ts'
import type { StreamListener } from './streamed-question.ts'
import type { MessageTurn, RunOptions, TurnOutcome } from './turn.ts'
import type { TurnRecord } from './turn-record.ts'
import { filesBeside } from './upload-plan.ts'

const t = texts(fingeniePage)

interface MessageRun {
  turn: MessageTurn
  record: TurnRecord
  calls: FinGenieCalls
  signal: AbortSignal
  options: RunOptions
  listener: StreamListener
}

const DELIVERED: TurnOutcome = { kind: 'delivered' }

/** Answers what the person said: what asks the page itself here, all else with a call. Never rejects. */
export async function runMessage(run: MessageRun): Promise<TurnOutcome> {
  const command = commandIn(run.turn.message)
  if (command === 'reimburse') return reimburse(run)
  return command === 'summarise' ? summarise(run) : ask(run)
}

function ask(run: MessageRun): Promise<TurnOutcome> {
  const { turn, record, calls, listener } = run
  const { receipts } = record.session
  const question: Question = { message: turn.message, turnId: turn.turnId, ...record.owner }
  if (receipts !== null && speaksOfReceipts(turn.message)) {
    const { fileNames, sessionId, isComparisonMode, summary } = receipts
    question.isFollowUp = true
    question.followUpType = followUpType(turn.message)
    question.useCustomPrompt = true
    question.receiptContext = { fileNames, sessionId, isComparisonMode, summary }
  }
  return answerWith(run, UNAVAILABLE, async (signal) => {
    const { response, summary, referenceId } = await calls.ask(question, signal, listener)
    if (!signal.aborted && record.isWanted(turn.turnId)) {
      if (referenceId) holdClaimed(record)
      else takeOver(record, summary)
    }
    return { response, changes: summary !== undefined || Boolean(referenceId) }
  })
}

async function summarise({ turn: { turnId, message }, record }: MessageRun): Promise<TurnOutcome> {
  const receipts = record.session.receipts?.summary.receipts ?? []
  if (receipts.length === 0) record.answer(turnId, message, NOTHING_TO_SUMMARISE)
  else {
    const { expenseSummary } = await import('./expense-summary.ts')
    record.answer(turnId, message, expenseSummary(receipts))
  }
  return DELIVERED
}

async function reimburse(run: MessageRun): Promise<TurnOutcome> {
  const { turn, record, calls } = run
  const { turnId, message: prompt } = turn
  const summary = record.session.receipts?.summary
  if (summary === undefined || summary.receipts.length === 0) {
    record.answer(turnId, prompt, NOTHING_TO_SEND)
    return { kind: 'refused', reason: NOTHING_TO_SEND, rest: turn }
  }
  const claim = { prompt, turnId, summary, ...record.owner }
  const receiptFiles = filesBeside(new Blob([JSON.stringify(claim)]).size, record.session.files)
  return answerWith(run, EMAIL_FAILED, async (signal) => {
    const { response, referenceId, summary: changed } = await calls.email({ ...claim, receiptFiles }, signal)
    if (referenceId === null) {
      if (!signal.aborted) takeOver(record, changed)
      return { response, changes: changed !== undefined }
    }
    if (!signal.aborted) holdClaimed(record)
    const reference = referenceId || 'N/A'
    const told = response.trim() || t('email-sent', { reference })
    return { response: told, changes: true }
  })
}

/** All receipts that are held were claimed. */
function holdClaimed(record: TurnRecord): void {
  const { receipts } = record.session
  if (receipts !== null) record.hold({ ...receipts, claimed: receipts.summary.receipts.length })
}

/** Holds the unclaimed receipts as an answer lists them, where it does. */
function takeOver(record: TurnRecord, summary: unknown): void {
  const { receipts, id } = record.session
  if (summary !== undefined) record.hold(withAnswer(receipts, id, summary))
}

async function answerWith(
  { turn, record, calls, signal, options: { isQueued = false } }: MessageRun,
  failure: string,
  call: (signal: AbortSignal) => Promise<{ response: string; changes: boolean }>,
): Promise<TurnOutcome> {
  const { turnId, message } = turn
  try {
    const { response, changes } = await call(signal)
    if (signal.aborted) return { kind: 'left' }
    if (response.trim() !== '') {
      record.answer(turnId, message, response, changes ? { lasting: true } : {})
      return DELIVERED
    }
    record.fail(turnId, failure)
    return { kind: 'refused', reason: failure, rest: turn }
  } catch (error) {
    if (signal.aborted) return { kind: 'left' }
    const isRefused = isRefusal(error)
    const blockers = isRefused ? calls.blockersOf(error) : undefined
    if (blockers !== undefined) {
      record.answer(turnId, message, blockers)
      // The queue shows a reason as plain text.
      return { kind: 'refused', reason: blockers.replaceAll('**', ''), rest: turn }
    }
    const reason = calls.reasonOf(error)
    if (isRefused || !isQueued) record.fail(turnId, failure, reason === undefined ? {} : { reason })
    return isRefused ? { kind: 'refused', reason: reason ?? failure, rest: turn } : { kind: 'not taken', rest: turn }
  }
}
