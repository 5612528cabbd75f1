import { Button, Skeleton, Stack } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import type { Verdict } from '@pravas/contract/requests'
import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import { IconChecks } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useShortcutsHeld } from '../../shortcuts/use-shortcuts.ts'
import { later } from '../../ui/later.tsx'
import { Notice } from '../../ui/notice.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Retry } from '../../ui/retry.tsx'
import { DecidedLine } from './decided-line.tsx'
import classes from './request-card.module.css'
import { type Opening, RequestCard } from './request-card.tsx'
import type { RequestView } from './request-view.ts'
import { orderWithDecided, useUndoableDecisions } from './undoable-decisions.ts'
import { useRequestKeys } from './use-request-keys.ts'

const t = texts(approvals)

const ReasonModal = onDemand(async () => (await import('./reason-modal.tsx')).ReasonModal)

const RequestKeysHint = later(async () => (await import('./request-keys-hint.tsx')).RequestKeysHint)

/** So many cards are drawn at once; the next ones as one comes near their end. */
const DRAWN = 60

/** The decision that is asked about. */
interface Asked {
  verdict: Verdict
  request: RequestView
}

interface RequestListProps {
  kind: RequestView['kind']
  requests: RequestView[]
  isLoading: boolean
  isFailed: boolean
  onRetry: () => void
  emptyText: string
  /** What can be done about it, instead of the note that new ones appear. */
  emptyAction?: ReactNode
  /** How what a request rests on is opened, where it can be. */
  evidenceOf?: ((request: RequestView) => Opening) | undefined
}

/** Requests in the order of the answer. A reason that is being typed outlives a new or failed load of the list. */
export function RequestList({
  kind,
  requests,
  isLoading,
  isFailed,
  onRetry,
  emptyText,
  emptyAction,
  evidenceOf,
}: RequestListProps) {
  const [asked, setAsked] = useState<Asked>()
  const [asksReason, setAsksReason] = useState(false)
  const askReason = (verdict: Asked['verdict'], request: RequestView) => {
    setAsked({ verdict, request })
    setAsksReason(true)
  }
  useShortcutsHeld(asksReason)
  const decisions = useUndoableDecisions()
  // What was decided where a request was opened in the place of this list stands first.
  const [shown, setShown] = useState(() => decisions.filter((one) => one.kind === kind).map(({ id }) => id))
  const order = orderWithDecided(
    shown,
    requests.map(({ id }) => id),
    new Set(decisions.map(({ id }) => id)),
  )
  // What was shown last is known by the time of the next list, without a further drawing in between.
  if (order.join(' ') !== shown.join(' ')) setShown(order)
  const { list, takeFocusBack } = useRequestKeys(requests)
  const [drawn, setDrawn] = useState(DRAWN)
  const openAt = evidenceOf ? requests.findIndex((request) => evidenceOf(request).isOpen) : -1
  const count = Math.max(drawn, openAt + DRAWN / 2)
  const byId = new Map(requests.map((request) => [request.id, request]))
  // The room of what was decided is kept until the pointer leaves the list, so that no second click meets another request.
  const [isPointerHere, setIsPointerHere] = useState(true)
  return (
    <>
      <div
        ref={list}
        tabIndex={-1}
        className={classes.list}
        onPointerEnter={() => setIsPointerHere(true)}
        onPointerLeave={() => setIsPointerHere(false)}
      >
        {isLoading ? (
          <RequestListSkeleton />
        ) : order.length === 0 ? (
          <Notice title={emptyText} icon={<IconChecks size={28} stroke={1.3} aria-hidden />} action={emptyAction}>
            {isFailed ? <Retry text={t('list.failed')} onRetry={onRetry} /> : !emptyAction && t('list.empty-hint')}
          </Notice>
        ) : (
          <Stack gap="sm">
            {order.slice(0, count).map((id, index) => {
              const request = byId.get(id)
              if (request) {
                return (
                  <RequestCard
                    key={id || index}
                    request={request}
                    onReason={(verdict) => askReason(verdict, request)}
                    reasonAhead={ReasonModal.ahead}
                    evidence={evidenceOf?.(request)}
                  />
                )
              }
              const decision = decisions.find((one) => one.id === id)
              if (!decision) return null
              const isLatest = decision === decisions.findLast((one) => order.includes(one.id))
              return <DecidedLine key={id} decision={decision} keepsRoom={isPointerHere} isLatest={isLatest} />
            })}
            {order.length > count && (
              <More key={count} left={order.length - count} onMore={() => setDrawn(count + DRAWN)} />
            )}
            <RequestKeysHint />
          </Stack>
        )}
      </div>
      {asked && (
        <ReasonModal
          key={`${asked.verdict} ${asked.request.id}`}
          opened={asksReason}
          {...asked}
          onClose={() => setAsksReason(false)}
          onClosed={takeFocusBack}
        />
      )}
    </>
  )
}

function RequestListSkeleton() {
  return (
    <Stack gap="sm">
      <p role="status" className={classes.loading}>
        {t('list.loading')}
      </p>
      {[1, 2, 3].map((card) => (
        <div key={card} className={classes.card} aria-hidden>
          <Skeleton height={14} width={180} mb={18} />
          <Skeleton height={11} width="70%" mb={10} />
          <Skeleton height={11} width="45%" mb={42} />
        </div>
      ))}
    </Stack>
  )
}

/** Draws more of a long list when its end comes into view; who sees the button may press it. */
function More({ left, onMore }: { left: number; onMore: () => void }) {
  const { ref, inViewport } = useInViewport<HTMLButtonElement>()
  const draw = useEffectEvent(onMore)
  useEffect(() => {
    if (inViewport) draw()
  }, [inViewport])
  return (
    <Button ref={ref} variant="default" onClick={onMore}>
      {t('list.more', { count: left })}
    </Button>
  )
}
