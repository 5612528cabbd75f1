import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { texts } from '@pravas/messages/texts'
import type { FileEnd, SentFile } from '../../chat/message.ts'

const t = texts(fingeniePage)

/** Where one file of an upload stands. */
export const FILE_STAGES = ['waiting', 'preparing', 'reading', 'done', 'refused', 'failed', 'cancelled'] as const
export type FileStage = (typeof FILE_STAGES)[number]

/** Whether nothing more will happen to a file in this state. */
export function isSettled(stage: FileStage | FileEnd): stage is FileEnd {
  return stage !== 'waiting' && stage !== 'preparing' && stage !== 'reading'
}

/** How a file stands for the person: what they have cancelled is so at once. */
export function shownStage(stage: FileStage, isCancelled: boolean): FileStage {
  return isCancelled && !isSettled(stage) ? 'cancelled' : stage
}

/** How many of the files that are wanted were dealt with. */
export function progressOf(stages: readonly (FileStage | FileEnd)[]): { settled: number; of: number } {
  const wanted = stages.filter((stage) => stage !== 'cancelled')
  return { settled: wanted.filter(isSettled).length, of: wanted.length }
}

/** Where an upload stands, file by file in the order in which they are uploaded, with the reasons of those not taken. */
export interface UploadState {
  names: readonly string[]
  stages: readonly (FileStage | FileEnd)[]
  problems: ReadonlyMap<number, string>
}

/**
 * The files of a message with how they ended; those at the places of `before` stay as they are. Where only some of the
 * files are uploaded, because the others were dealt with, they are told by their names.
 */
export function withEnds(
  files: readonly SentFile[],
  { names, stages, problems }: UploadState,
  before?: ReadonlySet<number>,
): SentFile[] {
  const isWhole = names.length === files.length
  const left = [...names.keys()]
  return files.map((file, index) => {
    const at = isWhole ? index : left.findIndex((place) => names[place] === file.name)
    const place = isWhole ? index : left[at]
    if (place === undefined || (isWhole && before?.has(place))) return file
    if (!isWhole) left.splice(at, 1)
    const stage = stages[place]
    const problem = problems.get(place)
    if (stage === undefined || !isSettled(stage)) return { name: file.name }
    return { name: file.name, ended: stage, ...(problem && { problem }) }
  })
}

const TALLIED: readonly (readonly [ends: readonly FileEnd[], words: (count: number) => string])[] = [
  [['done'], (count) => t('tally.read', { count })],
  [['refused', 'failed'], (count) => t('tally.failed', { count })],
  [['cancelled'], (count) => t('tally.cancelled', { count })],
  [['stopped'], (count) => t('tally.not-read', { count })],
  [['again'], (count) => t('tally.again', { count })],
]

/** How an upload of several files ended, such as '25 read, 4 failed, 1 cancelled'; undefined before that. */
export function tallyWords(files: readonly SentFile[]): string | undefined {
  if (files.length < 2 || files.some(({ ended }) => ended === undefined)) return undefined
  return TALLIED.flatMap(([ends, words]) => {
    const count = files.filter(({ ended }) => ends.some((end) => end === ended)).length
    return count > 0 ? [words(count)] : []
  }).join(', ')
}
