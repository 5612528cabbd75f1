import { Accordion, Button, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { support } from '@pravas/messages/en/support'
import { texts } from '@pravas/messages/texts'
import { type FormEvent, type SubmitEvent, useRef, useState } from 'react'
import { useSession } from '../../api/use-session.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { TwoColumns } from '../../ui/two-columns.tsx'
import { QUESTIONS } from './questions.ts'
import { useFieldProblems } from './use-field-problems.ts'
import { useSupportInbox } from './use-support-inbox.ts'

const t = texts(support)
const c = texts(labels)

const THANKS = t('request-sent')
const ISSUE_TYPES = [
  { value: '', label: t('issue.choose'), disabled: true },
  { value: 'login', label: t('issue.login') },
  { value: 'trip', label: t('issue.trip') },
  { value: 'expenses', label: t('issue.expenses') },
  { value: 'report', label: t('issue.report') },
  { value: 'ui', label: t('issue.ui') },
  { value: 'other', label: t('issue.other') },
]

/** The support request by issue type, beside questions of which several can be open. */
export function SupportRequest() {
  const { user } = useSession()
  const [issueType, setIssueType] = useState('')
  const [description, setDescription] = useState('')
  const [isSent, setSent] = useState(false)
  const { problemOf, check, changed } = useFieldProblems()

  const form = useRef<HTMLFormElement>(null)
  const inbox = useSupportInbox(() => {
    form.current?.reset()
    setIssueType('')
    setDescription('')
    setSent(true)
  })

  const change = ({ target }: FormEvent) => {
    setSent(false)
    changed(target)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!check(event.currentTarget)) return setSent(false)
    inbox.send(event.currentTarget, ISSUE_TYPES.find(({ value }) => value === issueType)?.label)
  }

  return (
    <TwoColumns split="equal">
      <Section title={t('request.title')}>
        <form ref={form} onSubmit={submit} onChange={change} noValidate>
          <Stack gap="sm" pb="xs">
            {isSent && <AlertLine kind="success">{THANKS}</AlertLine>}
            {inbox.failure && <AlertLine kind="failure">{inbox.failure}</AlertLine>}
            <TextInput
              label={c('name')}
              name="name"
              error={problemOf('name')}
              autoComplete="name"
              required
              defaultValue={user.email ? user.name : ''}
            />
            <TextInput
              label={c('email')}
              name="email"
              error={problemOf('email')}
              type="email"
              autoComplete="email"
              required
              defaultValue={user.email ?? ''}
            />
            <NativeSelect
              label={t('issue')}
              name="issueType"
              error={problemOf('issueType')}
              required
              data={ISSUE_TYPES}
              value={issueType}
              onChange={(event) => setIssueType(event.currentTarget.value)}
            />
            {issueType === 'other' && (
              <Textarea
                label={c('description')}
                name="description"
                error={problemOf('description')}
                required
                autosize
                minRows={4}
                maxRows={12}
                value={description}
                onChange={(event) => setDescription(event.currentTarget.value)}
              />
            )}
            <Button type="submit" loading={inbox.isSending} mt={4} style={{ alignSelf: 'flex-start' }}>
              {t('request.submit')}
            </Button>
          </Stack>
        </form>
      </Section>
      <Section title={t('questions')}>
        <Accordion multiple order={3}>
          {QUESTIONS.map(({ key, question, answer }) => (
            <Accordion.Item key={key} value={key}>
              <Accordion.Control>{question}</Accordion.Control>
              <Accordion.Panel>{answer}</Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </Section>
    </TwoColumns>
  )
}
