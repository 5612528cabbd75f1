import { Button, Group, Stack, Text } from '@mantine/core'
import {
  changeWebhookEndpoint,
  OLD_SECRET_HOURS,
  removeWebhookEndpoint,
  replaceWebhookSecret,
  testWebhookEndpoint,
  type WebhookEndpoint,
} from '@pravas/contract/webhook-endpoints'
import { labels } from '@pravas/messages/en/labels'
import { webhookEndpoints } from '@pravas/messages/en/webhook-endpoints'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { ShownSecret, WebhookFields } from './webhook-form.tsx'
import { endpointsQuery } from './webhook-queries.ts'

const t = texts(webhookEndpoints)
const c = texts(labels)

interface WebhookPanelProps {
  endpoint: WebhookEndpoint
  onRemoved: () => void
}

/** What can be done about one webhook, and what was delivered to it. */
export function WebhookPanel({ endpoint, onRemoved }: WebhookPanelProps) {
  const { id: webhookId, name, events, active } = endpoint
  const queries = useQueryClient()
  const [draft, setDraft] = useState({ name, address: '', events: events as WebhookEndpoint['events'] })
  const [said, setSaid] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const params = { webhookId }
  const onMutate = () => setSaid(undefined)
  const onSettled = () => queries.invalidateQueries({ queryKey: endpointsQuery.queryKey })
  const save = useMutation({
    mutationFn: () => {
      const { address } = draft
      const body = { name: draft.name, events: [...draft.events], ...(address.trim() && { address }) }
      return call(changeWebhookEndpoint, { params, body })
    },
    onMutate,
    onSuccess: () => {
      setDraft({ ...draft, address: '' })
      setSaid(t('saved'))
    },
    onSettled,
  })
  const turn = useMutation({
    mutationFn: (on: boolean) => call(changeWebhookEndpoint, { params, body: { active: on } }),
    onMutate,
    onSuccess: (_, on) => setSaid(on ? t('turned-on') : t('turned-off')),
    onSettled,
  })
  const test = useMutation({
    mutationFn: () => call(testWebhookEndpoint, { params }),
    onMutate,
    onSuccess: ({ answer }) => setSaid(t('test.sent', { status: String(answer) })),
  })
  const secret = useMutation({ mutationFn: () => call(replaceWebhookSecret, { params }), onMutate })
  const remove = useMutation({
    mutationFn: () => call(removeWebhookEndpoint, { params }),
    onMutate,
    onSuccess: onRemoved,
    onSettled,
  })
  const others = [turn, test, secret, remove]
  const { fields, all } = problemsIn(save.error, ['name', 'address', 'events'])
  const failed = others.find(({ error }) => error)?.error
  const failure = all ?? (failed ? explain(failed) : undefined)
  const isWorking = [save, ...others].some(({ isPending }) => isPending)
  /** Does one thing, so that what another said before is not read as said of it. */
  const begin = (run: () => void) => {
    for (const one of [save, turn, test, remove]) one.reset()
    run()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isWorking) begin(() => save.mutate())
  }
  return (
    <Stack gap="sm" pb="md">
      <form ref={focusFirstWrong} onSubmit={submit} noValidate aria-label={name}>
        <Stack gap="sm">
          <WebhookFields
            draft={draft}
            onChange={(next) => setDraft({ ...next, events: [...next.events] })}
            errors={fields}
            isNew={false}
          />
          {failure && <AlertLine kind="failure">{failure}</AlertLine>}
          <Group gap="sm">
            <Button type="submit" variant="default" loading={save.isPending} disabled={isWorking && !save.isPending}>
              {t('save')}
            </Button>
            <Button
              variant="default"
              loading={test.isPending}
              disabled={isWorking && !test.isPending}
              onClick={() => begin(() => test.mutate())}
            >
              {t('test')}
            </Button>
            <Button
              variant="default"
              loading={turn.isPending}
              disabled={isWorking && !turn.isPending}
              onClick={() => begin(() => turn.mutate(!active))}
            >
              {active ? t('turn-off') : t('turn-on')}
            </Button>
            <Button
              variant="default"
              loading={secret.isPending}
              disabled={isWorking && !secret.isPending}
              onClick={() => begin(() => secret.mutate())}
            >
              {t('secret.new')}
            </Button>
            {/* Where it asks, a second press at the same spot takes that back. */}
            <Button variant="subtle" color="gray" disabled={isWorking} onClick={() => setAsked(!isAsked)}>
              {isAsked ? c('cancel') : t('remove')}
            </Button>
            {isAsked && (
              <Button
                color="red"
                variant="light"
                loading={remove.isPending}
                onClick={() => begin(() => remove.mutate())}
              >
                {t('remove.confirm')}
              </Button>
            )}
            <Text role="status" size="sm" c="dimmed">
              {said}
            </Text>
          </Group>
        </Stack>
      </form>
      {secret.data && (
        <ShownSecret
          text={t('secret.new-made', { name, hours: OLD_SECRET_HOURS })}
          secret={secret.data.secret}
          onDone={() => secret.reset()}
        />
      )}
      <WebhookDeliveries webhookId={webhookId} isOn={active} />
    </Stack>
  )
}
