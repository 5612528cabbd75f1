import { Link, useLocation } from 'react-router'
import classes from './back-link.module.css'
import { IconArrowLeft } from './icons.ts'

/** Where a page was opened from, as a link hands it on in its `state`. */
export interface CameFrom {
  cameFrom: { to: string; name: string }
}

/** The way back to the page above, or to the page that the link came from. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const state = useLocation().state as Partial<CameFrom> | null
  const target = state?.cameFrom ?? { to, name: children }
  return (
    <Link to={target.to} className={classes.back}>
      <IconArrowLeft size={15} stroke={1.8} aria-hidden />
      {target.name}
    </Link>
  )
}
