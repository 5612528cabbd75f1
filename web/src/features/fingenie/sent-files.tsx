import { ActionIcon, Loader } from '@mantine/core'
import {
  IconAlertCircle,
  IconCheck,
  IconClock,
  IconFileTypePdf,
  IconMinus,
  IconPhoto,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../ui/formats.ts'
import classes from './sent-files.module.css'
import { type FileStage, isSettled } from './upload-turn.ts'

const WORDS: Record<FileStage, string> = {
  preparing: 'Preparing',
  waiting: 'Waiting',
  reading: 'Reading',
  done: 'Read',
  refused: 'Not accepted',
  failed: 'Not sent',
  cancelled: 'Cancelled',
}

interface SentFilesProps {
  files: readonly { name: string }[]
  /** Where each file stands while the upload is under way. */
  stages: readonly FileStage[]
  /** A picture of each file, where there is one. */
  previews: readonly (string | undefined)[]
  /** Takes one file out of the upload under way, by its place; absent where that is not possible here. */
  onCancel?: ((place: number) => void) | undefined
}

/** The files of an upload, each with how far it is. */
export function SentFiles({ files, stages, previews, onCancel }: SentFilesProps) {
  return (
    <div className={classes.files}>
      <div className={classes.head}>
        {countOf(files.length, 'receipt')}
        {stages.length > 1 && <Progress stages={stages} />}
      </div>
      <ul className={classes.list}>
        {files.map(({ name }, index) => {
          const stage = stages[index]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the files of an upload never change
            <li key={index} className={classes.file}>
              <Picture name={name} preview={previews[index]} />
              <span className={classes.name} title={name}>
                {name}
              </span>
              {stage && (
                <span className={classes.stage} data-stage={stage}>
                  <StageIcon stage={stage} />
                  {WORDS[stage]}
                </span>
              )}
              {onCancel && stage && !isSettled(stage) && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  className={classes.cancel}
                  aria-label={`Cancel ${name}`}
                  title="Cancel"
                  onClick={() => onCancel(index)}
                >
                  <IconX size={15} aria-hidden />
                </ActionIcon>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** How many of the files are dealt with, as a bar and in words. */
function Progress({ stages }: { stages: readonly FileStage[] }) {
  const settled = stages.filter(isSettled).length
  return (
    <>
      <progress className={classes.bar} max={stages.length} value={settled} aria-label="Files dealt with" />
      <span className={classes.count}>{`${settled} of ${stages.length}`}</span>
    </>
  )
}

function Picture({ name, preview }: { name: string; preview: string | undefined }) {
  const [broken, setBroken] = useState(false)
  if (preview !== undefined && !broken) {
    return (
      <img className={classes.picture} src={preview} alt="" width={32} height={32} onError={() => setBroken(true)} />
    )
  }
  const Icon = name.toLowerCase().endsWith('.pdf') ? IconFileTypePdf : IconPhoto
  return (
    <span className={classes.picture}>
      <Icon size={18} aria-hidden />
    </span>
  )
}

function StageIcon({ stage }: { stage: FileStage }) {
  if (stage === 'preparing' || stage === 'reading') return <Loader size={13} color="gray" aria-hidden />
  if (stage === 'waiting') return <IconClock size={15} aria-hidden />
  if (stage === 'cancelled') return <IconMinus size={15} aria-hidden />
  return stage === 'done' ? <IconCheck size={15} aria-hidden /> : <IconAlertCircle size={15} aria-hidden />
}
