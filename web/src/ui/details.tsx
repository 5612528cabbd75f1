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

/** Names and values one below the other. */
export function Details({ children }: { children: ReactNode }) {
  return <dl className={classes.list}>{children}</dl>
}

interface DetailProps {
  name: string
  /** For amounts: right-aligned; `total` also sets it off as the sum of those above. */
  kind?: 'amount' | 'total'
  children: ReactNode
}

/** One name and its value. */
export function Detail({ name, kind, children }: DetailProps) {
  return (
    <div className={classes.detail} data-kind={kind}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The outline of details that are still being loaded, under the text that says so. */
export function DetailsSkeleton({ text }: { text: string }) {
  return (
    <div className={classes.section}>
      <p role="status" className={classes.loading}>
        {text}
      </p>
      {[38, 24, 46, 30, 52, 28, 40].map((width) => (
        <div key={width} className={classes.detail} aria-hidden>
          <Skeleton height={11} width={90} my={5} />
          <Skeleton height={11} width={`${width}%`} my={5} />
        </div>
      ))}
    </div>
  )
}
