import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './record-link.module.css'

interface RecordLinkProps {
  to: string
  children: ReactNode
}

/** The link by which a record is named in a list. */
export function RecordLink({ to, children }: RecordLinkProps) {
  return (
    <Link to={to} className={classes.link ?? ''}>
      {children}
    </Link>
  )
}
