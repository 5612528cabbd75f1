import { Button, Checkbox, Group, Stack } from '@mantine/core'
import {
  type AskedConnection,
  answerConnection,
  askedConnection,
  type ConnectionRequest,
  type ConnectionScope,
} from '@pravas/contract/connections'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { DetailsSkeleton } from '../../ui/details.tsx'
import { leaveFor, requestIn } from './asked-request.ts'
import classes from './consent.module.css'
import { SCOPE_WORDS } from './scope-words.ts'

const NO_REQUEST = 'There’s no connection request. Please start from the assistant you want to connect.'

/** To act towards others in one's name is something that a person says themselves. */
const NEVER_TICKED: ConnectionScope = 'submit'

interface Person {
  name?: string | undefined
  email?: string | undefined
}

/** Asks the person whether the assistant that sent them may act for them, and for what. */
export function Consent({ user }: { user: Person }) {
  const [search] = useSearchParams()
  const request = requestIn(search)
  const asked = useQuery({
    queryKey: ['asked connection', search.toString()],
    queryFn: ({ signal }) => call(askedConnection, { query: request ?? { client_id: '', redirect_uri: '' } }, signal),
    enabled: request !== undefined,
    retry: false,
  })
  if (!request) return <NotPossible text={NO_REQUEST} />
  if (asked.isError) return <NotPossible text={explain(asked.error)} />
  if (!asked.data) return <DetailsSkeleton rows={4} text="Loading the connection request…" />
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
            {`Back to ${host ?? 'the assistant'}`}
          </Button>
        )}
        <Button component={Link} to="/dashboard" variant="default">
          Dashboard
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
          <strong className={classes.name}>{asked.client_name}</strong> wants to act for you in Pravas, as{' '}
          {user.name ?? 'yourself'}
          {user.email && <span className={classes.quiet}> ({user.email})</span>}.
        </p>
        <p className={classes.quiet}>
          This is what it calls itself; nobody has checked it. Your answer goes to{' '}
          <strong className={classes.host}>{asked.redirect_host}</strong>. Go on only if you began this there yourself.
        </p>
      </div>
      <fieldset className={classes.scopes} disabled={isBusy}>
        <legend>It may</legend>
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
      <p className={classes.quiet}>
        It never sees or does more than you can, and it cannot approve or reject anything. You can disconnect it in My
        Account at any time.
      </p>
      <Group>
        <Button
          disabled={chosen.length === 0 || isBusy}
          loading={isBusy && answer.variables?.length !== 0}
          onClick={() => answer.mutate([...chosen])}
        >
          Connect
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          loading={isBusy && answer.variables?.length === 0}
          onClick={() => answer.mutate([])}
        >
          Refuse
        </Button>
      </Group>
    </Stack>
  )
}
