import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCameFrom } from './came-from.ts'
import classes from './record-link.module.css'

interface RecordLinkProps {
  to: string
  children: ReactNode
}

/** The link by which a record is named in a list. */
export function RecordLink({ to, children }: RecordLinkProps) {
  return (
    <Link to={to} state={useCameFrom()} className={classes.link}>
      {children}
    </Link>
  )
}
