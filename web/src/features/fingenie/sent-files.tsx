import { ActionIcon, Button, Loader } from '@mantine/core'
import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import type { FileEnd, SentFile } from '../../chat/message.ts'
import { IconAlertCircle, IconCheck, IconClock, IconFileTypePdf, IconMinus, IconPhoto, IconX } from '../../ui/icons.ts'
import { type FileStage, isSettled, progressOf, tallyWords } from './file-stages.ts'
import classes from './sent-files.module.css'

const t = texts(fingeniePage)
const c = texts(labels)

type Standing = FileStage | FileEnd

const WORDS: Record<Standing, string> = {
  preparing: t('file.preparing'),
  waiting: t('file.waiting'),
  reading: t('file.reading'),
  done: t('file.read'),
  refused: t('file.refused'),
  failed: t('file.not-sent'),
  cancelled: t('file.cancelled'),
  stopped: t('file.not-read'),
  again: t('file.again'),
}

interface SentFilesProps {
  files: readonly SentFile[]
  /** Where each file stands; undefined where that is not known. */
  stages: readonly (Standing | undefined)[]
  /** A picture of each file, where there is one. */
  previews: readonly (string | undefined)[]
  /** Takes one file out of the upload under way, by its place; absent where that is not possible here. */
  onCancel?: ((place: number) => void) | undefined
  /** Whether a file that was put aside can be uploaded after all. */
  canUpload: (place: number) => boolean
  onUpload: (place: number) => void
}

/** The files of an upload, each with how far it is or how it ended. */
export function SentFiles({ files, stages, previews, onCancel, canUpload, onUpload }: SentFilesProps) {
  const known = stages.filter((stage) => stage !== undefined)
  const isUnderWay = known.some((stage) => !isSettled(stage))
  return (
    <div className={classes.files}>
      <div className={classes.head}>
        {t('files.count', { count: files.length })}
        {isUnderWay && files.length > 1 && <Progress stages={known} />}
        {!isUnderWay && <span className={classes.count}>{tallyWords(files)}</span>}
      </div>
      <ul className={classes.list}>
        {files.map(({ name, problem }, index) => {
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
              {(stage === 'cancelled' || stage === 'stopped') && canUpload(index) && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  className={classes.upload}
                  aria-label={t('file.upload-of', { name })}
                  onClick={() => onUpload(index)}
                >
                  {t('file.upload')}
                </Button>
              )}
              {onCancel && stage && !isSettled(stage) && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  className={classes.cancel}
                  aria-label={t('file.cancel-of', { name })}
                  title={c('cancel')}
                  onClick={() => onCancel(index)}
                >
                  <IconX size={15} aria-hidden />
                </ActionIcon>
              )}
              {problem && stage !== undefined && isSettled(stage) && <span className={classes.problem}>{problem}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** How many of the files are dealt with, as a bar and in words. */
function Progress({ stages }: { stages: readonly Standing[] }) {
  const { settled, of } = progressOf(stages)
  return (
    <>
      <progress className={classes.bar} max={of} value={settled} aria-label={t('files.settled')} />
      <span className={classes.count}>{t('files.progress', { settled, of })}</span>
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

function StageIcon({ stage }: { stage: Standing }) {
  if (stage === 'preparing' || stage === 'reading') return <Loader size={13} color="gray" aria-hidden />
  if (stage === 'waiting') return <IconClock size={15} aria-hidden />
  if (stage === 'cancelled' || stage === 'stopped') return <IconMinus size={15} aria-hidden />
  return stage === 'done' || stage === 'again' ? (
    <IconCheck size={15} aria-hidden />
  ) : (
    <IconAlertCircle size={15} aria-hidden />
  )
}
