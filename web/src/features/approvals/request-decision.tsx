import { Button } from '@mantine/core'
import type { Verdict } from '@pravas/contract/requests'
import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { IconArrowBackUp, IconCheck, IconX } from '../../ui/icons.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { DecidedLine } from './decided-line.tsx'
import { askedIn } from './mail-link.ts'
import { useMarked } from './marked-refusals.ts'
import classes from './request-decision.module.css'
import type { RequestView } from './request-view.ts'
import { useUndoableDecisions } from './undoable-decisions.ts'
import { explainDecision, useDecide } from './use-decide.tsx'
import { useQueuedDecision } from './use-queued-decision.ts'

const t = texts(approvals)

const ApproveModal = onDemand(async () => (await import('./approve-modal.tsx')).ApproveModal)
const ReasonModal = onDemand(async () => (await import('./reason-modal.tsx')).ReasonModal)

interface RequestDecisionProps {
  request: RequestView
  /** Whose request it is; nobody decides on their own. */
  employeeId: string | null | undefined
}

/**
 * Approve, Reject and Return for a pending request that this administrator may decide on; nothing for anybody else. Whoever comes
 * by the link of a mail is asked at once, and once.
 */
export function RequestDecision({ request, employeeId }: RequestDecisionProps) {
  const { isAdmin, user } = useSession()
  const { decide, isPending: isDeciding, isError, error } = useDecide(request)
  const kept = useQueuedDecision(request)
  const marked = useMarked(request)
  const undoable = useUndoableDecisions()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(() => askedIn(state))
  const [asks, setAsks] = useState<Verdict>()
  const isAsked = askedIn(state) !== undefined
  useEffect(() => {
    // A reload of the page does not ask again.
    if (isAsked) navigate(`${pathname}${search}`, { replace: true, state: null })
  }, [isAsked, navigate, pathname, search])
  const place = useRef<HTMLDivElement>(null)
  // The buttons are gone when it is decided; the focus stays where they were.
  const keepFocus = () => place.current?.focus({ preventScroll: true })

  // What an administrator can read of others is of those whom they decide on: their team, or everybody.
  if (!isAdmin || !employeeId || employeeId === user.employee_id) return null
  const isPending = request.status === 'pending'
  const decision = undoable.find(({ kind, id }) => kind === request.kind && id === request.id)
  // What was shown by an earlier visit may be older than what the link asked about.
  const byLink = isPending && asked?.version === request.version ? asked?.verdict : undefined
  const modal = {
    request,
    onClose: () => {
      setAsks(undefined)
      setAsked(undefined)
    },
    onClosed: () => {
      if (!place.current?.contains(document.activeElement)) keepFocus()
    },
  }
  return (
    <>
      <div
        ref={place}
        tabIndex={-1}
        className={classes.decision}
        data-parts={request.receipts && request.receipts.length > 1}
      >
        {decision && <DecidedLine decision={decision} />}
        {isPending && !decision && (
          <>
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              disabled={isDeciding}
              onClick={() => setAsks('returned')}
              {...ReasonModal.ahead}
            >
              {t('return')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconX size={16} aria-hidden />}
              disabled={isDeciding}
              onClick={() => setAsks('rejected')}
              {...ReasonModal.ahead}
            >
              {t('reject')}
            </Button>
            <Button
              leftSection={<IconCheck size={16} aria-hidden />}
              loading={isDeciding}
              onClick={() => {
                if (marked) return setAsks('approved')
                keepFocus()
                decide({ verdict: 'approved' })
              }}
            >
              {marked?.label ?? t('approve')}
            </Button>
            {kept !== undefined && <span className={classes.kept}>{kept}</span>}
            {isError && (
              <span role="status" className={classes.failure}>
                {explainDecision(error)}
              </span>
            )}
          </>
        )}
      </div>
      <ApproveModal opened={(asks ?? byLink) === 'approved'} {...modal} />
      <ReasonModal verdict="rejected" opened={(asks ?? byLink) === 'rejected'} {...modal} />
      <ReasonModal verdict="returned" opened={asks === 'returned'} {...modal} />
    </>
  )
}
