import { Skeleton } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './details.module.css'

interface SectionProps {
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** A titled part of a page, set off by a hairline. */
export function Section({ title, aside, children }: SectionProps) {
  const heading = useId()
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <header className={classes.header}>
        <h2 id={heading}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

interface DetailsProps {
  /** Whether they stand beside each other, each value below its name, where there are many short ones. */
  isStrip?: boolean
  children: ReactNode
}

/** Names and values one below the other. */
export function Details({ isStrip = false, children }: DetailsProps) {
  return (
    <dl className={classes.list} data-strip={isStrip || undefined}>
      {children}
    </dl>
  )
}

interface DetailProps {
  name: string
  /** For amounts: right-aligned; `total` also sets it off as the sum of those above. */
  kind?: 'amount' | 'total'
  /** In a strip: whether its value is a sentence, which has the room of two. */
  isLong?: boolean
  /** Small print below: what the value is made of. */
  note?: ReactNode
  children: ReactNode
}

/** One name and its value. */
export function Detail({ name, kind, isLong, note, children }: DetailProps) {
  return (
    <div className={classes.detail} data-kind={kind} data-long={isLong}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  )
}

interface DetailsSkeletonProps {
  /** How many names and values there will be. */
  rows: number
  /** As of `Details`. */
  isStrip?: boolean
  /** Says that the details are being loaded; in one of several outlines only. */
  text?: string
}

/** The outline of details that are still being loaded. */
export function DetailsSkeleton({ rows, isStrip = false, text }: DetailsSkeletonProps) {
  return (
    <div className={classes.section}>
      <div className={classes.header}>{text && <p role="status">{text}</p>}</div>
      <div aria-hidden className={classes.list} data-strip={isStrip || undefined}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          <div key={row} className={classes.detail}>
            <Skeleton height={11} width="55%" my={4.5} />
            <Skeleton height={11} width={`${30 + ((row * 13) % 25)}%`} my={4.5} />
          </div>
        ))}
      </div>
    </div>
  )
}
