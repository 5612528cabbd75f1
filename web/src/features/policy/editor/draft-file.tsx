import { Button, Group } from '@mantine/core'
import { exportPolicy, exportPolicyDraft, importPolicyDraft, POLICY_FILE_CHARACTERS } from '@pravas/contract/policies'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, explain } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { AlertLine } from '../../../ui/alert-line.tsx'
import { Section } from '../../../ui/details.tsx'
import { IconDownload, IconUpload } from '../../../ui/icons.ts'
import classes from './dry-run.module.css'
import { POLICY_DRAFT } from './editor-queries.ts'

const t = texts(policyEditor)

interface DraftFileProps {
  /** The version of the saved draft; undefined where there is none. */
  version: number | undefined
  isChanged: boolean
}

/** The policy as one file: downloaded, changed elsewhere, and imported as the draft. */
export function DraftFile({ version, isChanged }: DraftFileProps) {
  const queries = useQueryClient()
  const chooser = useRef<HTMLInputElement>(null)
  const hasDraft = version !== undefined
  const save = useMutation({
    mutationFn: async (format: 'json' | 'yaml') => {
      const { name, file } = hasDraft
        ? await call(exportPolicyDraft, { query: { format } })
        : await call(exportPolicy, { query: { format } })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([file], { type: 'text/plain' }))
      link.download = name
      link.click()
      URL.revokeObjectURL(link.href)
    },
  })
  const load = useMutation({
    mutationFn: async (chosen: File) => {
      if (chosen.size > POLICY_FILE_CHARACTERS * 4) throw new ApiError(413, { title: t('file.too-large') })
      const answer = await call(importPolicyDraft, { body: { file: await chosen.text(), version: version ?? 0 } })
      queries.setQueryData(POLICY_DRAFT, answer)
    },
  })
  const problems = load.error instanceof ApiError ? (load.error.problem.errors ?? []) : []
  return (
    <Section title={t('file')}>
      <p className={classes.about}>{hasDraft ? t('file.about-draft') : t('file.about')}</p>
      {isChanged && <p className={classes.about}>{t('file.unsaved')}</p>}
      <Group gap="xs" pb="sm">
        {(['yaml', 'json'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            disabled={save.isPending}
            onClick={() => save.mutate(format)}
          >
            {t('file.download', { format: format.toUpperCase() })}
          </Button>
        ))}
        <Button
          variant="default"
          leftSection={<IconUpload size={16} aria-hidden />}
          loading={load.isPending}
          disabled={isChanged}
          onClick={() => chooser.current?.click()}
        >
          {t('file.import')}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".json,.yaml,.yml,.txt"
          hidden
          aria-label={t('file.choose')}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen) load.mutate(chosen)
            currentTarget.value = ''
          }}
        />
      </Group>
      {load.isSuccess && <AlertLine kind="success">{t('file.imported')}</AlertLine>}
      {(load.isError || save.isError) && <AlertLine kind="failure">{explain(load.error ?? save.error)}</AlertLine>}
      {problems.length > 0 && (
        <ul className={classes.about}>
          {problems.slice(0, 20).map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}
