import { Anchor, Button } from '@mantine/core'
import type { Verdict } from '@pravas/contract/requests'
import { approvals } from '@pravas/messages/en/approvals'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { CardQuestions } from '../../questions/questions.tsx'
import { Changes } from '../../status/changes.tsx'
import { ClauseLinks } from '../../status/clause-link.tsx'
import { PolicyIcon } from '../../status/policy-icon.tsx'
import { policyLine } from '../../status/policy-words.ts'
import { StatusBadge } from '../../status/status-badge.tsx'
import type { CameFrom } from '../../ui/back-link.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import { capitalised } from '../../ui/formats.ts'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCalendarQuestion,
  IconCheck,
  IconChevronRight,
  IconCopy,
  IconX,
} from '../../ui/icons.ts'
import { later } from '../../ui/later.tsx'
import { useMarked } from './marked-refusals.ts'
import classes from './request-card.module.css'
import { isOwn, type RequestView, waitOf } from './request-view.ts'
import { explainDecision, useDecide } from './use-decide.tsx'
import { useQueuedDecision } from './use-queued-decision.ts'

const t = texts(approvals)
const c = texts(labels)

const BACK = {
  trip: { to: '/admin-approvals', name: c('page.manager-approvals') },
  expense: { to: '/admin-approvals?tab=expenses', name: c('page.manager-approvals') },
}

// Of one budget: room that is kept until its code is there, so that nothing moves under a pointer below it.
const BudgetsOfRequest = later(
  async () => await (await import('./further-parts.ts')).further.BudgetsOfRequest(),
  <div className={classes.budgets} style={{ minHeight: 104 }} />,
)

/** More links to receipts than these are folded up. */
const OPEN_RECEIPTS = 4

/** More of what should be known first is counted. */
const WORST_NAMED = 3

/** What stands in no other line of the card is said here also where it is the only thing. */
function hasHeadline({ worst = [], findings, duplicates, undated }: RequestView): boolean {
  return worst.length > 1 || (worst.length === 1 && !findings?.length && !duplicates && !undated)
}

function worstLine(worst: readonly string[]): string {
  const more = worst.length - WORST_NAMED
  const named = worst.slice(0, WORST_NAMED).join(' · ')
  const line = more > 0 ? `${named} · ${t('worst.more', { count: more })}` : named
  return capitalised(line)
}

interface RequestCardProps {
  request: RequestView
  /** Whether it waits no longer, which is said in the place of the decision. */
  isGone?: boolean
  /** Asks for the reason of a rejection, what is to be changed, or whether a claim is approved without the receipts that are refused. */
  onReason: (verdict: Verdict) => void
  /** What fetches that question ahead. */
  reasonAhead: { onPointerEnter: () => void; onFocus: () => void }
  /** Where what it rests on can be shown; the card is then short. */
  evidence?: Opening | undefined
}

/** How the evidence of a request is opened from its card. */
export interface Opening {
  isOpen: boolean
  /** Whether it stands beside the cards. */
  isBeside: boolean
  open: () => void
}

