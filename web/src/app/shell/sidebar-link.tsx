import type { Icon } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { preloadPage } from '../page-loaders.ts'
import classes from './sidebar.module.css'

interface SidebarLinkProps {
  to: string
  name: string
  icon: Icon
  holdsPage?: boolean | undefined
  /** Whether pages below its own do not count as its page. */
  isExact?: boolean
  onNavigate: (() => void) | undefined
}

/** A link to a page, whose code is fetched as soon as a pointer or the focus comes near. */
export function SidebarLink({ to, name, icon: Mark, holdsPage, isExact = false, onNavigate }: SidebarLinkProps) {
  return (
    <NavLink
      to={to}
      end={isExact}
      className={classes.link ?? ''}
      data-holds-page={holdsPage}
      onClick={onNavigate}
      onMouseEnter={() => preloadPage(to)}
      onFocus={() => preloadPage(to)}
    >
      <Mark size={18} stroke={1.6} aria-hidden />
      {name}
    </NavLink>
  )
}
