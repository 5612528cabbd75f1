import type { InputError } from '@pravas/contract/errors'
import type { ReceiptFile } from '@pravas/contract/fingenie'
import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { texts } from '@pravas/messages/texts'
import { type FileStage, shownStage, type UploadState } from './file-stages.ts'
import { fileProblem, isDoubtful, prepareFile, UnopenedPhoto } from './prepare-file.ts'
import { batchesOf, isTooLarge, LARGEST_FILE_MB, refusedFiles } from './upload-plan.ts'

const t = texts(fingeniePage)

/** A file on its way: `index` is its place among the files that were chosen. */
export type OutgoingFile = ReceiptFile & { index: number }

/** How an upload request ended: read, some files refused by name, or not at all. */
export type BatchOutcome<R> =
  | { kind: 'read'; answer: R }
  | { kind: 'refused'; errors: readonly InputError[]; reason: string }
  | { kind: 'failed'; reason: string | undefined }

export interface UploadSteps<R> {
  send: (files: ReceiptFile[]) => Promise<BatchOutcome<R>>
  /** Whether the person does not want a file any more that is not sent yet. */
  isCancelled: (file: OutgoingFile) => boolean
  onCancelled: (file: OutgoingFile) => void
  /** These files are in a request now. */
  onSent: (files: OutgoingFile[]) => void
  /** The request that carried these files did not get through: each is sent again in one of its own. */
  onApart: (files: OutgoingFile[]) => void
  onRead: (files: OutgoingFile[], answer: R) => Promise<void> | void
  /** This file will not be read, whatever is tried. */
  onRefused: (file: OutgoingFile, reason: string) => void
  /** These files did not get through; another attempt may succeed. */
  onFailed: (files: OutgoingFile[], reason: string | undefined) => void
}

/**
 * Uploads files in as few requests as the limits allow. When a request is refused because of files that the server
 * names, those are left out and the others are sent again, so that one bad file never holds back the good ones. When a request of
 * several files gets no answer, each has another attempt by itself: what broke it may have been one of them.
 */
export async function uploadFiles<R>(files: readonly OutgoingFile[], steps: UploadSteps<R>): Promise<void> {
  for (const file of files.filter(isTooLarge)) steps.onRefused(file, t('file.too-large', { limit: LARGEST_FILE_MB }))
  const queue = batchesOf(files.filter((file) => !isTooLarge(file)))
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const cancelled = next.filter(steps.isCancelled)
    for (const file of cancelled) steps.onCancelled(file)
    const batch = next.filter((file) => !cancelled.includes(file))
    if (batch.length === 0) continue
    steps.onSent(batch)
    const outcome = await steps.send(batch.map(({ file_name, file_content }) => ({ file_name, file_content })))
    if (outcome.kind === 'read') {
      await steps.onRead(batch, outcome.answer)
      continue
    }
    if (outcome.kind === 'failed' && batch.length > 1) {
      steps.onApart(batch)
      queue.unshift(...batch.map((file) => [file]))
      continue
    }
    const refused = outcome.kind === 'refused' ? refusedFiles(outcome.errors, batch.length) : new Map<number, string>()
    if (refused.size === 0) {
      steps.onFailed(batch, outcome.reason)
      continue
    }
    for (const [position, reason] of refused) {
      const file = batch[position]
      if (file !== undefined) steps.onRefused(file, withoutName(reason, file.file_name))
    }
    const rest = batch.filter((_, position) => !refused.has(position))
    if (rest.length > 0) queue.unshift(rest)
  }
}

/** A reason that begins with the file's name, without it: the name stands beside it. */
function withoutName(reason: string, fileName: string): string {
  return reason.startsWith(`${fileName}: `) ? reason.slice(fileName.length + 2) : reason
}

/** How many files are prepared and read together at most: each is shown, kept and can be cancelled soon. */
export const READ_AT_ONCE = 5

/** A file that was not read, why, and whether another attempt may help. */
export interface UnreadFile {
  file: File
  problem: string
  again: boolean
}

interface UploadTurnSteps<R> {
  signal: AbortSignal
  /** By their place among the files: those that an earlier attempt has dealt with. */
  settled?: ReadonlySet<number> | undefined
  /** Whether the person does not want the file at this place any more. */
  isCancelled?: (index: number) => boolean
  send: (receipts: ReceiptFile[]) => Promise<BatchOutcome<R>>
  /** How far each file is, in the order in which the files were chosen. */
  onStages: (state: UploadState & { stages: FileStage[] }) => void
  /** These cannot be receipts, which is known before any other is sent. */
  onUnfit?: (unfit: UnreadFile[]) => void
  /**
   * Some files were read; `unwanted` are the names of those that were cancelled meanwhile. Resolves to why there is no
   * receipt in any of them, or to nothing.
   */
  onRead: (receipts: ReceiptFile[], answer: R, unwanted: ReadonlySet<string>) => Promise<string | undefined>
}

