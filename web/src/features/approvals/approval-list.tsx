import { Button } from '@mantine/core'
import { approvalList } from '@pravas/messages/en/approval-list'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { offlineQueue } from '../../api/browser-queue.ts'
import { logFailure } from '../../api/failure-log.ts'
import { useSession } from '../../api/use-session.ts'
import { IconChecks } from '../../ui/icons.ts'
import { later } from '../../ui/later.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import classes from './approval-list.module.css'
import { queuedDecisionId } from './queued-decision-id.ts'
import { RequestList } from './request-list.tsx'
import { isOwn } from './request-view.ts'
import { type ComparedRequest, isBelow, isSelected, type RequestsView, requestsFound } from './requests-shown.ts'
import type { Pages } from './use-pages.ts'
import { useSteadyEntries } from './use-steady-entries.ts'

const t = texts(approvalList)

const code = async () => (await import('./further-parts.ts')).further
const ApproveManyModal = onDemand(async () => (await code()).ApproveManyModal())

// The requests are read first; where the tools cannot be fetched they stand without them.
const RequestTools = later(async () => (await code()).RequestTools(), <div className={classes.tools} />)

/** Fewer requests are seen at once, and need neither order nor search. */
const LEAST_SORTED = 3

interface ApprovalListProps {
  kind: ComparedRequest['kind']
  /** All of them, where they were answered as a whole. */
  requests: ComparedRequest[]
  /** What was read of them where they are read page by page. */
  pages?: Pages | undefined
  view: RequestsView
  onView: (part: Partial<RequestsView>) => void
  isLoading: boolean
  isFailed: boolean
  onRetry: () => void
  emptyText: string
  /** What a request rests on, beside the cards or in their place; the cards stand alone without it. */
  evidence?: EvidencePane | undefined
}

interface EvidencePane {
  /** Whether there is room for it beside the cards. */
  isBeside: boolean
  /** The number of the request whose evidence is open; null: none was opened. */
  opened: string | null
  onOpen: (number: string) => void
  of: (request: ComparedRequest) => ReactNode
}

