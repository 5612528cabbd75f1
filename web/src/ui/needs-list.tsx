import { Button, Skeleton } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { needsYouPage } from '@pravas/messages/en/needs-you'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, useId, useRef } from 'react'
import { Link } from 'react-router'
import classes from './needs-list.module.css'
import { Retry } from './retry.tsx'
import rows from './row-list.module.css'
import { useKeptHeight } from './use-kept-height.ts'

const t = texts(needsYouPage)
const c = texts(labels)

interface NeedsListProps {
  children: readonly ReactNode[]
  /** How many rows there are beyond those that are shown. */
  hidden: number
  onShowAll: () => void
  isLoading: boolean
  /** Whether more rows are shown than at first. */
  isOpened: boolean
  /** Asks again for what could not be loaded; absent when all was. */
  onRetry?: () => void
}

/** What waits for somebody, as rows of one list. It is there when nothing waits, too, and says so. */
export function NeedsList({ children, hidden, onShowAll, isLoading, isOpened, onRetry }: NeedsListProps) {
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const place = useKeptHeight<HTMLElement>('needs you', { isLoading, isPassing: isLoading || isOpened })
  const isEmpty = children.length === 0 && !isLoading && !onRetry
  const showAll = () => {
    onShowAll()
    // The button goes.
    list.current?.focus({ preventScroll: true })
  }
  return (
    <section {...place} className={classes.section} aria-labelledby={heading} aria-busy={isLoading}>
      <h2 id={heading}>{t('title')}</h2>
      {isEmpty && <p className={classes.none}>{t('none')}</p>}
      {isLoading && <RowSkeleton />}
      {!isLoading && children.length > 0 && (
        <ul ref={list} tabIndex={-1} className={rows.list}>
          {children}
        </ul>
      )}
      {hidden > 0 && !isLoading && (
        <Button variant="subtle" size="xs" className={classes.more} onClick={showAll}>
          {t('more', { count: hidden })}
        </Button>
      )}
      {onRetry && (
        <p className={classes.failure}>
          <Retry text={t('failed')} onRetry={onRetry} />
        </p>
      )}
    </section>
  )
}

function RowSkeleton() {
  return (
    <div aria-hidden className={rows.row}>
      <div>
        <Skeleton height={12} width={190} mb={8} />
        <Skeleton height={10} width={240} />
      </div>
      <Skeleton height={28} width={80} />
    </div>
  )
}

interface NeedsRowProps {
  name: string
  /** Small facts under the name, such as how many receipts it holds. */
  facts: readonly string[]
  /** What it comes to, in rupees as they are written. */
  amount?: string | undefined
  /** What blocks sending it. */
  blockers?: readonly string[]
  /** Where it is done. */
  to: string
  action: string
  /** What the link is called where its words alone would not say what it is about. */
  actionName?: string
  /** A further button. */
  aside?: ReactNode
}

/** One thing that waits, how long and for how much, and where it is done. */
export function NeedsRow({ name, facts, amount, blockers = [], to, action, actionName, aside }: NeedsRowProps) {
  return (
    <li className={`${rows.row} ${classes.row}`}>
      <div>
        <p className={rows.name}>{name}</p>
        {facts.length > 0 && (
          <p className={`${rows.facts} ${classes.facts}`} dir="auto">
            {facts.join(' · ')}
          </p>
        )}
        {blockers.map((text) => (
          <p key={text} className={classes.blocker}>
            {text}
          </p>
        ))}
      </div>
      <div className={classes.actions}>
        {amount && <span className={classes.amount}>{amount}</span>}
        <Button
          component={Link}
          to={to}
          variant="default"
          size="xs"
          className={rows.action}
          aria-label={actionName ?? `${action}: ${name}`}
        >
          {action}
        </Button>
        {aside}
      </div>
    </li>
  )
}

interface DraftRowProps extends Pick<NeedsRowProps, 'name' | 'facts' | 'amount' | 'blockers' | 'to'> {
  isBusy: boolean
  onDelete: () => void
}

/** A draft that is not sent yet, which can be gone on with or deleted. */
export function DraftRow({ name, isBusy, onDelete, ...row }: DraftRowProps) {
  return (
    <NeedsRow
      {...row}
      name={name}
      action={c('continue')}
      actionName={t('continue', { name })}
      aside={
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          className={rows.action}
          aria-label={t('delete', { name })}
          disabled={isBusy}
          onClick={onDelete}
        >
          {c('delete')}
        </Button>
      }
    />
  )
}
