import { Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { approvals } from '@pravas/messages/en/approvals'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { readFirstAnswers } from '../api/first-answers.ts'
import { whatNeedsYou } from '../api/needs-you.ts'
import { useSession } from '../api/use-session.ts'
import { ApprovalList } from '../features/approvals/approval-list.tsx'
import { pendingExpensesFor, pendingTripsFor } from '../features/approvals/approval-queries.ts'
import { isPaged, type Paged, wholeOf } from '../features/approvals/paged-list.ts'
import { pendingAmong } from '../features/approvals/request-view.ts'
import {
  type ComparedRequest,
  comparedExpense,
  comparedTrip,
  paramsOf,
  type RequestsView,
  requestsViewOf,
} from '../features/approvals/requests-shown.ts'
import { IconMail, IconUserShare } from '../ui/icons.ts'
import { later } from '../ui/later.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Page } from '../ui/page.tsx'
import { PageTabs } from '../ui/page-tabs.tsx'
import { useAddressParams, withParams } from '../ui/use-address-params.ts'

const t = texts(approvals)
const c = texts(labels)

const code = async () => (await import('../features/approvals/further-parts.ts')).further
const HandOverModal = onDemand(async () => (await code()).HandOverModal())

// The cards are read first; where it cannot be fetched they stand without it.
const ApprovalEvidence = later(async () => (await import('./approval-evidence.tsx')).ApprovalEvidence)

// Of very many requests alone.
const PagedApprovalList = later(
  async () => (await import('../features/approvals/paged-approval-list.tsx')).PagedApprovalList,
)

const DecidedList = later(async () => (await code()).DecidedList())

/** The parameter with the number of the request whose evidence is open. */
const OPENED = 'request'
/** From this width on there is room for it beside the cards. */
const WIDE = '(min-width: 68.75em)'

/** Reads what the document has asked for. */
export const readFirst = () =>
  readFirstAnswers((user) => [pendingTripsFor(user), pendingExpensesFor(user), whatNeedsYou])

/** The requests that wait for this administrator's decision. */
export function AdminApprovalsPage() {
  const { user } = useSession()
  const trips = usePending(useQuery(pendingTripsFor(user)), comparedTrip)
  const expenses = usePending(useQuery(pendingExpensesFor(user)), comparedExpense)
  const tellsDecided = useTellsDecided()
  useFollowedChanges(trips.isListed)
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) === true
  const { opened, open, list } = useShown(isWide)
  const [isHandingOver, setHandingOver] = useState(false)
  return (
    <Page
      title={c('page.manager-approvals')}
      aside={
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconUserShare size={16} stroke={1.6} aria-hidden />}
            onClick={() => setHandingOver(true)}
            {...HandOverModal.ahead}
          >
            {t('hand-over')}
          </Button>
          {user.isSuperAdmin && (
            <Button
              component={Link}
              to="/admin-outbox"
              variant="default"
              leftSection={<IconMail size={16} stroke={1.6} aria-hidden />}
            >
              {c('page.outbox')}
            </Button>
          )}
        </Group>
      }
    >
      <HandOverModal opened={isHandingOver} onClose={() => setHandingOver(false)} />
      <PageTabs
        open={opened === 'expenses' || (opened === 'decided' && tellsDecided) ? opened : 'trips'}
        onOpen={open}
        tabs={[
          {
            value: 'trips',
            name: t('tab.trips', { pending: trips.pending }),
            content: <List {...list} {...trips.list} kind="trip" emptyText={t('list.no-trips')} />,
          },
          {
            value: 'expenses',
            name: t('tab.expenses', { pending: expenses.pending }),
            content: <List {...list} {...expenses.list} kind="expense" emptyText={t('list.no-expenses')} />,
          },
          ...(tellsDecided ? [{ value: 'decided' as const, name: t('tab.decided'), content: <DecidedList /> }] : []),
        ]}
      />
    </Page>
  )
}

/** The pending requests of a kind: how many there are, and what a list takes of them. */
function usePending<Request>(
  query: UseQueryResult<readonly Request[] | Paged>,
  compared: (request: Request) => ComparedRequest,
) {
  const { isLoading, isError } = query
  const data = isError ? undefined : query.data
  const requests = useMemo(() => wholeOf(data).map((request) => compared(request)), [data, compared])
  const paged = isPaged(data) ? data : undefined
  return {
    isListed: query.isSuccess,
    pending: isLoading ? '…' : (paged?.pending ?? pendingAmong(requests)),
    list: { requests, paged, isLoading, isFailed: isError, onRetry: query.refetch },
  }
}

/** Whether there is a tab of what was decided lately: from the start, so that the others keep their place, unless the server has none. */
function useTellsDecided(): boolean {
  const { isError } = useQuery({
    queryKey: ['tells decided'],
    queryFn: async ({ signal }) => (await (await code()).decidedLately())(1, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return !isError
}

/** Keeps the lists up to date once they are shown. */
function useFollowedChanges(isListed: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isListed) return
    const leaving = new AbortController()
    code()
      .then(({ followChanges }) => followChanges())
      .then((follow) => follow(queryClient, leaving.signal))
      // The page works without it.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [queryClient, isListed])
}

/** Which tab is open, which requests are shown, in which order, and whose evidence: all of it lives in the address. */
function useShown(isWide: boolean) {
  const [search, setSearch] = useAddressParams()
  const show = (params: URLSearchParams, number: string | null) => withParams(params, { [OPENED]: number })
  return {
    opened: search.get('tab'),
    open: (tab: 'trips' | 'expenses' | 'decided') => setSearch(tab === 'trips' ? {} : { tab }, { replace: true }),
    list: {
      evidence: {
        isBeside: isWide,
        opened: search.get(OPENED),
        // A phone's way back leads to the list.
        onOpen: (number: string) =>
          setSearch((params) => show(params, number), { replace: isWide, preventScrollReset: true }),
        of: (request: ComparedRequest) => (
          <ApprovalEvidence
            key={request.id}
            request={request}
            list={`/admin-approvals?${show(search, request.number)}`}
            onBack={isWide ? undefined : () => setSearch((params) => show(params, null), { replace: true })}
          />
        ),
      },
      view: requestsViewOf(search),
      onView: (part: Partial<RequestsView>) =>
        setSearch((params) => paramsOf({ ...requestsViewOf(params), ...part }, params), { replace: true }),
    },
  }
}

type ListProps = ComponentProps<typeof ApprovalList> & { paged: Paged | undefined }

/** The requests of a kind, read as a whole or page by page. */
function List({ paged, ...list }: ListProps) {
  return paged ? <PagedApprovalList {...list} paged={paged} /> : <ApprovalList {...list} />
}
