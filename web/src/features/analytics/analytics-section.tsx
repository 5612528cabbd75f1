import { NativeSelect, Skeleton } from '@mantine/core'
import { type Analytics, getAnalytics } from '@pravas/contract/analytics'
import { dashboard } from '@pravas/messages/en/dashboard'
import { texts } from '@pravas/messages/texts'
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useId } from 'react'
import { ApiError, explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/use-session.ts'
import { formatDateRange } from '../../ui/formats.ts'
import { Retry } from '../../ui/retry.tsx'
import { useAddressParams } from '../../ui/use-address-params.ts'
import classes from './analytics-section.module.css'
import boardClasses from './board.module.css'
import type { Choice } from './choice.ts'
import { choiceIn, RANGE_NAMES, SCOPE_NAMES, scopesFor, withChoice } from './choice.ts'

const t = texts(dashboard)

/** Its code comes after the page; where it cannot be fetched, the page stands without it. */
const Board = lazy(async (): Promise<{ default: ComponentType<{ analytics: Analytics }> }> => {
  try {
    return { default: (await import('./board.tsx')).Board }
  } catch {
    return { default: () => null }
  }
})

/** Figures over one's own requests, a team's or the organisation's. Nothing where the server does not know of them. */
export function AnalyticsSection() {
  const heading = useId()
  const { isAdmin, user } = useSession()
  const [search, setSearch] = useAddressParams()
  const offered = scopesFor({ isAdmin, isSuperAdmin: user.isSuperAdmin })
  const asked = choiceIn(search, offered)
  // Who stands in for somebody decides without seeing the figures of a team: without a scope the server takes the widest there is.
  const scope = search.has('scope') ? asked.scope : undefined
  const { data, error, isPlaceholderData, refetch } = useQuery(analyticsFor(user.employee_id, { ...asked, scope }))
  const scopes = data?.scopes ?? offered
  const choice = choiceIn(search, scopes)
  if (user.employee_id === undefined || (error instanceof ApiError && error.status === 404)) return null

  const choose = (change: object) =>
    setSearch((current) => withChoice(current, { ...choiceIn(current, scopes), ...change }, scopes), { replace: true })
  return (
    <section className={classes.section} aria-labelledby={heading} aria-busy={!error && (!data || isPlaceholderData)}>
      <header className={classes.header}>
        <div>
          <h2 id={heading}>{t('section')}</h2>
          <p className={classes.period}>
            {data && !error ? formatDateRange(data.period.from, data.period.to) : RANGE_NAMES[choice.range]}
          </p>
        </div>
        <div className={classes.choices}>
          {scopes.length > 1 && (
            <NativeSelect
              aria-label={t('scope')}
              value={choice.scope}
              onChange={(event) => choose({ scope: event.currentTarget.value })}
              data={scopes.map((value) => ({ value, label: SCOPE_NAMES[value] }))}
            />
          )}
          <NativeSelect
            aria-label={t('range')}
            value={choice.range}
            onChange={(event) => choose({ range: event.currentTarget.value })}
            data={Object.entries(RANGE_NAMES).map(([value, label]) => ({ value, label }))}
          />
        </div>
      </header>
      {error ? (
        <p className={classes.failure}>
          <Retry text={t('failed', { why: explain(error) })} onRetry={refetch} />
        </p>
      ) : data ? (
        <div className={classes.board} data-stale={isPlaceholderData}>
          <Suspense fallback={<BoardSkeleton />}>
            <Board analytics={data} />
          </Suspense>
        </div>
      ) : (
        <BoardSkeleton />
      )}
    </section>
  )
}

/** The outline of the figures while they are being loaded. */
function BoardSkeleton() {
  return (
    <div className={boardClasses.board} aria-hidden>
      <Skeleton height={116} radius="md" />
      <div className={boardClasses.pair}>
        <Skeleton height={499} radius="md" />
        <Skeleton height={499} radius="md" />
      </div>
      <Skeleton height={382} radius="md" />
    </div>
  )
}

/**
 * The figures for a choice; the earlier ones stand until they arrive. Without an employee nothing is loaded. An answer
 * that is not whole is a failure: half of the figures would be wrong ones.
 */
function analyticsFor(
  employeeId: string | undefined,
  { scope, range }: Omit<Choice, 'scope'> & { scope: Choice['scope'] | undefined },
) {
  return queryOptions({
    queryKey: ['analytics', employeeId, scope, range],
    queryFn:
      employeeId === undefined
        ? skipToken
        : ({ signal }) => call(getAnalytics, { query: { range, ...(scope && { scope }) } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
