import { Accordion, Button, Stack, Textarea, TextInput } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { support } from '@pravas/messages/en/support'
import { texts } from '@pravas/messages/texts'
import { type FormEvent, type SubmitEvent, useRef, useState } from 'react'
import { useSession } from '../../api/use-session.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { type Icon, IconMail, IconMessageCircle, IconPhone } from '../../ui/icons.ts'
import { TwoColumns } from '../../ui/two-columns.tsx'
import classes from './get-in-touch.module.css'
import { QUESTIONS } from './questions.ts'
import { useFieldProblems } from './use-field-problems.ts'
import { useSupportInbox } from './use-support-inbox.ts'

const t = texts(support)
const c = texts(labels)

const SUBMITTED = t('message-sent')
/** The answer's height in pixels above which it scrolls. */
const ANSWER_HEIGHT = 200

const WAYS: { name: string; icon: Icon; what: string; when: string }[] = [
  { name: c('email'), icon: IconMail, what: 'support@pravas.example', when: t('email.when') },
  { name: c('phone'), icon: IconPhone, what: '+91 11 5550 0150', when: t('phone.when') },
  {
    name: t('chat'),
    icon: IconMessageCircle,
    what: t('chat.what'),
    when: t('chat.when'),
  },
]

/** The ways to reach support, questions of which one is open at a time, and a message form. */
export function GetInTouch() {
  return (
    <Stack>
      <section aria-label={t('get-in-touch')} className={classes.ways}>
        {WAYS.map(({ name, icon: Icon, what, when }) => (
          <div key={name} className={classes.way}>
            <Icon size={20} stroke={1.5} aria-hidden />
            <h2>{name}</h2>
            <p>{what}</p>
            <p className={classes.when}>{when}</p>
          </div>
        ))}
      </section>
      <TwoColumns split="equal">
        <MessageForm />
        <Section title={t('questions')}>
          <Accordion order={3}>
            {QUESTIONS.map(({ key, question, answer }) => (
              <Accordion.Item key={key} value={key}>
                <Accordion.Control>{question}</Accordion.Control>
                <Accordion.Panel mah={ANSWER_HEIGHT} style={{ overflowY: 'auto' }}>
                  {answer}
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </Section>
      </TwoColumns>
    </Stack>
  )
}

function MessageForm() {
  const { user } = useSession()
  const [isSent, setSent] = useState(false)
  const { problemOf, check, changed } = useFieldProblems()
  const form = useRef<HTMLFormElement>(null)
  const inbox = useSupportInbox(() => {
    form.current?.reset()
    setSent(true)
  })
  const change = ({ target }: FormEvent) => {
    setSent(false)
    changed(target)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!check(event.currentTarget)) return setSent(false)
    inbox.send(event.currentTarget)
  }
  return (
    <Section title={t('message.title')}>
      <form ref={form} onSubmit={submit} onChange={change} noValidate>
        <Stack gap="sm" pb="xs">
          {isSent && <AlertLine kind="success">{SUBMITTED}</AlertLine>}
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
          <TextInput label={t('message.subject')} name="subject" error={problemOf('subject')} required />
          <Textarea
            label={t('message.text')}
            name="message"
            error={problemOf('message')}
            required
            autosize
            minRows={4}
            maxRows={12}
          />
          <Button type="submit" loading={inbox.isSending} mt={4} style={{ alignSelf: 'flex-start' }}>
            {t('message.send')}
          </Button>
        </Stack>
      </form>
    </Section>
  )
}
