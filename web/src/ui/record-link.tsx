import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CameFrom } from './back-link.tsx'
import classes from './record-link.module.css'

interface RecordLinkProps {
  to: string
  /** The page to which the record's back link leads, when it is not the record's own list. */
  cameFrom?: CameFrom['cameFrom']
  children: ReactNode
}

/** The link by which a record is named in a list. */
export function RecordLink({ to, cameFrom, children }: RecordLinkProps) {
  return (
    <Link to={to} state={cameFrom && ({ cameFrom } satisfies CameFrom)} className={classes.link ?? ''}>
      {children}
    </Link>
  )
}
