import type { ReceiptFile } from '@pravas/contract/fingenie'
import { prepareFile, typeProblem, UnopenedPhoto } from './prepare-file.ts'
import { type BatchOutcome, type OutgoingFile, uploadFiles } from './receipt-upload.ts'

/** Where one file of an upload stands. */
export const FILE_STAGES = ['waiting', 'preparing', 'reading', 'done', 'refused', 'failed', 'cancelled'] as const
export type FileStage = (typeof FILE_STAGES)[number]

/** So many files are prepared and read together at most: each is shown, kept and can be cancelled soon. */
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
  onStages: (stages: FileStage[]) => void
  /** Some files were read; `unwanted` are the names of those that were cancelled meanwhile. */
  onRead: (receipts: ReceiptFile[], answer: R, unwanted: ReadonlySet<string>) => Promise<void> | void
}

/** Whether nothing more will happen to a file in this state. */
export function isSettled(stage: FileStage): boolean {
  return stage !== 'waiting' && stage !== 'preparing' && stage !== 'reading'
}

/** How a file stands for the person: what they have cancelled is so at once. */
export function shownStage(stage: FileStage, isCancelled: boolean): FileStage {
  return isCancelled && !isSettled(stage) ? 'cancelled' : stage
}

/** Uploads chosen files, a few at a time. Resolves to those that were not read. After an abort nothing more is called. */
export async function uploadChosen<R>(files: readonly File[], steps: UploadTurnSteps<R>): Promise<UnreadFile[]> {
  const { signal, send, onStages, onRead, settled, isCancelled = () => false } = steps
  const stages = files.map((_, index): FileStage => (settled?.has(index) ? 'done' : 'waiting'))
  const unread: (UnreadFile & { index: number })[] = []
  const mark = (indices: number[], stage: FileStage) => {
    for (const index of indices) stages[index] = stage
    if (!signal.aborted) onStages(stages.map((stage, index) => shownStage(stage, isCancelled(index))))
  }
  const giveUp = (index: number, stage: 'refused' | 'failed', problem: string) => {
    const file = files[index]
    if (file) unread.push({ index, file, problem, again: stage === 'failed' })
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
    const problem = typeProblem(file.name)
    try {
      if (problem === undefined) return [{ ...(await prepareFile(file)), index }]
      giveUp(index, 'refused', problem)
    } catch (error) {
      const isPhoto = error instanceof UnopenedPhoto
      giveUp(index, 'refused', isPhoto ? error.message : 'The file cannot be opened on this device any more.')
    }
    return []
  }

  mark([], 'waiting')
  const queue = [...files.keys()].filter((index) => !settled?.has(index))
  while (queue.length > 0 && !signal.aborted) {
    const ready: OutgoingFile[] = []
    for (const index of queue.splice(0, READ_AT_ONCE)) ready.push(...(await prepared(index)))
    await uploadFiles<R>(ready, {
      send: async (receipts) => (signal.aborted ? { kind: 'failed', reason: undefined } : send(receipts)),
      isCancelled: ({ index }) => isCancelled(index),
      onCancelled: ({ index }) => mark([index], 'cancelled'),
      onSent: (batch) => mark(indicesOf(batch), 'reading'),
      onRead: async (batch, answer) => {
        if (signal.aborted) return
        const unwanted = batch.filter(({ index }) => isCancelled(index))
        mark(indicesOf(batch), 'done')
        if (unwanted.length > 0) mark(indicesOf(unwanted), 'cancelled')
        const wanted = batch.filter((file) => !unwanted.includes(file))
        // Of two files of one name it cannot be told which is which.
        const names = new Set(namesOf(unwanted).filter((name) => !namesOf(wanted).includes(name)))
        await onRead(batch.map(contentOf), answer, names)
      },
      onRefused: ({ index }, problem) => giveUp(index, 'refused', problem),
      onFailed: (batch, reason) => {
        for (const index of indicesOf(batch)) giveUp(index, 'failed', reason ?? 'The file did not get through.')
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
