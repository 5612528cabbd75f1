import { Button } from '@mantine/core'
import { requestDesk } from '@pravas/messages/en/request-desk'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { offlineQueue } from '../../api/browser-queue.ts'
import { later } from '../../ui/later.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { queuedDecisionId } from './queued-decision.tsx'
import classes from './request-desk.module.css'
import { RequestList } from './request-list.tsx'
import { type ComparedRequest, isSelected, type RequestsView, requestsFound, steadyOrder } from './requests-shown.ts'

const t = texts(requestDesk)

const ApproveManyModal = onDemand(async () => (await import('./approve-many-modal.tsx')).ApproveManyModal)

// The requests are read first; where the bar cannot be fetched they stand without it.
const RequestToolbar = later(
  async () => (await import('./request-toolbar.tsx')).RequestToolbar,
  <div className={classes.bar} />,
)

/** Fewer requests are seen at once, and need neither order nor search. */
const LEAST_SORTED = 3

interface RequestDeskProps {
  kind: ComparedRequest['kind']
  requests: ComparedRequest[]
  view: RequestsView
  onView: (view: RequestsView) => void
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
export function RequestDesk({ requests, view, onView, emptyText, evidence, ...list }: RequestDeskProps) {
  const found = requestsFound(requests, view)
  const wanted = found.filter((request) => isSelected(request, view.show)).map(({ id }) => id)
  const ids = useSteadyOrder(wanted, JSON.stringify(view))
  const byId = new Map(requests.map((request) => [request.id, request]))
  const shown = ids.flatMap((id) => byId.get(id) ?? [])
  const waiting = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.get)
  const isQueued = (request: ComparedRequest) => waiting.some(({ id }) => id === queuedDecisionId(request))
  const plain = shown.filter((request) => request.isPlain && request.status === 'pending' && !isQueued(request))
  // What is asked stays as it was shown, whatever the list does meanwhile.
  const [asked, setAsked] = useState<ComparedRequest[]>([])
  const [isApproving, setApproving] = useState(false)
  const isNarrowed = view.q !== '' || view.show !== 'all'
  const isEmptied = isNarrowed && requests.length > 0
  const [wasSorted, setWasSorted] = useState(false)
  // It stays as the list grows short, so that nothing moves under the pointer.
  const isSorted = wasSorted || isNarrowed || requests.length >= LEAST_SORTED
  if (isSorted && !wasSorted) setWasSorted(true)
  const open = useOpened(shown, evidence)
  // What the specified fields alone tell stands on the cards.
  const opens = evidence && requests.some(({ sentAt }) => sentAt) ? evidence : undefined
  if (opens && open && !opens.isBeside) return opens.of(open)
  return (
    <>
      {isSorted && (
        <RequestToolbar
          found={found}
          view={view}
          onView={onView}
          plain={plain.length}
          approveAhead={ApproveManyModal.ahead}
          onApprove={() => {
            setAsked(plain)
            setApproving(true)
          }}
        />
      )}
      <div className={opens?.isBeside && open ? classes.panes : undefined}>
        <RequestList
          requests={shown}
          evidenceOf={
            opens &&
            ((request) => ({
              isOpen: request.id === open?.id,
              isBeside: opens.isBeside,
              open: () => opens.onOpen(request.number),
            }))
          }
          {...list}
          emptyText={isEmptied ? t('desk.none') : emptyText}
          emptyAction={
            isEmptied && (
              <Button variant="default" onClick={() => onView({ ...view, q: '', show: 'all' })}>
                {t('desk.clear')}
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
      <ApproveManyModal opened={isApproving} requests={asked} onClose={() => setApproving(false)} />
    </>
  )
}

/** The order in which ids are shown while `key` stays the same: what is shown keeps its place, and new ones follow. */
function useSteadyOrder(wanted: readonly string[], key: string): readonly string[] {
  const [kept, setKept] = useState({ key, ids: wanted })
  const ids = kept.key === key ? steadyOrder(kept.ids, wanted) : wanted
  // What was shown last is known by the time of the next list, without a further drawing in between.
  if (kept.key !== key || ids.join(' ') !== kept.ids.join(' ')) setKept({ key, ids })
  return ids
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
