import { Button, Group, List, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import type { AdministeredPerson } from '@pravas/contract/administration'
import { type ErasurePreview, erasePerson, previewErasure } from '@pravas/contract/personal-data'
import { labels } from '@pravas/messages/en/labels'
import { personalData } from '@pravas/messages/en/personal-data'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { formatDate } from '../../ui/formats.ts'
import { notifyDone } from '../../ui/notify-done.tsx'
import { Retry } from '../../ui/retry.tsx'
import { PEOPLE } from './people-queries.ts'

const t = texts(personalData)
const c = texts(labels)

interface ErasureModalProps {
  opened: boolean
  onClose: () => void
  person: AdministeredPerson
}

/** Says what erasing a person deletes and keeps, or what has to be settled first, and erases them once their name is typed. */
export function ErasureModal({ opened, onClose, person }: ErasureModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t('erase.title', { name: person.name })}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <Erasure person={person} onClose={onClose} />
    </Modal>
  )
}

function Erasure({ person, onClose }: { person: AdministeredPerson; onClose: () => void }) {
  const preview = useQuery({
    queryKey: [...PEOPLE, 'erasure', person.id],
    queryFn: ({ signal }) => call(previewErasure, { params: { person: person.id } }, signal),
    // What was open before may be settled by now.
    staleTime: 0,
    gcTime: 0,
  })
  if (preview.isPending)
    return (
      <Stack gap="sm" role="status" aria-label={t('erase.loading')}>
        {['70%', '55%', '60%', '40%'].map((width) => (
          <Skeleton key={width} height={12} width={width} />
        ))}
      </Stack>
    )
  if (preview.isError) return <Retry text={explain(preview.error)} onRetry={preview.refetch} />
  const { blockers } = preview.data
  if (blockers.length > 0)
    return (
      <Stack>
        <Text size="sm" fw={600}>
          {t('erase.blocked', { name: person.name })}
        </Text>
        <List size="sm" spacing={4}>
          {blockers.map(({ kind, count }) => (
            <List.Item key={kind}>{t(`blocker.${kind}`, { count })}</List.Item>
          ))}
        </List>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {c('close')}
          </Button>
        </Group>
      </Stack>
    )
  return <Confirmation person={person} preview={preview.data} onClose={onClose} />
}

const FIELDS = ['name', 'reason'] as const

function Confirmation({
  person: { id, name },
  preview,
  onClose,
}: {
  person: AdministeredPerson
  preview: ErasurePreview
  onClose: () => void
}) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState({ name: '', reason: '' })
  const erase = useMutation({
    mutationFn: () => call(erasePerson, { params: { person: id }, body: typed }),
    onSuccess: async ({ name: after }) => {
      onClose()
      notifyDone(t('erase.done', { before: name, after }))
      // All but the preview, which the closing dialog still shows and which nobody who is erased has.
      await queries.invalidateQueries({ queryKey: PEOPLE, predicate: ({ queryKey }) => queryKey[1] !== 'erasure' })
    },
  })
  // Most of it is kept for the same time and reason.
  const kept = [
    ...Map.groupBy(preview.kept, ({ until, because }) => t('erase.until', { day: formatDate(until), because })),
  ]
  const problems = problemsIn(erase.error, FIELDS)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!erase.isPending) erase.mutate()
  }
  const field = (key: (typeof FIELDS)[number], more: { label: string; description?: string }) => (
    <TextInput
      {...more}
      required
      withAsterisk={false}
      autoComplete="off"
      maxLength={key === 'name' ? 200 : 500}
      value={typed[key]}
      error={problems.fields[key]}
      onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [key]: value })}
    />
  )
  return (
    <form ref={focusFirstWrong} onSubmit={submit}>
      <Stack>
        <Part title={t('erase.deletes')}>
          {preview.deleted.map(({ section, count }) => (
            <List.Item key={section}>
              {t('erase.item', { what: t(`section.${section}`), rows: t('erase.rows', { count }) })}
            </List.Item>
          ))}
        </Part>
        {kept.map(([why, items]) => (
          <Part key={why} title={t('erase.keeps-until', { why })}>
            {items.map(({ section, count }) => (
              <List.Item key={section}>
                {t('erase.item', { what: t(`section.${section}`), rows: t('erase.rows', { count }) })}
              </List.Item>
            ))}
          </Part>
        ))}
        <Text size="sm">{t('erase.more')}</Text>
        {preview.shares_name && <Text size="sm">{t('erase.shares-name')}</Text>}
        {field('reason', { label: t('erase.reason'), description: t('erase.reason.hint') })}
        {field('name', { label: t('erase.name', { name }) })}
        {problems.all && <AlertLine kind="failure">{problems.all}</AlertLine>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {c('cancel')}
          </Button>
          <Button type="submit" color="red" loading={erase.isPending} disabled={typed.name.trim() !== name}>
            {t('erase.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <section aria-label={title}>
      <Text size="sm" fw={600} mb={4}>
        {title}
      </Text>
      {children.length > 0 ? <List size="sm">{children}</List> : <Text size="sm">{t('erase.nothing')}</Text>}
    </section>
  )
}
