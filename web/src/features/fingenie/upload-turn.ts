import type { ReceiptFile } from '@pravas/contract/fingenie'
import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { texts } from '@pravas/messages/texts'
import type { FileStage, UploadState } from './file-stages.ts'
import type { FinGenieCalls, UploadAnswer } from './fingenie-calls.ts'
import { NO_RECEIPT_READ, notTaken, UPLOAD_FAILED, uploadText } from './fingenie-texts.ts'
import { receiptsOf, type UploadedReceipt, withUpload } from './receipt-context.ts'
import type { RunOptions, TurnOutcome, UploadTurn } from './turn.ts'
import type { TurnRecord } from './turn-record.ts'
import { type UnreadFile, uploadChosen } from './upload-files.ts'

const t = texts(fingeniePage)

interface UploadRun {
  turn: UploadTurn
  record: TurnRecord
  calls: FinGenieCalls
  signal: AbortSignal
  options: RunOptions
  /** What an attempt before the page was left has dealt with, by place among the files. */
  settled?: ReadonlySet<number> | undefined
  isCancelled: (index: number) => boolean
  onStages: (state: UploadState & { stages: FileStage[] }) => void
}

/** Uploads chosen files and tells what was read of them, and of what nothing was. */
export async function runUpload(run: UploadRun): Promise<TurnOutcome> {
  const { turn, record, calls, signal, options, settled, isCancelled, onStages } = run
  const { turnId, files } = turn
  let isAnswered = true
  let isRead = false
  let isSaid = false
  let nothingRead: string | undefined
  let unfit: UnreadFile[] = []
  const unread = await uploadChosen<UploadAnswer>(files, {
    signal,
    settled,
    isCancelled,
    send: async (receipts) => {
      const outcome = await calls.upload({ receipts, ...record.owner }, signal)
      // What was sent together is sent again one by one.
      if (outcome.kind === 'failed' && receipts.length === 1) isAnswered = false
      return outcome
    },
    onStages,
    onUnfit: (known) => {
      unfit = known
      record.fail(turnId, notTaken(unfit.length), { files: problemsOf(unfit) })
    },
    onRead: async (sent, answer, unwanted) => {
      const kept = await keepReceipts(run, sent, answer, unwanted)
      isSaid ||= kept !== 'nothing wanted'
      isRead ||= kept === 'kept'
      if (typeof kept !== 'object') return undefined
      nothingRead = kept.told
      return t('file.no-receipt')
    },
  })
  if (signal.aborted) return { kind: 'left' }
  const again = unread.filter((file) => file.again)
  const left = options.isQueued && !isAnswered ? again : []
  const failed = unread.filter((file) => !left.includes(file))
  tellUnread(run, failed, isRead)
  if (failed.length + unfit.length === 0 && !isSaid && isAnswered) record.stopped(turnId)
  if (!isAnswered) return { kind: 'not taken', rest: { turnId, files: filesOf(again) } }
  const problems = problemsOf([...unfit, ...failed])
  const reason =
    problems.length > 0 ? problems.map(({ name, problem }) => `${name}: ${problem}`).join('\n') : nothingRead
  if (reason === undefined) return { kind: 'delivered' }
  return {
    kind: 'refused',
    reason,
    rest: { turnId, files: problems.length > 0 ? filesOf([...unfit, ...failed]) : files },
  }
}

/** Says what was not read. Beside files that were, those that would be refused again stand apart from the others. */
function tellUnread({ turn: { turnId }, record }: UploadRun, unread: readonly UnreadFile[], isRead: boolean): void {
  const refused = unread.filter((file) => isRead && !file.again)
  const failed = unread.filter((file) => !refused.includes(file))
  if (refused.length > 0) record.fail(turnId, notTaken(refused.length), { files: problemsOf(refused) })
  if (failed.length > 0) record.fail(turnId, UPLOAD_FAILED, { files: problemsOf(failed) })
}

function problemsOf(unread: readonly UnreadFile[]) {
  return unread.map(({ file, problem }) => ({ name: file.name, problem }))
}

function filesOf(unread: readonly { file: File }[]): File[] {
  return unread.map(({ file }) => file)
}

/**
 * Takes over what was read from one request's files, but for those that are not wanted any more, and has the server's
 * history follow. Says what was told when nothing could be read.
 */
async function keepReceipts(
  { turn: { turnId }, record, calls, signal }: UploadRun,
  sent: ReceiptFile[],
  { response, summary }: UploadAnswer,
  unwanted: ReadonlySet<string>,
): Promise<'kept' | 'nothing wanted' | { told: string }> {
  const read = receiptsOf(summary)
  const receipts = unwanted.size > 0 ? await withoutUnwanted(read, unwanted, calls) : read
  if (signal.aborted) return 'kept'
  const { id: sessionId, receipts: context } = record.session
  if (read.length > 0 && receipts.length === 0) return 'nothing wanted'
  if (receipts.length === 0) {
    const why = response.trim()
    const told = why ? `${NO_RECEIPT_READ}\n\n${why}` : NO_RECEIPT_READ
    record.fail(turnId, told)
    return { told }
  }
  const fileNames = sent.map(({ file_name }) => file_name)
  record.session.addFiles(sent)
  record.hold(withUpload(context, { sessionId, fileNames, content: response, receipts }))
  record.answer(turnId, uploadText(fileNames), response, { receipts })
  calls.sync({ sessionId, receipts: record.session.receipts?.summary.receipts ?? [] })
  return 'kept'
}

/** Takes the receipts of unwanted files out again; one that cannot be taken out stays. */
async function withoutUnwanted(
  receipts: readonly UploadedReceipt[],
  unwanted: ReadonlySet<string>,
  calls: FinGenieCalls,
): Promise<UploadedReceipt[]> {
  const stays = await Promise.all(
    receipts.map(async ({ receipt_id: id, file_name: name }) => {
      if (!id || !name || !unwanted.has(name)) return true
      return calls.drop(id).then(
        () => false,
        () => true,
      )
    }),
  )
  return receipts.filter((_, index) => stays[index])
}
