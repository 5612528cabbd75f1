import type { ReceiptFile } from '@pravas/contract/fingenie'
import { prepareFile, typeProblem } from './prepare-file.ts'
import { type BatchOutcome, type OutgoingFile, uploadFiles } from './receipt-upload.ts'

/** Where one file of an upload stands. */
export const FILE_STAGES = ['preparing', 'waiting', 'reading', 'done', 'refused', 'failed'] as const
export type FileStage = (typeof FILE_STAGES)[number]

/** A file that was not read, why, and whether another attempt may help. */
export interface UnreadFile {
  file: File
  problem: string
  again: boolean
}

interface UploadTurnSteps<R> {
  signal: AbortSignal
  send: (receipts: ReceiptFile[]) => Promise<BatchOutcome<R>>
  /** How far each file is, in the order in which the files were chosen. */
  onStages: (stages: FileStage[]) => void
  onRead: (receipts: ReceiptFile[], answer: R) => void
}

/** Prepares chosen files and uploads them. Resolves to those that were not read. After an abort nothing more is called. */
export async function uploadChosen<R>(files: readonly File[], steps: UploadTurnSteps<R>): Promise<UnreadFile[]> {
  const { signal, send, onStages, onRead } = steps
  const stages = files.map((): FileStage => 'preparing')
  const unread: (UnreadFile & { index: number })[] = []
  const mark = (indices: number[], stage: FileStage) => {
    for (const index of indices) stages[index] = stage
    if (!signal.aborted) onStages([...stages])
  }
  const giveUp = (index: number, stage: 'refused' | 'failed', problem: string) => {
    const file = files[index]
    if (file) unread.push({ index, file, problem, again: stage === 'failed' })
    mark([index], stage)
  }

  mark([], 'preparing')
  const ready: OutgoingFile[] = []
  for (const [index, file] of files.entries()) {
    const problem = typeProblem(file.name)
    const prepared = problem === undefined ? await prepareFile(file).catch(() => undefined) : undefined
    if (prepared === undefined)
      giveUp(index, 'refused', problem ?? 'The file cannot be opened on this device any more.')
    else {
      ready.push({ ...prepared, index })
      mark([index], 'waiting')
    }
  }
  await uploadFiles<R>(ready, {
    send: async (receipts) => (signal.aborted ? { kind: 'failed', reason: undefined } : send(receipts)),
    onSent: (batch) => mark(indicesOf(batch), 'reading'),
    onRead: (batch, answer) => {
      if (signal.aborted) return
      mark(indicesOf(batch), 'done')
      onRead(batch.map(contentOf), answer)
    },
    onRefused: ({ index }, problem) => giveUp(index, 'refused', problem),
    onFailed: (batch, reason) => {
      for (const index of indicesOf(batch)) giveUp(index, 'failed', reason ?? 'The file did not get through.')
    },
  })
  return unread.toSorted((a, b) => a.index - b.index)
}

function indicesOf(batch: readonly OutgoingFile[]): number[] {
  return batch.map(({ index }) => index)
}

function contentOf({ file_name, file_content }: OutgoingFile): ReceiptFile {
  return { file_name, file_content }
}
