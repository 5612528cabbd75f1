import { Anchor, Skeleton } from '@mantine/core'
import { Children, Fragment, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useCameFrom } from './came-from.ts'
import classes from './list-card.module.css'
import { Retry } from './retry.tsx'
import { useKeptHeight } from './use-kept-height.ts'

interface Target {
  to: string
  name: string
}

interface ListCardProps {
  title: string
  more: Target
  isLoading: boolean
  /** Said where there is none, with where one is made, unless who looks at it cannot make any. */
  empty: { text: string; next: Target | undefined }
  failure?: string
  onRetry?: () => void
  children: ReactNode
}

/** A card that shows the first of a list and leads to the rest. It keeps its height while it loads. */
export function ListCard({ title, more, isLoading, empty, failure, onRetry, children }: ListCardProps) {
  const heading = useId()
  const place = useKeptHeight<HTMLElement>(title, { isLoading })
  return (
    <section {...place} className={classes.card} aria-labelledby={heading} aria-busy={isLoading}>
      <header className={classes.header}>
        <h2 id={heading}>{title}</h2>
        <Anchor component={Link} to={more.to} size="sm" className={classes.more}>
          {more.name}
        </Anchor>
      </header>
      {isLoading ? (
        <ListCardSkeleton />
      ) : Children.count(children) > 0 ? (
        <ul className={classes.list}>{children}</ul>
      ) : (
        <div className={classes.empty}>
          <p>{empty.text}</p>
          {failure && onRetry ? (
            <Retry text={failure} onRetry={onRetry} />
          ) : (
            empty.next && (
              <Anchor component={Link} to={empty.next.to} size="sm" className={classes.more}>
                {empty.next.name}
              </Anchor>
            )
          )}
        </div>
      )}
    </section>
  )
}

interface ListCardItemProps {
  to: string
  title: string
  /** Small facts under the title; missing ones are left out. */
  about: (string | null | undefined)[]
  figure: string
  badge: ReactNode
}

/** One record in the card; the whole line is the link to it. */
export function ListCardItem({ to, title, about, figure, badge }: ListCardItemProps) {
  return (
    <li>
      <Link to={to} state={useCameFrom()} className={classes.item}>
        <span className={classes.text}>
          <span className={classes.title}>{title}</span>
          <span className={classes.about}>
            {about.filter(Boolean).map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts have places, not names
              <Fragment key={index}>
                {index > 0 && ' · '}
                {fact}
              </Fragment>
            ))}
          </span>
        </span>
        <span className={classes.side}>
          <span className={classes.figure}>{figure}</span>
          {badge}
        </span>
      </Link>
    </li>
  )
}

function ListCardSkeleton() {
  return (
    <div aria-hidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className={classes.skeleton}>
          <div>
            <Skeleton height={12} width={130} mb={10} />
            <Skeleton height={10} width={190} />
          </div>
          <Skeleton height={12} width={80} />
        </div>
      ))}
    </div>
  )
}
