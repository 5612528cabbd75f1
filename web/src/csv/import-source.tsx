import { Button, Group, Stack, Textarea } from '@mantine/core'
import { imports } from '@pravas/messages/en/imports'
import { texts } from '@pravas/messages/texts'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { AlertLine } from '../ui/alert-line.tsx'
import { formatCount } from '../ui/formats.ts'
import { IconDownload, IconUpload } from '../ui/icons.ts'
import { saveFile } from '../ui/records/save-file.ts'
import { countLines } from './csv-records.ts'
import classes from './import-flow.module.css'
import { type FileProblem, MOST_CHARACTERS, readTextFile } from './read-file.ts'

const t = texts(imports)

export interface Template {
  fileName: string
  csv: string
}

interface ImportSourceProps {
  /** What the file is to hold. */
  about: ReactNode
  template: Template
  text: string
  onText: (text: string) => void
  onCheck: (text: string) => void
  isChecking: boolean
  /** Why the whole file was refused. */
  failure: string | undefined
}

/** Where a file is chosen, dropped or pasted, and sent for a preview. */
export function ImportSource({ about, template, text, onText, onCheck, isChecking, failure }: ImportSourceProps) {
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file || isChecking) return
    const read = await readTextFile(file)
    if ('problem' in read) return setProblem(problemWords(read.problem, file.size))
    setProblem(undefined)
    onText(read.text)
    onCheck(read.text)
  }
  const lines = countLines(text)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }
  const check = () => {
    if (text.trim() === '') return setProblem(t('file.empty'))
    if (text.length > MOST_CHARACTERS) return setProblem(problemWords('too-large', text.length))
    setProblem(undefined)
    onCheck(text)
  }
  return (
    <Stack>
      <div className={classes.about}>{about}</div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button that does the same */}
      <div className={classes.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <input
          ref={input}
          type="file"
          // A workbook can be chosen so that it can be said how to save it.
          accept=".csv,.txt,.tsv,.xlsx,.xls,.ods,text/csv,text/plain"
          aria-label={t('file')}
          className="visually-hidden"
          tabIndex={-1}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <Button
          variant="default"
          loading={isChecking}
          leftSection={<IconUpload size={15} stroke={1.8} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('file.choose')}
        </Button>
        <span>{isChecking ? t('checking', { count: lines, number: formatCount(lines) }) : t('file.drop')}</span>
      </div>
      {(problem ?? failure) && <AlertLine kind="failure">{problem ?? failure ?? ''}</AlertLine>}
      <Textarea
        label={t('paste')}
        classNames={{ input: classes.paste }}
        rows={6}
        spellCheck={false}
        value={text}
        disabled={isChecking}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button loading={isChecking} onClick={check}>
          {t('check')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconDownload size={15} stroke={1.8} aria-hidden />}
          onClick={() => saveFile(template.fileName, new Blob([`\uFEFF${template.csv}`], { type: CSV_TYPE }))}
        >
          {t('template')}
        </Button>
      </Group>
    </Stack>
  )
}

export const CSV_TYPE = 'text/csv;charset=utf-8'

function problemWords(problem: FileProblem, size: number): string {
  const millions = (characters: number) => (characters / 1_000_000).toFixed(1)
  return problem === 'too-large'
    ? t('file.too-large', { size: millions(size), limit: millions(MOST_CHARACTERS) })
    : t(`file.${problem}`)
}
