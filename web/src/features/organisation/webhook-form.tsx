import { Button, Checkbox, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { EVENT_TYPES, type EventType } from '@pravas/contract/webhook-endpoints'
import { webhookEndpoints } from '@pravas/messages/en/webhook-endpoints'
import { texts } from '@pravas/messages/texts'
import { useId } from 'react'
import { focusAtOnce } from '../../ui/focus-at-once.ts'
import classes from './webhook-form.module.css'

const t = texts(webhookEndpoints)

const GROUPS = ['trip', 'expense', 'advance', 'person'] as const

/** What is typed and chosen of a webhook. */
export interface WebhookDraft {
  name: string
  /** Empty: the current one stays. */
  address: string
  events: readonly EventType[]
}

interface WebhookFieldsProps {
  draft: WebhookDraft
  onChange: (draft: WebhookDraft) => void
  errors: Partial<Record<keyof WebhookDraft, string>>
  isNew: boolean
}

/** The fields of a webhook: the program, its address, and the events it is told of. */
export function WebhookFields({ draft, onChange, errors, isNew }: WebhookFieldsProps) {
  const { name, address, events } = draft
  const error = useId()
  return (
    <>
      <TextInput
        label={t('name')}
        placeholder={t('name.example')}
        maxLength={60}
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={({ currentTarget }) => onChange({ ...draft, name: currentTarget.value })}
      />
      <TextInput
        type="url"
        label={isNew ? t('address') : t('address.new')}
        description={t('address.hint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        value={address}
        error={errors.address}
        onChange={({ currentTarget }) => onChange({ ...draft, address: currentTarget.value })}
      />
      <fieldset className={classes.events} aria-describedby={errors.events === undefined ? undefined : error}>
        <legend>{t('events')}</legend>
        {GROUPS.map((group) => (
          <EventGroup
            key={group}
            group={group}
            chosen={events}
            onChange={(chosen) => onChange({ ...draft, events: chosen })}
          />
        ))}
        {errors.events !== undefined && (
          <Text size="sm" c="red" id={error}>
            {errors.events}
          </Text>
        )}
      </fieldset>
    </>
  )
}

interface EventGroupProps {
  group: (typeof GROUPS)[number]
  chosen: readonly EventType[]
  onChange: (chosen: readonly EventType[]) => void
}

/** The events of one kind of record, folded behind how many of them are chosen. */
function EventGroup({ group, chosen, onChange }: EventGroupProps) {
  const all = EVENT_TYPES.filter((type) => type.startsWith(`${group}.`))
  const own = all.filter((type) => chosen.includes(type))
  // In the order in which they are listed.
  const choose = (of: readonly EventType[]) =>
    onChange(EVENT_TYPES.filter((type) => (all.includes(type) ? of.includes(type) : chosen.includes(type))))
  return (
    <details className={classes.group}>
      <summary>
        {t(`group.${group}`)} <span>{t('events.chosen', { chosen: own.length, all: all.length })}</span>
      </summary>
      <Stack gap="xs" py="xs">
        <Checkbox
          label={t(`all.${group}`)}
          checked={own.length === all.length}
          indeterminate={own.length > 0 && own.length < all.length}
          onChange={({ currentTarget }) => choose(currentTarget.checked ? all : [])}
        />
        <div className={classes.grid}>
          {all.map((type) => (
            <Checkbox
              key={type}
              label={eventName(type)}
              checked={own.includes(type)}
              onChange={({ currentTarget }) =>
                choose(currentTarget.checked ? [...own, type] : own.filter((one) => one !== type))
              }
            />
          ))}
        </div>
      </Stack>
    </details>
  )
}

/** What an event is called; its own name where a newer server knows more. */
function eventName(type: string): string {
  const name = `event.${type.split('.')[1] ?? type}`
  return Object.hasOwn(webhookEndpoints, name) ? t.unchecked(name as keyof typeof webhookEndpoints, {}) : type
}

interface ShownSecretProps {
  text: string
  secret: string
  onDone: () => void
}

/** A secret that is shown once. */
export function ShownSecret({ text, secret, onDone }: ShownSecretProps) {
  return (
    <div role="status">
      <Text size="sm" mt="sm">
        {text}
      </Text>
      <Group gap="xs" align="flex-end" mt={4}>
        <TextInput
          label={t('secret')}
          ref={focusAtOnce}
          readOnly
          value={secret}
          style={{ flex: '1 1 240px' }}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? t('secret.copied') : t('secret.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {t('secret.done')}
        </Button>
      </Group>
    </div>
  )
}