/** Requests in an order and choice of one's own, and what can be done with several of them at once. */
export function ApprovalList({ kind, requests, pages, view, onView, emptyText, evidence, ...list }: ApprovalListProps) {
  const found = pages ? pages.requests : requestsFound(requests, view)
  const wanted = pages ? found : found.filter((request) => isSelected(request, view.show))
  const last = pages?.hasMore ? wanted.at(-1) : undefined
  const isFailed = list.isFailed || pages?.isFailed === true
  const { entries, clear } = useSteadyEntries(wanted, {
    kind,
    view: pages?.isOld ? undefined : JSON.stringify([view, pages !== undefined, isFailed]),
    isBeyond: last && ((request) => isBelow(request, last, view.sort)),
  })
  const shown = entries.flatMap(({ request, state }) => (request && state !== 'decided' ? request : []))
  const waiting = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.get)
  const { user } = useSession()
  const canBeTogether = (request: ComparedRequest) =>
    request.isPlain &&
    request.status === 'pending' &&
    !isOwn(request, user) &&
    !waiting.some(({ id }) => id === queuedDecisionId(request))
  const listed = entries.flatMap(({ request, state }) => (request && state === 'listed' ? request : []))
  const plain = listed.filter(canBeTogether)
  const counts = pages ? { all: pages.found, plain: pages.plain, look: pages.found - pages.plain } : countsOf(found)
  // What is asked stays as it was shown, whatever the list does meanwhile.
  const [asked, setAsked] = useState<ComparedRequest[]>([])
  const [isApproving, setApproving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const panes = useRef<HTMLDivElement>(null)
  // The button that asked goes with what it asked about.
  const keepFocus = () => {
    if (document.activeElement !== document.body) return
    const list =
      panes.current?.querySelector<HTMLElement>('article') ?? panes.current?.querySelector<HTMLElement>('div')
    list?.focus({ preventScroll: true })
  }
  const askAboutPlain = async () => {
    setAsking(true)
    const among = pages ? await pages.plainOnes() : plain
    setAsked(among.filter(canBeTogether))
    setApproving(true)
  }
  const isNarrowed = view.q !== '' || view.show !== 'all'
  const isEmptied = isNarrowed && (pages !== undefined || requests.length > 0)
  const [wasSorted, setWasSorted] = useState(false)
  // It stays as the list grows short, so that nothing moves under the pointer.
  const isSorted = wasSorted || isNarrowed || pages !== undefined || requests.length >= LEAST_SORTED
  if (isSorted && !wasSorted) setWasSorted(true)
  const open = useOpened(shown, evidence)
  // What the specified fields alone tell stands on the cards.
  const opens = evidence && shown.some(({ sentAt }) => sentAt) ? evidence : undefined
  if (opens && open && !opens.isBeside) return opens.of(open)
  const isLoading = list.isLoading || pages?.isLoading === true
  const together = pages && view.show !== 'look' ? pages.together : plain.length
  const beside = evidence?.isBeside ? classes.panes : undefined
  return (
    <>
      {isLoading && (
        <div className={classes.bar}>
          <div className={classes.tools} />
        </div>
      )}
      {isSorted && !isLoading && (
        <div className={classes.bar}>
          <RequestTools counts={counts} view={view} onView={onView} />
          {together > 1 && (
            <Button
              variant="default"
              className={classes.many}
              aria-label={t('list.approve', { count: together })}
              leftSection={<IconChecks size={16} stroke={1.7} aria-hidden />}
              loading={isAsking}
              onClick={() =>
                void askAboutPlain()
                  .catch((error: unknown) => logFailure(`Could not look for ${kind}s to approve`, error))
                  .finally(() => setAsking(false))
              }
              {...ApproveManyModal.ahead}
            >
              <span className={classes.manyLong}>{t('list.approve', { count: together })}</span>
              <span className={classes.manyShort} aria-hidden>
                {t('list.approve.short', { count: together })}
              </span>
            </Button>
          )}
        </div>
      )}
      <div key={String(isLoading)} ref={panes} className={(opens && open) || isLoading ? beside : undefined}>
        <RequestList
          entries={entries}
          onLeave={clear}
          beyond={pages?.hasMore ? { left: countOf(counts[view.show], wanted.length), read: pages.onMore } : undefined}
          evidenceOf={
            opens &&
            ((request) => ({
              isOpen: request.id === open?.id,
              isBeside: opens.isBeside,
              open: () => opens.onOpen(request.number),
            }))
          }
          {...list}
          isLoading={isLoading}
          isFailed={isFailed}
          onRetry={pages?.isFailed ? pages.onRetry : list.onRetry}
          emptyText={isEmptied ? t('list.none') : emptyText}
          emptyAction={
            isEmptied && (
              <Button variant="default" onClick={() => onView({ q: '', show: 'all' })}>
                {t('list.clear')}
              </Button>
            )
          }
        />
        {opens?.isBeside && open && (
          <div key={open.id} className={classes.evidence}>
            {opens.of(open)}
          </div>
        )}
      </div>
      <ApproveManyModal
        opened={isApproving}
        requests={asked}
        onClose={() => setApproving(false)}
        onClosed={keepFocus}
      />
    </>
  )
}

function countsOf(found: readonly ComparedRequest[]): Record<RequestsView['show'], number> {
  const plain = found.filter((request) => isSelected(request, 'plain')).length
  return { all: found.length, plain, look: found.length - plain }
}

/** How many of all are not read yet. */
function countOf(all: number, read: number): number {
  return Math.max(1, all - read)
}

/**
 * The request whose evidence is shown: the one that was opened; beside the cards always one, the next where the opened one
 * is gone.
 */
function useOpened(shown: readonly ComparedRequest[], evidence: EvidencePane | undefined): ComparedRequest | undefined {
  const [place, setPlace] = useState(0)
  const index = shown.findIndex(({ number }) => number === evidence?.opened)
  if (index >= 0 && index !== place) setPlace(index)
  if (index >= 0 || !evidence?.isBeside) return shown[index]
  return shown[Math.min(place, shown.length - 1)]
}
