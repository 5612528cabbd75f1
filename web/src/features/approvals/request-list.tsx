import { Button, Skeleton, Stack } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import type { Verdict } from '@pravas/contract/requests'
import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useShortcutsHeld } from '../../shortcuts/use-shortcuts.ts'
import { IconChecks } from '../../ui/icons.ts'
import { later } from '../../ui/later.tsx'
import { Notice } from '../../ui/notice.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Retry } from '../../ui/retry.tsx'
import { useInSteps } from '../../ui/use-in-steps.ts'
import { DecidedLine } from './decided-line.tsx'
import classes from './request-card.module.css'
import { type Opening, RequestCard } from './request-card.tsx'
import type { RequestView } from './request-view.ts'
import type { Entry } from './steady-entries.ts'
import { useUndoableDecisions } from './undoable-decisions.ts'
import { useRequestKeys } from './use-request-keys.ts'

const t = texts(approvals)

const code = async () => (await import('./further-parts.ts')).further

const ReasonModal = onDemand(async () => (await code()).ReasonModal())

const RequestKeysHint = later(async () => (await code()).RequestKeysHint())

/** How many cards are drawn at once; the next ones as one comes near their end. */
const DRAWN = 60
/** How near. */
const NEAR = '800px 0px'

/** The decision that is asked about. */
interface Asked {
  verdict: Verdict
  request: RequestView
}

interface RequestListProps {
  /** In the order in which they are shown. */
  entries: readonly Entry<RequestView>[]
  /** Called when the pointer leaves: nothing is under it any more that must not move. */
  onLeave: () => void
  isLoading: boolean
  isFailed: boolean
  onRetry: () => void
  emptyText: string
  /** What can be done about it, instead of the note that new ones appear. */
  emptyAction?: ReactNode
  /** How what a request rests on is opened, where it can be. */
  evidenceOf?: ((request: RequestView) => Opening) | undefined
  /** How many there are beyond these, and what reads more of them. */
  beyond?: { left: number; read: () => void } | undefined
}

/** Requests in a steady order. A reason that is being typed outlives a new or failed load of the list. */
export function RequestList({
  entries,
  onLeave,
  isLoading,
  isFailed,
  onRetry,
  emptyText,
  emptyAction,
  evidenceOf,
  beyond,
}: RequestListProps) {
  const [asked, setAsked] = useState<Asked>()
  const [asksReason, setAsksReason] = useState(false)
  const askReason = (verdict: Asked['verdict'], request: RequestView) => {
    setAsked({ verdict, request })
    setAsksReason(true)
  }
  useShortcutsHeld(asksReason)
  const decisions = useUndoableDecisions()
  const { list, takeFocusBack } = useRequestKeys(entries)
  const [drawn, setDrawn] = useState(DRAWN)
  const openAt = evidenceOf ? entries.findIndex(({ request }) => request && evidenceOf(request).isOpen) : -1
  const count = Math.max(drawn, openAt + DRAWN / 2)
  const stands = useInSteps(Math.min(count, entries.length), { first: 1, step: 1, whole: openAt >= 0 })
  const left = Math.max(0, entries.length - count) + (beyond?.left ?? 0)
  // Who has taken a decision back goes on at its request, unless they have gone elsewhere meanwhile.
  const [back, setBack] = useState<string>()
  useEffect(() => {
    if (back !== undefined) takeFocusBack(back)
  }, [back, takeFocusBack])
  const latest = decisions.findLast(({ id }) => entries.some((entry) => entry.id === id))
  // The room of what was decided is kept until the pointer leaves the list, so that no second click meets another request.
  const [isPointerHere, setIsPointerHere] = useState(true)
  return (
    <>
      <div
        ref={list}
        tabIndex={-1}
        className={classes.list}
        onPointerEnter={() => setIsPointerHere(true)}
        onPointerLeave={() => {
          setIsPointerHere(false)
          onLeave()
        }}
      >
        {isLoading ? (
          <RequestListSkeleton />
        ) : entries.length === 0 ? (
          <Notice title={emptyText} icon={<IconChecks size={28} stroke={1.3} aria-hidden />} action={emptyAction}>
            {isFailed ? <Retry text={t('list.failed')} onRetry={onRetry} /> : !emptyAction && t('list.empty-hint')}
          </Notice>
        ) : (
          <Stack gap="sm">
            {entries.slice(0, stands).map(({ id, request, state }, index) => {
              const decision = decisions.find((one) => one.id === id)
              if (state === 'decided') {
                if (!decision) return null
                return (
                  <DecidedLine
                    key={id}
                    decision={decision}
                    keepsRoom={isPointerHere}
                    isLatest={decision === latest}
                    onUndone={() => setBack(id)}
                  />
                )
              }
              if (!request) return null
              return (
                <RequestCard
                  key={id || index}
                  request={request}
                  isGone={state === 'gone'}
                  onReason={(verdict) => askReason(verdict, request)}
                  reasonAhead={ReasonModal.ahead}
                  evidence={evidenceOf?.(request)}
                />
              )
            })}
            {left > 0 && (
              <More
                key={`${count} ${entries.length}`}
                left={left}
                onMore={() => {
                  setDrawn(count + DRAWN)
                  if (count + DRAWN >= entries.length) beyond?.read()
                }}
              />
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
          request={entries.find(({ id }) => id === asked.request.id)?.request ?? asked.request}
          onClose={() => setAsksReason(false)}
          onClosed={() => takeFocusBack()}
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

/** Draws more of a long list when its end comes near; who sees the button may press it. */
function More({ left, onMore }: { left: number; onMore: () => void }) {
  const { ref, entry } = useIntersection<HTMLButtonElement>({ rootMargin: NEAR })
  const isNear = entry?.isIntersecting === true
  const draw = useEffectEvent(onMore)
  useEffect(() => {
    if (isNear) draw()
  }, [isNear])
  return (
    <Button ref={ref} variant="default" onClick={onMore}>
      {t('list.more', { count: left })}
    </Button>
  )
}
