import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { imports } from '@pravas/messages/en/imports'
import { texts } from '@pravas/messages/texts'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError, explain } from '../api/api-error.ts'
import { AlertLine } from '../ui/alert-line.tsx'
import { formatCount } from '../ui/formats.ts'
import classes from './import-flow.module.css'
import { Counts, type FieldWords, type ImportOutcome, ImportPreview } from './import-preview.tsx'
import { ImportSource, type Template } from './import-source.tsx'

const t = texts(imports)

interface ImportFlowProps {
  about: ReactNode
  template: Template
  /** The name of the file of refused lines. */
  refusedFileName: string
  nameColumn: string
  words: FieldWords
  /** Asks for a preview or, with `commit`, for the import itself. */
  run: (csv: string, commit: boolean) => Promise<ImportOutcome>
  /** How a number of things is called: `12 people`. */
  counted?: (count: number) => string
  onDone?: () => void
  /** Where to go on once it is done. */
  next: ReactNode
}

/** An import from a CSV file: the file, what each line comes to, a confirmation, and the result. Nothing is written before. */
export function ImportFlow({ counted = linesOf, onDone, next, run, ...about }: ImportFlowProps) {
  const [text, setText] = useState('')
  const [checked, setChecked] = useState('')
  const check = useMutation({
    mutationFn: (csv: string) => run(csv, false),
    onSuccess: (_, csv) => setChecked(csv),
  })
  const commit = useMutation({ mutationFn: () => run(checked, true), onSuccess: () => onDone?.() })
  const heading = useFocusOn(commit.data ? 'done' : check.data ? 'preview' : 'source')
  const restart = () => {
    check.reset()
    commit.reset()
  }

  if (commit.data) {
    return (
      <Stack>
        <h2 ref={heading} tabIndex={-1} className={classes.heading}>
          {t('done')}
        </h2>
        {/* With refused lines, the list of them begins with the counts. */}
        {commit.data.refused.length === 0 && <Counts outcome={commit.data} />}
        <Group gap="xs">
          {next}
          <Button
            variant="default"
            onClick={() => {
              setText('')
              restart()
            }}
          >
            {t('done.another')}
          </Button>
        </Group>
        {commit.data.refused.length > 0 && (
          <ImportPreview
            {...about}
            csv={checked}
            fileName={about.refusedFileName}
            outcome={commit.data}
            only="refused"
          />
        )}
      </Stack>
    )
  }

  if (check.data) {
    const { created, updated, unchanged, refused } = check.data
    const writes = created + updated
    const without =
      refused.length === 0
        ? t('preview.no-change')
        : unchanged === 0
          ? t('preview.all-refused')
          : t('preview.rest', {
              what: counted(unchanged),
              count: unchanged,
              refused: refused.length,
              number: formatCount(refused.length),
            })
    return (
      <Stack>
        <h2 ref={heading} tabIndex={-1} className={classes.heading}>
          {t('preview')}
        </h2>
        <Text size="sm">{writes > 0 ? t('preview.nothing-written') : without}</Text>
        <div className={classes.bar}>
          {commit.isError && <AlertLine kind="failure">{explain(commit.error)}</AlertLine>}
          <Group gap="xs">
            {writes > 0 && (
              <Button disabled={commit.isPending} onClick={() => commit.mutate()}>
                {t('confirm', { what: counted(writes) })}
              </Button>
            )}
            <Button variant="default" disabled={commit.isPending} onClick={restart}>
              {t('other-file')}
            </Button>
            {commit.isPending && (
              <span role="status" className={classes.working}>
                <Loader size="xs" aria-hidden />
                {t('importing', { what: counted(writes) })}
              </span>
            )}
            {writes > 0 && refused.length > 0 && !commit.isPending && (
              <Text size="xs" c="dimmed">
                {t('more', { count: refused.length, number: formatCount(refused.length) })}
              </Text>
            )}
          </Group>
        </div>
        <ImportPreview {...about} csv={checked} fileName={about.refusedFileName} outcome={check.data} />
      </Stack>
    )
  }
  return (
    <ImportSource
      {...about}
      text={text}
      onText={setText}
      onCheck={(csv) => check.mutate(csv)}
      isChecking={check.isPending}
      failure={check.isError ? wholeFile(check.error) : undefined}
    />
  )
}

/** Why the file as a whole was refused: where the answer says it at the text, in these words. */
function wholeFile(error: unknown): string {
  const said = error instanceof ApiError ? error.problem.errors?.find(({ path }) => path === 'body.csv') : undefined
  return said?.message ?? explain(error)
}

function linesOf(count: number): string {
  return t('lines', { count, number: formatCount(count) })
}

/** Leads the focus to the heading of each step after the first. */
function useFocusOn(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step !== 'source') heading.current?.focus()
  }, [step])
  return heading
}
