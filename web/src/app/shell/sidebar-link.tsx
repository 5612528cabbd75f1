import type { NeedsYou } from '@pravas/contract/needs-you'
import { needsYouPage } from '@pravas/messages/en/needs-you'
import { texts } from '@pravas/messages/texts'
import type { Icon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { NavLink } from 'react-router'
import { whatNeedsYou } from '../../api/needs-you.ts'
import { preloadPage } from '../page-loaders.ts'
import classes from './sidebar.module.css'

const t = texts(needsYouPage)

const MOST_COUNTED = 99

interface SidebarLinkProps {
  to: string
  name: string
  icon: Icon
  /** How much waits on the page. */
  waits?: ((needs: NeedsYou) => number) | undefined
  holdsPage?: boolean | undefined
  /** Whether pages below its own do not count as its page. */
  isExact?: boolean
  onNavigate: (() => void) | undefined
}

/** A link to a page, whose code is fetched as soon as a pointer or the focus comes near. */
export function SidebarLink({ to, name, icon: Mark, waits, holdsPage, isExact = false, onNavigate }: SidebarLinkProps) {
  const description = useId()
  const { data: count = 0 } = useQuery({ ...whatNeedsYou, enabled: waits !== undefined, select: waits ?? nothing })
  const link = (
    <NavLink
      to={to}
      end={isExact}
      className={classes.link}
      data-holds-page={holdsPage}
      {...(count > 0 && { 'aria-describedby': description })}
      onClick={onNavigate}
      onMouseEnter={() => preloadPage(to)}
      onFocus={() => preloadPage(to)}
    >
      <Mark size={18} stroke={1.6} aria-hidden />
      {name}
    </NavLink>
  )
  if (waits === undefined) return link
  // The count stands beside the link, whose name is that of its page.
  return (
    <div className={classes.counted}>
      {link}
      {count > 0 && (
        <span className={classes.count}>
          <span aria-hidden>{count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}</span>
          <span id={description} hidden>
            {t('count.waiting', { count })}
          </span>
        </span>
      )}
    </div>
  )
}

const nothing = () => 0
