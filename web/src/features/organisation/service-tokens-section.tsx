import {
  Anchor,
  Button,
  Checkbox,
  CopyButton,
  Group,
  NativeSelect,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { SERVICE_SCOPES, type ServiceScope } from '@pravas/contract/endpoint'
import {
  createServiceToken,
  listServiceTokens,
  revokeServiceToken,
  type ServiceToken,
} from '@pravas/contract/service-tokens'
import { labels } from '@pravas/messages/en/labels'
import { serviceTokens } from '@pravas/messages/en/service-tokens'
import { texts } from '@pravas/messages/texts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { problemsIn } from '../../api/field-errors.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { focusAtOnce } from '../../ui/focus-at-once.ts'
import { formatDate, formatInstant, indianDay } from '../../ui/formats.ts'
import { Retry } from '../../ui/retry.tsx'
import classes from '../../ui/row-list.module.css'

const t = texts(serviceTokens)
const c = texts(labels)

const tokensQuery = queryOptions({
  queryKey: ['organisation', 'service-tokens'],
  queryFn: ({ signal }): Promise<ServiceToken[]> => call(listServiceTokens, {}, signal),
})

/** After how many days a token may end. */
const TERMS = [30, 90, 180, 365] as const
const USUAL_TERM = 90

/** Keys with which other programs call the API: listed, made, copied once, and revoked. */
export function ServiceTokensSection() {
  const { data, error, isPending, refetch } = useQuery({ ...tokensQuery, refetchOnWindowFocus: false })
  const [said, setSaid] = useState<string>()
  const heading = useRef<HTMLParagraphElement>(null)
  return (
    <Section title={t('title')}>
      <Text size="sm" c="dimmed" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {t('about')}{' '}
        <Anchor href="/api/docs/" inherit underline="always">
          {t('reference')}
        </Anchor>
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
              {data.map((token) => (
                <TokenRow
                  key={token.id}
                  token={token}
                  onRevoked={() => {
                    setSaid(t('revoked', { name: token.name }))
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
          <NewToken onBegin={() => setSaid(undefined)} />
        </>
      )}
    </Section>
  )
}

function TokenRow({ token, onRevoked }: { token: ServiceToken; onRevoked: () => void }) {
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const revoke = useMutation({
    mutationFn: () => call(revokeServiceToken, { params: { tokenId: token.id } }),
    onSuccess: onRevoked,
    onSettled: () => queries.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  })
  const { name } = token
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>
          {t('facts', { owner: token.owner, scopes: token.scopes.map((scope) => t(`short.${scope}`)).join(', ') })}
        </p>
        <p className={classes.facts}>
          <span>{t('created', { day: formatDate(indianDay(token.created_at)) })},</span>{' '}
          <span>
            {token.works ? t('expires', { day: formatDate(indianDay(token.expires_at)) }) : t('expired.ended')},
          </span>{' '}
          <span>{token.last_used_at ? t('used', { time: formatInstant(token.last_used_at) }) : t('not-used')}</span>
        </p>
        {revoke.error && <AlertLine kind="failure">{explain(revoke.error)}</AlertLine>}
      </div>
      <Stack gap="xs" className={classes.state}>
        {/* Where it asks, a second press at the same spot takes that back. */}
        <Button
          variant="default"
          size="xs"
          className={classes.action}
          disabled={revoke.isPending}
          aria-label={isAsked ? undefined : t('revoke-name', { name })}
          onClick={() => setAsked(!isAsked)}
        >
          {isAsked ? c('cancel') : t('revoke')}
        </Button>
        {isAsked && (
          <Button
            color="red"
            variant="light"
            size="xs"
            className={classes.action}
            loading={revoke.isPending}
            aria-label={t('revoke.confirm-name', { name })}
            onClick={() => revoke.mutate()}
          >
            {t('revoke.confirm')}
          </Button>
        )}
      </Stack>
    </li>
  )
}

function NewToken({ onBegin }: { onBegin: () => void }) {
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ServiceScope[]>(['read'])
  const [days, setDays] = useState(USUAL_TERM)
  const create = useMutation({
    mutationFn: () => call(createServiceToken, { body: { name, scopes, expires_in_days: days } }),
    onMutate: onBegin,
    onSuccess: () => setName(''),
    onSettled: () => queries.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  })
  const { fields, all } = problemsIn(create.error, ['name', 'scopes', 'expires_in_days'])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!create.isPending) create.mutate()
  }
  if (create.data) return <MadeToken made={create.data} onDone={() => create.reset()} />
  return (
    <form ref={focusFirstWrong} onSubmit={submit} noValidate>
      <Stack gap="sm" mt="sm">
        <TextInput
          label={t('name')}
          placeholder={t('name.example')}
          maxLength={60}
          autoComplete="off"
          value={name}
          error={fields.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Checkbox.Group
          label={t('scopes')}
          value={scopes}
          error={fields.scopes}
          onChange={(chosen) => setScopes(SERVICE_SCOPES.filter((scope) => chosen.includes(scope)))}
        >
          <Stack gap="xs" mt="xs">
            {SERVICE_SCOPES.map((scope) => (
              <Checkbox key={scope} value={scope} label={t(`scope.${scope}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <NativeSelect
          label={t('expiry')}
          value={String(days)}
          error={fields.expires_in_days}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          data={TERMS.map((term) => ({
            value: String(term),
            label: term === 365 ? t('expiry.year') : t('expiry.days', { days: term }),
          }))}
        />
        {all && <AlertLine kind="failure">{all}</AlertLine>}
        <div>
          <Button type="submit" variant="default" loading={create.isPending}>
            {t('create')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function MadeToken({ made, onDone }: { made: ServiceToken & { token: string }; onDone: () => void }) {
  return (
    <div role="status">
      <Text size="sm" mt="sm">
        {t('made', { name: made.name })}
      </Text>
      <Group gap="xs" align="flex-end" mt={4}>
        <TextInput
          label={t('token')}
          ref={focusAtOnce}
          readOnly
          value={made.token}
          style={{ flex: '1 1 240px' }}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton value={made.token}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? t('copied') : t('copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {t('done')}
        </Button>
      </Group>
    </div>
  )
}
