import { Button, Checkbox, Group, Stack } from '@mantine/core'
import {
  type AskedConnection,
  answerConnection,
  askedConnection,
  ConnectionRequest,
  type ConnectionScope,
} from '@pravas/contract/connections'
import { connections } from '@pravas/messages/en/connections'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { DetailsSkeleton } from '../../ui/details.tsx'
import { richText } from '../../ui/rich-text.ts'
import { useAddressParams } from '../../ui/use-address-params.ts'
import classes from './consent.module.css'
import { SCOPE_WORDS } from './scope-words.ts'

const t = texts(connections)
const c = texts(labels)

const NO_REQUEST = t('consent.none')

/** To act towards others in one's name is something that a person says themselves. */
const NEVER_TICKED: ConnectionScope = 'submit'

interface Person {
  name?: string | undefined
  email?: string | undefined
}

/** Asks the person whether the assistant that sent them may act for them, and for what. */
export function Consent({ user }: { user: Person }) {
  const [search] = useAddressParams()
  const request = requestIn(search)
  const asked = useQuery({
    queryKey: ['asked connection', search.toString()],
    queryFn: ({ signal }) => call(askedConnection, { query: request ?? { client_id: '', redirect_uri: '' } }, signal),
    enabled: request !== undefined,
    retry: false,
  })
  if (!request) return <NotPossible text={NO_REQUEST} />
  if (asked.isError) return <NotPossible text={explain(asked.error)} />
  if (!asked.data) return <DetailsSkeleton rows={4} text={t('consent.loading')} />
  const { refusal } = asked.data
  if (refusal) return <NotPossible text={refusal.text} back={refusal.back} host={asked.data.redirect_host} />
  return <Question user={user} request={request} asked={asked.data} />
}

interface NotPossibleProps {
  text: string
  /** Where the assistant is told so. */
  back?: string
  host?: string
}

function NotPossible({ text, back, host }: NotPossibleProps) {
  return (
    <Stack align="flex-start">
      <AlertLine kind="failure">{text}</AlertLine>
      <Group>
        {back && (
          <Button variant="default" onClick={() => leaveFor(back)}>
            {host === undefined ? t('consent.back-unknown') : t('consent.back', { host })}
          </Button>
        )}
        <Button component={Link} to="/dashboard" variant="default">
          {c('page.dashboard')}
        </Button>
      </Group>
    </Stack>
  )
}

interface QuestionProps {
  user: Person
  request: ConnectionRequest
  asked: AskedConnection
}

function Question({ user, request, asked }: QuestionProps) {
  const offered = asked.scopes
  const [left, setLeft] = useState<readonly ConnectionScope[]>(() => offered.filter((scope) => scope !== NEVER_TICKED))
  const answer = useMutation({
    mutationFn: (scopes: ConnectionScope[]) => call(answerConnection, { body: { request, scopes } }),
    onSuccess: ({ redirect }) => leaveFor(redirect),
  })
  // What was answered stands until the browser has left.
  const isBusy = answer.isPending || answer.isSuccess
  const isPossible = (scope: ConnectionScope) =>
    scope !== 'submit' || !offered.includes('draft') || left.includes('draft')
  const chosen = left.filter(isPossible)
  const toggle = (scope: ConnectionScope) =>
    setLeft(left.includes(scope) ? left.filter((other) => other !== scope) : [...left, scope])

  return (
    <Stack gap="lg">
      {answer.isError && <AlertLine kind="failure">{explain(answer.error)}</AlertLine>}
      <div className={classes.who}>
        <p>
          <Who user={user} name={asked.client_name} />
        </p>
        <p className={classes.quiet}>
          {richText(
            t.rich('consent.unchecked', {
              address: asked.redirect_host,
              host: (words) => <strong className={classes.host}>{words}</strong>,
            }),
          )}
        </p>
      </div>
      <fieldset className={classes.scopes} disabled={isBusy}>
        <legend>{t('consent.may')}</legend>
        {offered.map((scope) => (
          <Checkbox
            key={scope}
            label={SCOPE_WORDS[scope].title}
            description={SCOPE_WORDS[scope].text}
            checked={chosen.includes(scope)}
            disabled={!isPossible(scope)}
            onChange={() => toggle(scope)}
          />
        ))}
      </fieldset>
      <p className={classes.quiet}>{t('consent.limits')}</p>
      <Group>
        <Button
          disabled={chosen.length === 0 || isBusy}
          loading={isBusy && answer.variables.length !== 0}
          onClick={() => answer.mutate([...chosen])}
        >
          {t('consent.connect')}
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          loading={isBusy && answer.variables.length === 0}
          onClick={() => answer.mutate([])}
        >
          {t('consent.refuse')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Who asks, and for whom. */
function Who({ user: { name: own, email }, name }: { user: Person; name: string }) {
  const said = {
    name,
    person: own ?? t('consent.yourself'),
    app: (words: string) => <strong className={classes.name}>{words}</strong>,
  }
  const quiet = (words: string) => <span className={classes.quiet}>{words}</span>
  return richText(email ? t.rich('consent.who-email', { ...said, email, quiet }) : t.rich('consent.who', said))
}

/** What an assistant asks for, as the page's address says it; undefined when it is not such an address. */
function requestIn(search: URLSearchParams): ConnectionRequest | undefined {
  return ConnectionRequest.safeParse(Object.fromEntries(search)).data
}

/** Whether an address is one of the web, and nothing else that a browser would run. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address)
}

/** Leaves for an address of the web; stays for any other. */
function leaveFor(address: string): void {
  if (isWebAddress(address)) window.location.assign(address)
}