/**
 * Uploads chosen files, a few at a time; one that is not cancelled any more takes its turn after all. Resolves to those
 * that were sent and not read. After an abort nothing more is called.
 */
export async function uploadChosen<R>(files: readonly File[], steps: UploadTurnSteps<R>): Promise<UnreadFile[]> {
  const { signal, send, onStages, onUnfit, onRead, settled, isCancelled = () => false } = steps
  const names = files.map(({ name }) => name)
  const problems = new Map<number, string>()
  const stages = files.map((_, index): FileStage => (settled?.has(index) ? 'done' : 'waiting'))
  const unread: (UnreadFile & { index: number })[] = []
  const mark = (indices: number[], stage: FileStage) => {
    for (const index of indices) stages[index] = stage
    if (signal.aborted) return
    onStages({ names, problems, stages: stages.map((stage, index) => shownStage(stage, isCancelled(index))) })
  }
  const giveUp = (index: number, stage: 'refused' | 'failed', problem: string) => {
    const file = files[index]
    if (file) unread.push({ index, file, problem, again: stage === 'failed' })
    problems.set(index, problem)
    mark([index], stage)
  }
  const prepared = async (index: number): Promise<OutgoingFile[]> => {
    const file = files[index]
    if (file === undefined || signal.aborted) return []
    if (isCancelled(index)) {
      mark([index], 'cancelled')
      return []
    }
    mark([index], 'preparing')
    try {
      return [{ ...(await prepareFile(file)), index }]
    } catch (error) {
      const isPhoto = error instanceof UnopenedPhoto
      giveUp(index, 'refused', isPhoto ? error.message : t('file.gone'))
    }
    return []
  }

  mark([], 'waiting')
  const unfit = files.flatMap((file, index) => {
    const problem = stages[index] === 'waiting' ? fileProblem(file) : undefined
    return problem === undefined ? [] : [{ index, file, problem, again: false }]
  })
  for (const { index, problem } of unfit) {
    problems.set(index, problem)
    mark([index], 'refused')
  }
  if (unfit.length > 0 && !signal.aborted) onUnfit?.(unfit)
  // What will be refused by its content is told first, not after all others.
  const doubts = await Promise.all(files.map(isDoubtful))
  const inOrder = [...files.keys()].toSorted((a, b) => Number(doubts[b]) - Number(doubts[a]))
  const next = () => {
    const isNext = (index: number) =>
      stages[index] === 'waiting' || (stages[index] === 'cancelled' && !isCancelled(index))
    return inOrder.filter(isNext).slice(0, READ_AT_ONCE)
  }

  for (let group = next(); group.length > 0 && !signal.aborted; group = next()) {
    const ready: OutgoingFile[] = []
    for (const index of group) ready.push(...(await prepared(index)))
    await uploadFiles<R>(ready, {
      send: async (receipts) => (signal.aborted ? { kind: 'failed', reason: undefined } : send(receipts)),
      isCancelled: ({ index }) => isCancelled(index),
      onCancelled: ({ index }) => mark([index], 'cancelled'),
      onSent: (batch) => mark(indicesOf(batch), 'reading'),
      onApart: (batch) => mark(indicesOf(batch), 'waiting'),
      onRead: async (batch, answer) => {
        if (signal.aborted) return
        const unwanted = batch.filter(({ index }) => isCancelled(index))
        mark(indicesOf(batch), 'done')
        if (unwanted.length > 0) mark(indicesOf(unwanted), 'cancelled')
        const wanted = batch.filter((file) => !unwanted.includes(file))
        // Of two files of one name it cannot be told which is which.
        const names = new Set(namesOf(unwanted).filter((name) => !namesOf(wanted).includes(name)))
        const nothing = await onRead(batch.map(contentOf), answer, names)
        if (nothing === undefined) return
        for (const { index } of wanted) problems.set(index, nothing)
        mark(indicesOf(wanted), 'refused')
      },
      onRefused: ({ index }, problem) => giveUp(index, 'refused', problem),
      onFailed: (batch, reason) => {
        for (const index of indicesOf(batch)) giveUp(index, 'failed', reason ?? t('file.not-uploaded'))
      },
    })
  }
  return unread.toSorted((a, b) => a.index - b.index)
}

function indicesOf(batch: readonly OutgoingFile[]): number[] {
  return batch.map(({ index }) => index)
}

function namesOf(batch: readonly OutgoingFile[]): string[] {
  return batch.map(({ file_name }) => file_name)
}

function contentOf({ file_name, file_content }: OutgoingFile): ReceiptFile {
  return { file_name, file_content }
}
