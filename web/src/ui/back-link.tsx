import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './back-link.module.css'

/** The way back to the page above. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={classes.back ?? ''}>
      <IconArrowLeft size={15} stroke={1.8} aria-hidden />
      {children}
    </Link>
  )
}
