import { Accordion, Button, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, type SubmitEvent, useRef, useState } from 'react'
import { useSession } from '../../api/use-session.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { TwoColumns } from '../../ui/two-columns.tsx'
import { QUESTIONS } from './questions.ts'
import { useFieldProblems } from './use-field-problems.ts'
import { useSupportInbox } from './use-support-inbox.ts'

const THANKS = 'Thanks! Your support request has been submitted.'
const ISSUE_TYPES = [
  { value: '', label: 'Choose an issue type', disabled: true },
  { value: 'login', label: 'Login' },
  { value: 'trip', label: 'Trip' },
  { value: 'expenses', label: 'Expenses' },
  { value: 'report', label: 'Report' },
  { value: 'ui', label: 'User interface' },
  { value: 'other', label: 'Other' },
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
      <Section title="Send a support request">
        <form ref={form} onSubmit={submit} onChange={change} noValidate>
          <Stack gap="sm" pb="xs">
            {isSent && <AlertLine kind="success">{THANKS}</AlertLine>}
            {inbox.failure && <AlertLine kind="failure">{inbox.failure}</AlertLine>}
            <TextInput
              label="Name"
              name="name"
              error={problemOf('name')}
              autoComplete="name"
              required
              defaultValue={user.email ? user.name : ''}
            />
            <TextInput
              label="Email"
              name="email"
              error={problemOf('email')}
              type="email"
              autoComplete="email"
              required
              defaultValue={user.email ?? ''}
            />
            <NativeSelect
              label="Issue Type"
              name="issueType"
              error={problemOf('issueType')}
              required
              data={ISSUE_TYPES}
              value={issueType}
              onChange={(event) => setIssueType(event.currentTarget.value)}
            />
            {issueType === 'other' && (
              <Textarea
                label="Description"
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
              Submit Request
            </Button>
          </Stack>
        </form>
      </Section>
      <Section title="Frequently Asked Questions">
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
