import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { createWebhookEndpoint, EVENT_TYPES, type WebhookEndpoint } from '@pravas/contract/webhook-endpoints'
import { webhookEndpoints } from '@pravas/messages/en/webhook-endpoints'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { formatInstant } from '../../ui/formats.ts'
import { Retry } from '../../ui/retry.tsx'
import classes from '../../ui/row-list.module.css'
import form from './webhook-form.module.css'
import { ShownSecret, type WebhookDraft, WebhookFields } from './webhook-form.tsx'
import { WebhookPanel } from './webhook-panel.tsx'
import { endpointsQuery } from './webhook-queries.ts'

const t = texts(webhookEndpoints)

const EMPTY: WebhookDraft = { name: '', address: '', events: EVENT_TYPES }

/** Addresses of other programs that are told of events: listed, added, changed, with what was delivered. */
export function WebhookEndpointsSection() {
  const { data, error, isPending, refetch } = useQuery({ ...endpointsQuery, refetchOnWindowFocus: false })
  const [said, setSaid] = useState<string>()
  const heading = useRef<HTMLParagraphElement>(null)
  return (
    <Section title={t('title')}>
      <Text size="sm" c="dimmed" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {t('about')}
      </Text>
      {error ? (
        <Retry text={explain(error)} onRetry={refetch} />
      ) : isPending ? (
        <Skeleton height={180} mt="sm" />
      ) : (
        <>
          {data.length === 0 ? (
            <Text size="sm" mt="sm">
              {t('none')}
            </Text>
          ) : (
            <ul className={classes.list}>
              {data.map((one) => (
                <EndpointRow
                  key={one.id}
                  endpoint={one}
                  onRemoved={() => {
                    setSaid(t('removed', { name: one.name }))
                    // Its row goes, and its buttons with it.
                    heading.current?.focus()
                  }}
                />
              ))}
            </ul>
          )}
          <p role="status" className={said === undefined ? 'visually-hidden' : classes.note}>
            {said}
          </p>
          <NewEndpoint onBegin={() => setSaid(undefined)} />
        </>
      )}
    </Section>
  )
}

function EndpointRow({ endpoint, onRemoved }: { endpoint: WebhookEndpoint; onRemoved: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const { name, address, active, last, waiting, failed, events } = endpoint
  return (
    <li>
      <div className={classes.row}>
        <div>
          <p className={classes.name}>{name}</p>
          <p className={classes.facts}>
            <span>{address}</span>
          </p>
          <p className={classes.facts}>
            {active ? t('state.on') : t('state.off')} · {t('facts.events', { count: events.length })} ·{' '}
            {last?.sent_at ? t('facts.last', { at: formatInstant(last.sent_at) }) : t('facts.unused')}
            {waiting > 0 && ` · ${t('facts.waiting', { count: waiting })}`}
          </p>
          <Trouble endpoint={endpoint} />
          {failed > 0 && (
            <Text size="sm" c="red">
              {t('facts.failed', { count: failed })}
            </Text>
          )}
        </div>
        <Button
          variant="default"
          size="xs"
          className={classes.action}
          aria-expanded={isOpen}
          aria-label={isOpen ? t('close-name', { name }) : t('open-name', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('close') : t('open')}
        </Button>
      </div>
      {isOpen && <WebhookPanel endpoint={endpoint} onRemoved={onRemoved} />}
    </li>
  )
}

/** What is wrong with an address, as far as anybody has to do something about it. */
function Trouble({ endpoint: { disabled_at: off, failing_since: since } }: { endpoint: WebhookEndpoint }) {
  const said = off
    ? t('state.disabled', { at: formatInstant(off) })
    : since
      ? t('state.failing', { at: formatInstant(since) })
      : undefined
  return (
    said !== undefined && (
      <Text size="sm" c="red">
        {said}
      </Text>
    )
  )
}

function NewEndpoint({ onBegin }: { onBegin: () => void }) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState(EMPTY)
  const create = useMutation({
    mutationFn: () => call(createWebhookEndpoint, { body: { ...draft, events: [...draft.events] } }),
    onMutate: onBegin,
    onSuccess: () => setDraft(EMPTY),
    onSettled: () => queries.invalidateQueries({ queryKey: endpointsQuery.queryKey }),
  })
  const { fields, all } = problemsIn(create.error, ['name', 'address', 'events'])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!create.isPending) create.mutate()
  }
  if (create.data)
    return (
      <ShownSecret
        text={t('added', { name: create.data.name })}
        secret={create.data.secret}
        onDone={() => create.reset()}
      />
    )
  return (
    <form ref={focusFirstWrong} onSubmit={submit} noValidate aria-label={t('add')}>
      <Stack gap="sm" mt="sm">
        <h3 className={form.title}>{t('add.title')}</h3>
        <WebhookFields draft={draft} onChange={setDraft} errors={fields} isNew />
        {all && <AlertLine kind="failure">{all}</AlertLine>}
        <div>
          <Button type="submit" variant="default" loading={create.isPending}>
            {t('add')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
