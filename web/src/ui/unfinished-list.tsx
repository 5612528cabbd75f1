import { Button } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Retry } from './retry.tsx'
import rows from './row-list.module.css'
import classes from './unfinished-list.module.css'

const t = texts(records)
const c = texts(labels)

interface UnfinishedListProps {
  children: ReactNode
  /** How many rows more there are. */
  hidden: number
  onShowAll: () => void
  /** What could not be loaded, in a sentence. */
  failure?: string
  onRetry?: () => void
}

/** What was begun and is not sent yet, as rows of one list. */
export function UnfinishedList({ children, hidden, onShowAll, failure, onRetry }: UnfinishedListProps) {
  const heading = useId()
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('unfinished')}</h2>
      <ul className={rows.list}>{children}</ul>
      {hidden > 0 && (
        <Button variant="subtle" size="xs" className={classes.more ?? ''} onClick={onShowAll}>
          {t('unfinished.more', { count: hidden })}
        </Button>
      )}
      {failure && onRetry && (
        <p className={classes.failure}>
          <Retry text={failure} onRetry={onRetry} />
        </p>
      )}
    </section>
  )
}

interface UnfinishedRowProps {
  name: string
  /** Small facts under the name, such as how many receipts it holds. */
  facts: readonly string[]
  /** What blocks sending it. */
  blockers: readonly string[]
  /** Where it goes on. */
  to: string
  isBusy: boolean
  onDelete: () => void
}

/** One draft, with what blocks sending it and what can be done about it. */
export function UnfinishedRow({ name, facts, blockers, to, isBusy, onDelete }: UnfinishedRowProps) {
  return (
    <li className={`${rows.row} ${classes.row}`}>
      <div>
        <p className={rows.name}>{name}</p>
        <p className={rows.facts}>{facts.join(' · ')}</p>
        {blockers.map((text) => (
          <p key={text} className={classes.blocker}>
            {text}
          </p>
        ))}
      </div>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={to}
          variant="default"
          size="xs"
          className={rows.action ?? ''}
          aria-label={t('unfinished.continue', { name })}
        >
          {c('continue')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          className={rows.action ?? ''}
          aria-label={t('unfinished.delete', { name })}
          disabled={isBusy}
          onClick={onDelete}
        >
          {c('delete')}
        </Button>
      </div>
    </li>
  )
}
