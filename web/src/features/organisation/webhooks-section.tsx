import { Button, Checkbox, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import {
  listWebhooks,
  removeWebhook,
  saveWebhook,
  testWebhook,
  WEBHOOK_EVENTS,
  WEBHOOK_SERVICES,
  type Webhook,
  type WebhookEvent,
  type WebhookService,
} from '@pravas/contract/webhooks'
import { labels } from '@pravas/messages/en/labels'
import { webhooksPage } from '@pravas/messages/en/webhooks-page'
import { texts } from '@pravas/messages/texts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { fieldErrorsOf, wholeErrorOf } from '../../api/field-errors.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { formatInstant } from '../../ui/formats.ts'
import { Retry } from '../../ui/retry.tsx'
import classes from './webhooks-section.module.css'

const t = texts(webhooksPage)
const c = texts(labels)

/** The organisation's channels in Slack and Microsoft Teams, which are told of requests and decisions. */
export function WebhooksSection() {
  const { data, error, isPending, refetch } = useQuery({ ...webhooksQuery, refetchOnWindowFocus: false })
  return (
    <Section title={t('title')}>
      <Text size="sm" c="dimmed">
        {t('about')}
      </Text>
      {error ? (
        <Retry text={explain(error)} onRetry={refetch} />
      ) : isPending ? (
        <Skeleton height={240} mt="sm" />
      ) : (
        WEBHOOK_SERVICES.map((service) => (
          <Channel key={service} service={service} webhook={data.find((one) => one.service === service)} />
        ))
      )}
    </Section>
  )
}

interface ChannelProps {
  service: WebhookService
  webhook: Webhook | undefined
}

function Channel({ service, webhook }: ChannelProps) {
  const queries = useQueryClient()
  const [address, setAddress] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? [...WEBHOOK_EVENTS])
  const [said, setSaid] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const params = { service }
  const save = useMutation({
    mutationFn: () => call(saveWebhook, { params, body: { ...(address.trim() && { address }), events } }),
    onMutate: () => setSaid(undefined),
    onSuccess: (saved) => {
      queries.setQueryData(webhooksQuery.queryKey, saved)
      setAddress('')
      setSaid(t('saved'))
    },
  })
  const test = useMutation({
    mutationFn: () => call(testWebhook, { params }),
    onMutate: () => setSaid(undefined),
    onSuccess: () => setSaid(t('test.sent')),
  })
  const remove = useMutation({
    mutationFn: () => call(removeWebhook, { params }),
    onMutate: () => setSaid(undefined),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: webhooksQuery.queryKey })
      setSaid(t('removed'))
    },
  })
  const [isAsked, setAsked] = useState(false)
  const errors = fieldErrorsOf(save.error)
  const eventsError = Object.entries(errors).find(([path]) => path.startsWith('events'))?.[1]
  const failure =
    wholeErrorOf(save.error) ?? ((test.error ?? remove.error) ? explain(test.error ?? remove.error) : undefined)
  const isWorking = save.isPending || test.isPending || remove.isPending
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    test.reset()
    remove.reset()
    if (!isWorking) save.mutate()
  }
  const name = t(`service.${service}`)
  return (
    <form ref={focusFirstWrong} className={classes.channel} onSubmit={submit} noValidate aria-label={name}>
      <Stack gap="sm">
        <h3 ref={heading} tabIndex={-1} className={classes.name}>
          {name}
          <span>{webhook ? t('connected', { host: webhook.host, ending: webhook.ending }) : t('not-connected')}</span>
        </h3>
        {webhook?.last && (
          <Text size="sm" c={webhook.last.status === 'failed' ? 'red' : 'dimmed'}>
            {t(`last.${webhook.last.status}`, { at: formatInstant(webhook.last.at) })}
            {webhook.last.error !== null && ` ${webhook.last.error}`}
          </Text>
        )}
        <GivenUp webhook={webhook} />
        <TextInput
          type="url"
          label={webhook ? t('address.new') : t('address')}
          description={t(`hint.${service}`)}
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={address}
          error={errors.address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <Checkbox.Group
          label={t('events')}
          value={events}
          error={eventsError}
          onChange={(chosen) => setEvents(WEBHOOK_EVENTS.filter((event) => chosen.includes(event)))}
        >
          <Group gap="sm" mt="xs">
            {WEBHOOK_EVENTS.map((event) => (
              <Checkbox key={event} value={event} label={t(`event.${event}`)} />
            ))}
          </Group>
        </Checkbox.Group>
        {failure && <AlertLine kind="failure">{failure}</AlertLine>}
        <Group gap="sm">
          <Button type="submit" variant="default" loading={save.isPending} disabled={isWorking && !save.isPending}>
            {webhook ? t('save') : t('connect')}
          </Button>
          {webhook && (
            <>
              <Button
                variant="default"
                loading={test.isPending}
                disabled={isWorking && !test.isPending}
                onClick={() => {
                  save.reset()
                  remove.reset()
                  test.mutate()
                }}
              >
                {t('test')}
              </Button>
              {/* Where it asks, a second press at the same spot takes that back. */}
              <Button variant="subtle" color="gray" disabled={isWorking} onClick={() => setAsked(!isAsked)}>
                {isAsked ? c('cancel') : t('remove')}
              </Button>
              {isAsked && (
                <Button
                  color="red"
                  variant="light"
                  disabled={isWorking}
                  onClick={() => {
                    setAsked(false)
                    remove.mutate()
                    // This button goes.
                    heading.current?.focus()
                  }}
                >
                  {t('remove.confirm')}
                </Button>
              )}
            </>
          )}
          <Text role="status" size="sm" c="dimmed">
            {said}
          </Text>
        </Group>
      </Stack>
    </form>
  )
}

/** What was given up, where the latest message does not say all of it. */
function GivenUp({ webhook }: { webhook: Webhook | undefined }) {
  const { given_up: given, last } = webhook ?? {}
  if (!given || given.count <= (last?.status === 'failed' ? 1 : 0)) return null
  return (
    <Text size="sm" c="red">
      {t('given-up', { count: given.count, at: formatInstant(given.at) })}
      {given.error !== null && ` ${given.error}`}
    </Text>
  )
}

/** The channels that are told of requests and decisions. */
const webhooksQuery = queryOptions({
  queryKey: ['organisation', 'webhooks'],
  queryFn: ({ signal }): Promise<Webhook[]> => call(listWebhooks, {}, signal),
})
