import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { publishPolicy } from '@pravas/contract/policies'
import { labels } from '@pravas/messages/en/labels'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { explain } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { AlertLine } from '../../../ui/alert-line.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Section } from '../../../ui/details.tsx'
import { focusFirstWrong } from '../../../ui/first-wrong-field.ts'
import { formatDate } from '../../../ui/formats.ts'
import { notifyDone } from '../../../ui/notify-done.tsx'
import { todayInIndia } from '../../../ui/today.ts'
import { ChangesList } from './changes-list.tsx'
import classes from './dry-run.module.css'
import type { PolicyChange } from './policy-changes.ts'

const t = texts(policyEditor)
const c = texts(labels)

interface PublishFormProps {
  /** The version of the saved draft; undefined where there is none. */
  version: number | undefined
  isChanged: boolean
  /** Its differences from the policy in force. */
  changes: readonly PolicyChange[]
}

/** Publishes the saved draft from a day on, with the reason, after one question. */
export function PublishForm({ version, isChanged, changes }: PublishFormProps) {
  const today = todayInIndia()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [day, setDay] = useState(today)
  const [why, setWhy] = useState('')
  const [mistakes, setMistakes] = useState<{ day?: string; why?: string }>({})
  const [asks, setAsks] = useState(false)
  const publish = useMutation({
    mutationFn: () => call(publishPolicy, { body: { valid_from: day, why: why.trim(), version } }),
    onSuccess: async () => {
      notifyDone(t('publish.done', { day: formatDate(day) }))
      await queries.invalidateQueries()
      navigate(day === today ? '/policy' : `/policy?on=${day}`)
    },
    onSettled: () => setAsks(false),
  })
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    const found = {
      ...(day === '' && { day: t('publish.day-required') }),
      ...(day !== '' && day < today && { day: t('publish.day-past') }),
      ...(why.trim() === '' && { why: t('publish.why-required') }),
    }
    setMistakes(found)
    if (!found.day && !found.why) setAsks(true)
  }
  const blocker = isChanged ? t('publish.unsaved') : version === undefined ? t('publish.no-draft') : undefined
  return (
    <Section title={t('publish')}>
      <p className={classes.about}>{t('publish.about')}</p>
      {blocker && <p className={classes.about}>{blocker}</p>}
      <form ref={focusFirstWrong} onSubmit={ask} noValidate>
        <Group align="start" gap="sm">
          <DateField
            label={t('publish.from')}
            min={today}
            value={day}
            error={mistakes.day}
            onChange={(value) => setDay(value)}
          />
          <Textarea
            label={t('publish.why')}
            autosize
            minRows={1}
            maxRows={6}
            maxLength={1000}
            value={why}
            error={mistakes.why}
            style={{ flex: '1 1 260px' }}
            onChange={({ currentTarget: { value } }) => setWhy(value)}
          />
        </Group>
        {publish.isError && <AlertLine kind="failure">{explain(publish.error)}</AlertLine>}
        <Group justify="flex-end" py="sm">
          <Button type="submit" disabled={blocker !== undefined}>
            {t('publish.button')}
          </Button>
        </Group>
      </form>
      <Modal
        opened={asks}
        onClose={() => setAsks(false)}
        size="lg"
        title={t('publish.ask', { day: formatDate(day) })}
        closeButtonProps={{ 'aria-label': c('close') }}
      >
        <Text size="sm">
          {t('publish.ask-text', {
            count: changes.length,
            when: day === today ? 'today' : 'later',
            day: formatDate(day),
          })}
        </Text>
        <div className={classes.changes}>
          <ChangesList changes={changes} none="" />
        </div>
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={() => setAsks(false)} disabled={publish.isPending}>
            {c('cancel')}
          </Button>
          <Button onClick={() => publish.mutate()} loading={publish.isPending} data-autofocus>
            {t('publish.button')}
          </Button>
        </Group>
      </Modal>
    </Section>
  )
}
