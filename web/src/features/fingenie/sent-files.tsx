import { Loader } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconClock, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../ui/formats.ts'
import classes from './sent-files.module.css'
import type { FileStage } from './upload-turn.ts'

const WORDS: Record<FileStage, string> = {
  preparing: 'Preparing',
  waiting: 'Waiting',
  reading: 'Reading',
  done: 'Read',
  refused: 'Not accepted',
  failed: 'Not sent',
}

interface SentFilesProps {
  files: readonly { name: string }[]
  /** Where each file stands while the upload is under way. */
  stages: FileStage[]
  /** A picture of each file, where there is one. */
  previews: readonly (string | undefined)[]
}

/** The files of an upload, each with how far it is. */
export function SentFiles({ files, stages, previews }: SentFilesProps) {
  return (
    <div className={classes.files}>
      <div>{countOf(files.length, 'receipt')}</div>
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
            </li>
          )
        })}
      </ul>
    </div>
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
  return stage === 'done' ? <IconCheck size={15} aria-hidden /> : <IconAlertCircle size={15} aria-hidden />
}
