import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './record-link.module.css'

/** The link by which a record is named in a list. */
export function RecordLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.link ?? ''}>
      {children}
    </Link>
  )
}