/** One request with what a decision needs, and the decision while it is pending. */
export function RequestCard({ request, isGone = false, onReason, reasonAhead, evidence }: RequestCardProps) {
  const { decide, isPending: isDeciding, isError, error } = useDecide(request)
  const kept = useQueuedDecision(request)
  const marked = useMarked(request)
  const isShort = evidence !== undefined
  const { user } = useSession()
  const own = isOwn(request, user)

  const openOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return
    event.currentTarget.querySelector<HTMLElement>('[data-key="open"]')?.click()
  }
  const approve = (event: MouseEvent<HTMLElement>) => {
    // The button is disabled while it works and would drop the focus.
    event.currentTarget.closest('article')?.focus({ preventScroll: true })
    if (marked) onReason('approved')
    else decide({ verdict: 'approved' })
  }

  return (
    <article
      tabIndex={-1}
      className={classes.card}
      aria-label={`${request.number}, ${request.title}`}
      data-request={request.id}
      aria-busy={isDeciding}
      data-short={isShort}
      data-gone={isGone}
      aria-current={evidence?.isOpen}
      onKeyDown={openOnEnter}
      onFocus={() => {
        reasonAhead.onFocus()
        if (evidence?.isBeside && !evidence.isOpen) evidence.open()
      }}
    >
      <header className={classes.header}>
        <h2>
          {evidence ? (
            <button type="button" className={classes.title} onClick={evidence.open}>
              {request.title}
              {!evidence.isBeside && <IconChevronRight size={16} stroke={1.7} aria-hidden />}
            </button>
          ) : (
            request.title
          )}
        </h2>
        <StatusBadge status={request.status} />
        <span className={classes.amount}>{request.amount}</span>
      </header>
      {(isShort ? Boolean(request.worst?.length) : hasHeadline(request)) && (
        <p className={classes.worst}>
          <IconAlertTriangle size={15} stroke={1.7} aria-label={t('worst')} role="img" />
          <span>{worstLine(request.worst ?? [])}</span>
        </p>
      )}
      <div className={classes.body}>
        <dl className={classes.facts}>
          <Fact name={request.kind === 'trip' ? c('trip-number') : c('expense-number')}>
            <Anchor
              component={Link}
              to={request.address}
              state={{ cameFrom: BACK[request.kind] } satisfies CameFrom}
              className={classes.number}
              data-key="open"
              inherit
            >
              {request.number}
            </Anchor>
          </Fact>
          <Fact name={c('employee')}>{request.employee}</Fact>
          {request.onBehalfOf && (
            <Fact name={t('on-behalf')} isNamed>
              {request.onBehalfOf}
            </Fact>
          )}
          {request.facts.map(
            ({ name, value, isLong, isKey }) =>
              (isKey || !isShort) && (
                <Fact key={name} name={name} isLong={isLong}>
                  {value}
                </Fact>
              ),
          )}
          {isShort && (
            <Fact name={t('waits')} isNamed>
              {waitOf(request.sentAt)}
            </Fact>
          )}
          {isShort && request.changes && (
            <Fact name={t('sent-again')} isNamed>
              {t('sent-again.changes', { count: request.changes.length })}
            </Fact>
          )}
        </dl>
        {!isShort && <Further request={request} />}
        {request.status === 'pending' && !isShort && !own && (
          <div className={classes.questions}>
            <CardQuestions
              kind={request.kind}
              reference={request.id}
              version={request.version}
              owner={request.employee}
            />
          </div>
        )}
        {request.status === 'pending' && own && <p className={classes.own}>{t('own')}</p>}
        {request.status === 'pending' && !own && (
          <footer className={classes.footer}>
            {isGone && (
              <span role="status" className={classes.gone}>
                {isError ? explainDecision(error) : t('gone')}
              </span>
            )}
            {kept !== undefined && <span className={classes.kept}>{kept}</span>}
            {isError && !isGone && (
              <span role="status" className={classes.failure}>
                {explainDecision(error)}
              </span>
            )}
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              disabled={isDeciding || isGone}
              data-key="return"
              onClick={() => onReason('returned')}
              {...reasonAhead}
            >
              {t('return')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconX size={16} aria-hidden />}
              disabled={isDeciding || isGone}
              data-key="reject"
              onClick={() => onReason('rejected')}
              {...reasonAhead}
            >
              {t('reject')}
            </Button>
            <Button
              leftSection={<IconCheck size={16} aria-hidden />}
              loading={isDeciding}
              disabled={isGone}
              data-key="approve"
              onClick={approve}
            >
              {marked?.label ?? t('approve')}
            </Button>
            {!marked && (
              <span className={classes.confirm} aria-hidden>
                {t('enter-approves', { amount: request.amount })}
              </span>
            )}
          </footer>
        )}
      </div>
    </article>
  )
}

/** What stands beside the facts of a request where no evidence does. */
function Further({ request }: { request: RequestView }) {
  return (
    <>
      {request.booked && <p className={classes.booked}>{request.booked}</p>}
      {request.receipts && <Receipts receipts={request.receipts} />}
      {request.taxes?.map((line) => (
        <p key={line} className={classes.booked}>
          {line}
        </p>
      ))}
      {request.duplicates && (
        <ul className={classes.duplicates} aria-label={t('possible-duplicates')}>
          {request.duplicates.map(({ text, warns }) => (
            <li key={text} className={classes.policy} data-beyond={warns}>
              <IconCopy size={15} stroke={1.7} aria-hidden />
              <span>
                <strong>{t('possible-duplicate')}</strong> {text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {request.changes && (
        <div className={classes.changes}>
          <Changes lines={request.changes} />
        </div>
      )}
      {request.undated && (
        <p className={classes.policy} data-beyond>
          <IconCalendarQuestion size={15} stroke={1.7} aria-hidden />
          {request.undated}
        </p>
      )}
      {request.findings && (
        <p className={classes.policy} data-beyond={request.findings.length > 0}>
          <PolicyIcon findings={request.findings} size={15} />
          <span>{policyLine(request.findings)}</span>
          <ClauseLinks findings={request.findings} sentAt={request.sentAt} />
        </p>
      )}
      {request.bookedOn && <BudgetsOfRequest kind={request.kind} reference={request.id} className={classes.budgets} />}
    </>
  )
}

/** Links to the files of the receipts; many are folded up. */
function Receipts({ receipts }: { receipts: NonNullable<RequestView['receipts']> }) {
  const links = receipts.map(({ link, name }) => (
    <li key={link}>
      <FileLink href={link}>{name}</FileLink>
    </li>
  ))
  if (receipts.length <= OPEN_RECEIPTS) return <ul className={classes.receipts}>{links}</ul>
  return (
    <details className={classes.fold}>
      <summary>{t('receipts', { count: receipts.length })}</summary>
      <ul className={classes.many}>{links}</ul>
    </details>
  )
}

interface FactProps {
  name: string
  isLong?: boolean | undefined
  /** Whether its name is seen on a short card, too, where the others speak for themselves. */
  isNamed?: boolean
  children: ReactNode
}

function Fact({ name, isLong, isNamed, children }: FactProps) {
  return (
    <div data-long={isLong} data-named={isNamed}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
