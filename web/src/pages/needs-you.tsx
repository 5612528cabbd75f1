import type { RequestToRedo, NeedsYou as Waiting } from '@pravas/contract/needs-you'
import type { ReminderKind } from '@pravas/contract/reminders'
import { needsYouPage } from '@pravas/messages/en/needs-you'
import { questions } from '@pravas/messages/en/questions'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { whatNeedsYou } from '../api/needs-you.ts'
import { UnfinishedClaimRow, unfinishedClaims } from '../features/expenses/unfinished-claims.tsx'
import { ownReminders } from '../features/inbox/inbox-queries.ts'
import { UnfinishedTripRow, unfinishedTrips } from '../features/trips/unfinished-trips.tsx'
import { askedRequests, QUESTIONS } from '../questions/question-queries.ts'
import { formatDate, formatRupees } from '../ui/formats.ts'
import { NeedsList, NeedsRow } from '../ui/needs-list.tsx'

const t = texts(needsYouPage)
const q = texts(questions)

/** How many rows are shown at first. */
const SHOWN = 5
/** The reminders of something that the person can do; others are of what others have to do, or stand in the list themselves. */
const REMINDED: readonly ReminderKind[] = ['advance_overdue', 'receipts_missing', 'fare_rose']

/** What the list is made of. */
export const queriesOfNeeds = [whatNeedsYou, askedRequests, ownReminders, unfinishedTrips, unfinishedClaims]

/** Everything that waits for a signed-in employee: decisions first, then what came back to them, and last what they began. */
export function NeedsYou() {
  const [areAll, setAll] = useState(false)
  const waiting = useQuery(whatNeedsYou)
  const asked = useQuery(askedRequests)
  const reminders = useQuery(ownReminders)
  const trips = useQuery(unfinishedTrips)
  const claims = useQuery(unfinishedClaims)
  const parts = [waiting, asked, reminders, trips, claims]
  const isLoading = parts.some(({ isLoading }) => isLoading)
  const failed = parts.filter(({ error }) => error !== null && !isUnknownCall(error))

  const rows: ReactNode[] = [
    ...(waiting.data ? decisionRows(waiting.data) : []),
    ...(waiting.data?.redo ?? []).map((request) => <RedoRow key={request.number} request={request} />),
    ...(asked.data ?? [])
      .filter(({ own, answer }) => own && answer === null)
      .map(({ kind, number, question: { author, text } }) => (
        <NeedsRow
          key={`question ${number}`}
          name={q('hint.asks', { author, number })}
          facts={[text]}
          to={`/${kind}/${encodeURIComponent(number)}${QUESTIONS}`}
          action={q('answer')}
          actionName={`${q('answer')}: ${number}`}
        />
      )),
    ...(reminders.data ?? [])
      .filter(({ kind }) => REMINDED.includes(kind))
      .map(({ id, title, reason, action }) => (
        <NeedsRow key={id} name={title} facts={[reason]} to={action.to} action={action.text} />
      )),
    ...(waiting.data ? deskRows(waiting.data) : []),
    ...(trips.data ?? []).map((trip) => <UnfinishedTripRow key={trip.id} trip={trip} />),
    ...(claims.data ?? []).map((claim) => <UnfinishedClaimRow key={claim.id} claim={claim} />),
  ]
  const shown = areAll ? rows : rows.slice(0, SHOWN)

  return (
    <NeedsList
      hidden={rows.length - shown.length}
      onShowAll={() => setAll(true)}
      isLoading={isLoading}
      isOpened={areAll}
      {...(failed.length > 0 && {
        onRetry: () => {
          for (const { refetch } of failed) void refetch()
        },
      })}
    >
      {shown}
    </NeedsList>
  )
}

function decisionRows({ trips, expenses }: Waiting): ReactNode[] {
  return (['trips', 'expenses'] as const).flatMap((kind) => {
    const { count, first } = { trips, expenses }[kind]
    if (count === 0) return []
    const facts = first
      ? [
          t('decide.next', { what: first.what, name: first.employee_name }),
          first.departure_date
            ? t('decide.departs', { day: formatDate(first.departure_date) })
            : t('decide.since', { day: formatDate(first.submitted_at) }),
        ]
      : []
    return (
      <NeedsRow
        key={kind}
        name={t(`decide.${kind}`, { count })}
        facts={facts}
        amount={first ? formatRupees(first.total) : undefined}
        to={kind === 'trips' ? '/admin-approvals' : '/admin-approvals?tab=expenses'}
        action={t('decide.action')}
      />
    )
  })
}

function RedoRow({
  request: { kind, number, what, total, verdict, reason, decided_at: at },
}: {
  request: RequestToRedo
}) {
  return (
    <NeedsRow
      name={t('redo', { what, verdict })}
      facts={[number, formatDate(at), ...(reason === null ? [] : [reason])]}
      amount={formatRupees(total)}
      to={`/${kind}/${encodeURIComponent(number)}`}
      action={t('redo.action', { verdict })}
    />
  )
}

function deskRows({ desk, payments }: Waiting): ReactNode[] {
  const of = [
    { key: 'book', count: desk?.to_book ?? 0, to: '/travel-desk' },
    { key: 'verify', count: payments?.to_verify ?? 0, to: '/finance' },
    { key: 'pay', count: payments?.to_pay ?? 0, to: '/finance?tab=pay' },
  ] as const
  return of
    .filter(({ count }) => count > 0)
    .map(({ key, count, to }) => <NeedsRow key={key} name={t(key, { count })} facts={[]} to={to} action={t('open')} />)
}

/** A server that knows only the specified calls has no such lists. */
function isUnknownCall(error: unknown): boolean {
  return error instanceof ApiError && [404, 405, 501].includes(error.status)
}
